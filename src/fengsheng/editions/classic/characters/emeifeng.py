"""峨嵋風 Wind of Emei: lurking, male (CL-CHAR-EMEIFENG-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK, BLUE
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.skill import MALE, Active, Trigger, named
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.intercept import intercept
from fengsheng.editions.classic.characters.common import (
    Character,
    Collect,
    black_is_gone,
    burn_named,
    offer_black,
)
from fengsheng.editions.classic.flow.moments import ANY_TIME, PASS_STAGE, RESPOND_IN
from fengsheng.editions.classic.genders import is_female

INTERCEPTS: Final = 1


class Intercepts(Active):
    """Flip this character: it counts as having used 截獲. You may also flip without intercepting."""

    flip = True
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        """CL-CHAR-EMEIFENG-1a..1c: whenever he likes."""
        return True

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """CL-RULING-108/165: the interception follows the table's 截獲: while a card passes, and not in his
        own turn unless the table plays so."""
        out.append(named(s, self))
        own = s.turn == seat and s.rules.house["intercept_turn"] == "others_turn_only"
        if moment in (PASS_STAGE, RESPOND_IN[PASS_STAGE]) and not own:
            out.append(named(s, self, word="intercept", x=INTERCEPTS))

    def pointless(self, s: State, f: Frame) -> bool:
        """Somebody else has it (CL-RULING-109/150)."""
        return f.number == INTERCEPTS and (s.transit is None or s.transit.stage != PASS_STAGE)

    def resolve(self, s: State, f: Frame) -> None:
        """A skill: it cannot be countered (CL-CHAR-EMEIFENG-1d)."""
        if f.number == INTERCEPTS:
            intercept(s, f.by)


class Comfort(Trigger):
    """When another player gains false intelligence that you sent, you may burn one false intelligence of
    your own or of one female."""

    when = ("gained_sent",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-EMEIFENG-2b: another player, his black card; CL-RULING-095: and something to burn."""
        if e.by != seat or e.target == seat or not e.seats:
            return False
        return any(self.allows(s, seat, target) for target in range(s.rules.seats))

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Himself or a female, with something to burn. CL-CHAR-EMEIFENG-2a: the dead have nothing."""
        return bool(s.tally[target * 3 + BLACK]) and (target == seat or is_female(s, target, s.face_up))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Any of them."""
        offer_black(s, self, seat, out)

    def pointless(self, s: State, f: Frame) -> bool:
        """Covered meanwhile, she is no female any more (CL-GENDER-04)."""
        return black_is_gone(s, self, f)

    def resolve(self, s: State, f: Frame) -> None:
        """Burn it."""
        burn_named(s, self, f)


EMEIFENG = Character(
    "emeifeng",
    "峨嵋風",
    MALE,
    lurking=True,
    skills=(Intercepts(), Comfort()),
    mission=Collect(BLUE, 3),  # gain three or more blue intelligence
)
