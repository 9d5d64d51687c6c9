"""Learning: the numbers under which what really was is most likely, of all that seats thought possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from fengsheng.fit.design import Design, Floats, Ints

RATE: Final = 0.05
MOMENTUM: Final = 0.9
MEMORY: Final = 0.99


def _softmax(logs: Floats, starts: Ints, counts: Ints) -> Floats:
    """Odds from logarithms, part by part."""
    odds: Floats = np.exp(logs - np.repeat(np.maximum.reduceat(logs, starts), counts))
    odds /= np.repeat(np.add.reduceat(odds, starts), counts)
    return odds


def _added(places: Ints, weights: Floats, minlength: int) -> Floats:
    """What is added up at each place."""
    return np.bincount(places, weights=weights, minlength=minlength).astype(np.float64)


class Model:
    """The tracker's weights for all moments at once; `floor` as there. Behind the `count` numbers of the
    tables stand those that say how strange each thing done is."""

    def __init__(self, design: Design, floor: float, count: int) -> None:
        self._design = design
        self._floor = floor
        self._count = count

    def odds(self, numbers: Floats) -> Floats:
        """How likely each way of each moment is."""
        return self._parts(numbers)[0]

    def slope(self, numbers: Floats) -> tuple[float, Floats]:
        """The mean loss of the truth, and how it changes with every number."""
        d = self._design
        odds, shares, told, strange = self._parts(numbers)
        wrong = odds.copy()
        wrong[d.truths] -= 1.0
        pull = wrong[d.row_of_cell] * told
        pull -= shares * np.repeat(np.add.reduceat(pull, d.groups), d.in_group)
        moments = len(d.starts)
        slope = _added(d.place, weights=pull[d.cell], minlength=self._count)
        lean = np.add.reduceat(wrong[d.row_of_cell] * strange, d.groups)
        odd = _added(d.doing, weights=lean[d.doer], minlength=len(numbers) - self._count)
        slope = np.concatenate([slope, odd]) / moments
        return float(-np.log(np.maximum(odds[d.truths], 1e-12)).mean()), slope

    def _parts(self, numbers: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Odds of the ways; how an actor's doings share them out; how far these are taken at their word; and
        what it changes if they are stranger."""
        d = self._design
        sums: Floats = _added(d.cell, weights=numbers[d.place], minlength=d.cells)
        shares = _softmax(sums, d.groups, d.in_group)
        odd = _added(d.doer, weights=numbers[self._count :][d.doing], minlength=len(d.groups))
        floor = self._floor / (self._floor + (1.0 - self._floor) * np.exp(-odd)) if self._floor else 0.0 * odd
        floors = np.repeat(floor, d.in_group)
        relative = shares * np.repeat(d.in_group, d.in_group)
        said = (1.0 - floors) * relative
        whole = said + floors
        logs = _added(d.row_of_cell, weights=np.log(np.maximum(whole, 1e-300)), minlength=d.rows)
        whole = np.maximum(whole, 1e-300)
        strange = (1.0 - relative) * floors * (1.0 - floors) / whole
        return _softmax(logs, d.starts, d.in_moment), shares, said / whole, strange


def learn(
    design: Design,
    tables: int,
    doings: int,
    floor: float,
    decay: float,
    rounds: int,
    told: Callable[[int, float], None] | None = None,
) -> Floats:
    """Numbers that fit, by Adam; `decay` pulls each of them to nothing. Nothing in it is left to chance."""
    model = Model(design, floor, tables)
    count = tables + doings
    numbers: Floats = np.zeros(count)
    speed, size = np.zeros(count), np.zeros(count)
    for step in range(1, rounds + 1):
        loss, slope = model.slope(numbers)
        slope = slope + decay * numbers / len(design.starts)
        speed = MOMENTUM * speed + (1.0 - MOMENTUM) * slope
        size = MEMORY * size + (1.0 - MEMORY) * slope * slope
        even = np.sqrt(size / (1.0 - MEMORY**step)) + 1e-6
        numbers = numbers - RATE * (speed / (1.0 - MOMENTUM**step)) / even
        if told is not None:
            told(step, loss)
    return numbers
