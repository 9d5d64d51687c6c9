"""破译 decipher."""

from __future__ import annotations

from ....core.event import EVERYONE
from ....core.frame import Frame
from ....core.moves import draw
from ....core.option import Option
from ....core.reason import Case, Reason
from ....core.reveals import show
from ....core.rule import ask
from ....core.state import State
from ....core.transit import turn_up_transit
from ..deck import DECIPHER
from ..flow.moments import DECIDE, TRAVEL
from ..flow.use import FunctionCard
from ..questions import is_black


class Decipher(FunctionCard):
    """破译: look at the intelligence in front of you. If it has black in it you may turn it face up and draw
    one card."""

    name = "sw-decipher"
    function = DECIPHER
    law = "SW-CARD-POYI-01"
    moments = (TRAVEL,)
    steps = ("before", "effect", "asking", "after", "finish")
    answers = ("turned",)

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-CARD-POYI-01: when intelligence lies in front of the user."""
        if c.kind != DECIDE:
            return Reason("sw-decipher-moment", "SW-CARD-POYI-01")
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
        options = [s.book.passing]
        if is_black(s, t.card):
            options.append(Option(s.book, "turn_up", law="SW-CARD-POYI-02"))
        ask(s, f, f.by, "decipher", options, then="turned")

    def turned(self, s: State, f: Frame, o: Option) -> None:
        """SW-CARD-POYI-05: it stays face up."""
        f.step = "after"
        t = s.transit
        assert t is not None
        if o.kind == "turn_up":
            turn_up_transit(s, "turn_up", f.by, "SW-CARD-POYI-02")
            draw(s, f.by, 1, "SW-CARD-POYI-02", "SW-RULING-01")
