"""Who meets a win condition, looked at again only where something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fengsheng.core.state import State


def refresh(s: State) -> None:
    """Look again at the win conditions of the seats touched since the last time."""
    dirty = s.dirty
    if not dirty:
        return
    book = s.book
    wins, mights = s.wins & ~dirty, s.mights & ~dirty
    dirty &= s.alive
    while dirty:
        bit = dirty & -dirty
        dirty ^= bit
        seat = bit.bit_length() - 1
        if book.met(s, seat):
            wins |= bit
        if book.might(s, seat):
            mights |= bit
    s.wins = wins
    s.mights = mights
    s.dirty = 0


def winners_mask(s: State) -> int:
    """Seats that meet a win condition and may declare."""
    if s.dirty:
        refresh(s)
    wins = s.wins
    return wins & s.alive & ~s.book.bars_declaring(s) if wins else 0


def mights_mask(s: State) -> int:
    """Seats that may meet a win condition as far as everybody can see: they are all asked alike."""
    if s.dirty:
        refresh(s)
    mights = s.mights
    return mights & s.alive & ~s.book.bars_declaring(s) if mights else 0
