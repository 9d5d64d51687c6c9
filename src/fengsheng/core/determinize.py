"""A full game consistent with everything one seat knows; the rest is dealt anew.

It is a function of what the seat knows: hidden places are listed in a fixed order, the cards that may lie
there are sorted, and the only randomness is the caller's seed. So re-dealing a re-dealt game gives what
re-dealing the original gives (a law). Identities are uniform over the assignments the seat cannot rule
out; given those, cards are uniform over all completions (unless so many deals in a row were not kept that
one which fits has to do).
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.event import SPECTATOR, eye
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Probe
from fengsheng.core.knowledge import NO_HINT, fits
from fengsheng.core.rng import Rng
from fengsheng.core.state import State

_TRIES: Final = 400
_CHANCE: Final = 1 << 30


class _Slot:
    """A place whose card the seat does not know, and what may lie there."""

    __slots__ = ("allowed", "at", "card", "hint", "index", "probe", "seen", "zone")

    def __init__(self, zone: list[int] | None, index: int, at: int, card: int) -> None:
        self.zone = zone  # None: held by frame `at` (index -1: its card) or, with at -1, in transit
        self.index = index
        self.at = at
        self.card = card
        self.seen = 0
        self.hint = NO_HINT
        self.probe = -1
        self.allowed = 0


def determinize(s: State, seat: int | None, seed: bytes) -> None:
    """Re-deal in place what `seat` (None: a spectator) cannot know."""
    bit = eye(seat)
    rng = Rng(sha256(b"deal" + seed).digest())
    _redeal_characters(s, bit, rng)
    slots = _hidden_slots(s, bit)
    pool = 0
    for slot in slots:
        pool |= 1 << slot.card
    identity = s.identity[:]
    for _ in range(_TRIES * 50):
        _redeal_identities(s, bit, identity, rng)
        if _identities_possible(s, bit, identity):
            _constrain(s, slots, pool, identity)
            if _feasible(slots):
                break
    else:
        raise AssertionError("no deal fits what this seat knows")
    # The identities stand now: a deal of cards that chance rejects must not cost them another draw.
    tries = 0
    while not _fill(slots, pool, rng, tries > _TRIES):
        tries += 1
    s.identity = identity
    _lay(s, slots)
    _name_lost_probes(s, bit, rng)
    s.rng = Rng(sha256(b"future" + seed).digest())
    rebuild(s)
    s.events = []
    ask_again(s)


def _redeal_characters(s: State, bit: int, rng: Rng) -> None:
    """Face-down characters: any the table still thinks possible, none that is known to be elsewhere."""
    rules = s.rules
    n = rules.seats
    mine = bit.bit_length() - 1 if bit != SPECTATOR else NOBODY
    setup = s.phase == "setup"
    taken = 0
    hidden: list[int] = []
    for i in range(n):
        if i == mine:
            for c in s.offered[i]:
                taken |= 1 << c
            if s.character[i] >= 0:
                taken |= 1 << s.character[i]
        elif not setup and s.could_be[i] & (s.could_be[i] - 1) == 0:
            taken |= s.could_be[i]
        else:
            hidden.append(i)
    free = 0
    for c in rules.pool:
        if not taken >> c & 1:
            free |= 1 << c
    dealt = _deal_characters(s, hidden, free, rng)
    for i, c in dealt.items():
        free &= ~(1 << c)
        if s.character[i] >= 0:
            s.character[i] = c
    rest = _bits(free)
    rng.shuffle(rest)
    offered = list(s.offered)
    for i in range(n):
        if i != mine:
            kept = dealt.get(i, s.character[i])
            partner = (rest.pop(),) if len(s.offered[i]) > 1 and rest else ()
            offered[i] = tuple(sorted((kept, *partner)))
    s.offered = offered


def _deal_characters(s: State, hidden: list[int], free: int, rng: Rng) -> dict[int, int]:
    """One character for each hidden seat. What the table thinks possible is nested from seat to seat, so
    the narrowest first is uniform."""
    order = sorted(hidden, key=lambda i: ((s.could_be[i] & free).bit_count(), i))
    for _ in range(_TRIES):
        left = free
        dealt: dict[int, int] = {}
        for i in order:
            choice = _bits(s.could_be[i] & left)
            if not choice:
                break
            dealt[i] = choice[rng.below(len(choice))]
            left &= ~(1 << dealt[i])
        else:
            return dealt
    raise AssertionError("no characters fit what this seat knows")


def _redeal_identities(s: State, bit: int, identity: list[int], rng: Rng) -> None:
    """Shuffle the identity cards this eye has not seen."""
    known = s.identity_up | (0 if bit == SPECTATOR else s.looks[bit.bit_length() - 1] | bit)
    hidden = [i for i in range(s.rules.seats) if not known >> i & 1]
    cards = s.rules.redeal_identities(s, hidden, rng, bit)
    for i, card in zip(hidden, cards, strict=True):
        identity[i] = card


def _identities_possible(s: State, bit: int, identity: list[int]) -> bool:
    """What the seat itself asked, or was asked, must come out the same."""
    for p in s.probes:
        knows = bit == 1 << p.asker or _sees(s, p, bit)
        if p.sure and knows and s.rules.probe_acts(p.named, identity[p.target]) != p.acted:
            return False
    return s.rules.identities_fit(s, identity)


def _sees(s: State, p: Probe, bit: int) -> bool:
    return p.card != NO_CARD and bool(s.seen[p.card] & bit)


def _hidden_slots(s: State, bit: int) -> list[_Slot]:
    """Every place whose card this eye does not know, in a fixed order."""
    seen = s.seen
    slots: list[_Slot] = []
    for zone in (s.deck, s.discard, s.aside, *s.hands):
        for index, card in enumerate(zone):
            if not seen[card] & bit:
                slots.append(_Slot(zone, index, -1, card))
    for at, f in enumerate(s.stack):
        if f.card != NO_CARD and not seen[f.card] & bit:
            slots.append(_Slot(None, -1, at, f.card))
        for index, card in enumerate(f.cards):
            if not seen[card] & bit:
                slots.append(_Slot(None, index, at, card))
    t = s.transit
    if t is not None and not seen[t.card] & bit:
        slots.append(_Slot(None, -1, -1, t.card))
    probe_of = {p.card: i for i, p in enumerate(s.probes) if p.card != NO_CARD}
    for slot in slots:
        slot.seen = seen[slot.card]
        slot.hint = s.hint[slot.card]
        slot.probe = probe_of.get(slot.card, -1)
    return slots


def _constrain(s: State, slots: list[_Slot], pool: int, identity: list[int]) -> None:
    """Which of the unknown cards may lie where; 0 stands for any of them."""
    rules = s.rules
    faces = rules.faces
    by_hint: dict[int, int] = {}
    for slot in slots:
        slot.allowed = 0
        if slot.probe >= 0:
            p = s.probes[slot.probe]
            mask = 0
            for card in _bits(pool):
                face = faces[card]
                if fits(face, slot.hint):
                    named = rules.probe_named(face)
                    if rules.probe_fits(face, p.effect, named) and (
                        not p.sure or rules.probe_acts(named, identity[p.target]) == p.acted
                    ):
                        mask |= 1 << card
            slot.allowed = mask if mask else -1
        elif slot.hint != NO_HINT:
            if slot.hint not in by_hint:
                mask = 0
                for card in _bits(pool):
                    if fits(faces[card], slot.hint):
                        mask |= 1 << card
                by_hint[slot.hint] = mask
            slot.allowed = by_hint[slot.hint]


def _bits(mask: int) -> list[int]:
    bits: list[int] = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits


def _feasible(slots: list[_Slot]) -> bool:
    """Whether there is a card for every narrow slot (augmenting paths)."""
    narrow = [slot for slot in slots if slot.allowed]
    holder: dict[int, int] = {}

    def seat_of(i: int, tried: set[int]) -> bool:
        for card in _bits(narrow[i].allowed):
            if card not in tried:
                tried.add(card)
                if card not in holder or seat_of(holder[card], tried):
                    holder[card] = i
                    return True
        return False

    for i, slot in enumerate(narrow):
        if slot.allowed == -1:
            return False
        if slot.allowed.bit_count() < len(narrow) and not seat_of(i, set()):
            return False
    return True


def _fill(slots: list[_Slot], pool: int, rng: Rng, hurry: bool) -> bool:
    """Deal the pool into the slots, uniformly over all ways that fit.

    Narrow slots come first. As long as their sets are nested or disjoint this is uniform by itself;
    where two overlap, a deal is kept with the probability that makes up for the difference. False says
    that this try led nowhere or was not kept.
    """
    narrow = [slot for slot in slots if slot.allowed]
    narrow.sort(key=lambda slot: slot.allowed.bit_count())
    weight = bound = 1
    left = pool
    for i, slot in enumerate(narrow):
        choice = slot.allowed & left
        if not choice:
            return False
        inside = 0
        for earlier in narrow[:i]:
            if not earlier.allowed & ~slot.allowed:
                inside += 1
        weight *= choice.bit_count()
        bound *= slot.allowed.bit_count() - inside
        cards = _bits(choice)
        slot.card = cards[rng.below(len(cards))]
        left &= ~(1 << slot.card)
    if weight < bound and not hurry and rng.below(_CHANCE) * bound >= weight * _CHANCE:
        return False
    rest = _bits(left)
    rng.shuffle(rest)
    for slot in slots:
        if not slot.allowed:
            slot.card = rest.pop()
    return True


def _lay(s: State, slots: list[_Slot]) -> None:
    """Put the dealt cards down. What others know belongs to the place, not to the card."""
    for slot in slots:
        s.seen[slot.card] = slot.seen
        s.hint[slot.card] = slot.hint
        if slot.zone is not None:
            slot.zone[slot.index] = slot.card
        elif slot.at < 0:
            assert s.transit is not None
            s.transit.card = slot.card
        elif slot.index < 0:
            s.stack[slot.at].card = slot.card
        else:
            f = s.stack[slot.at]
            cards = list(f.cards)
            cards[slot.index] = slot.card
            f.cards = tuple(cards)
        if slot.probe >= 0:
            p = s.probes[slot.probe].clone()
            p.card = slot.card
            p.named = s.rules.probe_named(s.rules.faces[slot.card])
            s.probes[slot.probe] = p


def _name_lost_probes(s: State, bit: int, rng: Rng) -> None:
    """Probes whose card was shuffled away keep what they asked only in memory: a guess for the others."""
    count = len(s.rules.identity_names)
    for i, p in enumerate(s.probes):
        if p.card != NO_CARD or bit in (1 << p.asker, 1 << p.target):
            continue
        truth = s.identity[p.target]
        if p.sure and p.acted:
            named = truth
        elif p.sure:
            others = [k for k in range(count) if k != truth]
            named = others[rng.below(len(others))]
        else:
            named = rng.below(count)
        if named != p.named:
            p = p.clone()
            p.named = named
            s.probes[i] = p
