"""小白 Xiao Bai: open, counts both as male and as female (CL-CHAR-XIAOBAI-1, CL-CHAR-XIAOBAI-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.frame import Frame
from fengsheng.core.moves import back_to_hand, discard_held, give_held, hold, lift_from_intel
from fengsheng.core.option import Option
from fengsheng.core.picks import aimed_at, copies, hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reason import Case, Reason
from fengsheng.core.skill import FEMALE, MALE, Active, Mission, Modifier, named
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, wiped_out
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.flow.moments import ANY_TIME
from fengsheng.editions.classic.hooks import LosesAt
from fengsheng.editions.classic.identities import BUREAU, FRONT

PRICE: Final = 3


class BothGenders(Modifier):
    """This character counts both as male and as female."""

    # printed on the character: see its gender below


class Trade(Active):
    """Hand three of your hand cards to a player, then gain one intelligence lying in front of that
    player."""

    steps = ("naming", "respond", "settle", "finish")
    answers = ("named",)
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-XIAOBAI-2a/2c, CL-RULING-132: at any time, with three cards, from another living player
        who has intelligence."""
        if len(s.hands[seat]) < PRICE:
            return False
        for target in range(s.rules.seats):
            if self.allows(s, seat, target):
                return True
        return False

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Another player who has intelligence; who is out has none."""
        return target != seat and bool(s.intel[target])

    def why_not(self, c: Case) -> Reason:
        """CL-CHAR-XIAOBAI-2c, CL-RULING-132."""
        if len(c.s.hands[c.seat]) < PRICE:
            return Reason("too-few", "CL-CHAR-XIAOBAI-2c")
        return Reason("nobody-to-trade", "CL-RULING-132")

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """CL-CHAR-XIAOBAI-2d: any intelligence, black included."""
        aims = aimed_at(s)
        for target in s.rules.after[seat]:
            if self.allows(s, seat, target):
                for card, again in copies(s, s.intel[target], aims):
                    out.append(named(s, self, target, card, again=again))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The three cards are named first."""
        f.step = "naming"

    def naming(self, s: State, f: Frame) -> None:
        """CL-DEC-49: one after the other."""
        ask(s, f, f.by, "hand_over", hand_options(s, f.by, "hand_over", self.rule), then="named")

    def named(self, s: State, f: Frame, o: Option) -> None:
        """CL-RULING-168: set aside with the skill at once; the recipient sees them."""
        hold(s, f, f.by, o.card, 1 << f.by | 1 << f.target, "CL-RULING-168")
        f.step = "naming" if len(f.cards) < PRICE else "respond"

    def pointless(self, s: State, f: Frame) -> bool:
        """CL-RULING-132: the intelligence must still lie in front of that player."""
        return f.aim not in s.intel[f.target]

    def fizzled(self, s: State, f: Frame) -> None:
        """CL-RULING-168: the three cards return; those of a player who is out are discarded."""
        if s.alive >> f.by & 1:
            back_to_hand(s, f, f.by, "CL-RULING-168")
        else:
            discard_held(s, f)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-XIAOBAI-2b: no refusal; first the cards, then the gain."""
        give_held(s, f, f.by, f.target, self.rule)
        lift_from_intel(s, f.target, f.aim)
        gain(s, [(f.by, (f.aim,))], f.by, "skill", self.rule)


class TooMuch(LosesAt):
    """When you have gained six or more intelligence, you lose the game."""

    # CL-CHAR-XIAOBAI-3a..3d; covered, no longer (CL-RULING-133)
    hooks = ("loses_at",)
    limit = 6


class FirstOrLast(Mission):
    """You are the first player to die, or one of the two factions is wiped out."""

    def met(self, s: State, seat: int) -> bool:
        """CL-RULING-135: who lost is not in the game any more."""
        return wiped_out(s, FRONT) or wiped_out(s, BUREAU)

    def met_by_dying(self, s: State, seat: int) -> bool:
        """CL-RULING-084/085: no completed death before; losses do not count."""
        return not s.deaths


XIAOBAI = Character(
    "xiaobai", "小白", MALE | FEMALE, skills=(BothGenders(), Trade(), TooMuch()), mission=FirstOrLast()
)
