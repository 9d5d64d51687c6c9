"""Every way the factions can lie round a table. 0 and 1 collect red and blue, 2 plays alone."""

from __future__ import annotations

from functools import cache

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
