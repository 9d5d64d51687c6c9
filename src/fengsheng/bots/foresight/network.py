"""The network, in numpy: how likely red, blue, and everybody who plays alone is to win a position.

`fengsheng.train.foreseeing` has the same in PyTorch; a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fengsheng.bots.foresight.facts import ALONE, Reader
from fengsheng.bots.foresight.tables import KINDS, SEAT_FACTS, OpenTables, open_tables_of
from fengsheng.bots.neural.tables import SEATS
from fengsheng.bots.trained import lacking as why_not
from fengsheng.bots.trained import packaged, read
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.ruleset import Ruleset
from fengsheng.game import Game

if TYPE_CHECKING:
    from numpy import ndarray

    Array = ndarray[Any, Any]

NAME = "Foresight"
WEIGHTS = Path(__file__).parent / "weights"
NEVER = -1e9  # the score of whoever cannot win alone


class Foresight:
    """The weights of one edition, at work."""

    def __init__(self, weights: Mapping[str, Array], tables: OpenTables) -> None:
        import numpy

        self._np = numpy
        self._w = weights
        self._tables = tables
        self._readers: dict[int, tuple[Ruleset, Reader]] = {}  # by table; whoever is in it keeps its number

    def chances(self, game: Game, public: Sequence[Odds], kinds: Sequence[str]) -> list[float]:
        """Of red, of blue, and of each seat if it plays alone; together they are 1. The game is at the
        beginning of a turn, `public` is what everybody may believe, `kinds` who plays each seat."""
        s = game.state
        n = s.rules.seats
        played = [self._tables.kind[kind] for kind in kinds]
        scores = self._scores(self._reader(s.rules).read(s, public, played), n)
        for place in range(n):
            seat = (s.turn + place) % n
            if s.identity[seat] < ALONE or not s.alive >> seat & 1:
                scores[2 + place] = NEVER
        parts = self._np.exp(scores - scores.max())
        found = (parts / parts.sum()).tolist()
        return [*found[:2], *(found[2 + (seat - s.turn) % n] for seat in range(n))]

    def _reader(self, rules: Ruleset) -> Reader:
        found = self._readers.get(id(rules))
        if found is None:
            found = self._readers[id(rules)] = rules, Reader(self._tables, rules)
        return found[1]

    def _scores(self, row: list[int], n: int) -> Array:
        """Before the softmax: red, blue, and the places of the `n` seats."""
        numpy, w = self._np, self._w
        at_seats = numpy.array(row[: n * SEAT_FACTS]).reshape(n, SEAT_FACTS)
        seats = numpy.maximum(w["seat"][at_seats].sum(1) + w["seat_bias"], 0.0)
        h = w["state"][row[SEATS * SEAT_FACTS :]].sum(0) + w["state_bias"]
        h += seats.reshape(-1) @ w["seats"][: seats.size]
        h = numpy.maximum(h, 0.0)
        h = h + numpy.maximum(h @ w["deep1"] + w["deep1_bias"], 0.0)
        h = h + numpy.maximum(h @ w["deep2"] + w["deep2_bias"], 0.0)
        z = numpy.maximum(seats @ w["z_seat"] + (h @ w["z_state"] + w["z_bias"]), 0.0)
        found: Array = numpy.empty(2 + n, numpy.float32)
        found[:2] = h @ w["faction"] + w["faction_bias"]
        found[2:] = (z @ w["alone"] + w["alone_bias"])[:, 0]
        return found


def lacking() -> str:
    """Why nobody can look ahead with it here; empty: somebody can."""
    return why_not(NAME, packaged(WEIGHTS))


def kind_of(name: str) -> str:
    """What a bot is taken for; those that nobody has learned from are experts."""
    return name if name in KINDS else KINDS[0]


@lru_cache(maxsize=8)
def load(edition: str, path: str = "") -> Foresight:
    """That of an edition: of the package, or from a file."""
    tables = open_tables_of(edition)
    where = Path(path) if path else WEIGHTS / f"{edition}.npz"
    return Foresight(read(NAME, where, tables.parts), tables)
