"""The bot: weighs what is offered and takes one of the best."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from fengsheng.bots.novice.belief import believe
from fengsheng.bots.valuation.choosing import best, ranked, safe
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.opinion import WeighedOpinion
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.verbs import worth
from fengsheng.bots.valuation.weights import Roles, Weights
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find

PLAIN = Roles(Weights(), Weights(fear=1.5))


class NoviceBot:
    """Takes its own colour, leaves black to its foes, stops who is about to win, and declares victory.

    It looks at one decision at a time and remembers nothing but what its view shows. `slips` is how often it
    does the first thing that comes to its mind instead, as somebody who is new to the game does.
    """

    name: ClassVar[str] = "novice"
    arguments: ClassVar[dict[str, float]] = {"slips": 0.0}

    def __init__(self, seed: int | str, slips: float = 0.0) -> None:
        self._chance = Random(seed).random
        self._slips = slips
        self._facts: object = None
        self._odds: list[Odds] = []
        self.stumbles = 0  # answers that were given without being weighed

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the best answers; where weighing fails, a safe one."""
        try:
            found = best(self._read(view), decision)
        except Exception:  # a table must never stand still because of a bot
            self.stumbles += 1
            found = safe(decision)
        if self._slips and found[0].kind != "declare" and self._chance() < self._slips:
            found = list(decision.options)  # nobody forgets to win
        return found[int(self._chance() * len(found))]

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """What every option is worth, in their order."""
        s = self._read(view)
        return [worth(s, o) for o in decision.options]

    def odds(self, view: View) -> list[Odds]:
        """How likely every seat is to collect red, to collect blue, or to play alone."""
        return self._read(view).odds

    def opinion(self, view: View, decision: Decision) -> WeighedOpinion:
        """What every option is worth to whoever chooses as it does, and why."""
        s = self._read(view)
        return WeighedOpinion(s, decision.options, ranked(s, decision))

    def _read(self, view: View) -> Situation:
        lore = lore_of(find(view["edition"]))
        rows = view["seats"]
        facts = ([(row["identity"], row["colours"]) for row in rows], view["probes"])
        if facts != self._facts:  # beliefs change seldom
            self._facts = facts
            self._odds = believe(view, lore)
        return Situation(view, self._odds, lore, PLAIN)
