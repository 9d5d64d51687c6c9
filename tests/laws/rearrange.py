"""Games that one seat cannot tell from the true one, made by hand and not by `determinize`.

Small changes keep pile and chance as they are, so that both games go on alike for a long time.
"""

from __future__ import annotations

from typing import Any

from fengsheng import Game
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.event import eye
from fengsheng.core.face import NO_CARD
from fengsheng.core.knowledge import fits
from fengsheng.core.rng import Rng
from fengsheng.core.state import State

from .checks import fields_of, plain


def redo(game: Game) -> Game:
    """After cards were moved by hand: counters and the open question anew."""
    rebuild(game.state)
    ask_again(game.state)
    game._decision = None
    return game


def _zones(s: State) -> list[list[int]]:
    return [s.deck, s.discard, s.aside, *s.hands]


def swap_unknown_cards(s: State, seat: int | None, dice: Rng) -> bool:
    """Two cards this eye does not know change places; what others know stays with the place."""
    bit = eye(seat)
    linked = {p.card for p in s.probes}
    places = [
        (zone, i)
        for zone in _zones(s)
        for i, card in enumerate(zone)
        if not s.seen[card] & bit and card not in linked
    ]
    in_hands = [place for place in places if any(place[0] is hand for hand in s.hands)]
    if not in_hands:
        return False
    (zone_a, i), (zone_b, j) = in_hands[dice.below(len(in_hands))], places[dice.below(len(places))]
    a, b = zone_a[i], zone_b[j]
    if a == b or not fits(s.rules.faces[a], s.hint[b]) or not fits(s.rules.faces[b], s.hint[a]):
        return False
    zone_a[i], zone_b[j] = b, a
    s.seen[a], s.seen[b] = s.seen[b], s.seen[a]
    s.hint[a], s.hint[b] = s.hint[b], s.hint[a]
    return True


def swap_unknown_identities(s: State, seat: int | None, dice: Rng) -> bool:
    """Two identities this eye has not seen and nobody has asked about change places."""
    known = s.identity_up | (0 if seat is None else s.looks[seat] | eye(seat))
    for p in s.probes:
        known |= 1 << p.target
    free = [i for i in range(s.rules.seats) if not known >> i & 1]
    if len(free) < 2 or s.identity[0] < 0:
        return False
    dice.shuffle(free)
    a, b = free[:2]
    s.identity[a], s.identity[b] = s.identity[b], s.identity[a]
    return True


def swap_unknown_characters(s: State, seat: int | None, dice: Rng) -> bool:
    """Two face-down characters of which the table thinks the same change places."""
    free = [i for i in range(s.rules.seats) if i != seat and s.could_be[i].bit_count() > 1]
    dice.shuffle(free)
    for a in free:
        for b in free:
            if a != b and s.could_be[a] == s.could_be[b] and min(s.character) >= 0:
                s.character[a], s.character[b] = s.character[b], s.character[a]
                offered = list(s.offered)
                offered[a], offered[b] = offered[b], offered[a]
                s.offered = offered
                return True
    return False


def reorder(s: State, dice: Rng) -> bool:
    """The order of hands and of the discard pile is nobody's knowledge."""
    for zone in [s.discard, *s.hands]:
        dice.shuffle(zone)
    return True


def reorder_layout(s: State, dice: Rng) -> bool:
    """Nor is the order in which cards of the pile were laid out face down."""
    for f in s.stack:
        if f.name == "truefalse" and len(f.cards) > 1:
            cards = list(f.cards)
            dice.shuffle(cards)
            f.cards = tuple(cards)
            return True
    return False


def relabel(s: State, dice: Rng) -> bool:
    """Equal cards trade their numbers, everywhere at once: nobody can tell them apart."""
    kinds: dict[int, list[int]] = {}
    for card, face in enumerate(s.rules.faces):
        kinds.setdefault(face.sort, []).append(card)
    new = list(range(len(s.rules.faces)))
    for cards in kinds.values():
        mixed = cards[:]
        dice.shuffle(mixed)
        for old, fresh in zip(cards, mixed, strict=True):
            new[old] = fresh
    for zone in [*_zones(s), *s.intel]:
        zone[:] = [new[c] for c in zone]
    for f in [*s.stack, *s.deferred]:
        f.card = new[f.card] if f.card != NO_CARD else NO_CARD
        f.aim = new[f.aim] if f.aim != NO_CARD else NO_CARD
        f.cards = tuple(new[c] for c in f.cards)
    if s.transit is not None:
        s.transit.card = new[s.transit.card]
    seen, hint = s.seen[:], s.hint[:]
    for old, fresh in enumerate(new):
        s.seen[fresh], s.hint[fresh] = seen[old], hint[old]
    for i, p in enumerate(s.probes):
        if p.card != NO_CARD:
            s.probes[i] = p.clone()
            s.probes[i].card = new[p.card]
    return new != list(range(len(new)))


def rearranged(game: Game, seat: int | None, dice: Rng) -> Game:
    """A game that looks the same to that eye, with little changed behind its back."""
    twin = game.clone()
    for _ in range(1 + dice.below(3)):
        swap_unknown_cards(twin.state, seat, dice)
    if not dice.below(2):
        swap_unknown_identities(twin.state, seat, dice)
    if not dice.below(2):
        swap_unknown_characters(twin.state, seat, dice)
    return redo(twin)


def as_known(s: State) -> dict[str, Any]:
    """A state written with names for cards, so that equal cards and the order of hands do not matter."""
    faces = s.rules.faces

    def one(card: int) -> tuple[str, int, int]:
        return ("", 0, 0) if card == NO_CARD else (faces[card].name, s.seen[card], s.hint[card])

    written: dict[str, Any] = {}
    for field in fields_of(State):
        if field in ("rules", "events", "seen", "hint", "running_step", "goal_stale", "meets", "may_meet"):
            continue
        value = getattr(s, field)
        if field == "deck":
            value = [one(c) for c in value]
        elif field in ("discard", "aside"):
            value = sorted(one(c) for c in value)
        elif field in ("hands", "intel"):
            value = [sorted(one(c) for c in zone) for zone in value]
        elif field == "options":
            value = sorted(o.notation for o in value)
        elif field in ("stack", "deferred"):
            value = [
                {
                    **{slot: getattr(f, slot) for slot in fields_of(type(f))},
                    "card": one(f.card),
                    "aim": one(f.aim)[0],
                    "cards": [one(c) for c in (f.cards if f.name == "truefalse" else sorted(f.cards))],
                }
                for f in value
            ]
        elif field == "transit" and value is not None:
            value = {
                **{slot: getattr(value, slot) for slot in fields_of(type(value))},
                "card": one(value.card),
            }
        elif field == "probes":
            value = [{**{x: getattr(p, x) for x in fields_of(type(p))}, "card": one(p.card)} for p in value]
        else:
            value = plain(value)
        written[field] = value
    return written
