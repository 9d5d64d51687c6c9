"""Every way the factions can lie round a table. 0 and 1 collect red and blue, 2 plays alone."""

from __future__ import annotations

from functools import cache, lru_cache

Deal = tuple[int, ...]  # the faction of every seat


@cache
def deals(counts: tuple[int, int, int]) -> list[Deal]:
    """All different orders of so many of each, in alphabetical order. Shared: never changed."""
    found: list[Deal] = []
    _lay((), counts, found)
    return found


def _lay(begun: Deal, left: tuple[int, int, int], found: list[Deal]) -> None:
    red, blue, alone = left
    if not red and not blue and not alone:
        found.append(begun)
    if red:
        _lay((*begun, 0), (red - 1, blue, alone), found)
    if blue:
        _lay((*begun, 1), (red, blue - 1, alone), found)
    if alone:
        _lay((*begun, 2), (red, blue, alone - 1), found)


class Sorts:
    """Ways, sorted by who is what: once for all who hold the same ways possible."""

    __slots__ = ("_columns", "_ways", "of")

    def __init__(self, ways: tuple[Deal, ...]) -> None:
        self._ways = ways
        self._columns: dict[tuple[int, int], list[int]] = {}
        # by card: in which ways it is of each faction
        self.of: list[list[list[int]]] = [[[], [], []] for _ in ways[0]]
        for at, way in enumerate(ways):
            for card, faction in enumerate(way):
                self.of[card][faction].append(at)

    def column(self, card: int, other: int) -> list[int]:
        """The factions of two cards as one number, way by way."""
        found = self._columns.get((card, other))
        if found is None:
            found = self._columns[card, other] = [way[card] * 3 + way[other] for way in self._ways]
        return found


@lru_cache(64)
def sorts_of(ways: tuple[Deal, ...]) -> Sorts:
    """Those of these ways."""
    return Sorts(ways)
