"""商玉 Shang Yu, the keeper of the restaurant: female, hidden."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import take_blind
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import cover_character
from fengsheng.core.ruleset import everybody, others
from fengsheng.core.skill import FEMALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import (
    Character,
    HiddenContest,
    draws,
    place_from_hand,
    show_cards,
)
from fengsheng.editions.spywar.hooks import is_black


class BorrowedKnife(HiddenContest):
    """借刀杀人: turn this card face up, take a card unseen from another hand and show it. If it has black in
    it you may put it in front of anybody and turn this card face down again; if not, draw one card."""

    steps = ("settle", "asking", "cover", "finish")
    answers = ("chosen",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-SHANGYU-1d: somebody to rob."""
        return any(s.hands[t] for t in others(s, seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Whom."""
        for target in others(s, seat):
            if s.hands[target]:
                out.append(named(s, self, target))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-SHANGYU-1b: the card is hers, whatever it is."""
        f.aim = take_blind(s, f.by, f.target, self.rule)
        show_cards(s, f.by, (f.aim,), self.rule)
        if is_black(s, f.aim):
            f.step = "asking"
        else:
            draws(s, f.by, 1, self)

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-SHANGYU-1c, SW-RULING-43: in front of anybody, or it stays (SW-RULING-42)."""
        options = [s.rules.passing]
        for target in everybody(s, f.by):
            options.append(Option(s.rules, "place", card=f.aim, target=target, rule=self.rule))
        ask(s, f, f.by, "place", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Collected, not received; nothing guards against a third one."""
        f.step = "finish"
        if o.kind != PASS:
            f.step = "cover"
            place_from_hand(s, f, f.aim, o.target, self.rule)

    def cover(self, s: State, f: Frame) -> None:
        """SW-CHAR-SHANGYU-1a: face down again, so that it can be used again in the same phase, unless she has
        died of it meanwhile (SW-RULING-68, SW-DEATH-14)."""
        f.step = "finish"
        if s.alive >> f.by & 1:
            cover_character(s, f.by, f.by, self.rule)


SHANGYU = Character("shangyu", "商玉", FEMALE, lurking=True, skills=(BorrowedKnife(),))
