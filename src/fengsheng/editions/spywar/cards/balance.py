"""平衡 balance."""

from __future__ import annotations

from typing import Final

from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_hand, draw
from fengsheng.core.ruleset import others
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import BALANCE
from fengsheng.editions.spywar.flow.moments import PLAY
from fengsheng.editions.spywar.flow.use import FunctionCard

DRAW: Final = 3


class Balance(FunctionCard):
    """平衡: you and another player discard your whole hands, then draw three cards each."""

    name = "sw-balance"
    function = BALANCE
    rule = "SW-CARD-PINGHENG-01"
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
