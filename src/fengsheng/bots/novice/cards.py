"""Cards by their names: what a view calls them is all that is needed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from ...core.face import COLOURS
from ...editions.classic.deck import FACES as CLASSIC
from ...editions.classic.deck import ROUTES as CLASSIC_ROUTES
from ...editions.spywar.deck import ROUTES as SPYWAR_ROUTES
from ...editions.spywar.deck import faces as spywar_faces

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


@cache
def deck(edition: str) -> dict[str, Counter[str]]:
    """How often every card is in the deck: all of it under the empty word, and by the way it travels."""
    faces, routes = (spywar_faces(False), SPYWAR_ROUTES) if edition == "spywar" else (CLASSIC, CLASSIC_ROUTES)
    table: dict[str, Counter[str]] = {"": Counter(face.name for face in faces)}
    for number, route in enumerate(routes):
        table[route] = Counter(face.name for face in faces if face.route == number)
    return table


# What a card in the hand is worth as a function, in the currency of worth.py (a drawn card is about 2).
HAND: dict[str, float] = {
    "鎖定": 1.8,
    "調虎離山": 1.4,
    "截獲": 2.2,
    "退回": 1.4,
    "破譯": 1.6,
    "燒毀": 2.2,
    "識破": 2.6,
    "試探": 1.0,
    "真偽莫辨": 1.0,
    "试探": 1.0,
    "威逼": 1.2,
    "利诱": 1.4,
    "平衡": 0.8,
    "澄清": 2.4,
    "破译": 1.6,
    "截获": 2.8,
    "误导": 2.4,
    "调包": 2.4,
}
DRAWN = 1.6  # a card that is not known yet


def in_hand(name: str) -> float:
    """What it is worth to hold that card."""
    return HAND.get(card(name).function, DRAWN)


@cache
def routes(edition: str) -> dict[str, str]:
    """The way every card travels, by its name."""
    return {name: route for route, names in deck(edition).items() if route for name in names}
