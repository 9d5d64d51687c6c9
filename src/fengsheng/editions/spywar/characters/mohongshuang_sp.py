"""墨红霜（SP） Mo Hongshuang (SP), the dangerous lover: female, hidden."""

from __future__ import annotations

from typing import Final

from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_blind
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import cover_character
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import FEMALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import (
    Answer,
    Character,
    HiddenContest,
    draws,
    intel_to_hand,
    is_male,
    name_intel,
    place_from_hand,
)
from fengsheng.editions.spywar.hooks import is_female

DRAW: Final = 0
DISCARD: Final = 1


class MorningLily(HiddenContest):
    """朝百合: turn this card face up; a woman draws one card or discards one at random, as you like."""

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-RULING-27, SW-CHAR-MOHONGSHUANG_SP-1b: face-up characters, herself among them by the flip;
        SW-CHAR-MOHONGSHUANG_SP-1a, SW-RULING-58: she picks what happens."""
        for target in everybody(s, seat):
            if target == seat or is_female(s, target):
                out.append(named(s, self, target, word="draw", x=DRAW))
                if s.hands[target]:
                    out.append(named(s, self, target, word="discard", x=DISCARD))

    def resolve(self, s: State, f: Frame) -> None:
        """One or the other."""
        if f.number == DRAW:
            draws(s, f.target, 1, self)
        else:
            discard_blind(s, f.target, self.rule)


class EveningRose(Answer):
    """暮蔷薇: in your turn, after you receive intelligence, you may turn this card face down and take one of
    your intelligence into your hand; then put a hand card in front of a man."""

    when = ("received",)
    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-MOHONGSHUANG_SP-2a, SW-TERM-13: all of it must be possible."""
        if e.target != seat or s.turn != seat or not s.intel[seat]:
            return False
        return any(is_male(s, t) for t in everybody(s, seat))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Which intelligence."""
        name_intel(s, self, (seat,), out)

    def resolve(self, s: State, f: Frame) -> None:
        """Down goes the card, up the intelligence."""
        cover_character(s, f.by, f.by, self.rule)
        intel_to_hand(s, f.by, f.by, f.aim, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """Which hand card in front of whom; there is at least the one she took."""
        men = [t for t in everybody(s, f.by) if is_male(s, t)]
        options = [
            Option(s.rules, "place", card=o.card, target=man, rule=self.rule)
            for o in hand_options(s, f.by, "place", self.rule)
            for man in men
        ]
        ask(s, f, f.by, "place", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Collected, not received."""
        f.step = "finish"
        place_from_hand(s, f, o.card, o.target, self.rule)


MOHONGSHUANG_SP = Character(
    "mohongshuang_sp", "墨红霜（SP）", FEMALE, lurking=True, skills=(MorningLily(), EveningRose())
)
