"""What the novice has to be told about an edition: its cards and skills, who is who, and how cards travel.

An edition keeps its own in `novice.py`, which is fetched when the first novice sits down to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from fengsheng.bots.novice.missions import Aim
from fengsheng.core.face import Face
from fengsheng.core.option import Option
from fengsheng.editions.edition import Edition

if TYPE_CHECKING:
    from fengsheng.bots.novice.items import Effect, Item
    from fengsheng.bots.novice.situation import Situation

Inside = Callable[["Situation", Option, "Item"], float]


class Lore:
    """Everything in which editions differ for it. Factions 0 and 1 collect red and blue, 2 stands for
    everybody who plays alone."""

    faces: tuple[Face, ...] = ()
    routes: tuple[str, ...] = ()  # by their numbers
    factions: tuple[str, ...] = ()  # by their numbers
    otherwise: int = 2  # the faction of an identity with another name
    hand: Mapping[str, float] = {}  # what a card in the hand is worth as a function; a drawn card is about 2
    aims: Mapping[str, Aim] = {}  # of those who play alone, by identity or character
    effects: Mapping[str, Effect] = {}  # what it is worth that a card or skill takes effect
    inside: Mapping[tuple[str, str], Inside] = {}  # inside an effect: (kind of answer, what is in use)
    answers: frozenset[str] = frozenset()  # what is used on something pending
    direct: frozenset[str] = frozenset()  # ways to one player alone
    in_sight: frozenset[str] = frozenset()  # ways on which everybody sees the card
    steers: tuple[tuple[str, str], ...] = ()  # cards that change where one ends, and what of the transit

    def deals(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """How many of each faction there may be."""
        raise NotImplementedError

    def named(self, text: str) -> list[bool]:
        """Which factions the text of a probe means."""
        raise NotImplementedError

    def way(self, s: Situation, o: Option) -> tuple[str, int, int]:
        """How an option sends its card: route, direction, who is locked."""
        raise NotImplementedError

    def allied(self, seats: int) -> bool:
        """Whether the two factions win together."""
        return False

    def faction(self, identity: str) -> int:
        """The faction of an identity by its name; -1 if it is not known."""
        if identity == "?":
            return -1
        return self.factions.index(identity) if identity in self.factions else self.otherwise

    @cached_property
    def deck(self) -> dict[str, Counter[str]]:
        """How often every card is in the deck: all of it under the empty word, and by the way it travels."""
        table: dict[str, Counter[str]] = {"": Counter(face.name for face in self.faces)}
        for number, route in enumerate(self.routes):
            table[route] = Counter(face.name for face in self.faces if face.route == number)
        return table

    @cached_property
    def route_of(self) -> dict[str, str]:
        """The way every card travels, by its name."""
        return {name: route for route, names in self.deck.items() if route for name in names}


@cache
def lore_of(edition: Edition) -> Lore:
    """What the novice knows about an edition."""
    lore: Lore = import_module(edition.novice).LORE
    return lore
