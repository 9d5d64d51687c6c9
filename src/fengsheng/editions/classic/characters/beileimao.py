"""貝雷帽 the beret: open, male (CL-CHAR-BEILEIMAO-0)."""

from __future__ import annotations

from ....core.book import others
from ....core.face import BLACK, NOBODY
from ....core.frame import Frame
from ....core.moves import discard_from_hand
from ....core.option import Option
from ....core.picks import hand_options
from ....core.skill import MALE, Active, Character, Mission, Modifier
from ....core.state import State
from ....core.window import CHECKPOINT
from ..cards.lock import can_bind, lock, nothing_to_bind
from ..flow.transmit import PASS_STAGE
from .common import has_black


class EitherWay(Modifier):
    """You may set the direction of all your intelligence that is not 直達."""

    name = "beileimao-1"
    character = "貝雷帽"
    number = 1
    law = "CL-CHAR-BEILEIMAO-1"  # left or right, on sending: CL-CHAR-BEILEIMAO-1a/1b, CL-RULING-131
    bends = ("directions",)


class BlackLock(Active):
    """Discard one of your black hand cards: it counts as having used 鎖定."""

    name = "beileimao-2"
    character = "貝雷帽"
    number = 2
    law = "CL-CHAR-BEILEIMAO-2"

    def ready(self, s: State, seat: int, kind: str) -> bool:
        """CL-RULING-130/165: like 鎖定: while his own intelligence passes, and before he sends it where the
        table lets a 鎖定 be declared then (CL-OPT-09)."""
        t = s.transit
        passing = t is not None and kind != CHECKPOINT and t.stage == PASS_STAGE
        before = kind == "play" and not s.sent and s.book.options["lock_timing"] == "with_intel"
        return (passing or before) and s.turn == seat and can_bind(s) and has_black(s, seat)

    def offer(self, s: State, seat: int, kind: str, out: list[Option]) -> None:
        """CL-DEC-23: which card, on whom (CL-RULING-165: or on the card in transit)."""
        on_card = s.book.options["lock_target"] == "intelligence"
        targets = [NOBODY] if on_card else others(s, seat)
        for o in hand_options(s, seat, "discard", self.law, BLACK):
            for target in targets:
                out.append(Option(s.book, "skill", self.name, o.card, target, law=self.law))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The cost; it must be black, so it is shown (CL-RULING-027)."""
        assert o is not None
        discard_from_hand(s, f.by, o.card, True, self.law)

    def pointless(self, s: State, f: Frame) -> bool:
        """As for the card 鎖定."""
        return nothing_to_bind(s, f)

    def resolve(self, s: State, f: Frame) -> None:
        """A skill: it cannot be countered (CL-CHAR-BEILEIMAO-2a)."""
        lock(s, f, "finish")


class LastTwo(Mission):
    """The game is down to you and one other player."""

    law = "CL-CHAR-BEILEIMAO-M"

    def met(self, s: State, seat: int) -> bool:
        """Exactly two are left."""
        return s.alive.bit_count() == 2


BEILEIMAO = Character("beileimao", "貝雷帽", False, MALE, (EitherWay(), BlackLock()), LastTwo())
