"""Cards by their names: what a view calls them is all that is needed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fengsheng.core.face import COLOURS

Colours = tuple[int, ...]


class Card(NamedTuple):
    """What is written on it: function, colours, and the text of a probe."""

    function: str
    colours: Colours
    detail: str


UNKNOWN = Card("", (), "")


@cache
def card(name: str) -> Card:
    """The card of that name, such as 鎖定/red; unknown cards have no colour."""
    parts = name.split("/")
    if len(parts) < 2:
        return UNKNOWN
    colours = tuple(COLOURS.index(colour) for colour in parts[1].split("+") if colour in COLOURS)
    return Card(parts[0], colours, parts[-1])


DRAWN = 1.6  # what a card is worth that is not known yet, in the currency of worth.py
