"""平衡 balance."""

from __future__ import annotations

from typing import Final

from ....core.book import others
from ....core.frame import Frame
from ....core.moves import discard_hand, draw
from ....core.state import State
from ..deck import BALANCE
from ..flow.moments import PLAY
from ..flow.use import FunctionCard

DRAW: Final = 3


class Balance(FunctionCard):
    """平衡: you and another player discard your whole hands, then draw three cards each."""

    name = "sw-balance"
    function = BALANCE
    law = "SW-CARD-PINGHENG-01"
    moments = (PLAY,)

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-PINGHENG-01: with another player."""
        return others(s, seat)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-PINGHENG-02..04: user, then target; this card has left the hand already."""
        for seat in (f.by, f.target):
            discard_hand(s, seat, True, "SW-CARD-PINGHENG-02")
        for seat in (f.by, f.target):
            if s.alive >> seat & 1:
                draw(s, seat, DRAW, "SW-CARD-PINGHENG-02", "SW-RULING-01")
