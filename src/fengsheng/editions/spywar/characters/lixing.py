"""李醒 Li Xing, the constable of the concession: male, hidden."""

from __future__ import annotations

from fengsheng.core.event import EVERYONE
from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import hold, take_held
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import show, show_hand_to
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.core.transit import hold_transit
from fengsheng.editions.spywar.characters.common import Character, HiddenContest
from fengsheng.editions.spywar.hooks import is_black


class Search(HiddenContest):
    """搜缉: turn this card face up; look at one player's hand and at the pending intelligence. You may show
    any number of black cards among them and take them into your hand.

    In the frame: `aim` is the pending intelligence once it was taken."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-CHAR-LIXING-1d: any player, himself included, also one without hand cards."""
        for target in everybody(s, seat):
            out.append(named(s, self, target))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-LIXING-1c/1d: he alone sees them; the pending intelligence in any case."""
        t = s.transit
        assert t is not None
        if f.target != f.by:
            show_hand_to(s, f.target, f.by, self.rule)
        show(s, t.card, f.by, t.sender, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-LIXING-1b: one after the other, until he has enough; none is fine."""
        options = [Option(s.rules, "done", rule=self.rule)]
        if s.transit is not None and is_black(s, s.transit.card):
            options.append(Option(s.rules, "take", card=s.transit.card, word="intel", rule=self.rule))
        options += hand_options(s, f.target, "take", self.rule, BLACK)
        ask(s, f, f.by, "search", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-LIXING-1a/1c, SW-RULING-35: what he takes is shown; without the pending intelligence
        there is no reception (SW-FIGHT-14)."""
        if o.kind == "done":
            take_held(s, f, f.by, f.target, self.rule, f.aim)
            f.step = "finish"
            return
        if o.word:
            f.aim = o.card
            hold_transit(s, f, self.rule)
        else:
            hold(s, f, f.target, o.card, EVERYONE, self.rule)
        f.step = "asking"


LIXING = Character("lixing", "李醒", MALE, lurking=True, skills=(Search(),))
