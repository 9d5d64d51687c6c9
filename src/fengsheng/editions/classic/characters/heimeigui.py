"""黑玫瑰 Black Rose: lurking, female (CL-CHAR-HEIMEIGUI-0)."""

from __future__ import annotations

from fengsheng.core.event import EVERYONE
from fengsheng.core.face import BLACK, NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.moves import hold
from fengsheng.core.option import PASS, Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import show_top
from fengsheng.core.skill import FEMALE, Active, named
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, WipedOut, has_black
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.flow.moments import ANY_TIME
from fengsheng.editions.classic.identities import BUREAU


class BlackRose(Active):
    """Flip this character: show the top card of the pile. If it is black you may place up to three black
    intelligence in front of one player, otherwise only one."""

    flip = True
    steps = ("respond", "settle", "aiming", "picking", "placing", "finish")
    answers = ("aimed", "picked")
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-HEIMEIGUI-1a, CL-RULING-106/167: at any time, also without a black card."""
        return True

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Flip; everything else is chosen after the reveal."""
        out.append(named(s, self))

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-HEIMEIGUI-1b/1c: the reveal is forced, the card stays on top; without a pile it counts
        as not black."""
        card = show_top(s, f.by, self.rule, "CL-DRAW-01")
        f.at = 3 if card != NO_CARD and BLACK in s.rules.faces[card].colours else 1
        f.step = "aiming"

    def aiming(self, s: State, f: Frame) -> None:
        """CL-DEC-45, CL-RULING-107: on whom; herself too; or on nobody."""
        options = [s.rules.passing]
        if has_black(s, f.by):
            for target in s.rules.after[f.by]:
                if s.alive >> target & 1:
                    options.append(Option(s.rules, "aim", target=target, rule=self.rule))
        ask(s, f, f.by, "aim", options, then="aimed")

    def aimed(self, s: State, f: Frame, o: Option) -> None:
        """Placing is optional (CL-CHAR-HEIMEIGUI-1b)."""
        if o.kind == PASS:
            f.step = "finish"
        else:
            f.target = o.target
            f.step = "picking"

    def picking(self, s: State, f: Frame) -> None:
        """Black hand cards, one after the other, up to the limit."""
        options = [Option(s.rules, "done", rule=self.rule)]
        options += hand_options(s, f.by, "place", self.rule, BLACK)
        ask(s, f, f.by, "place", options, then="picked")

    def picked(self, s: State, f: Frame, o: Option) -> None:
        """A chosen card is set aside with the skill."""
        if o.kind == "done":
            f.step = "placing"
            return
        hold(s, f, f.by, o.card, EVERYONE, self.rule)
        f.at -= 1
        f.step = "picking" if f.at else "placing"

    def placing(self, s: State, f: Frame) -> None:
        """CL-CHAR-HEIMEIGUI-1d: all at once: no 燒毀 comes in between."""
        cards = f.cards
        f.cards = ()
        f.step = "finish"
        if cards:
            gain(s, [(f.target, cards)], f.by, "skill", self.rule)


HEIMEIGUI = Character(
    "heimeigui",
    "黑玫瑰",
    FEMALE,
    lurking=True,
    skills=(BlackRose(),),
    mission=WipedOut((BUREAU,)),  # the 軍情局 is wiped out
)
