"""王田香 Wang Tianxiang, head of the secret service section: male, public."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import give
from fengsheng.core.option import PASS, Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, PlayPhase

PRICE: Final = 2


class Confinement(PlayPhase):
    """禁闭: once in your play phase, name a player who gives you two hand cards, or else cannot use hand
    cards for the rest of the turn and has no working skill.

    In the frame: `at` cards were given."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-WANGTIANXIANG-1c, SW-RULING-33: another player."""
        return bool(others(s, seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Whom."""
        for target in others(s, seat):
            out.append(named(s, self, target))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-WANGTIANXIANG-1a: who has not got two cards has no choice."""
        if len(s.hands[f.target]) >= PRICE:
            f.step = "asking"
        else:
            self._confine(s, f)

    def asking(self, s: State, f: Frame) -> None:
        """Both cards or none: who has given one gives the other."""
        options = hand_options(s, f.target, "give", self.rule)
        if not f.at:
            options.insert(0, Option(s.rules, PASS, rule=self.rule))  # it costs something
        ask(s, f, f.target, "confine", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Face down (SW-TERM-10)."""
        f.step = "finish"
        if o.kind == PASS:
            self._confine(s, f)
            return
        give(s, f.target, f.by, o.card, self.rule)
        f.at += 1
        if f.at < PRICE:
            f.step = "asking"

    def _confine(self, s: State, f: Frame) -> None:
        """SW-CHAR-WANGTIANXIANG-1b/1d, SW-RULING-16/34: no use of hand cards, no skill of any sort; sending,
        giving and discarding remain, and so does what a skill brought about before."""
        s.marks[f"barred:{f.target}"] = 1
        s.marks[f"void:{f.target}"] = 1
        emit(s, "confined", f.by, f.target, rule=self.rule)


WANGTIANXIANG = Character("wangtianxiang", "王田香", MALE, skills=(Confinement(),))
