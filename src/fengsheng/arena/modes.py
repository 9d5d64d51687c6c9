"""Who sits where. Every deal is played several times, with the bots moved on in between, so that each of them
holds each of its places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

LONER = 2  # the side of those who play alone; 0 and 1 are the factions

Pairing = tuple[str, ...]


class Deal(NamedTuple):
    """What seats its players: the seats in an order of the deal's own, each seat's side, and which deal of
    its arena it is."""

    order: tuple[int, ...]
    sides: tuple[int, ...]
    number: int


class Mode(NamedTuple):
    """A way to set bots against each other."""

    name: str
    pairings: Callable[[tuple[str, ...]], list[Pairing]]  # who meets whom
    lineup: Callable[[Pairing, Deal, int], tuple[str, ...]]  # who sits where, when a deal is played again
    by_side: bool = False  # whether the line-up goes by identities


def _pairs(bots: tuple[str, ...]) -> list[Pairing]:
    return list(combinations(bots, 2))


def _shared(bots: Pairing, deal: Deal, again: int) -> tuple[str, ...]:
    """As many seats each, as nearly as that goes; every seat is every bot's once."""
    return _seated(deal, [bots[(place + again) % len(bots)] for place in range(len(deal.order))])


def _one_alone(bots: Pairing, deal: Deal, again: int) -> tuple[str, ...]:
    """The first of the order is alone among the others: first the one bot, then the other."""
    lone, field = (bots[again % 2], bots[1 - again % 2])
    return _seated(deal, [lone] + [field] * (len(deal.order) - 1))


def _faction_against_faction(bots: Pairing, deal: Deal, again: int) -> tuple[str, ...]:
    """One bot is the first faction, the other the second, and then the other way round. Loners are split:
    neighbours in the order are not alike, and the first of them changes from deal to deal and within it."""
    loners = 0
    places: list[str] = []
    for seat in deal.order:
        side = deal.sides[seat]
        if side == LONER:
            side = loners + deal.number
            loners += 1
        places.append(bots[(side + again) % 2])
    return _seated(deal, places)


def _seated(deal: Deal, places: Sequence[str]) -> tuple[str, ...]:
    """The bots of the places in the order, by seat."""
    by_seat = dict(zip(deal.order, places, strict=True))
    return tuple(by_seat[seat] for seat in range(len(places)))


MIXED = Mode("mixed", _pairs, _shared)
FOCAL = Mode("focal", _pairs, _one_alone)
BLOCK = Mode("block", _pairs, _faction_against_faction, by_side=True)
POPULATION = Mode("population", lambda bots: [(bot,) for bot in bots], _shared)
TOGETHER = Mode("together", lambda bots: [bots], _shared)
MODES = {mode.name: mode for mode in (MIXED, FOCAL, BLOCK, POPULATION, TOGETHER)}
