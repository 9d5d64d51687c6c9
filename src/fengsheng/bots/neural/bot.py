"""The bot: the network's word on what is offered, and nothing else."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, ClassVar

from fengsheng.bots.neural.encoder import Encoded, Encoder
from fengsheng.bots.neural.network import lacking, load
from fengsheng.bots.trained import NoWeights
from fengsheng.bots.valuation.choosing import safe
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find


class NeuralBot:
    """Plays what a trained network likes best, or draws among what it likes.

    `greedy=off` draws: at `temperature` 1 as the network was taught, above that more freely. `weights` names
    a file to play with instead of that of the package; in it `{edition}` stands for the edition's name."""

    name: ClassVar[str] = "neural"
    arguments: ClassVar[dict[str, bool | int | float | str]] = {
        "greedy": True,
        "temperature": 1.0,
        "weights": "",
    }

    def __init__(
        self, seed: int | str, greedy: bool = True, temperature: float = 1.0, weights: str = ""
    ) -> None:
        if not weights and lacking():
            raise NoWeights(lacking())
        self._chance = Random(seed).random
        self._greedy = greedy
        self._temperature = temperature
        self._weights = weights
        self._encoder = Encoder()
        self.stumbles = 0  # answers that were given without being weighed
        self.asked: Encoded | None = None  # the last question with a choice, as the network read it
        self.liked: list[float] = []  # how much it liked each option of it

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as our seat sees it."""
        self._encoder.observe(event)

    def choose(self, view: View, decision: Decision) -> Option:
        """What the network likes; where it fails, something safe."""
        if len(decision.options) == 1:
            return decision.options[0]
        self.liked = []
        try:
            scores = self.liking(view, decision)
        except NoWeights:
            raise
        except Exception:  # a table must never stand still because of a bot
            self.stumbles += 1
            found = safe(decision)
            return found[int(self._chance() * len(found))]
        if self._greedy:
            return decision.options[scores.index(max(scores))]
        return decision.options[drawn(scores, self._temperature, self._chance())]

    def odds(self, view: View) -> list[Odds]:
        """How likely every seat is to collect red, to collect blue, or to play alone."""
        return self._encoder.believe(view)

    def liking(self, view: View, decision: Decision) -> list[float]:
        """How much the network likes every option, in their order; the best is what it plays."""
        edition = find(view["edition"]).name
        network = load(edition, self._weights.replace("{edition}", edition))
        self.asked = None  # also where it cannot be read
        self.asked = self._encoder.encode(view, decision)
        scores: list[float] = network.scores(self.asked).tolist()
        self.liked = scores
        return scores


def surest(scores: list[float]) -> float:
    """How likely the best of them is drawn, by the softmax of their scores."""
    best = max(scores)
    return 1.0 / sum(exp(score - best) for score in scores)


def drawn(scores: list[float], temperature: float, chance: float) -> int:
    """One of them, by the softmax of their scores."""
    best = max(scores)
    parts = [exp((score - best) / max(temperature, 1e-3)) for score in scores]
    left = chance * sum(parts)
    for place, part in enumerate(parts):
        left -= part
        if left < 0.0:
            return place
    return scores.index(best)
