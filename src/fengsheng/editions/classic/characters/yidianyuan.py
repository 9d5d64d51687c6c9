"""譯電員 the decoder: lurking, female (CL-CHAR-YIDIANYUAN-0)."""

from __future__ import annotations

from fengsheng.core.face import BLUE
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.option import Option
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import cover_character, show
from fengsheng.core.skill import FEMALE, Active, Trigger, named
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, Collect
from fengsheng.editions.classic.flow.moments import ARRIVE


class Look(Active):
    """When intelligence is delivered to you, you may flip this character: draw one card, then look at that
    intelligence before you decide."""

    flip = True
    moments = (ARRIVE,)

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-YIDIANYUAN-1a, CL-RULING-100: only when it lies in front of her (her own, come back, too:
        CL-RULING-043)."""
        t = s.transit
        return t is not None and t.position == seat

    def why_not(self, c: Case) -> Reason:
        """CL-CHAR-YIDIANYUAN-1a."""
        return Reason("look-moment", "CL-CHAR-YIDIANYUAN-1a", when=SAID)

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Flip."""
        out.append(named(s, self))

    def pointless(self, s: State, f: Frame) -> bool:
        """The card has left her (CL-RULING-162)."""
        t = s.transit
        return t is None or t.stage != ARRIVE or t.position != f.by

    def resolve(self, s: State, f: Frame) -> None:
        """No use of 破譯: it triggers nothing and cannot be countered (CL-CHAR-YIDIANYUAN-1b/1c)."""
        draw(s, f.by, 1, self.rule, "CL-DRAW-01")
        assert s.transit is not None
        show(s, s.transit.card, f.by, s.transit.sender, self.rule)


class Cover(Trigger):
    """When intelligence is decoded, you may cover this character."""

    when = ("decoded",)
    covers = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-YIDIANYUAN-2a/2b, CL-RULING-101: any successful 破譯 by anybody."""
        return True

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """Covering oneself is done at once (CL-RULING-161)."""
        cover_character(s, f.by, f.by, self.rule)

    def resolve(self, s: State, f: Frame) -> None:
        """That was all."""


YIDIANYUAN = Character(
    "yidianyuan",
    "譯電員",
    FEMALE,
    lurking=True,
    skills=(Look(), Cover()),
    mission=Collect(BLUE, 3),  # gain three or more blue intelligence
)
