"""邵秀 Shao Xiu, the lady of a good house: female, public."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, LaysBlack


class NeedleInCotton(LaysBlack):
    """绵里藏针: after intelligence you sent is received, you may put a hand card with black in it in front of
    the receiver; then draw one card."""

    when = ("received",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-SHAOXIU-1a: hers, received by anybody who is there, herself included."""
        return e.by == seat and bool(s.alive >> e.target & 1) and bool(s.hands[seat])

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Which card."""
        for o in hand_options(s, seat, "place", self.rule, BLACK):
            out.append(Option(s.rules, "skill", self.name, o.card, e.target, rule=self.rule))


SHAOXIU = Character("shaoxiu", "邵秀", FEMALE, skills=(NeedleInCotton(),))
