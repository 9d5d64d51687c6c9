"""How often beliefs are right: what was thought at the beginning of every turn, compared with the truth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fengsheng.review.judge import Calibration
from fengsheng.review.minds import CERTAIN, Minds
from fengsheng.review.sides import Sides
from fengsheng.review.walking import Walk

TENTHS: Final = 10
SEVEN: Final = 7  # the bin that is told in words: from 65 to 75 in a hundred


class Bin(NamedTuple):
    """Beliefs about as strong as each other: how many, what they said on average, how many were right."""

    tenth: int
    guesses: int
    said: float
    right: float


class Calibrating:
    """Counts best guesses, of every seat and of a spectator, about living others; what is certain by rule is
    not counted."""

    def __init__(self) -> None:
        self.games = 0
        self._counts = [0] * (TENTHS + 1)
        self._said = [0.0] * (TENTHS + 1)
        self._right = [0] * (TENTHS + 1)

    def add(self, record: Mapping[str, Any]) -> None:
        """One more game."""
        walk = Walk(record)
        truth = Sides(walk.end).factions(walk.end)
        minds = Minds(walk.game)
        turn = 0
        while walk.decision is not None:
            if walk.game.state.turn_no != turn:
                turn = walk.game.state.turn_no
                self._count(walk, minds, truth)
            minds.tell(walk.go())
        self.games += 1

    def _count(self, walk: Walk, minds: Minds, truth: list[int]) -> None:
        alive = walk.game.leaf().alive
        for viewer, mind in enumerate([*minds.seats, minds.public]):
            for seat, odds in enumerate(mind.marginals()):
                likely = max(odds)
                if seat == viewer or not alive[seat] or likely >= CERTAIN:
                    continue
                tenth = int(likely * TENTHS + 0.5)
                self._counts[tenth] += 1
                self._said[tenth] += likely
                self._right[tenth] += odds.index(likely) == truth[seat]

    def bins(self) -> list[Bin]:
        """Those that are not empty."""
        return [
            Bin(tenth, count, self._said[tenth] / count, self._right[tenth] / count)
            for tenth, count in enumerate(self._counts)
            if count
        ]

    def summary(self) -> Calibration:
        """The expected calibration error, and the bin that is told in words."""
        bins = self.bins()
        beliefs = sum(one.guesses for one in bins)
        error = sum(one.guesses * abs(one.said - one.right) for one in bins) / beliefs if beliefs else 0.0
        seven = next((one for one in bins if one.tenth == SEVEN), Bin(SEVEN, 0, 0.0, 0.0))
        return Calibration(self.games, beliefs, round(error, 4), round(seven.said, 3), round(seven.right, 3))
