"""老槍 the old gun: lurking, male (CL-CHAR-LAOQIANG-0)."""

from __future__ import annotations

from fengsheng.core.face import RED
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.reason import Case, Reason
from fengsheng.core.reveals import cover_character, look_at_identity
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, Collect, DrawCards, OnPlayer
from fengsheng.editions.classic.flow.moments import ANY_TIME


class Alarmed(DrawCards):
    """When you are locked or probed, you may flip this character: draw two cards."""

    when = ("locked", "reached_locked", "probed")  # never otherwise: CL-CHAR-LAOQIANG-1a
    flip = True
    count = 2

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-RULING-103/165: any lock on him that took effect, any probe of him."""
        return e.target == seat


class FaceToFace(OnPlayer):
    """Cover this character: cover the character of one other player, and look at each other's identity."""

    covers = True
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-LAOQIANG-2b/2c/2e/2f: at any time, if he likes and there is a face-up character besides
        his."""
        return bool(s.face_up & s.alive & ~(1 << seat))

    def why_not(self, c: Case) -> Reason:
        """CL-CHAR-LAOQIANG-2e."""
        return Reason("nobody-face-up", "CL-CHAR-LAOQIANG-2e")

    def allows(self, s: State, seat: int, target: int) -> bool:
        """CL-RULING-102: any other living player whose character lies face up."""
        return target != seat and bool(s.face_up & s.alive & 1 << target)

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """His own covering is the cost (CL-RULING-161)."""
        cover_character(s, f.by, f.by, self.rule)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-LAOQIANG-2a/2d/2g: the other is covered; only the two see the identities."""
        cover_character(s, f.target, f.by, self.rule)
        look_at_identity(s, f.by, f.target, "CL-CHAR-LAOQIANG-2d")
        look_at_identity(s, f.target, f.by, "CL-CHAR-LAOQIANG-2d")


LAOQIANG = Character(
    "laoqiang",
    "老槍",
    MALE,
    lurking=True,
    skills=(Alarmed(), FaceToFace()),
    mission=Collect(RED, 3),  # gain three or more red intelligence
)
