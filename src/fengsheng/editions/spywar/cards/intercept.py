"""截获 intercept."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import INTERCEPT
from fengsheng.editions.spywar.flow.moments import CONTEST
from fengsheng.editions.spywar.flow.use import FunctionCard


def move_intel(s: State, to: int, by: int, rule: str) -> None:
    """The pending intelligence moves in front of another player; the sender stays the sender
    (SW-TERM-18)."""
    assert s.transit is not None
    s.transit.position = to
    emit(s, "moved", by, to, rule=rule)


class Intercept(FunctionCard):
    """截获: the pending intelligence moves in front of you."""

    name = "sw-intercept"
    function = INTERCEPT
    rule = "SW-CARD-JIEHUO-01"
    moments = (CONTEST,)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-JIEHUO-02/03: also by the holder, to no effect."""
        if s.transit is not None:
            move_intel(s, f.by, f.by, "SW-CARD-JIEHUO-02")
