"""閃靈 the flash: lurking, female (CL-CHAR-SHANLING-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.reason import Case, Reason
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, OnPlayer, WipedOut
from fengsheng.editions.classic.flow.moments import ANY_TIME
from fengsheng.editions.classic.identities import FRONT

BURNS: Final = 3


class Flash(OnPlayer):
    """Flip this character: burn three intelligence of another player, or all if there are fewer."""

    flip = True
    steps = ("respond", "settle", "burning", "asking", "finish")
    answers = ("chosen",)
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-SHANLING-1a/1b, CL-RULING-104: at any time, if another player has intelligence."""
        for target in range(s.rules.seats):
            if self.allows(s, seat, target):
                return True
        return False

    def why_not(self, c: Case) -> Reason:
        """CL-RULING-104."""
        return Reason("nothing-to-burn", "CL-RULING-104")

    def allows(self, s: State, seat: int, target: int) -> bool:
        """CL-RULING-105: somebody else with something to burn; CL-CHAR-SHANLING-1d: the dead have nothing."""
        return target != seat and bool(s.intel[target])

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-SHANLING-1c: burning is forced now; it cannot be countered (CL-CHAR-SHANLING-1e)."""
        f.at = BURNS
        f.step = "burning"

    def burning(self, s: State, f: Frame) -> None:
        """CL-RULING-105: of more than she may burn she chooses, any colours, on resolution."""
        left = s.intel[f.target]
        if len(left) <= f.at:
            burn(s, f.by, f.target, tuple(left), self.rule)
            f.step = "finish"
        else:
            f.step = "asking" if f.at else "finish"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-43, one card at a time."""
        ask(s, f, f.by, "burn", intel_options(s, f.target, "burn", "CL-RULING-105"), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Burn it."""
        burn(s, f.by, f.target, (o.card,), self.rule)
        f.at -= 1
        f.step = "burning"


SHANLING = Character(
    "shanling",
    "閃靈",
    FEMALE,
    lurking=True,
    skills=(Flash(),),
    mission=WipedOut((FRONT,)),  # the 潛伏戰線 is wiped out
)
