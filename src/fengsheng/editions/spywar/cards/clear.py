"""澄清 clear up."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.moves import burn
from ....core.state import State
from ..deck import CLEAR
from ..flow.use import FunctionCard


class Clear(FunctionCard):
    """澄清: discard one intelligence with black in it, in your play phase from anybody, in a rescue from
    the dying player."""

    name = "sw-clear"
    function = CLEAR
    law = "SW-CARD-CHENGQING-01"

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-CHENGQING-03/04: a dual card goes whole."""
        if f.aim in s.intel[f.target]:
            burn(s, f.by, f.target, (f.aim,), "SW-CARD-CHENGQING-01")
