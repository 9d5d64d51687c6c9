"""情報處長 the chief of intelligence: open, male (CL-CHAR-CHUZHANG-0)."""

from __future__ import annotations

from fengsheng.core.face import BLACK, RED
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn, discard_from_hand, draw
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, intel_options, or_none
from fengsheng.core.procedure import ask
from fengsheng.core.skill import MALE, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, Collect


class Report(Trigger):
    """When a player is probed, you may draw one card; then discard one hand card or burn one non-false
    intelligence of your own."""

    when = ("probed",)
    steps = ("respond", "settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-CHUZHANG-1a, CL-RULING-113: anybody, himself included, in anybody's turn."""
        return True

    def resolve(self, s: State, f: Frame) -> None:
        """Draw one."""
        draw(s, f.by, 1, self.rule, "CL-DRAW-01")
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-71; CL-RULING-160: with neither, the rest lapses."""
        options = hand_options(s, f.by, "discard", self.rule)
        for o in intel_options(s, f.by, "burn", self.rule):
            if BLACK not in s.rules.faces[o.card].colours:
                options.append(o)
        ask(s, f, f.by, "discard_or_burn", or_none(s, options, "CL-RULING-160"), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """A discarded card is hidden unless discards are open (CL-OPT-40)."""
        f.step = "finish"
        if o.kind == "discard":
            in_sight = s.rules.house["discard_visibility"] == "face_up"
            discard_from_hand(s, f.by, o.card, in_sight, self.rule)
        elif o.kind == "burn":
            burn(s, f.by, f.by, (o.card,), self.rule)


CHUZHANG = Character(
    "chuzhang",
    "情報處長",
    MALE,
    skills=(Report(),),
    mission=Collect(RED, 3),  # gain three or more red intelligence
)
