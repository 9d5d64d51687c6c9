"""王富贵 Wang Fugui, the boss of the gang: male, public."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import COLOURS
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws
from fengsheng.editions.spywar.hooks import is_black


def _mark(seat: int) -> str:
    return f"colour:{seat}"


class Writ(Answer):
    """江湖令: after you sent intelligence you may name a colour; when it is received this turn you may
    discard one intelligence of that colour in front of the receiver, and draw one card if it was black."""

    when = ("sent", "received")

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-WANGFUGUI-1b: the second stage needs the colour, and an intelligence of it."""
        if e.by != seat:
            return False
        if e.occasion == "sent":
            return True
        colour = s.marks.get(_mark(seat), -1)
        return colour >= 0 and bool(s.alive >> e.target & 1) and s.tally[e.target * 3 + colour] > 0

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-CHAR-WANGFUGUI-1a: also the one just received, and one of two colours."""
        if e.occasion == "sent":
            for colour, name in enumerate(COLOURS):
                out.append(named(s, self, word=name, x=colour))
            return
        for o in intel_options(s, e.target, "burn", self.rule, s.marks[_mark(seat)]):
            out.append(named(s, self, e.target, o.card))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-RULING-16: the colour stands for the rest of the turn, whatever becomes of his skills."""
        if f.occasion == "sent":
            s.marks[_mark(f.by)] = f.number
            emit(s, "named", f.by, word=COLOURS[f.number], rule=self.rule)
            return
        burn(s, f.by, f.target, (f.aim,), self.rule)
        if is_black(s, f.aim):
            draws(s, f.by, 1, self)


WANGFUGUI = Character("wangfugui", "王富贵", MALE, skills=(Writ(),))
