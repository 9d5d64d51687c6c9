"""How much everything counts: one table of numbers for each role, so that bots differ in data alone.

The currency: 100 is about a won game, a hand card about 2. The defaults are what plain good sense says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fengsheng.bots.valuation.outlook import EVEN, Outlook

DEATHS = (2.0, 6.0, 22.0)  # the first, second and third black
OWN_DEATH = (3.0, 8.0, 30.0)


class Weights(NamedTuple):
    """Of one role: whoever belongs to a faction, whoever plays alone, or who has one certain mission."""

    first: float = 6.0  # the first of three cards that somebody collects
    second: float = 14.0
    third: float = 80.0
    further: float = 1.0  # when it is too late
    own: float = 1.15  # times: we know what we are
    fear: float = 1.0  # times what the own death costs
    deaths: float = 1.0  # times what the death of others is worth
    alone: float = 0.7  # how much of a faction's progress hurts somebody who plays alone
    loner: float = 0.12  # how much of any colour helps somebody who may have a goal of his own
    coming: float = 0.0  # how much the mission of a likely loner is in our mind
    news: float = 1.6  # to learn what somebody is
    price: float = 1.0  # times what a card in use is worth in the hand
    bother: float = 0.4  # what a card in use must bring besides its price
    keep: float = 0.5  # times what a card that is sent is worth in the hand
    paper: float = 0.0  # times what it is worth more than another card of its colours in the hand
    steer: float = 0.7  # how likely a lock or a lure that we hold does its work
    near: float = 0.3  # answers this close are as good as each other
    sent: float = 0.0  # how far a hidden card is guessed by what its sender would send, from 0 to 1
    trust: float = 0.0  # what it costs to undo what a friend does
    known: float = 1.0  # how much a probe is worth on somebody who is known
    secret: float = 1.0  # times what it costs to show what one is, or a hidden character
    missions: float = 0.0  # 1: who plays alone weighs by what the mission needs


class Roles(NamedTuple):
    """The weights of a bot, by what it is."""

    faction: Weights
    loner: Weights
    missions: Mapping[str, Weights] = {}  # by character or task, where it differs
    characters: Mapping[str, tuple[float, float]] = {}  # what one is worth in a faction, and alone
    outlook: Outlook = EVEN  # by which a position is valued

    def of(self, faction: int, mission: str) -> Weights:
        """Of somebody in that faction, or alone with that mission."""
        if faction < 2:
            return self.faction
        return self.missions.get(mission, self.loner)
