"""调包 swap."""

from __future__ import annotations

from ....core.event import EVERYONE
from ....core.face import NO_CARD
from ....core.frame import Frame
from ....core.knowledge import NO_HINT
from ....core.moves import emit, to_discard
from ....core.state import State
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
        t = s.transit
        if t is None:
            return
        old = t.card
        t.card = f.card
        f.card = NO_CARD
        s.seen[old] = EVERYONE
        s.hint[old] = NO_HINT
        to_discard(s, old)
        emit(s, "swapped", f.by, cards=(old,), masks=(EVERYONE,), rule="SW-CARD-DIAOBAO-02")
