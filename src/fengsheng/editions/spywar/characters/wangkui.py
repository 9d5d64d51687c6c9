"""王魁 Wang Kui, the bruiser of the gang: male, public."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.mislead import neighbours
from fengsheng.editions.spywar.characters.common import Character, LaysBlack
from fengsheng.editions.spywar.hooks import is_black


class ToothForTooth(LaysBlack):
    """以牙还牙: after you receive intelligence with black in it, you may put a hand card with black in it in
    front of the sender or of a neighbour of the sender; then draw one card."""

    when = ("received",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He received a black one and has hand cards."""
        return e.target == seat and is_black(s, e.aim) and bool(s.hands[seat])

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-CHAR-WANGKUI-1a: himself too, if he sits there; SW-CHAR-WANGKUI-1b: no dead sender."""
        places = neighbours(s, e.by)
        if s.alive >> e.by & 1:
            places.insert(0, e.by)
        for o in hand_options(s, seat, "place", self.rule, BLACK):
            for target in places:
                out.append(Option(s.rules, "skill", self.name, o.card, target, rule=self.rule))


WANGKUI = Character("wangkui", "王魁", MALE, skills=(ToothForTooth(),))
