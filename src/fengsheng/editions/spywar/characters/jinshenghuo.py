"""金生火 Jin Shenghuo, head of the military office: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import lift_from_hand, lift_from_intel, place, to_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character
from fengsheng.editions.spywar.flow.node import event_of
from fengsheng.editions.spywar.hooks import dual


class Caution(Answer):
    """谨慎: after you receive intelligence of two colours you may exchange it with a hand card, which then is
    the intelligence received."""

    when = ("received",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-JINSHENGHUO-1b, SW-RULING-39: it must still lie there, and he needs a hand card."""
        return e.target == seat and dual(s, e.aim) and e.aim in s.intel[seat] and bool(s.hands[seat])

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-CHAR-JINSHENGHUO-1c: any card, no guard."""
        for o in hand_options(s, seat, "place", self.rule):
            out.append(Option(s.rules, "skill", self.name, o.card, aim=e.aim, rule=self.rule))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """SW-CHAR-JINSHENGHUO-1b: in sight of all; the frame then means the new card."""
        assert o is not None
        old = f.aim
        lift_from_hand(s, f.by, o.card)
        lift_from_intel(s, f.by, old)
        place(s, f.by, f.by, (o.card,), "gain", "exchanged", self.rule)
        to_hand(s, f.by, old, self.rule)
        f.aim = o.card

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-JINSHENGHUO-1a, SW-RECV-09: what answers later looks at the new card."""
        event_of(s, f).aim = f.aim


JINSHENGHUO = Character("jinshenghuo", "金生火", MALE, skills=(Caution(),))
