"""误导 mislead."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.reason import Case, Reason
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.intercept import move_intel
from fengsheng.editions.spywar.deck import MISLEAD
from fengsheng.editions.spywar.flow.moments import CONTEST
from fengsheng.editions.spywar.flow.use import FunctionCard


def neighbours(s: State, seat: int) -> list[int]:
    """SW-TERM-25, SW-RULING-12: the nearest living player on either side, without doubles."""
    found: list[int] = []
    for step in (1, -1):
        other = (seat + step) % s.rules.seats
        while other != seat and not s.alive >> other & 1:
            other = (other + step) % s.rules.seats
        if other != seat and other not in found:
            found.append(other)
    return found


def _sides(s: State) -> list[int]:
    return neighbours(s, s.transit.position) if s.transit is not None else []


class Mislead(FunctionCard):
    """误导: the pending intelligence moves to the living neighbour, left or right, of its holder."""

    name = "sw-mislead"
    function = MISLEAD
    rule = "SW-CARD-WUDAO-01"
    moments = (CONTEST,)

    def possible(self, s: State) -> bool:
        """Somebody else lives."""
        return s.transit is not None and bool(s.alive & ~(1 << s.transit.position))

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-WUDAO-01: to either side."""
        return _sides(s)

    def no_target(self, c: Case) -> Reason:
        """SW-CARD-WUDAO-03: nobody else lives."""
        return Reason("sw-no-target", "SW-CARD-WUDAO-03")

    def why_not_on(self, c: Case, target: int) -> Reason | None:
        """SW-CARD-WUDAO-02/03: it must move, and to a neighbour."""
        stays = c.s.transit is not None and c.s.transit.position == target
        return Reason("not-on", "SW-CARD-WUDAO-03" if stays else "SW-CARD-WUDAO-02")

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-WUDAO-02..04."""
        if s.transit is not None:
            move_intel(s, f.target, f.by, "SW-CARD-WUDAO-02")
