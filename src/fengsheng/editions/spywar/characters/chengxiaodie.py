"""程小蝶 Cheng Xiaodie, the opera singer: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_from_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import show_hand_to
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, both_draw
from fengsheng.editions.spywar.hooks import coloured, is_black


class KindredSpirit(Answer):
    """知音: after you receive intelligence with red or blue in it, you and its sender draw a card each.
    Forced."""

    when = ("received",)
    forced = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He received a coloured one."""
        return e.target == seat and coloured(s, e.aim)

    def victim(self, s: State, e: Frame) -> int:
        """The sender."""
        return e.by

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-CHENGXIAODIE-1a/1b: two if he sent it himself; a dead sender draws nothing."""
        both_draw(s, f.by, f.target, self)


class Nightmare(Answer):
    """惊梦: after you receive intelligence with black in it you may look at the hand of one player and
    discard a card from it."""

    # SW-CHAR-CHENGXIAODIE-2a: with 知音 in the order he likes
    when = ("received",)
    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def _holders(self, s: State, seat: int) -> list[int]:
        """SW-CHAR-CHENGXIAODIE-2b: anybody with a hand card (SW-TERM-09)."""
        return [t for t in everybody(s, seat) if s.hands[t]]

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He received a black one, and there is a hand to look at."""
        return e.target == seat and is_black(s, e.aim) and bool(self._holders(s, seat))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Whose hand."""
        for target in self._holders(s, seat):
            out.append(named(s, self, target))

    def resolve(self, s: State, f: Frame) -> None:
        """He alone sees it (SW-TERM-28)."""
        if f.target != f.by:
            show_hand_to(s, f.target, f.by, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-CHENGXIAODIE-2b: having looked he must discard one."""
        ask(s, f, f.by, "pick", hand_options(s, f.target, "pick", self.rule), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """SW-TERM-11: face up."""
        f.step = "finish"
        discard_from_hand(s, f.target, o.card, True, self.rule)


CHENGXIAODIE = Character("chengxiaodie", "程小蝶", MALE, skills=(KindredSpirit(), Nightmare()))
