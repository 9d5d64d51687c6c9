"""服蒙面人 (禮服蒙面人) the masked gentleman: open, male (CL-INCON-01, CL-CHAR-MENGMIANREN-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.reason import NEVER, Case, Reason
from fengsheng.core.reveals import turn_up_identity
from fengsheng.core.skill import MALE, Mission, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, DrawCards, alone
from fengsheng.editions.classic.flow.victory import DEADLY
from fengsheng.editions.classic.genders import is_female

BURNS: Final = 2


class Consolation(DrawCards):
    """When you gain false intelligence, you may draw two cards."""

    when = ("gained_sent", "gained_otherwise")  # CL-CHAR-MENGMIANREN-1a
    count = 2

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Once per gaining event (CL-RULING-093); not for the card that kills him (CL-RULING-118)."""
        return seat in e.seats


class Rescue(Trigger):
    """When a female dies, you may turn up your identity card and then burn two false intelligence in front
    of her to save her."""

    when = ("dies",)
    closed = True
    steps = ("respond", "settle", "burning", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-RULING-117: once, while his identity is hidden, and only if it saves her. Himself he cannot
        save (CL-CHAR-MENGMIANREN-2b): nobody is asked about the own death."""
        return not s.identity_up >> seat & 1 and self.allows(s, seat, e.target)

    def allows(self, s: State, seat: int, target: int) -> bool:
        """A female whom two black fewer save."""
        black = s.tally[target * 3 + BLACK]
        return is_female(s, target, s.face_up) and DEADLY <= black < DEADLY + BURNS

    def spent(self, c: Case) -> Reason | None:
        """CL-RULING-117: he has shown his identity."""
        return Reason("identity-up", "CL-RULING-117", when=NEVER) if c.s.identity_up >> c.seat & 1 else None

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The cost. Hers stays hidden (CL-CHAR-MENGMIANREN-2a)."""
        turn_up_identity(s, f.by, self.rule)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-DEC-84: which two."""
        f.at = BURNS
        f.step = "burning"

    def burning(self, s: State, f: Frame) -> None:
        """One after the other."""
        f.step = "asking" if f.at else "finish"

    def asking(self, s: State, f: Frame) -> None:
        """He chooses."""
        ask(s, f, f.by, "burn", intel_options(s, f.target, "burn", self.rule, BLACK), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """CL-RULING-151: with fewer than three she lives."""
        burn(s, f.by, f.target, (o.card,), self.rule)
        f.at -= 1
        f.step = "burning"


class AFemaleWins(Mission):
    """A female declares victory. While there is no female in the game: all the others are out."""

    def met(self, s: State, seat: int) -> bool:
        """CL-CHAR-MENGMIANREN-Ma, CL-RULING-119/120: alone, there is no other female either."""
        return alone(s, seat)

    def wins_along(self, s: State, seat: int, declarer: int, face_up: int) -> bool:
        """CL-WIN-10: she must have declared herself; person or character (CL-GENDER-01)."""
        return is_female(s, declarer, face_up)


MENGMIANREN = Character(
    "mengmianren", "服蒙面人", MALE, skills=(Consolation(), Rescue()), mission=AFemaleWins()
)
