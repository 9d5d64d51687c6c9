"""调包 swap."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.state import State
from fengsheng.core.transit import replace_transit
from fengsheng.editions.spywar.deck import SWAP
from fengsheng.editions.spywar.flow.moments import CONTEST
from fengsheng.editions.spywar.flow.use import FunctionCard


class Swap(FunctionCard):
    """调包: played face down (SW-FIGHT-03), this card itself becomes the pending intelligence; the old one
    is discarded face up."""

    name = "sw-swap"
    function = SWAP
    rule = "SW-CARD-DIAOBAO-01"
    moments = (CONTEST,)
    face_down = True
    becomes_intel = True

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-DIAOBAO-02..06: same place, same sender, face down, its arrow and lock without effect;
        only the user knows it."""
        if s.transit is not None:
            replace_transit(s, f, "swapped", "SW-CARD-DIAOBAO-02")
