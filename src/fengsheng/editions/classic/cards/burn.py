"""燒毀 BURN."""

from __future__ import annotations

from ....core.face import NOBODY
from ....core.frame import Frame
from ....core.moves import burn
from ....core.state import State
from .function_card import FunctionCard


def owner_of(s: State, card: int) -> int:
    """In front of which living player this intelligence lies now (CL-RULING-069)."""
    for seat in range(s.book.seats):
        if card in s.intel[seat]:
            return seat if s.alive >> seat & 1 else NOBODY
    return NOBODY


class Burn(FunctionCard):
    """燒毀 BURN: at any time, burn one black intelligence of any player who is still alive."""

    name = "burn"
    law = "CL-CARD-BURN-02"

    def pointless(self, s: State, f: Frame) -> bool:
        """The object is the card: wherever it lies now, unless it is gone (CL-RULING-069)."""
        return owner_of(s, f.aim) == NOBODY

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-BURN-02, CL-TERM-17."""
        burn(s, f.by, owner_of(s, f.aim), (f.aim,), "CL-CARD-BURN-02")
