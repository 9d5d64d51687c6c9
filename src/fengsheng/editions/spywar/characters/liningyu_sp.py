"""李宁玉（SP） Li Ningyu (SP), head of the decoding section: female, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.skill import FEMALE, Conversion
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws
from fengsheng.editions.spywar.deck import INTERCEPT, MISLEAD


class Improvise(Conversion):
    """应变: you may use a 截获 as 误导."""

    # SW-CHAR-LININGYU_SP-1a, SW-CHAR-ZHANGYITING-1c: a ban looks at the name it is used under;
    # SW-CHAR-LININGYU_SP-1b: in the hand it stays a 截获
    hooks = ("conversions",)
    source = INTERCEPT
    becomes = "sw-mislead"
    cites_itself = True


class Guide(Answer):
    """诱导: after you used a 误导, draw one card. Forced."""

    when = ("used",)
    forced = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-LININGYU_SP-2a: what counts is the name it was used under."""
        return e.by == seat and e.number == MISLEAD

    def resolve(self, s: State, f: Frame) -> None:
        """One card."""
        draws(s, f.by, 1, self)


LININGYU_SP = Character("liningyu_sp", "李宁玉（SP）", FEMALE, skills=(Improvise(), Guide()))
