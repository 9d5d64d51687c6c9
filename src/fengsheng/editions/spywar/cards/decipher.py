"""破译 decipher."""

from __future__ import annotations

from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.option import Option
from fengsheng.core.procedure import ask
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import show
from fengsheng.core.state import State
from fengsheng.core.transit import turn_up_transit
from fengsheng.editions.spywar.deck import DECIPHER
from fengsheng.editions.spywar.flow.moments import DECIDE, TRAVEL
from fengsheng.editions.spywar.flow.use import FunctionCard
from fengsheng.editions.spywar.hooks import is_black


class Decipher(FunctionCard):
    """破译: look at the intelligence in front of you. If it has black in it you may turn it face up and draw
    one card."""

    name = "sw-decipher"
    function = DECIPHER
    rule = "SW-CARD-POYI-01"
    moments = (TRAVEL,)
    steps = ("effect", "asking", "after", "finish")
    answers = ("turned",)

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-CARD-POYI-01: when intelligence lies in front of the user."""
        if c.kind != DECIDE:
            return Reason("sw-decipher-moment", "SW-CARD-POYI-01", when=SAID)
        return None if c.asked == c.seat else Reason("sw-decipher-elsewhere", "SW-CARD-POYI-01")

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-POYI-02..04/06: on face-up intelligence it does nothing."""
        t = s.transit
        if t is None or s.seen[t.card] == EVERYONE or not s.alive >> f.by & 1:
            return
        show(s, t.card, f.by, t.sender, "SW-CARD-POYI-02")
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CARD-POYI-07: without black it cannot be turned over, and is seen by the user alone."""
        t = s.transit
        assert t is not None
        options = [s.rules.passing]
        if is_black(s, t.card):
            options.append(Option(s.rules, "turn_up", rule="SW-CARD-POYI-02"))
        ask(s, f, f.by, "decipher", options, then="turned")

    def turned(self, s: State, f: Frame, o: Option) -> None:
        """SW-CARD-POYI-05: it stays face up."""
        f.step = "after"
        t = s.transit
        assert t is not None
        if o.kind == "turn_up":
            turn_up_transit(s, "turn_up", f.by, "SW-CARD-POYI-02")
            draw(s, f.by, 1, "SW-CARD-POYI-02", "SW-RULING-01")
