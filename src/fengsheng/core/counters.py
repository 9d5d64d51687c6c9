"""Counters that follow the zones, kept beside them by every move. `rebuild` makes them from scratch; a law
compares."""

from __future__ import annotations

from fengsheng.core.state import State


def into_hand(s: State, seat: int, card: int) -> None:
    """A card is in a hand now."""
    rules = s.rules
    function = rules.faces[card].function
    s.hands[seat].append(card)
    s.held[seat * rules.functions + function] += 1
    s.has[function] |= 1 << seat
    if len(s.hands[seat]) >= rules.hand_from:
        s.goal_stale |= 1 << seat & s.hand_watch


def from_hand(s: State, seat: int, card: int) -> None:
    """A card is in that hand no longer."""
    rules = s.rules
    function = rules.faces[card].function
    if len(s.hands[seat]) >= rules.hand_from:
        s.goal_stale |= 1 << seat & s.hand_watch
    s.hands[seat].remove(card)
    at = seat * rules.functions + function
    left = s.held[at] - 1
    s.held[at] = left
    if not left:
        s.has[function] &= ~(1 << seat)


def into_intel(s: State, seat: int, card: int) -> None:
    """A card lies in front of somebody now."""
    s.intel[seat].append(card)
    for colour in s.rules.faces[card].colours:
        s.tally[seat * 3 + colour] += 1
    s.goal_stale |= 1 << seat


def from_intel(s: State, seat: int, card: int) -> None:
    """A card lies there no longer."""
    s.intel[seat].remove(card)
    for colour in s.rules.faces[card].colours:
        s.tally[seat * 3 + colour] -= 1
    s.goal_stale |= 1 << seat


def index_characters(s: State) -> None:
    """Which seats have skills to use at will, or skills that bend a rule: made once the characters lie."""
    rules = s.rules
    seats = range(rules.seats)
    s.hand_watch = 0
    for i in seats:
        if s.character[i] >= 0 and (s.could_be[i] | 1 << s.character[i]) & rules.hand_characters:
            s.hand_watch |= 1 << i
    up, down = rules.actives_up, rules.actives_down
    s.active_seats = tuple(i for i in seats if (c := s.character[i]) >= 0 and (up[c] or down[c]))
    forget_skills(s)
    s.hooked = {}
    for i in seats:
        if s.character[i] >= 0:
            for hook in rules.hooks_of[s.character[i]]:
                s.hooked[hook] = s.hooked.get(hook, 0) | 1 << i


def forget_skills(s: State) -> None:
    """A character was turned: whose skills listen to an event, or fit a moment, must be looked at anew."""
    s.listeners = {}
    s.able = [None] * len(s.rules.moments)


def rebuild(s: State) -> None:
    """Make every derived field from the zones."""
    rules = s.rules
    n = rules.seats
    count_hands(s)
    s.tally = [0] * (n * 3)
    for seat in range(n):
        for card in s.intel[seat]:
            for colour in rules.faces[card].colours:
                s.tally[seat * 3 + colour] += 1
    index_characters(s)
    forget_goals(s)


def count_hands(s: State) -> None:
    """What everybody holds, counted by function."""
    rules = s.rules
    faces, functions = rules.faces, rules.functions
    has = [0] * functions
    held = [0] * (rules.seats * functions)
    at = 0
    here = 1
    for hand in s.hands:
        for card in hand:
            function = faces[card].function
            held[at + function] += 1
            has[function] |= here
        at += functions
        here <<= 1
    s.has, s.held = has, held


def forget_goals(s: State) -> None:
    """Who can act, and who meets a win condition, must be looked at anew."""
    s.acting = -1
    s.meets = 0
    s.may_meet = 0
    s.goal_stale = (1 << s.rules.seats) - 1
