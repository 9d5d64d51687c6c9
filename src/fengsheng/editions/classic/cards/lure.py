"""調虎離山 LURE."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.moves import emit
from ....core.state import State
from .function_card import FunctionCard


def lurable(s: State) -> int:
    """CL-CARD-LURE-03/04, CL-RULING-036: any living player but the sender, who is neither locked nor
    lured already."""
    t = s.transit
    if t is None:
        return 0
    return s.alive & ~(1 << t.sender) & ~t.locked & ~t.lured


class Lure(FunctionCard):
    """調虎離山 LURE: the chosen player takes no part in this transmission. Who is being locked is not locked
    yet (CL-RULING-037)."""

    name = "lure"
    law = "CL-CARD-LURE-02"

    def pointless(self, s: State, f: Frame) -> bool:
        """The transmission is over, or the player can no longer be lured (CL-RULING-162)."""
        return not lurable(s) >> f.target & 1

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-LURE-02."""
        assert s.transit is not None
        s.transit.lured |= 1 << f.target
        emit(s, "lured", f.by, f.target, rule="CL-CARD-LURE-02")
