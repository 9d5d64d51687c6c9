"""Those who play on in a world that is imagined: experts, each with its own view and its own beliefs."""

from __future__ import annotations

from random import Random

from fengsheng.bots.belief.tracker import UNKNOWN, Tracker
from fengsheng.bots.valuation.choosing import best, safe
from fengsheng.bots.valuation.lore import Lore
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import Roles
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View

SURE: tuple[Odds, Odds, Odds] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Players:
    """All of them in one: whose turn it is to choose is said by the view.

    We go on with what we believe. The others believe what all have seen tells whoever is of their faction,
    and know what their view shows; what else they may have learnt, nobody can imagine."""

    name = "imagined"

    def __init__(self, seat: int, odds: list[Odds], public: Tracker, lore: Lore, roles: Roles) -> None:
        self._seat = seat
        self._odds = odds
        self._public = public
        self._lore = lore
        self._roles = roles
        self._chance = Random(0)
        self._believed: dict[tuple[int, int], list[Odds]] = {}

    def begin(self, seed: int) -> None:
        """What comes is tried with the same luck as everything else that begins with that seed."""
        self._chance.seed(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the best answers of whoever is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        try:
            found = best(
                Situation(view, self._believe(view), self._lore, self._roles, view["house"]), decision
            )
        except Exception:  # what cannot be weighed is not begun
            found = safe(decision)
        return found[int(self._chance.random() * len(found))]

    def _believe(self, view: View) -> list[Odds]:
        me = view["me"]
        assert me is not None, "a spectator decides nothing"
        rows = view["seats"]
        if me == self._seat:
            odds = self._odds
        else:
            faction = self._lore.faction(rows[me]["identity"])
            found = self._believed.get((me, faction))
            if found is None:
                found = self._believed[me, faction] = self._public.seen_by(me, faction)
            odds = found
        return [
            one if row["identity"] == UNKNOWN else SURE[self._lore.faction(row["identity"])]
            for one, row in zip(odds, rows, strict=True)
        ]
