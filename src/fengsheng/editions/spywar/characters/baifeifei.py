"""白菲菲 Bai Feifei, the nurse: female, public."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.skill import FEMALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws, intel_to_hand
from fengsheng.editions.spywar.hooks import is_black


class Pity(Answer):
    """怜悯: after intelligence without black that you sent is received, you may take an intelligence with
    black in it from in front of you or of the receiver into your hand."""

    when = ("received",)

    def _zones(self, seat: int, e: Frame) -> tuple[int, ...]:
        """SW-CHAR-BAIFEIFEI-1c: one zone if she received it herself."""
        return (seat,) if e.target == seat else (seat, e.target)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-BAIFEIFEI-1a/1b/2a: judged by the card that was finally received (SW-RECV-05)."""
        if e.by != seat or is_black(s, e.aim):
            return False
        return any(s.tally[t * 3 + BLACK] for t in self._zones(seat, e))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Which one, of whom."""
        for source in self._zones(seat, e):
            for o in intel_options(s, source, "take", self.rule, BLACK):
                out.append(named(s, self, source, o.card))

    def resolve(self, s: State, f: Frame) -> None:
        """Everybody saw which."""
        intel_to_hand(s, f.by, f.target, f.aim, self.rule)


class BlackHeart(Answer):
    """腹黑: after intelligence with black in it that you sent is received, draw a card. Forced."""

    when = ("received",)
    forced = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-BAIFEIFEI-2a: never together with 怜悯."""
        return e.by == seat and is_black(s, e.aim)

    def resolve(self, s: State, f: Frame) -> None:
        """One card."""
        draws(s, f.by, 1, self)


BAIFEIFEI = Character("baifeifei", "白菲菲", FEMALE, skills=(Pity(), BlackHeart()))
