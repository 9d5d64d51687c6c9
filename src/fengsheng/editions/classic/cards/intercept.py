"""截獲 INTERCEPT."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.moves import emit, to_hand
from ....core.state import State
from ..flow.gain import gain
from ..flow.transmit import PASS_STAGE
from .function_card import FunctionCard


def intercept(s: State, seat: int) -> None:
    """Take the card under way, unseen as it may be (CL-RULING-050). It is a gain, no transmission: locks
    and lures do not matter (CL-CARD-INTERCEPT-05/06), and the transmission is over (CL-RULING-150)."""
    t = s.transit
    assert t is not None
    s.transit = None
    if s.book.options["intercept_destination"] == "hand":
        emit(s, "intercepted", seat, t.sender, rule="CL-OPT-13")
        to_hand(s, seat, t.card, "CL-OPT-13")
    else:
        emit(s, "intercepted", seat, t.sender, rule="CL-CARD-INTERCEPT-03")
        gain(s, [(seat, (t.card,))], t.sender, "sent", "CL-CARD-INTERCEPT-03")


class Intercept(FunctionCard):
    """截獲 INTERCEPT: while another player's intelligence passes, gain it. Of several, the last one used
    gets it (CL-CARD-INTERCEPT-07/08); the others are discarded (CL-CARD-INTERCEPT-09). Countered, the
    window goes on (CL-RULING-051)."""

    name = "intercept"
    law = "CL-CARD-INTERCEPT-03"
    needs_user = True

    def pointless(self, s: State, f: Frame) -> bool:
        """Somebody else has it already."""
        return s.transit is None or s.transit.stage != PASS_STAGE

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-INTERCEPT-03."""
        intercept(s, f.by)
