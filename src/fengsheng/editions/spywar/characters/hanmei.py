"""韩梅 Han Mei, the flower girl: female, hidden."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import (
    Character,
    HiddenContest,
    intel_to_hand,
    move_intel_card,
    name_intel,
)
from fengsheng.editions.spywar.hooks import would_have_three


class Graft(HiddenContest):
    """移花接木: turn this card face up; one intelligence of one player goes to another, unless that player
    would then have three of one of its colours: then it goes into your hand."""

    steps = ("settle", "asking", "finish")
    answers = ("aimed",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-HANMEI-1c: some intelligence, and somebody else to get it."""
        return s.alive.bit_count() > 1 and any(s.intel[t] for t in everybody(s, seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Which one, of whom."""
        name_intel(s, self, everybody(s, seat), out)

    def resolve(self, s: State, f: Frame) -> None:
        """To whom."""
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-HANMEI-1a: anybody else than its owner, herself included."""
        options = [
            Option(s.rules, "aim", target=t, rule=self.rule) for t in everybody(s, f.by) if t != f.target
        ]
        ask(s, f, f.by, "aim", options, then="aimed")

    def aimed(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-HANMEI-1b, SW-RULING-31: the destination first, then the test."""
        f.step = "finish"
        if would_have_three(s, o.target, (f.aim,)):
            intel_to_hand(s, f.by, f.target, f.aim, self.rule)
        else:
            move_intel_card(s, f, f.target, o.target, f.aim, self.rule)


HANMEI = Character("hanmei", "韩梅", FEMALE, lurking=True, skills=(Graft(),))
