"""小馬哥 Brother Ma: open, male (CL-CHAR-XIAOMAGE-0)."""

from __future__ import annotations

from ....core.face import BLACK
from ....core.frame import Frame
from ....core.moves import draw, lift_from_hand
from ....core.option import Option
from ....core.picks import hand_options
from ....core.rule import ask
from ....core.skill import MALE, Trigger
from ....core.state import State
from ..flow.gain import gain
from ..identities import BUREAU
from .common import Character, WipedOut


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
        draw(s, f.by, 1, self.law, "CL-DRAW-01")
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-76: on anybody, himself included, from his hand."""
        options = [s.book.passing]
        for o in hand_options(s, f.by, "place", self.law, BLACK):
            for target in s.book.after[f.by]:
                if s.alive >> target & 1:
                    options.append(Option(s.book, "place", card=o.card, target=target, law=self.law))
        ask(s, f, f.by, "place", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Place it, or not."""
        f.step = "finish"
        if o.kind == "place":
            lift_from_hand(s, f.by, o.card)
            gain(s, [(o.target, (o.card,))], f.by, "skill", self.law)


XIAOMAGE = Character(
    "xiaomage",
    "小馬哥",
    MALE,
    skills=(PassOn(),),
    mission=WipedOut((BUREAU,)),  # the 軍情局 is wiped out
)
