"""The life of a card or a skill in use: announced, answered, settled, put away."""

from __future__ import annotations

from typing import ClassVar

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import CANCELLED, Frame
from fengsheng.core.moves import to_discard
from fengsheng.core.procedure import Procedure
from fengsheng.core.state import State
from fengsheng.core.window import RESPOND, open_window


class Item(Procedure):
    """Something in use that can be responded to; last in, first out is the stack itself."""

    steps: ClassVar[tuple[str, ...]] = ("respond", "settle", "finish")

    def fizzles(self, s: State, f: Frame) -> bool:
        """Whether it can no longer do anything (its target is gone, its user is out)."""
        raise NotImplementedError

    def resolve(self, s: State, f: Frame) -> None:
        """What it does. May ask or call, naming a step of its own; `finish` comes by itself."""
        raise NotImplementedError

    def respond(self, s: State, f: Frame) -> None:
        """Before it takes effect everybody may respond; what is bound to fizzle is not worth a window."""
        if self.fizzles(s, f) or not open_window(s, f, RESPOND, len(s.stack) - 1, "settle"):
            self.settle(s, f)

    def settle(self, s: State, f: Frame) -> None:
        """Nobody responds any more: it takes effect, or not."""
        f.step = "finish"
        if not f.flags & CANCELLED:
            if self.fizzles(s, f):
                emit(s, "fizzle", f.by, f.target, word=self.name, rule=s.rules.fizzle_rule)
                self.fizzled(s, f)
            else:
                self.resolve(s, f)
        if f.step == "finish" and s.stack[-1] is f and s.result is None:
            f.step = ""  # it was done at once
            self.finish(s, f)

    def fizzled(self, s: State, f: Frame) -> None:
        """Anything to undo when it does nothing (most costs stay paid)."""

    def finish(self, s: State, f: Frame) -> None:
        """A used card goes to the discard pile when it has resolved, fizzled or was voided."""
        if f.card != NO_CARD:
            to_discard(s, f.card)
            f.card = NO_CARD
        s.rules.item_done(s, f)
