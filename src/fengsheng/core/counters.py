"""Counters that follow the zones, kept beside them by every move. `rebuild` makes them from scratch; a law
compares."""

from __future__ import annotations

from fengsheng.core.state import State


def into_hand(s: State, seat: int, card: int) -> None:
    """A card is in a hand now."""
    function = s.book.faces[card].function
    s.hands[seat].append(card)
    s.held[seat * s.book.functions + function] += 1
    s.has[function] |= 1 << seat
    s.dirty |= 1 << seat & s.hand_watch


def from_hand(s: State, seat: int, card: int) -> None:
    """A card is in that hand no longer."""
    function = s.book.faces[card].function
    s.hands[seat].remove(card)
    at = seat * s.book.functions + function
    s.held[at] -= 1
    if not s.held[at]:
        s.has[function] &= ~(1 << seat)
    s.dirty |= 1 << seat & s.hand_watch


def into_intel(s: State, seat: int, card: int) -> None:
    """A card lies in front of somebody now."""
    s.intel[seat].append(card)
    for colour in s.book.faces[card].colours:
        s.tally[seat * 3 + colour] += 1
    s.dirty |= 1 << seat


def from_intel(s: State, seat: int, card: int) -> None:
    """A card lies there no longer."""
    s.intel[seat].remove(card)
    for colour in s.book.faces[card].colours:
        s.tally[seat * 3 + colour] -= 1
    s.dirty |= 1 << seat


def hook_up(s: State) -> None:
    """Which seats have skills to use at will, or skills that bend a rule: made once the characters lie."""
    book = s.book
    seats = range(book.seats)
    s.hand_watch = 0
    for i in seats:
        if s.character[i] >= 0 and (s.maybe[i] | 1 << s.character[i]) & book.hand_characters:
            s.hand_watch |= 1 << i
    up, down = book.actives_up, book.actives_down
    s.active_seats = tuple(i for i in seats if (c := s.character[i]) >= 0 and (up[c] or down[c]))
    s.ears = {}
    s.able = {}
    s.bent = {}
    for question, characters in book.bends.items():
        mask = 0
        for i in seats:
            if s.character[i] >= 0 and characters >> s.character[i] & 1:
                mask |= 1 << i
        if mask:
            s.bent[question] = mask


def rebuild(s: State) -> None:
    """Make every derived field from the zones."""
    book = s.book
    n = book.seats
    s.has = [0] * book.functions
    s.held = [0] * (n * book.functions)
    s.tally = [0] * (n * 3)
    for seat in range(n):
        for card in s.hands[seat]:
            function = book.faces[card].function
            s.held[seat * book.functions + function] += 1
            s.has[function] |= 1 << seat
        for card in s.intel[seat]:
            for colour in book.faces[card].colours:
                s.tally[seat * 3 + colour] += 1
    hook_up(s)
    s.wins = 0
    s.mights = 0
    s.dirty = (1 << n) - 1
