"""What bots have to be told about an edition: its cards and skills, who is who, and how cards travel.

An edition keeps its own in `lore.py`, which is fetched when the first of them sits down to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fengsheng.bots.valuation.cards import Colours, card
from fengsheng.bots.valuation.missions import Aim
from fengsheng.core.face import Face
from fengsheng.core.option import Option
from fengsheng.editions.edition import Edition

if TYPE_CHECKING:
    from fengsheng.bots.valuation.items import Effect, Item
    from fengsheng.bots.valuation.progress import Mission
    from fengsheng.bots.valuation.situation import Situation

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
    missions: Mapping[str, Mission] = {}  # the same, as it is followed to the end
    sends: Mapping[str, float] = {}  # how often such a card is sent for once that it is held: see Situation
    effects: Mapping[str, Effect] = {}  # what it is worth that a card or skill takes effect
    inside: Mapping[tuple[str, str], Inside] = {}  # inside an effect: (kind of answer, what is in use)
    answers: frozenset[str] = frozenset()  # what is used on something pending
    direct: frozenset[str] = frozenset()  # ways to one player alone
    in_sight: frozenset[str] = frozenset()  # ways on which everybody sees the card
    rests: frozenset[str] = frozenset()  # how intelligence is gained that was sent
    accepts: bool = False  # whether accepting is an event of its own
    takes: frozenset[str] = frozenset()  # cards by which the one under way comes to oneself
    probes: frozenset[str] = frozenset()  # those that ask for an identity
    swaps: frozenset[str] = frozenset()  # those that put another one in the place of the one under way
    best: frozenset[str] = frozenset()  # those that a hand keeps for what they do
    steers: tuple[tuple[str, str], ...] = ()  # cards that change where one ends, and what of the transit

    def __init__(self) -> None:
        # how often every card is in the deck: all of it under the empty word, and by the way it travels
        self.deck: dict[str, dict[str, int]] = {"": _counted(self.faces)}
        for number, route in enumerate(self.routes):
            self.deck[route] = _counted(face for face in self.faces if face.route == number)
        # the same by colours, and of the cards that travel on each way, by name, which of these they are
        self.coloured: dict[str, list[tuple[Colours, float]]] = {}
        self.place_of: dict[str, dict[str, int]] = {}
        for route, names in self.deck.items():
            sums: dict[Colours, float] = {}
            for name, count in names.items():
                colours = card(name).colours
                sums[colours] = sums.get(colours, 0.0) + count
            self.coloured[route] = list(sums.items())
            order = list(sums)
            self.place_of[route] = {name: order.index(card(name).colours) for name in names}
        # the way every card travels, by its name
        self.route_of = {name: route for route, names in self.deck.items() if route for name in names}

    def goal(self, house: Mapping[str, str]) -> int:
        """How many of its colour a faction needs where these house rules hold."""
        return 3

    def deals(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """How many of each faction there may be."""
        raise NotImplementedError

    def named(self, text: str) -> list[bool]:
        """Which factions the text of a probe means."""
        raise NotImplementedError

    def way(self, s: Situation, o: Option) -> tuple[str, int, int]:
        """How an option sends its card: route, direction, who is locked."""
        raise NotImplementedError

    def sent(self, event: dict[str, Any], seats: int) -> tuple[int, int]:
        """Of a card that is sent: whom it goes to first, and who is locked with it; -1: nobody."""
        raise NotImplementedError

    def allied(self, seats: int) -> bool:
        """Whether the two factions win together."""
        return False

    def faction(self, identity: str) -> int:
        """The faction of an identity by its name; -1 if it is not known."""
        if identity == "?":
            return -1
        return self.factions.index(identity) if identity in self.factions else self.otherwise


def _counted(faces: Iterable[Face]) -> dict[str, int]:
    return dict(Counter(face.name for face in faces))


@cache
def lore_of(edition: Edition) -> Lore:
    """what bots know about an edition."""
    lore: Lore = import_module(edition.lore).LORE
    return lore
