"""白沧浪 Bai Canglang, the philanderer: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import give
from fengsheng.core.option import PASS, Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, PlayPhase, draws
from fengsheng.editions.spywar.hooks import is_female


class LoveForAll(PlayPhase):
    """博爱: once in your play phase, draw a card; then you may give a hand card to another player, and if she
    is female, draw another."""

    steps = ("settle", "asking", "finish")
    answers = ("given",)

    def resolve(self, s: State, f: Frame) -> None:
        """The first card; without one nothing follows (SW-TERM-14)."""
        if draws(s, f.by, 1, self):
            f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-BAICANGLANG-1a: he may stop here."""
        options = [s.rules.passing]
        for o in hand_options(s, f.by, "give", self.rule):
            for target in others(s, f.by):
                options.append(Option(s.rules, "give", card=o.card, target=target, rule=self.rule))
        ask(s, f, f.by, "give", options, then="given")

    def given(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-BAICANGLANG-1b/1c, SW-RULING-27: the gender is that of a face-up character."""
        f.step = "finish"
        if o.kind == PASS:
            return
        give(s, f.by, o.target, o.card, self.rule)
        if is_female(s, o.target):
            draws(s, f.by, 1, self)


BAICANGLANG = Character("baicanglang", "白沧浪", MALE, skills=(LoveForAll(),))
