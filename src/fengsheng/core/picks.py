"""Options that pick a card: equal cards are one option, and there is always something to answer."""

from __future__ import annotations

from typing import Final

from .option import Option
from .state import State

ANY: Final = -1


def hand_options(s: State, seat: int, verb: str, law: str, colour: int = ANY) -> list[Option]:
    """One option per sort of hand card (of a colour)."""
    return _options(s, s.hands[seat], verb, law, colour)


def intel_options(s: State, seat: int, verb: str, law: str, colour: int = ANY) -> list[Option]:
    """One option per sort of intelligence in front of a player (of a colour)."""
    return _options(s, s.intel[seat], verb, law, colour)


def _options(s: State, cards: list[int], verb: str, law: str, colour: int) -> list[Option]:
    return [Option(s.book, verb, card=card, law=law) for card in sorts(s, cards, colour)]


def sorts(s: State, cards: list[int], colour: int = ANY) -> list[int]:
    """One card of each sort (of a colour)."""
    kinds: set[int] = set()
    found: list[int] = []
    faces = s.book.faces
    for card in cards:
        face = faces[card]
        if face.kind not in kinds and (colour == ANY or colour in face.colours):
            kinds.add(face.kind)
            found.append(card)
    return found


def or_none(s: State, options: list[Option], law: str) -> list[Option]:
    """Who has nothing left to choose is asked all the same, and nothing happens."""
    return options if options else [Option(s.book, "none", law=law)]
