"""The network, in numpy: what every option is worth, who is who, and who will win.

A position is read as sums of rows: of every event, of every seat (with what that seat has just done), and of
all together. Each option is scored with the position and with the seat it is about. `fengsheng.train.model`
is the same in PyTorch; a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fengsheng.bots.neural.encoder import Encoded
from fengsheng.bots.neural.tables import (
    EVENT_FACTS,
    EVENTS,
    SEAT_FACTS,
    SEATS,
    STATE_FACTS,
    Tables,
    tables_of,
)
from fengsheng.bots.trained import lacking as why_not
from fengsheng.bots.trained import packaged, read

if TYPE_CHECKING:
    from numpy import ndarray

    Array = ndarray[Any, Any]

NAME = "The bot neural"
WEIGHTS = Path(__file__).parent / "weights"


class Judgement(NamedTuple):
    """What the network thinks: a score for every option, the odds of every seat's side (own, other, alone)
    and of every seat's victory. Seats are counted from the reader on."""

    scores: Array
    sides: Array
    wins: Array


class Network:
    """The weights of one edition, at work."""

    def __init__(self, weights: Mapping[str, Array], tables: Tables) -> None:
        import numpy

        self._np = numpy
        self._w = weights
        self._by = numpy.arange(SEATS)[:, None] + tables.event_by[0]

    def judge(self, question: Encoded) -> Judgement:
        """All it has to say."""
        numpy, w = self._np, self._w
        seats, h = self._read(question)
        scores = self._score(question, seats, h)
        z = numpy.maximum(seats @ w["z_seat"] + (h @ w["z_state"] + w["z_bias"]), 0.0)
        sides = z @ w["side"] + w["side_bias"]
        sides = numpy.exp(sides - sides.max(1, keepdims=True))
        wins = 1.0 / (1.0 + numpy.exp(-(z @ w["win"] + w["win_bias"])))
        return Judgement(scores, sides / sides.sum(1, keepdims=True), wins[:, 0])

    def scores(self, question: Encoded) -> Array:
        """A score for every option."""
        return self._score(question, *self._read(question))

    def _read(self, question: Encoded) -> tuple[Array, Array]:
        """The seats and the position."""
        numpy, w = self._np, self._w
        row = numpy.array(question.state)
        split = SEATS * SEAT_FACTS
        at_seats = row[:split].reshape(SEATS, SEAT_FACTS)
        at_events = row[split + STATE_FACTS :].reshape(EVENTS, EVENT_FACTS)
        events = numpy.maximum(w["event"][at_events].sum(1) + w["event_bias"], 0.0)
        events *= at_events[:, :1] > 0
        done = (at_events[:, 1] == self._by) @ (events * w["done_gate"])
        seats = numpy.maximum(w["seat"][at_seats].sum(1) + done @ w["done"] + w["seat_bias"], 0.0)
        seats *= at_seats[:, :1] > 0
        h = w["state"][row[split : split + STATE_FACTS]].sum(0)
        h = h + seats.reshape(-1) @ w["seats"] + (events * w["event_gate"]).sum(0) @ w["events"]
        h = numpy.maximum(h + w["state_bias"], 0.0)
        h = h + numpy.maximum(h @ w["deep1"] + w["deep1_bias"], 0.0)
        h = h + numpy.maximum(h @ w["deep2"] + w["deep2_bias"], 0.0)
        return seats, h

    def _score(self, question: Encoded, seats: Array, h: Array) -> Array:
        numpy, w = self._np, self._w
        o = w["option"][numpy.array(question.options)].sum(1) + seats[question.about] @ w["option_seat"]
        o = numpy.maximum(o + (h @ w["option_state"] + w["option_bias"]), 0.0)
        o = numpy.maximum(o @ w["option_deep"] + w["option_deep_bias"], 0.0)
        found: Array = (o @ w["score"])[:, 0]
        return found


def lacking() -> str:
    """Why the bot cannot be played here; empty: it can."""
    return why_not(NAME, packaged(WEIGHTS))


@lru_cache(maxsize=8)
def load(edition: str, path: str = "") -> Network:
    """The network of an edition: that of the package, or one from a file."""
    tables = tables_of(edition)
    where = Path(path) if path else WEIGHTS / f"{edition}.npz"
    return Network(read(NAME, where, tables.parts), tables)
