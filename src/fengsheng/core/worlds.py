"""Games as they may be, as far as one seat knows: many of them, where what is hidden is looked for once."""

from __future__ import annotations

from hashlib import sha256

from fengsheng.core.determinize import Hidden, determinize
from fengsheng.core.knowledge import NO_HINT
from fengsheng.core.rng import Rng
from fengsheng.core.state import State


def worlds(s: State, seat: int | None, seeds: list[bytes], wanted: list[list[int] | None]) -> list[State]:
    """A copy for each seed, re-dealt for that seat with the identities that are wanted in its place. After
    the end everything is known, so nothing is dealt anew."""
    if s.result is not None:
        return [s.clone() for _ in seeds]
    hidden = Hidden(s, seat)
    found: list[State] = []
    for seed, identities in zip(seeds, wanted, strict=True):
        world = s.clone()
        determinize(world, seat, seed, identities, hidden)
        found.append(world)
    return found


def another_future(s: State, seed: bytes) -> None:
    """Lay anew, in place, what nobody knows of the pile, and let chance go on otherwise. Everybody keeps what
    they have and what they know."""
    rng = Rng(sha256(b"pile" + seed).digest())
    places = [i for i, card in enumerate(s.deck) if not s.seen[card] and s.hint[card] == NO_HINT]
    cards = sorted([s.deck[i] for i in places])
    rng.shuffle(cards)
    deck = s.deck[:]
    for i, card in zip(places, cards, strict=True):
        deck[i] = card
    s.deck = deck
    s.rng = Rng(sha256(b"future" + seed).digest())
