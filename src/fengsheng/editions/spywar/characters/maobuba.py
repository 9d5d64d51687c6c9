"""毛不拔 Mao Buba, the antique dealer: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, intel_to_hand, name_intel
from fengsheng.editions.spywar.hooks import dual


class Hoard(Answer):
    """奇货可居: after you receive intelligence of two colours, you may take one of your intelligence into
    your hand."""

    when = ("received",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He received a dual card and has intelligence to take."""
        return e.target == seat and dual(s, e.aim) and bool(s.intel[seat])

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-CHAR-MAOBUBA-1a: any of his, the one just received too."""
        name_intel(s, self, (seat,), out)

    def resolve(self, s: State, f: Frame) -> None:
        """It leaves before victory and dying are judged."""
        intel_to_hand(s, f.by, f.by, f.aim, self.rule)


MAOBUBA = Character("maobuba", "毛不拔", MALE, skills=(Hoard(),))
