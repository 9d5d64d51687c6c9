"""峨嵋風 Wind of Emei: lurking, male (CL-CHAR-EMEIFENG-0)."""

from __future__ import annotations

from typing import Final

from ....core.face import BLACK, BLUE, NOBODY
from ....core.frame import Frame
from ....core.moves import burn
from ....core.option import Option
from ....core.skill import MALE, Active, Character, Trigger
from ....core.state import State
from ....core.window import CHECKPOINT
from ..cards.burn import owner_of
from ..cards.intercept import intercept
from ..flow.transmit import PASS_STAGE
from ..genders import is_female
from .common import Collect, named

INTERCEPTS: Final = 1


class Intercepts(Active):
    """Flip this character: it counts as having used 截獲. You may also flip without intercepting."""

    name = "emeifeng-1"
    character = "峨嵋風"
    number = 1
    law = "CL-CHAR-EMEIFENG-1"
    flip = True

    def ready(self, s: State, seat: int, kind: str) -> bool:
        """CL-CHAR-EMEIFENG-1a..1c: whenever he likes."""
        return True

    def offer(self, s: State, seat: int, kind: str, out: list[Option]) -> None:
        """CL-RULING-108/165: the interception follows the table's 截獲: while a card passes, and not in his
        own turn unless the table plays so."""
        out.append(named(s, self))
        t = s.transit
        own = s.turn == seat and s.book.options["intercept_turn"] == "others_turn_only"
        if t is not None and kind != CHECKPOINT and t.stage == PASS_STAGE and not own:
            out.append(named(s, self, word="intercept", x=INTERCEPTS))

    def pointless(self, s: State, f: Frame) -> bool:
        """Somebody else has it (CL-RULING-109/150)."""
        return f.x == INTERCEPTS and (s.transit is None or s.transit.stage != PASS_STAGE)

    def resolve(self, s: State, f: Frame) -> None:
        """A skill: it cannot be countered (CL-CHAR-EMEIFENG-1d)."""
        if f.x == INTERCEPTS:
            intercept(s, f.by)


class Comfort(Trigger):
    """When another player gains false intelligence that you sent, you may burn one false intelligence of
    your own or of one female."""

    name = "emeifeng-2"
    character = "峨嵋風"
    number = 2
    law = "CL-CHAR-EMEIFENG-2"
    when = ("gained_sent",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-EMEIFENG-2b: another player, his black card; CL-RULING-095: and something to burn."""
        return e.by == seat and e.target != seat and bool(e.seats) and bool(self._owners(s, seat))

    def _owners(self, s: State, seat: int) -> list[int]:
        """CL-CHAR-EMEIFENG-2a: the dead cannot be saved."""
        return [
            t
            for t in s.book.round[seat]
            if s.alive >> t & 1
            and not s.dying >> t & 1
            and s.tally[t * 3 + BLACK]
            and (t == seat or is_female(s, t, s.face_up))
        ]

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """CL-RULING-161: the exact card is named on use."""
        for target in self._owners(s, seat):
            kinds: set[int] = set()
            for card in s.intel[target]:
                face = s.book.faces[card]
                if BLACK in face.colours and face.kind not in kinds:
                    kinds.add(face.kind)
                    out.append(named(s, self, target, card))

    def pointless(self, s: State, f: Frame) -> bool:
        """The card is gone."""
        return owner_of(s, f.aim) == NOBODY

    def resolve(self, s: State, f: Frame) -> None:
        """Burn it."""
        burn(s, f.by, owner_of(s, f.aim), (f.aim,), self.law)


EMEIFENG = Character(
    "emeifeng",
    "峨嵋風",
    True,
    MALE,
    (Intercepts(), Comfort()),
    Collect(BLUE, 3, "CL-CHAR-EMEIFENG-M"),  # gain three or more blue intelligence
)
