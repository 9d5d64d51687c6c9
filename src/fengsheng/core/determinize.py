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

from fengsheng.core.counters import count_hands, forget_goals, index_characters
from fengsheng.core.engine import ask_again
from fengsheng.core.errors import BadDeal
from fengsheng.core.event import SPECTATOR, eye
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Probe
from fengsheng.core.knowledge import NO_HINT, fits
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State

_TRIES: Final = 400
_CHANCE: Final = 1 << 30
_EITHER: Final = -1  # whether a probe was acted on is not known


class _Narrow:
    """A place that is not open to any card: which unknown one lies there, and which of them may."""

    __slots__ = ("among", "cards", "place")

    def __init__(self, place: int, cards: list[int]) -> None:
        self.place = place
        self.cards = cards
        self.among = frozenset(cards)


class Hidden:
    """The cards one eye cannot see: looked for once, however many worlds are dealt."""

    __slots__ = ("bit", "marked", "ordered", "unknown")

    def __init__(self, s: State, seat: int | None) -> None:
        self.bit = eye(seat)
        self.unknown = _unknown_cards(s, self.bit)
        self.ordered = sorted(self.unknown)
        hint = s.hint
        self.marked = [card for card in self.unknown if hint[card] != NO_HINT]  # something is known of these


def determinize(
    s: State,
    seat: int | None,
    seed: bytes,
    wanted: list[int] | None = None,
    looked: Hidden | None = None,
) -> None:
    """Re-deal in place what `seat` (None: a spectator) cannot know. `wanted` are identities by seat (see
    `Ruleset.identity_is`), which must be possible as far as that seat knows; `looked` is what was found
    hidden before, in a game that looks the same."""
    hidden = Hidden(s, seat) if looked is None else looked
    bit, unknown = hidden.bit, hidden.unknown
    rng = Rng(sha256(b"deal" + seed).digest())
    _redeal_characters(s, bit, rng)
    identity = s.identity[:]
    for _ in range(_TRIES * 50 if wanted is None else _TRIES):
        if wanted is None:
            _redeal_identities(s, bit, identity, rng)
        else:
            _deal_identities(s, bit, identity, rng, wanted)
        if _identities_possible(s, bit, identity):
            narrow = _narrow_places(s, hidden, identity) if hidden.marked else []
            if not narrow or _feasible(narrow):
                break
    else:
        if wanted is not None:
            raise BadDeal("These identities do not fit what that seat knows.")
        raise AssertionError("no deal fits what this seat knows")
    # The identities stand now: a deal of cards that chance rejects must not cost them another draw.
    tries = 0
    while (dealt := _deal(unknown, narrow, rng, tries > _TRIES, hidden.ordered)) is None:
        tries += 1
    s.identity = identity
    _lay(s, hidden, dealt)
    _name_lost_probes(s, bit, rng)
    s.rng = Rng(sha256(b"future" + seed).digest())
    count_hands(s)
    index_characters(s)
    forget_goals(s)
    s.events = []
    if not _offered_the_same(s, bit):
        ask_again(s)


def _offered_the_same(s: State, bit: int) -> bool:
    """Whether what is offered can stay as it is: it is offered to this eye itself, and names no card that it
    does not know."""
    if s.ask_seat == NOBODY or bit != 1 << s.ask_seat:
        return False
    seen = s.seen
    for o in s.options:
        for card in (o.card, o.aim, *o.cards):
            if card != NO_CARD and not seen[card] & bit:
                return False
    return True


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
        free |= 1 << c
    free &= ~taken
    dealt = _deal_characters(s, hidden, free, rng)
    for i, c in dealt.items():
        free &= ~(1 << c)
        if s.character[i] >= 0:
            s.character[i] = c
    rest = _bits(free)
    offered = list(s.offered)
    for i in range(n):
        if i != mine:
            kept = dealt.get(i, s.character[i])
            if len(s.offered[i]) > 1 and rest:
                other = rest.pop(rng.below(len(rest)))
                offered[i] = (kept, other) if kept < other else (other, kept)
            else:
                offered[i] = (kept,)
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


def _hidden_seats(s: State, bit: int) -> list[int]:
    """Whose identity this eye has not seen."""
    known = s.identity_up | (0 if bit == SPECTATOR else s.looks[bit.bit_length() - 1] | bit)
    return [i for i in range(s.rules.seats) if not known >> i & 1]


def _redeal_identities(s: State, bit: int, identity: list[int], rng: Rng) -> None:
    """Shuffle the identity cards this eye has not seen."""
    hidden = _hidden_seats(s, bit)
    cards = s.rules.redeal_identities(s, hidden, rng, bit, None)
    for i, card in zip(hidden, cards, strict=True):
        identity[i] = card


def _deal_identities(s: State, bit: int, identity: list[int], rng: Rng, wanted: list[int]) -> None:
    """The same with what is wanted; what this eye has seen cannot be wished otherwise."""
    hidden = _hidden_seats(s, bit)
    for i in range(s.rules.seats):
        if i not in hidden and not s.rules.identity_is(s.identity[i], wanted[i]):
            raise BadDeal(f"That seat knows the identity of seat {i}, and it is another one.")
    cards = s.rules.redeal_identities(s, hidden, rng, bit, wanted)
    if len(cards) != len(hidden):
        raise BadDeal("As far as that seat knows, there are no such identities in this game.")
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


def _unknown_cards(s: State, bit: int) -> list[int]:
    """Every card that this eye does not know, by the places where they lie in a fixed order: a card stands
    for its place until the deal says what lies there instead."""
    seen = s.seen
    unknown = [card for card in s.deck if not seen[card] & bit]
    for zone in (s.discard, s.aside, *s.hands):
        for card in zone:
            if not seen[card] & bit:
                unknown.append(card)
    for f in s.stack:
        if f.card != NO_CARD and not seen[f.card] & bit:
            unknown.append(f.card)
        for card in f.cards:
            if not seen[card] & bit:
                unknown.append(card)
    t = s.transit
    if t is not None and not seen[t.card] & bit:
        unknown.append(t.card)
    return unknown


def _narrow_places(s: State, hidden: Hidden, identity: list[int]) -> list[_Narrow]:
    """The places of which something is known, and which of the unknown cards may lie there: the places with
    the fewest come first."""
    hint = s.hint
    pool = set(hidden.unknown)
    probes = {p.card: p for p in s.probes}
    narrow: list[_Narrow] = []
    for place in hidden.marked:
        p = probes.get(place)
        if p is None:
            fitting = _fitting(s.rules, hint[place])
        else:
            acted = p.acted if p.sure else _EITHER
            fitting = _fitting_probes(s.rules, hint[place], p.effect, acted, identity[p.target])
        cards = [card for card in fitting if card in pool]
        narrow.append(_Narrow(place, cards))
    narrow.sort(key=_how_many)
    return narrow


def _how_many(place: _Narrow) -> int:
    return len(place.cards)


def _fitting(rules: Ruleset, hint: int) -> list[int]:
    """The cards of the game that such a hint can speak of; looked for once."""
    found = rules.fitting.get((hint,))
    if found is None:
        found = [card for card, face in enumerate(rules.faces) if fits(face, hint)]
        rules.fitting[hint,] = found
    return found


def _fitting_probes(rules: Ruleset, hint: int, effect: int, acted: int, identity: int) -> list[int]:
    """Those that somebody of that identity answers so (or in some way); likewise."""
    found = rules.fitting.get((hint, effect, acted, identity))
    if found is None:
        found = []
        for card in _fitting(rules, hint):
            named = rules.probe_named(rules.faces[card])
            if rules.probe_fits(rules.faces[card], effect, named) and acted in (
                _EITHER,
                rules.probe_acts(named, identity),
            ):
                found.append(card)
        rules.fitting[hint, effect, acted, identity] = found
    return found


def _bits(mask: int) -> list[int]:
    bits: list[int] = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits


def _feasible(narrow: list[_Narrow]) -> bool:
    """Whether there is a card for every narrow place (augmenting paths)."""
    scarce = [place.cards for place in narrow if len(place.cards) < len(narrow)]
    holder: dict[int, int] = {}

    def seat_of(i: int, tried: set[int]) -> bool:
        for card in scarce[i]:
            if card not in tried:
                tried.add(card)
                if card not in holder or seat_of(holder[card], tried):
                    holder[card] = i
                    return True
        return False

    return all(seat_of(i, set()) for i in range(len(scarce)))


def _deal(
    unknown: list[int], narrow: list[_Narrow], rng: Rng, hurry: bool, ordered: list[int] | None = None
) -> list[int] | None:
    """What lies where each of the unknown cards lay, uniformly over all ways that fit.

    Narrow places come first. As long as their sets are nested or disjoint this is uniform by itself;
    where two overlap, a deal is kept with the probability that makes up for the difference. Nothing
    says that this try led nowhere or was not kept. `ordered` are the unknown cards by their numbers.
    """
    rest = sorted(unknown) if ordered is None else ordered[:]
    if not narrow:
        rng.shuffle(rest)
        rest.reverse()
        return rest
    laid: dict[int, int] = {}
    gone: set[int] = set()
    weight = bound = 1
    for i, place in enumerate(narrow):
        choice = [card for card in place.cards if card not in gone]
        if not choice:
            return None
        inside = 0
        for earlier in narrow[:i]:
            if earlier.among <= place.among:
                inside += 1
        weight *= len(choice)
        bound *= len(place.cards) - inside
        card = choice[rng.below(len(choice))]
        laid[place.place] = card
        gone.add(card)
    if weight < bound and not hurry and rng.below(_CHANCE) * bound >= weight * _CHANCE:
        return None
    rest = [card for card in rest if card not in gone]
    rng.shuffle(rest)
    return [laid[place] if place in laid else rest.pop() for place in unknown]


def _lay(s: State, hidden: Hidden, dealt: list[int]) -> None:
    """Put the dealt cards down. What others know belongs to the place, not to the card."""
    old = s.seen
    seen = old[:]
    lies = [*range(len(seen))]
    for place, card in zip(hidden.unknown, dealt, strict=True):
        lies[place] = card
        seen[card] = old[place]
    s.seen = seen
    if hidden.marked:
        hints = s.hint
        hint = hints[:]
        for place, card in zip(hidden.unknown, dealt, strict=True):
            hint[card] = hints[place]
        s.hint = hint
    for zone in (s.deck, s.discard, s.aside, *s.hands):
        zone[:] = [lies[card] for card in zone]
    for f in s.stack:
        if f.card != NO_CARD:
            f.card = lies[f.card]
        if f.cards:
            f.cards = tuple([lies[card] for card in f.cards])
    if s.transit is not None:
        s.transit.card = lies[s.transit.card]
    for i, p in enumerate(s.probes):
        if p.card != NO_CARD and (lies[p.card] != p.card or not old[p.card] & hidden.bit):
            p = p.clone()
            p.card = lies[p.card]
            p.named = s.rules.probe_named(s.rules.faces[p.card])
            s.probes[i] = p


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
