"""玄青子 Xuan Qingzi, the fortune teller: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import refill
from fengsheng.core.option import Option
from fengsheng.core.procedure import ask
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import show
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.core.transit import exchange_with_top
from fengsheng.editions.spywar.characters.common import Act, Character, draws, note_use, used
from fengsheng.editions.spywar.flow.moments import CONTEST


class Oracle(Act):
    """金口一开: once in your turn, while the intelligence is contested, look at the top card of the pile;
    then draw one card, or exchange it with the pending intelligence, both face down."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    moments = (CONTEST,)
    limit = "SW-CHAR-XUANQINGZI-1"  # of his own: not once in the contest of every turn

    def ready(self, s: State, seat: int) -> bool:
        """SW-CHAR-XUANQINGZI-1a, SW-TERM-17: in each own turn, in no other."""
        return (
            s.turn == seat and s.transit is not None and bool(s.deck or s.discard) and not used(s, self, seat)
        )

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-CHAR-XUANQINGZI-1a."""
        if c.kind == CONTEST and not c.mine:
            return Reason("sw-skill-own-turn", "SW-CHAR-XUANQINGZI-1a", when=SAID)
        return super().wrong_moment(c)

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """One way to start it."""
        out.append(named(s, self))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """Once per turn."""
        note_use(s, self, f.by)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-RULING-08: he alone sees it."""
        refill(s, "SW-RULING-01")
        show(s, s.deck[-1], f.by, f.by, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-XUANQINGZI-1b, SW-RULING-41: one of the two."""
        options = [
            Option(s.rules, "draw", rule=self.rule),
            Option(s.rules, "exchange", rule=self.rule),
        ]
        ask(s, f, f.by, "oracle", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-XUANQINGZI-1b/1c, SW-RULING-07: he draws the card he saw, or it becomes the pending
        intelligence, face down, and the old one lies on top of the pile."""
        f.step = "finish"
        if o.kind == "draw":
            draws(s, f.by, 1, self)
        else:
            exchange_with_top(s, f.by, self.rule)


XUANQINGZI = Character("xuanqingzi", "玄青子", MALE, skills=(Oracle(),))
