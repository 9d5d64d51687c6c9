"""The coached game: a first whole game after the lessons, with a deal in which a learner finds the way.

It is a real deal of a real seed, one that suits: of many seeds the first is taken that deals the learner a
side, and an easy character to choose from. So such a game is kept, replayed and checked like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fengsheng.editions.registry import find
from fengsheng.game import Game

SEATS: Final = 5
LEARNER: Final = 0  # the seat


def suits(game: Game, seat: int = LEARNER) -> bool:
    """Whether what a game deals to that seat is fit for a learner; `game` has asked for nothing but
    characters yet."""
    rules = game.state.rules
    easy = find(rules.preset).easiest
    if not any(rules.characters[number].name in easy for number in game.state.offered[seat]):
        return False
    ahead = game.clone()  # some editions deal identities when all have chosen, whatever they chose
    while (decision := ahead.decision) is not None and decision.kind == "character":
        ahead.apply(0)
    sides = tuple(find(rules.preset).factions)[:2]
    return ahead.view(seat)["seats"][seat]["identity"] in sides


def suitable_seed(edition: str, draw: Callable[[], bytes]) -> bytes:
    """The first seed that deals a coached game, of those that `draw` gives."""
    while True:
        seed = draw()
        if suits(Game.new(edition, SEATS, seed, ask_forced=True)):
            return seed
