"""截獲 INTERCEPT."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import to_hand
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.state import State
from fengsheng.core.transit import take_transit
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import INTERCEPT
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.flow.moments import ARRIVE, PASS_STAGE


def intercept(s: State, seat: int) -> None:
    """Take the card under way, unseen as it may be (CL-RULING-050). It is a gain, no transmission: locks
    and lures do not matter (CL-CARD-INTERCEPT-05/06), and the transmission is over (CL-RULING-150)."""
    t = take_transit(s)
    if s.rules.house["intercept_destination"] == "hand":
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
    function = INTERCEPT
    rule = "CL-CARD-INTERCEPT-04"
    moments = (PASS_STAGE,)
    needs_user = True

    def turns(self, house: dict[str, str]) -> str:
        """CL-CARD-INTERCEPT-02, CL-OPT-12."""
        return "others" if house["intercept_turn"] == "others_turn_only" else ""

    def users(self, s: State, on: int) -> int:
        """CL-CARD-INTERCEPT-02, CL-OPT-12, CL-RULING-140."""
        if s.rules.house["intercept_turn"] == "others_turn_only":
            return s.alive & ~(1 << s.turn)
        return s.alive

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-INTERCEPT-02/04, CL-OPT-12."""
        if c.mine and c.house("intercept_turn") == "others_turn_only":
            return Reason("intercept-turn", "CL-CARD-INTERCEPT-02")
        if c.stage == ARRIVE:
            return Reason("arrived", "CL-PASS-04")
        return Reason("intercept-moment", "CL-CARD-INTERCEPT-04", when=SAID)

    def pointless(self, s: State, f: Frame) -> bool:
        """Somebody else has it already."""
        return s.transit is None or s.transit.stage != PASS_STAGE

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-INTERCEPT-03."""
        intercept(s, f.by)
