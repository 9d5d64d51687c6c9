"""裴玲 Pei Ling, the film star: female, public."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import give, take_blind
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.skill import FEMALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, PlayPhase

MOST: Final = 2


class Socialise(PlayPhase):
    """交际: once in your play phase, take one or two cards unseen from a player's hand, then give as many of
    your hand cards back; each black intelligence of yours lets you give one less.

    In the frame: `number` cards were taken, `at` given back."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-PEILING-1c: another player with a hand card."""
        return any(s.hands[t] for t in others(s, seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-CHAR-PEILING-1a: one card or two."""
        for target in others(s, seat):
            for count in range(1, min(MOST, len(s.hands[target])) + 1):
                out.append(named(s, self, target, word=str(count), x=count))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-RULING-13: chance picks them."""
        for _ in range(f.number):
            take_blind(s, f.by, f.target, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-PEILING-1b: any hand cards, one at a time; when enough, she may stop."""
        options = hand_options(s, f.by, "give", self.rule)
        if f.at >= f.number - s.tally[f.by * 3 + BLACK]:
            options.insert(0, Option(s.rules, "done", rule=self.rule))
        ask(s, f, f.by, "give_back", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Face down (SW-TERM-10)."""
        f.step = "finish"
        if o.kind == "done":
            return
        give(s, f.by, f.target, o.card, self.rule)
        f.at += 1
        if f.at < f.number:
            f.step = "asking"


PEILING = Character("peiling", "裴玲", FEMALE, skills=(Socialise(),))
