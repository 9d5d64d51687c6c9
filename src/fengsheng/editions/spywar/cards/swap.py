"""调包 swap."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.state import State
from ....core.transit import replace_transit
from ..deck import SWAP
from ..flow.moments import CONTEST
from ..flow.use import FunctionCard


class Swap(FunctionCard):
    """调包: played face down (SW-FIGHT-03), this card itself becomes the pending intelligence; the old one
    is discarded face up."""

    name = "sw-swap"
    function = SWAP
    law = "SW-CARD-DIAOBAO-01"
    moments = (CONTEST,)
    face_down = True
    becomes_intel = True

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-DIAOBAO-02..06: same place, same sender, face down, its arrow and lock without effect;
        only the user knows it."""
        if s.transit is not None:
            replace_transit(s, f, "swapped", "SW-CARD-DIAOBAO-02")
