"""吴志国 Wu Zhiguo, commander of the suppression brigade: male, public."""

from __future__ import annotations

from fengsheng.core.face import BLACK, NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn, take_top, to_hand
from fengsheng.core.option import Option
from fengsheng.core.reveals import show_top
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, ask_for_burning
from fengsheng.editions.spywar.hooks import is_black


class Tenacity(Answer):
    """坚韧: after you receive intelligence with black in it, you may show the top card of the pile. If it has
    black in it, take it into your hand and discard one black intelligence in front of anybody."""

    when = ("received",)
    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He received a black one; SW-RULING-11: without a card anywhere there is nothing to show."""
        return e.target == seat and is_black(s, e.aim) and bool(s.deck or s.discard)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-WUZHIGUO-1a/1b: without black it stays on top, known to all; otherwise it is his."""
        card = show_top(s, f.by, self.rule, "SW-RULING-01")
        if card == NO_CARD or not is_black(s, card):
            return
        to_hand(s, f.by, take_top(s, "SW-RULING-01"), self.rule)
        if any(s.tally[t * 3 + BLACK] for t in everybody(s, f.by)):
            f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """Compulsory, of anybody, himself included."""
        ask_for_burning(s, f, self, BLACK, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-WUZHIGUO-1c: all this before anybody is dying."""
        f.step = "finish"
        burn(s, f.by, o.target, (o.aim,), self.rule)


WUZHIGUO = Character("wuzhiguo", "吴志国", MALE, skills=(Tenacity(),))
