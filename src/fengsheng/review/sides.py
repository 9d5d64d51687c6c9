"""Who wins together: the two factions, and everybody who plays alone."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.search.value import value
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.editions.registry import find
from fengsheng.game import Game

ALONE = 2


class Side(NamedTuple):
    """0 and 1 collect red and blue; 2 plays alone, and is one seat."""

    faction: int
    seats: tuple[int, ...]


class Sides:
    """The sides of a game as its identities lie at the end, and what a position is worth to each."""

    def __init__(self, end: Game) -> None:
        edition = find(end.state.rules.preset)
        self._lore = lore_of(edition)
        self._roles = roles_of(edition.name)
        self._goal = end.state.rules.goal
        factions = self.factions(end)
        self.all = [
            Side(faction, tuple(seat for seat, one in enumerate(factions) if one == faction))
            for faction in (0, 1)
            if faction in factions
        ]
        self.all += [Side(ALONE, (seat,)) for seat, one in enumerate(factions) if one == ALONE]

    def factions(self, game: Game) -> list[int]:
        """Of every seat, in truth."""
        return [min(identity, ALONE) if identity >= 0 else ALONE for identity in game.leaf().identities]

    def of(self, seat: int) -> int:
        """The place of a seat's side in `all`."""
        return next(at for at, side in enumerate(self.all) if seat in side.seats)

    def worth(self, game: Game) -> list[float]:
        """How likely each side wins, as far as the position itself tells; once the game is over, who did."""
        at = game.leaf()
        factions = self.factions(game)
        found: list[float] = []
        for side in self.all:
            # identities may change hands: whoever is of that faction now stands for it
            seats = [s for s in range(game.seats) if factions[s] == side.faction and side.faction < ALONE]
            seats = seats or list(side.seats)
            if at.over:
                found.append(float(any(seat in at.winners for seat in seats)))
            else:
                found.append(value(game, seats[0], self._lore, self._roles, self._goal))
        return found
