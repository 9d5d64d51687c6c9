"""李宁玉 Li Ningyu, head of the decoding section: female, hidden."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.ruleset import others
from fengsheng.core.skill import FEMALE, Modifier
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, LaysCard, draws
from fengsheng.editions.spywar.flow.use import TAKEN


class TurnTheTables(Answer):
    """就计: when you are the target of 试探, 威逼 or 利诱, you may turn this card face up and draw two cards;
    when that card has resolved, take it into your hand."""

    when = ("targeted",)
    flip = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-RULING-46: also by her own 利诱."""
        return e.target == seat

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-LININGYU-1a..1c: the card is the topmost in use below; without a card only the draw."""
        draws(s, f.by, 2, self)
        for item in reversed(s.stack):
            if item.name in s.rules.function_of_card:
                item.flags |= TAKEN
                return


class Unfathomable(Modifier):
    """城府: 试探 and 威逼 have no effect on you."""

    # SW-CHAR-LININGYU-2a: she can still be chosen, the card is spent
    hooks = ("immune",)


class LastLetter(LaysCard):
    """遗信: before you die you may put one hand card in front of another player."""

    # SW-CHAR-LININGYU-3a: only face up
    when = ("dies",)
    own_death = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """She dies and has a card to leave, and somebody to leave it to."""
        return e.target == seat and bool(s.hands[seat]) and bool(others(s, seat))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-CHAR-LININGYU-3b/3c: any card, in front of anybody else; what it brings about is judged later,
        still in the same turn."""
        for o in hand_options(s, seat, "place", self.rule):
            for target in others(s, seat):
                out.append(Option(s.rules, "skill", self.name, o.card, target, rule=self.rule))

    def resolve(self, s: State, f: Frame) -> None:
        """Done on use."""


LININGYU = Character(
    "liningyu", "李宁玉", FEMALE, lurking=True, skills=(TurnTheTables(), Unfathomable(), LastLetter())
)
