"""Losing the game, which is not dying (CL-LOSE-01..05)."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.moves import discard_hand, discard_intel
from fengsheng.core.reveals import turn_up_character, turn_up_identity
from fengsheng.core.state import State


def leave(s: State, seat: int, rule: str) -> None:
    """CL-DEATH-04/05/08, CL-LOSE-03, CL-RULING-094: everything is shown, every card is discarded."""
    turn_up_identity(s, seat, "CL-RULING-094")
    turn_up_character(s, seat, "CL-RULING-094")
    discard_hand(s, seat, s.rules.house["discard_visibility"] == "face_up", rule)
    discard_intel(s, seat, rule)
    s.alive &= ~(1 << seat)
    s.goal_stale = (1 << s.rules.seats) - 1
    _unbind(s, seat)


def _unbind(s: State, seat: int) -> None:
    """CL-RULING-180: nobody who is out is shown as locked or lured, by a lock that was declared early
    either."""
    stays = ~(1 << seat)
    t = s.transit
    if t is not None:
        t.locked &= stays
        t.lured &= stays
    early = s.marks.pop("locked", 0) & stays
    if early:
        s.marks["locked"] = early


def lose(s: State, seat: int, rule: str) -> None:
    """CL-RULING-164: at once, no death skills, no rescue (CL-LOSE-02). The caller offers victory."""
    emit(s, "lose", seat, rule=rule)
    leave(s, seat, "CL-LOSE-03")
    s.lost |= 1 << seat
