"""Every world one seat cannot tell from the true one, counted by brute force, and how often each is dealt.

A second opinion on `core.determinize`: it knows nothing of how deals are made there, only what its
documentation promises. Identities are uniform over the assignments that some deal of the cards agrees
with; given those, the unknown cards are uniform over all ways to lay them down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

from fengsheng.core.event import eye
from fengsheng.core.face import NO_CARD
from fengsheng.core.knowledge import fits
from fengsheng.core.rng import seed_bytes
from fengsheng.core.state import State

World = tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]  # identities, hidden cards, characters
Redeal = Callable[[State, int | None, bytes], State]


def hidden_places(s: State, seat: int | None) -> list[int]:
    """The cards this eye does not know, place by place."""
    places = [card for zone in (s.deck, s.discard, s.aside, *s.hands) for card in zone]
    for f in s.stack:
        places += [f.card] if f.card != NO_CARD else []
        places += f.cards
    if s.transit is not None:
        places.append(s.transit.card)
    return [card for card in places if not s.seen[card] & eye(seat)]


def _place_of(s: State, card: int) -> tuple[object, ...]:
    """Where a card lies."""
    for name, zone in [("deck", s.deck), ("discard", s.discard), ("aside", s.aside)]:
        if card in zone:
            return name, zone.index(card)
    for i, hand in enumerate(s.hands):
        if card in hand:
            return "hand", i, hand.index(card)
    for i, f in enumerate(s.stack):
        if f.card == card or card in f.cards:
            return "frame", i, f.cards.index(card) if card in f.cards else -1
    return ("transit",)


def world_of(s: State, places: list[tuple[object, ...]]) -> World:
    """What a state says about the things the seat does not know."""
    cards: list[int] = []
    for place in places:
        match place:
            case ("deck", int(i)):
                cards.append(s.deck[i])
            case ("discard", int(i)):
                cards.append(s.discard[i])
            case ("aside", int(i)):
                cards.append(s.aside[i])
            case ("hand", int(i), int(j)):
                cards.append(s.hands[i][j])
            case ("frame", int(i), int(j)):
                cards.append(s.stack[i].card if j < 0 else s.stack[i].cards[j])
            case _:
                assert s.transit is not None
                cards.append(s.transit.card)
    return (
        tuple(s.identity),
        tuple(s.rules.faces[c].name for c in cards),
        tuple(s.character),
    )


def all_worlds(s: State, seat: int | None) -> dict[World, float]:
    """Every world the seat thinks possible, with how likely it is."""
    rules = s.rules
    hidden = hidden_places(s, seat)
    bit = eye(seat)
    known = s.identity_up | (0 if seat is None else s.looks[seat] | bit)
    unsure = [i for i in range(rules.seats) if not known >> i & 1]
    by_identity: dict[tuple[int, ...], Counter[tuple[str, ...]]] = {}
    for cards in sorted(set(permutations([s.identity[i] for i in unsure]))):
        identity = s.identity[:]
        for i, card in zip(unsure, cards, strict=True):
            identity[i] = card
        deals = Counter(
            tuple(rules.faces[c].name for c in deal)
            for deal in permutations(hidden)
            if _fits(s, bit, identity, dict(zip(hidden, deal, strict=True)))
        )
        if deals:
            by_identity[tuple(identity)] = deals
    people = _casts(s, seat)
    worlds: dict[World, float] = {}
    for identities, deals in by_identity.items():
        for names, count in deals.items():
            for cast in people:
                worlds[identities, names, cast] = count / deals.total() / len(by_identity) / len(people)
    return worlds


def _fits(s: State, bit: int, identity: list[int], lies: dict[int, int]) -> bool:
    """Whether a deal agrees with what everybody knows of the places and with every reaction this eye saw."""
    faces = s.rules.faces
    for place, card in lies.items():
        if not fits(faces[card], s.hint[place]):
            return False
    for p in s.probes:
        card = lies.get(p.card, p.card)
        if p.card in lies and (faces[card].detail == () or faces[card].detail[1] != p.effect):
            return False
        two = bit in (1 << p.asker, 1 << p.target)
        if p.sure and (two or card != NO_CARD):
            named = p.named if card == NO_CARD else faces[card].detail[0]
            if (identity[p.target] == named) != p.acted:
                return False
    return True


def _casts(s: State, seat: int | None) -> list[tuple[int, ...]]:
    """Every way to give each face-down seat a character nobody can rule out there."""
    rules = s.rules
    unsure = [i for i in range(rules.seats) if i != seat and s.could_be[i].bit_count() > 1]
    elsewhere = {s.character[i] for i in range(rules.seats) if i not in unsure}
    if seat is not None:
        elsewhere |= set(s.offered[seat])
    free = [c for c in rules.pool if c not in elsewhere]
    casts: list[tuple[int, ...]] = []
    for dealt in permutations(free, len(unsure)):
        if all(s.could_be[i] >> c & 1 for i, c in zip(unsure, dealt, strict=True)):
            cast = s.character[:]
            for i, c in zip(unsure, dealt, strict=True):
                cast[i] = c
            casts.append(tuple(cast))
    return casts


def critical(freedom: int) -> float:
    """Chi-square that a fair deal exceeds once in ten thousand times (Wilson and Hilferty)."""
    k = 2 / (9 * freedom)
    return float(freedom * (1 - k + 3.719 * sqrt(k)) ** 3)


def unfair(s: State, seat: int | None, redeal: Redeal, samples: int = 6000) -> list[str]:
    """How the re-dealt worlds differ from what they should be; nothing if they do not."""
    expected = all_worlds(s, seat)
    places = [_place_of(s, card) for card in hidden_places(s, seat)]
    met: Counter[World] = Counter()
    for number in range(samples):
        met[world_of(redeal(s, seat, seed_bytes(f"world {number}")), places)] += 1
    impossible = set(met) - set(expected)
    if impossible:
        return [f"{len(impossible)} worlds were dealt that cannot be, such as {sorted(impossible)[0]}"]
    assert len(expected) > 1, "a position with one world shows nothing"
    assert min(expected.values()) * samples > 5, f"too few samples for {len(expected)} worlds"
    square = sum((met[w] - p * samples) ** 2 / (p * samples) for w, p in expected.items())
    limit = critical(len(expected) - 1)
    if square > limit:
        return [f"chi-square {square:.0f} over {limit:.0f} for {len(expected)} worlds"]
    return []
