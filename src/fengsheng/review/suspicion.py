"""Who looked like what, all through a game: to everybody, and to each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fengsheng.bots.valuation.odds import Odds
from fengsheng.review.minds import PUBLIC, Minds
from fengsheng.review.walking import Walk


class Suspicion(NamedTuple):
    """From one question on, until the next one of the same eyes."""

    moment: int  # the question that was open; -1: the game was over
    turn: int
    eyes: int  # whose: a seat's, or -1 for what all could see
    odds: tuple[Odds, ...]  # for every seat: collects red, collects blue, plays alone


def suspicion(record: Mapping[str, Any], private: bool = True) -> list[Suspicion]:
    """Whenever a belief changed, the odds of every seat; without `private` only from what all could see."""
    walk = Walk(record)
    keeper = _Keeper(walk, Minds(walk.game), private)
    keeper.note()
    while walk.decision is not None:
        keeper.tell()
        keeper.note()
    return keeper.found


class _Keeper:
    def __init__(self, walk: Walk, minds: Minds, private: bool) -> None:
        self._walk = walk
        self._minds = minds
        self._last: dict[int, list[Odds]] = {}
        self._private = private
        self.found: list[Suspicion] = []

    def tell(self) -> None:
        self._minds.tell(self._walk.go())

    def note(self) -> None:
        decision = self._walk.decision
        moment = -1 if decision is None else decision.number
        eyes = [(PUBLIC, self._minds.public)]
        if self._private:
            eyes += list(enumerate(self._minds.seats))
        for whose, mind in eyes:
            odds = mind.marginals()
            if odds != self._last.get(whose):
                self._last[whose] = odds
                self.found.append(Suspicion(moment, self._walk.game.state.turn_no, whose, tuple(odds)))
