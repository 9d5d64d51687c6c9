"""老鳖 Lao Bie, the cigarette pedlar: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.skill import MALE, Modifier
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, both_draw
from fengsheng.editions.spywar.hooks import coloured


class Liaison(Modifier):
    """联络: what you send may go any way, whatever its arrow says."""

    # SW-CHAR-LAOBIE-1b: locking is not affected
    hooks = ("any_arrow",)

    def used_by(self, c: Case, o: Option) -> bool:
        """Sending another way than the card says."""
        return o.kind == "send" and o.number != c.s.rules.faces[o.card].route

    def why_not(self, c: Case) -> Reason:
        """It shows in how one sends."""
        return Reason("sw-when-sending", self.rule, when=SAID)


class OpenBait(Answer):
    """明饵: after intelligence with red or blue in it that you sent is received, you and the receiver draw a
    card each. Forced."""

    when = ("received",)
    forced = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-LAOBIE-2b: with or without black."""
        return e.by == seat and coloured(s, e.aim)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-LAOBIE-2a: two if he received it himself."""
        both_draw(s, f.by, f.target, self)


LAOBIE = Character("laobie", "老鳖", MALE, skills=(Liaison(), OpenBait()))
