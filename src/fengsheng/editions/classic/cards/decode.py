"""破譯 DECODE."""

from __future__ import annotations

from fengsheng.core.frame import Frame, Transit
from fengsheng.core.procedure import call
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import show
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import DECODE, TEXT
from fengsheng.editions.classic.flow.moments import ARRIVE


def decodable(s: State, t: Transit) -> bool:
    """CL-CARD-DECODE-02/05, CL-OPT-16/35: in front of the user; some tables exclude 文本 and one's own."""
    if t.stage != ARRIVE:
        return False
    if t.route == TEXT and s.rules.house["decode_on_text"] == "face_down_only":
        return False
    return t.position != t.sender or s.rules.house["decode_own"] == "allowed"


class Decode(FunctionCard):
    """破譯 DECODE: when intelligence is delivered to you, look at it before you decide."""

    name = "decode"
    function = DECODE
    rule = "CL-CARD-DECODE-02"
    moments = (ARRIVE,)
    needs_user = True

    def users(self, s: State, on: int) -> int:
        """CL-CARD-DECODE-02: whom it has reached."""
        t = s.transit
        return 1 << t.position if t is not None and decodable(s, t) else 0

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-DECODE-02, CL-OPT-16/35."""
        t = c.transit
        if t is None or t.stage != ARRIVE:
            return Reason("decode-moment", "CL-CARD-DECODE-02", when=SAID)
        if t.position != c.seat:
            return Reason("decode-elsewhere", "CL-CARD-DECODE-02")
        if t.route == TEXT and c.house("decode_on_text") == "face_down_only":
            return Reason("decode-text", "CL-OPT-16")
        return Reason("decode-own", "CL-OPT-35")

    def pointless(self, s: State, f: Frame) -> bool:
        """The card has left its user (CL-RULING-162)."""
        t = s.transit
        return t is None or t.position != f.by or not decodable(s, t)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-DECODE-03/04: only the user sees it."""
        t = s.transit
        assert t is not None
        show(s, t.card, f.by, t.sender, "CL-CARD-DECODE-04")
        event = raise_event(s, "decoded", f.by, f.by, s.rules.after[f.by][0])
        if event is not None:
            call(s, f, event, then="finish")
