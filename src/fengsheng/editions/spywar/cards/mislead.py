"""误导 mislead."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.state import State
from ..deck import MISLEAD
from ..flow.use import FunctionCard
from .intercept import move_intel


def neighbours(s: State, seat: int) -> list[int]:
    """SW-TERM-25: the nearest living player on either side, without doubles."""
    found: list[int] = []
    for step in (1, -1):
        other = (seat + step) % s.book.seats
        while other != seat and not s.alive >> other & 1:
            other = (other + step) % s.book.seats
        if other != seat and other not in found:
            found.append(other)
    return found


class Mislead(FunctionCard):
    """误导: the pending intelligence moves to the living neighbour, left or right, of its holder."""

    name = "sw-mislead"
    function = MISLEAD
    law = "SW-CARD-WUDAO-01"

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-WUDAO-02..04."""
        if s.transit is not None:
            move_intel(s, f.target, f.by, "SW-CARD-WUDAO-02")
