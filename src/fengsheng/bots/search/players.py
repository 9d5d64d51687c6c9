"""Those who play on in a world that is imagined: experts, each with its own view and its own beliefs."""

from __future__ import annotations

from random import Random

from fengsheng.bots.belief.tracker import UNKNOWN, Tracker
from fengsheng.bots.valuation.carried import Carried
from fengsheng.bots.valuation.choosing import best, safe
from fengsheng.bots.valuation.lore import Lore
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import Roles
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import SeatView, View

SURE: tuple[Odds, Odds, Odds] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Mind:
    """What one of them goes by, from question to question."""

    def __init__(self) -> None:
        self.carried = Carried()
        self.rows: list[SeatView] = []  # what was looked at last
        self.known: list[str] = []
        self.odds: list[Odds] = []


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
        self._minds = [Mind() for _ in odds]

    def begin(self, seed: int) -> None:
        """What comes is tried with the same luck as everything else that begins with that seed."""
        self._chance.seed(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the best answers of whoever is asked."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        try:
            found = best(self._read(view), decision)
        except Exception:  # what cannot be weighed is not begun
            found = safe(decision)
        return found[int(self._chance.random() * len(found))]

    def _read(self, view: View) -> Situation:
        me = view["me"]
        assert me is not None, "a spectator decides nothing"
        mind = self._minds[me]
        odds = self._believe(view["seats"], me, mind)
        s = mind.carried.on(view, odds)
        if s is None:
            s = mind.carried.into(Situation(view, odds, self._lore, self._roles, view["house"]))
        return s

    def _believe(self, rows: list[SeatView], me: int, mind: Mind) -> list[Odds]:
        """The same list again where nobody's identity has come to be known."""
        if rows is mind.rows:
            return mind.odds
        mind.rows = rows
        known = [row["identity"] for row in rows]
        if known != mind.known:
            mind.known = known
            mind.odds = self._odds_of(known, me)
        return mind.odds

    def _odds_of(self, known: list[str], me: int) -> list[Odds]:
        if me == self._seat:
            odds = self._odds
        else:
            faction = self._lore.faction(known[me])
            found = self._believed.get((me, faction))
            if found is None:
                found = self._believed[me, faction] = self._public.seen_by(me, faction)
            odds = found
        return [
            one if who == UNKNOWN else SURE[self._lore.faction(who)]
            for one, who in zip(odds, known, strict=True)
        ]
