"""鎖定 LOCK."""

from __future__ import annotations

from ....core.face import NOBODY
from ....core.frame import Frame
from ....core.moves import emit
from ....core.rule import call
from ....core.state import State
from ....core.triggers import raise_event
from ..flow.transmit import LOCKED_CARD
from .function_card import FunctionCard


def can_bind(s: State) -> bool:
    """CL-RULING-182: whoever is alone at the table has nobody to bind: not with the card, not with a skill
    that counts as one, not by locking the card itself, before sending or later."""
    return bool(s.alive & (s.alive - 1))


def lock(s: State, f: Frame, then: str) -> None:
    """Bind the target for the intelligence of this turn (or the card itself: CL-OPT-07), then let
    skills answer. Used by the card and by every skill that counts as one."""
    t = s.transit
    if f.target == NOBODY:
        if t is None:
            s.marks["locked"] = s.marks.get("locked", 0) | LOCKED_CARD  # CL-RULING-141
        else:
            t.locked_card = True
        emit(s, "locked", f.by, rule="CL-OPT-07")
    else:
        if t is not None:
            t.locked |= 1 << f.target
        elif not s.sent:
            s.marks["locked"] = s.marks.get("locked", 0) | 1 << f.target
        emit(s, "locked", f.by, f.target, rule="CL-CARD-LOCK-04")
    f.step = then
    event = raise_event(s, "locked", f.by, f.target, s.book.after[f.by][0])
    if event is not None:
        call(s, f, event, then=then)


def nothing_to_bind(s: State, f: Frame) -> bool:
    """The player is gone (CL-RULING-044). A transmission that is over does not matter to a lock on a player,
    but a lock on the card goes with the card (CL-RULING-162). The same for every skill that counts as one."""
    if f.target == NOBODY:
        return s.sent and s.transit is None
    return not s.alive >> f.target & 1


class Lock(FunctionCard):
    """鎖定 LOCK: name a player other than yourself; if this turn's intelligence reaches that player, it
    must be accepted. It redirects nothing (CL-CARD-LOCK-05)."""

    name = "lock"
    law = "CL-CARD-LOCK-04"

    def pointless(self, s: State, f: Frame) -> bool:
        """Nobody, or nothing, to bind."""
        return nothing_to_bind(s, f)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-LOCK-04."""
        lock(s, f, "finish")
