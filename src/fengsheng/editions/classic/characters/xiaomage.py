"""小馬哥 Brother Ma: open, male (CL-CHAR-XIAOMAGE-0)."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, lift_from_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.skill import MALE, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, WipedOut
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.identities import BUREAU


class PassOn(Trigger):
    """When you gain false intelligence that another player sent, draw one card, then you may place one
    false intelligence in front of a player."""

    when = ("gained_sent",)  # CL-CHAR-XIAOMAGE-1a: sent, nothing else
    forced = True  # CL-RULING-128: the draw is; placing is not
    steps = ("respond", "settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-XIAOMAGE-1b: sent by somebody else."""
        return seat in e.seats and e.by != seat

    def resolve(self, s: State, f: Frame) -> None:
        """Draw one."""
        draw(s, f.by, 1, self.rule, "CL-DRAW-01")
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-76: on anybody, himself included, from his hand."""
        options = [s.rules.passing]
        for o in hand_options(s, f.by, "place", self.rule, BLACK):
            for target in s.rules.after[f.by]:
                if s.alive >> target & 1:
                    options.append(Option(s.rules, "place", card=o.card, target=target, rule=self.rule))
        ask(s, f, f.by, "place", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Place it, or not."""
        f.step = "finish"
        if o.kind == "place":
            lift_from_hand(s, f.by, o.card)
            gain(s, [(o.target, (o.card,))], f.by, "skill", self.rule)


XIAOMAGE = Character(
    "xiaomage",
    "小馬哥",
    MALE,
    skills=(PassOn(),),
    mission=WipedOut((BUREAU,)),  # the 軍情局 is wiped out
)
