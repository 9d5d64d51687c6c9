"""How likely we win a world that is imagined, at the point where we stop to imagine it."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from fengsheng.bots.search.players import SURE
from fengsheng.bots.valuation.lore import Lore
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.outlook import Position, chance_of, chances
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import OWN_DEATH, Roles
from fengsheng.bots.valuation.worth import gain
from fengsheng.game import Game

# of red, of blue, and of each seat if it plays alone: how likely they win a game, from what all may believe
Foreseen = Callable[[Game, list[Odds]], list[float]]

ALONE = 2
BLACK = 2
BEGINNING = -1.4  # of somebody who plays alone, on the logarithmic scale: one game in five
POINTS = 16.0  # of worth for one step on that scale: so a point is about a hundredth of a game


def value(game: Game, seat: int, lore: Lore, roles: Roles, goal: int) -> float:
    """From 0 to 1, with everybody being what they are in that world."""
    at = game.leaf()
    if at.over:
        return float(seat in at.winners)
    odds = [SURE[min(identity, ALONE)] for identity in at.identities]
    if at.identities[seat] >= ALONE:
        return _alone(game, seat, odds, lore, roles) if at.alive[seat] else 0.0
    tally = [at.tally[3 * i : 3 * i + 3] for i in range(len(at.hands))]
    found = chances(roles.outlook, Position(tally, at.hands, at.alive), odds, goal)
    return chance_of(seat, at.identities[seat], found, lore.allied(len(at.hands)))


def foreseen(game: Game, seat: int, lore: Lore, judge: Foreseen, public: list[Odds]) -> float:
    """The same, as a network says that has seen how such positions end (`fengsheng.bots.foresight`)."""
    at = game.leaf()
    if at.over:
        return float(seat in at.winners)
    identity = at.identities[seat]
    if identity >= ALONE and not at.alive[seat]:
        return 0.0
    return chance_of(seat, min(identity, ALONE), judge(game, public), lore.allied(len(at.hands)))


def _alone(game: Game, seat: int, odds: list[Odds], lore: Lore, roles: Roles) -> float:
    """By the mission: everything that lies there, as if it had come card by card, and the own hand."""
    view = game.view(seat)
    s = Situation(view, odds, lore, roles, view["house"])
    points = 0.0
    for name in s.hand:
        points += s.in_hand(name)
    for other in s.alive:
        for colour, count in enumerate(s.tally[other]):
            worth = 0.0
            for have in range(count):
                if other == seat and colour == BLACK:
                    worth += _black(s, have)
                else:
                    worth += gain(s, other, (colour,), have + 1)
            points += worth
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, BEGINNING + points / POINTS))))


def _black(s: Situation, have: int) -> float:
    """One more black card in front of us. Whoever acts must fear it more than a position is worse for it, so
    the fear of the weights does not count."""
    pain = OWN_DEATH[min(have, 2)]
    if s.mission is None:
        return -pain
    return s.mission.gain(s, s.me, s.me, BLACK, have) - pain * s.mission.fear(s)
