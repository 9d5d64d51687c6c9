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
    """Who has passed in a poll is asked again once somebody acts (SW-FIGHT-15); in a rescue only after a 澄清
    that was not enough (SW-DYING-07/13), and not even then where asking goes on (SW-CONFLICT-02)."""
    if c.offered is not None or c.kind not in POLLS:
        return None
    if c.kind == CONTEST:
        return Reason("passed", "SW-FIGHT-15", when=SAID)
    if c.house("dying_poll_after_use") == "restart":
        return Reason("sw-passed-rescue", "SW-DYING-07", when=SAID)
    return Reason("sw-passed-for-good", "SW-CONFLICT-02", when=SAID)
