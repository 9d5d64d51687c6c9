"""The questions at which cards and skills are offered."""

from __future__ import annotations

from typing import Final

from fengsheng.core.reason import SAID, Case, Reason

PLAY: Final = "play"  # 出牌阶段: the own turn
TRAVEL: Final = "travel"  # intelligence lies in front of a player, who has not decided yet
CONTEST: Final = "contest"  # 争夺阶段
RESCUE: Final = "rescue"  # somebody is dying
MOMENTS: Final = (PLAY, TRAVEL, CONTEST, RESCUE)

DECIDE: Final = "decide"  # how the question is called at which `TRAVEL` falls
POLLS: Final = (CONTEST, RESCUE)  # where everybody is asked


def at_idle(c: Case, kind: str) -> bool:
    """Whether the seat is at an idle point of that kind."""
    return c.kind == kind and (kind in POLLS or c.asked == c.seat)


def passed(c: Case) -> Reason | None:
    """SW-FIGHT-15, SW-DYING-07: who has passed in a poll is asked again once somebody acts."""
    if c.offered is None and c.kind in POLLS:
        return Reason("passed", "SW-FIGHT-15" if c.kind == CONTEST else "SW-DYING-07", when=SAID)
    return None
