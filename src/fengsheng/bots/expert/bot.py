"""The bot: what is offered, weighed by what it believes about the others."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from fengsheng.bots.belief.tracker import Tracker
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.valuation.carried import Carried
from fengsheng.bots.valuation.choosing import best, ranked, safe
from fengsheng.bots.valuation.lore import Lore, lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.opinion import WeighedOpinion
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.verbs import worth
from fengsheng.bots.valuation.weights import Roles
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find


class ExpertBot:
    """Plays to what it believes of everybody, keeps its cards for when they matter, fears its own death, and
    if it plays alone does what its mission asks for."""

    name: ClassVar[str] = "expert"
    # how likely a player is a stranger, whose doings say nothing; less than nothing: as it was fitted
    arguments: ClassVar[dict[str, float]] = {"eps": -1.0}

    def __init__(
        self, seed: int | str, roles: Roles | None = None, eps: float = -1.0, tracker: Tracker | None = None
    ) -> None:
        # `tracker`: what it believes already, where it takes a seat over in the middle of a game
        self._chance = Random(seed).random
        self._wanted = roles  # None: those of the edition
        self._roles: Roles | None = None
        self._lore: Lore | None = None
        self._preset = ""
        self._floor = None if eps < 0.0 else eps
        self._tracker = tracker
        self._told: list[dict[str, Any]] = []  # not yet thought about
        self._carried = Carried()
        self.stumbles = 0  # answers that were given without being weighed

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as its seat sees it. It is thought about when the next question comes."""
        self._told.append(event)

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the best answers; where weighing fails, a safe one."""
        try:
            found = best(self._read(view), decision)
        except Exception:  # a table must never stand still because of a bot
            self.stumbles += 1
            found = safe(decision)
        return found[int(self._chance() * len(found))]

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """What every option is worth, in their order."""
        s = self._read(view)
        return [worth(s, o) for o in decision.options]

    def opinion(self, view: View, decision: Decision) -> WeighedOpinion:
        """What every option is worth to whoever chooses as it does, and why."""
        s = self._read(view)
        self._carried.lend()
        return WeighedOpinion(s, decision.options, ranked(s, decision))

    def odds(self, view: View) -> list[Odds]:
        """How likely every seat is to collect red, to collect blue, or to play alone."""
        return self._believe(view)

    def value(self, view: View) -> float:
        """How likely its side is to win this position, from 0 to 1."""
        return self._read(view).chance()

    def tracker(self, view: View) -> Tracker:
        """What it goes by, up to date with that view."""
        self._believe(view)
        assert self._tracker is not None
        return self._tracker

    def _read(self, view: View) -> Situation:
        if self._lore is None or self._roles is None or view["edition"] != self._preset:
            edition = find(view["edition"])
            self._preset = view["edition"]
            self._lore = lore_of(edition)
            self._roles = self._wanted or roles_of(edition.name)
            self._carried = Carried()
        odds = self._believe(view)
        s = self._carried.on(view, odds)
        if s is None:
            s = self._carried.into(Situation(view, odds, self._lore, self._roles, view["house"]))
        return s

    def _believe(self, view: View) -> list[Odds]:
        """Who is who, from all that it was told; what nobody told it of, the view still shows."""
        tracker = self._tracker
        if tracker is None:
            tracker = self._tracker = Tracker(view, view["me"], floor=self._floor)
        if self._told:
            tracker.listen(self._told)
            self._told.clear()
        tracker.look(view)
        return tracker.marginals()
