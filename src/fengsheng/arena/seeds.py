"""Which deals are played. A deal's seed is a number, and numbers lie in two ranges with names: one to develop
with, and one that only a candidate is played on that nobody will change any more."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.arena.errors import BadArena


class Seeds(NamedTuple):
    """Deals from `first` on, inside a range."""

    name: str
    first: int
    last: int

    def taken(self, deals: int) -> Seeds:
        """The same, if it has so many."""
        if self.first + deals - 1 > self.last:
            raise BadArena(
                f"The {self.name} seeds from {self.first:,} on are enough for "
                f"{self.last - self.first + 1:,} deals, not for {deals:,}."
            )
        return self


RANGES = (Seeds("development", 1, 99_999), Seeds("validation", 100_000, 199_999))


def seeds(text: str) -> Seeds:
    """A range by its name, or the part of one that begins with a number."""
    for one in RANGES:
        if text == one.name:
            return one
        if text.isdecimal() and one.first <= int(text) <= one.last:
            return one._replace(first=int(text))
    listed = " and ".join(f"{one.name} ({one.first:,} to {one.last:,})" for one in RANGES)
    raise BadArena(f"There are no seeds {text!r}; there are {listed}, or a number of theirs to begin with.")
