"""退回 RETURN."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import DIRECT, RETURN
from fengsheng.editions.classic.flow.moments import ARRIVE
from fengsheng.editions.classic.flow.transmit import LEAVING, bound


def returnable(s: State, t: Transit) -> bool:
    """CL-CARD-RETURN-05/06, CL-RULING-042/139/143: not by the sender, not by who is locked; in any turn."""
    return t.stage == ARRIVE and t.position != t.sender and not bound(s, t)


class Return(FunctionCard):
    """退回 RETURN: when intelligence is delivered to you, it travels in the opposite direction."""

    name = "return"
    function = RETURN
    rule = "CL-CARD-RETURN-04"
    moments = (ARRIVE,)
    needs_user = True

    def users(self, s: State, on: int) -> int:
        """CL-CARD-RETURN-02: whom it has reached."""
        t = s.transit
        return 1 << t.position if t is not None and returnable(s, t) else 0

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-RETURN-02/04..06, CL-RULING-042."""
        t = c.transit
        if t is None or t.stage != ARRIVE:
            return Reason("return-moment", "CL-CARD-RETURN-04", when=SAID)
        if t.position != c.seat:
            return Reason("return-elsewhere", "CL-CARD-RETURN-02")
        if t.sender == c.seat:
            return Reason("return-sender", "CL-CARD-RETURN-06")
        if t.locked_card:
            return Reason("return-locked-card", "CL-OPT-07")
        return Reason("return-locked", "CL-CARD-RETURN-05")

    def pointless(self, s: State, f: Frame) -> bool:
        """The card has left its user (CL-RULING-162)."""
        t = s.transit
        return t is None or t.position != f.by or not returnable(s, t)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-RETURN-03; a 直達 goes back to the sender (CL-RULING-040), as every card does where
        the table plays so (CL-OPT-14, CL-RULING-166)."""
        t = s.transit
        assert t is not None
        t.stage = LEAVING
        if t.route == DIRECT or s.rules.house["return_effect"] == "to_sender":
            t.refused = True
        else:
            t.direction = -t.direction
        emit(s, "returned", f.by, rule="CL-CARD-RETURN-03")
