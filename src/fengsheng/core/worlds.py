"""Games as they may be, as far as one seat knows: many of them, where what is hidden is looked for once."""

from __future__ import annotations

from fengsheng.core.determinize import Hidden, determinize
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
