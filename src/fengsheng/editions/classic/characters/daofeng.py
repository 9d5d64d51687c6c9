"""刀鋒 the blade: open, male (CL-CHAR-DAOFENG-0)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, give
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, or_none
from fengsheng.core.procedure import ask
from fengsheng.core.skill import MALE, Conversion, Modifier, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, WipedOut, first_on_left
from fengsheng.editions.classic.deck import PROBE
from fengsheng.editions.classic.identities import FRONT


class SureLock(Modifier):
    """Your 鎖定 cannot be countered."""

    # a 試探 used as one neither (CL-RULING-008); covered, it can (CL-RULING-009)
    hooks = ("uncounterable",)


class ProbeAsLock(Conversion):
    """You may use your 試探 as 鎖定."""

    # discarded as a 鎖定, its text hidden (CL-RULING-061)
    hooks = ("conversions",)
    source = PROBE
    becomes = "lock"


class Share(Trigger):
    """When a player dies, you may draw two cards, then give one hand card to the first player on your
    left."""

    when = ("dies",)
    closed = True
    steps = ("respond", "settle", "asking", "finish")
    answers = ("given",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-DAOFENG-3a/3c: somebody else, rescued or not."""
        return e.target != seat

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-DAOFENG-3b: having drawn he must give, if anybody is there."""
        draw(s, f.by, 2, self.rule, "CL-DRAW-01")
        f.target = first_on_left(s, f.by)
        f.step = "finish" if f.target < 0 else "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-86."""
        options = or_none(s, hand_options(s, f.by, "give", self.rule), "CL-RULING-023")
        ask(s, f, f.by, "give", options, then="given")

    def given(self, s: State, f: Frame, o: Option) -> None:
        """Hand it over; only the two see it."""
        f.step = "finish"
        if o.kind == "give":
            give(s, f.by, f.target, o.card, self.rule)


DAOFENG = Character(
    "daofeng",
    "刀鋒",
    MALE,
    skills=(SureLock(), ProbeAsLock(), Share()),
    mission=WipedOut((FRONT,)),  # the 潛伏戰線 is wiped out
)
