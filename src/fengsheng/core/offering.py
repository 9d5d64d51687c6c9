"""Who can act in a window, and what a seat is offered there: the same loops for every edition.

Cards and skills say at which moments they fit and whether they can be used; nothing here knows any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fengsheng.core.goals import can_declare

if TYPE_CHECKING:
    from fengsheng.core.moment import Moment
    from fengsheng.core.option import Option, Ways
    from fengsheng.core.ruleset import Ruleset
    from fengsheng.core.skill import Active, Conversion
    from fengsheng.core.state import State


def as_it_stands(s: State, m: Moment) -> Moment:
    """Which moment it is, as things stand with the card under way, if it depends on that."""
    return m if s.transit is None else m.during.get(s.transit.stage, m)


def actors(s: State, kind: str, on: int) -> int:
    """Exactly which living seats can do more than pass in such a window (a law compares with `offer`)."""
    rules = s.rules
    m = rules.moments[kind]
    if m.during:
        m = as_it_stands(s, m)
    mask = can_declare(s) if (s.meets or s.goal_stale) and rules.declaring is not None else 0
    has = s.has
    for at, function in enumerate(m.functions):
        holders = has[function] & ~mask  # whoever is in already needs no second reason
        if holders:
            mask |= holders & m.cards[at].users(s, on)
    converting = s.hooked.get("conversions", 0) if m.conversions else 0
    if converting:
        for skill in m.conversions:
            holders = has[skill.source] & converting & ~mask
            if holders:
                mask |= _converters(s, skill, on, holders)
    if s.active_seats:
        able = s.able[m.number]
        if able is None:
            able = able_at(s, m)
        if able:
            asked = s.alive & ~mask
            if s.marks:
                asked &= ~rules.silenced(s)
            for seat, active in able:
                if asked >> seat & 1 and active.ready(s, seat):
                    mask |= 1 << seat
    return mask & s.alive


def _converters(s: State, skill: Conversion, on: int, holders: int) -> int:
    """Who of them can use a card as another one now."""
    mask = 0
    users = s.rules.cards[skill.becomes].users(s, on) & holders & ~s.rules.silenced(s)
    for seat in range(s.rules.seats):
        if users >> seat & 1 and conversion(s, seat) is skill:
            mask |= 1 << seat
    return mask


def conversion(s: State, seat: int) -> Conversion | None:
    """The skill by which this seat's face-up character uses cards as others, if it has one that counts."""
    having = s.hooked.get("conversions", 0) & s.face_up & s.alive & 1 << seat
    if not having or having & s.rules.silenced(s):
        return None
    return s.rules.converts[s.character[seat]]


def offer_cards(s: State, seat: int, m: Moment, on: int, out: list[Option]) -> None:
    """The ways to use hand cards now. Equal cards are offered once; a card that may also be used as another
    comes as itself first."""
    rules = s.rules
    usable = m.usable
    sort_of = rules.sort_of
    bit = 1 << seat
    skill = conversion(s, seat) if m.conversions else None
    source = -1 if skill is None else skill.source
    seen = 0
    for card in s.hands[seat]:
        use = usable[card]
        if use is None and source < 0:
            continue
        sort = sort_of[card]
        if seen & sort:
            continue
        seen |= sort
        if use is not None and use.users(s, on) & bit:
            use.offer(s, seat, m.name, on, card, rules.ways[card], out)
        if skill is not None and rules.faces[card].function == source:
            other = rules.cards[skill.becomes]
            if other in m.cards and other.users(s, on) & bit:
                other.offer(s, seat, m.name, on, card, _ways_as(rules, skill, card), out)


def _ways_as(rules: Ruleset, skill: Conversion, card: int) -> Ways:
    """The ways to use a card as another one: made when they are first wanted."""
    found = rules.ways_as.get((skill.name, card))
    if found is None:
        other = rules.cards[skill.becomes]
        found = rules.ways_as[skill.name, card] = other.ways(
            rules, card, skill.rule if skill.cites_itself else other.rule
        )
    return found


def offer_skills(s: State, seat: int, m: Moment, out: list[Option]) -> None:
    """The ways to use skills at will now."""
    if s.active_seats:
        for owner, skill in able_at(s, m):
            if owner == seat and skill.ready(s, seat) and not (s.marks and s.rules.silenced(s) >> seat & 1):
                skill.offer(s, seat, m.name, out)


def able_at(s: State, m: Moment) -> tuple[tuple[int, Active], ...]:
    """The skills to use at will that fit a moment, with their seats. Remembered until a character is turned,
    because it is asked at every window and seldom changes."""
    able = s.able[m.number]
    if able is None:
        able = s.able[m.number] = find_able(s, m)
    return able


def find_able(s: State, m: Moment) -> tuple[tuple[int, Active], ...]:
    """The same, looked at anew."""
    found: list[tuple[int, Active]] = []
    for seat in s.active_seats:
        table = m.actives_up if s.face_up >> seat & 1 else m.actives_down
        for skill in table[s.character[seat]]:
            found.append((seat, skill))
    return tuple(found)
