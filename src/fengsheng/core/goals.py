"""Who meets a win condition, looked at again only where something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fengsheng.core.state import State


def refresh(s: State) -> None:
    """Look again at the win conditions of the seats touched since the last time."""
    stale = s.goal_stale
    if not stale:
        return
    rules = s.rules
    meets, may_meet = s.meets & ~stale, s.may_meet & ~stale
    stale &= s.alive
    while stale:
        bit = stale & -stale
        stale ^= bit
        seat = bit.bit_length() - 1
        if rules.may_meet_goal(s, seat):  # who meets one may meet one: a law
            may_meet |= bit
            if rules.meets_goal(s, seat):
                meets |= bit
    s.meets = meets
    s.may_meet = may_meet
    s.goal_stale = 0


def can_declare(s: State) -> int:
    """Seats that meet a win condition and may declare."""
    if s.goal_stale:
        refresh(s)
    meets = s.meets
    return meets & s.alive & ~s.rules.bars_declaring(s) if meets else 0


def may_declare(s: State) -> int:
    """Seats that may meet a win condition as far as everybody can see: they are all asked alike."""
    if s.goal_stale:
        refresh(s)
    may_meet = s.may_meet
    return may_meet & s.alive & ~s.rules.bars_declaring(s) if may_meet else 0
