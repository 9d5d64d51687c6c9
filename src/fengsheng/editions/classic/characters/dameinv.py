"""大美女 the great beauty: open, female (CL-CHAR-DAMEINV-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, put_on_pile
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, or_none
from fengsheng.core.procedure import ask
from fengsheng.core.reason import NEVER, Case, Reason
from fengsheng.core.reveals import turn_up_identity
from fengsheng.core.skill import FEMALE, Active, Mission
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.burn import burnable
from fengsheng.editions.classic.characters.common import (
    Character,
    alone,
    black_is_gone,
    burn_named,
    offer_black,
)
from fengsheng.editions.classic.flow.moments import ANY_TIME
from fengsheng.editions.classic.genders import is_male_character
from fengsheng.editions.classic.hooks import DrawPhase

DRAWS: Final = 3


class Choosy(DrawPhase):
    """In your draw phase draw three cards instead, then put one hand card on top of the pile."""

    # only the own draw phase: CL-CHAR-DAMEINV-1a
    hooks = ("draw_phase",)
    steps = ("asking",)
    answers = ("put",)

    def draw_phase(self, s: State, f: Frame) -> None:
        """Three cards; then a question of its own."""
        draw(s, f.by, DRAWS, self.rule, "CL-DRAW-01")
        s.stack.append(Frame(self.name, "asking", f.by))

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-11."""
        options = or_none(s, hand_options(s, f.by, "put", self.rule), "CL-RULING-023")
        ask(s, f, f.by, "put", options, then="put")

    def put(self, s: State, f: Frame, o: Option) -> None:
        """CL-RULING-025: a pile that ran out is re-formed first."""
        if o.kind == "put":
            put_on_pile(s, f.by, o.card, self.rule)


class Reveal(Active):
    """Turn up your identity card: burn one false intelligence of any player."""

    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-RULING-124: once, at any time, if there is something to burn."""
        return not s.identity_up >> seat & 1 and burnable(s)

    def spent(self, c: Case) -> Reason | None:
        """CL-RULING-124: she has shown her identity."""
        return Reason("identity-up", "CL-RULING-124", when=NEVER) if c.s.identity_up >> c.seat & 1 else None

    def why_not(self, c: Case) -> Reason:
        """CL-PRIO-04: nothing to burn."""
        return Reason("skill-no-black-intel", "CL-PRIO-04")

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """CL-CHAR-DAMEINV-2a: her own too; the exact card is named on use (CL-RULING-161)."""
        offer_black(s, self, seat, out)

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The cost (CL-RULING-153: no other consequence)."""
        turn_up_identity(s, f.by, self.rule)

    def pointless(self, s: State, f: Frame) -> bool:
        """The card is gone."""
        return black_is_gone(s, self, f)

    def resolve(self, s: State, f: Frame) -> None:
        """A skill: it cannot be countered (CL-CHAR-DAMEINV-2b)."""
        burn_named(s, self, f)


class AManWins(Mission):
    """When a male character declares victory, you have at most one false intelligence. While there is no
    male character in the game: all the others are out."""

    def met(self, s: State, seat: int) -> bool:
        """CL-CHAR-DAMEINV-Ma, CL-RULING-120: alone, there is no male character either."""
        return alone(s, seat)

    def wins_along(self, s: State, seat: int, declarer: int, face_up: int) -> bool:
        """CL-RULING-125: the declarer's character, face up; the person does not matter."""
        return is_male_character(s, declarer, face_up) and s.tally[seat * 3 + BLACK] <= 1


DAMEINV = Character("dameinv", "大美女", FEMALE, skills=(Choosy(), Reveal()), mission=AManWins())
