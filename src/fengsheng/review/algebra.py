"""The little algebra that the win chances need: small systems, and odds fitted to outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

Row = list[float]
Matrix = list[Row]

STEPS: Final = 24  # of Newton's method, at most
SHORTER: Final = 8  # how often a step that overshoots is halved, at most
STILL: Final = 1e-3  # a step that moves nothing
FAR: Final = 30.0  # on the scale of logarithms of odds


def dot(one: Sequence[float], two: Sequence[float]) -> float:
    """The sum of the products."""
    return sum([a * b for a, b in zip(one, two, strict=True)])


def inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric matrix whose every diagonal is more than nothing, which needs no exchange of rows."""
    size = len(matrix)
    work = [[*row, *(float(at == i) for i in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = work[at][at]
        lead = work[at] = [one / pivot for one in work[at]]
        for i, row in enumerate(work):
            if i != at and row[at]:
                factor = row[at]
                work[i] = [a - factor * b for a, b in zip(row, lead, strict=True)]
    return [row[size:] for row in work]


def odds(weights: Sequence[float], row: Sequence[float]) -> float:
    """How likely, by weights on the scale of logarithms of odds."""
    return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, dot(weights, row)))))


class Fitted(NamedTuple):
    """Weights, and how much each one moves with what is counted: the inverse of the curvature."""

    weights: Row
    moves: Matrix


def _unlikely(rows: Sequence[Row], outcomes: Sequence[float], expected: Row, weights: Row) -> float:
    """What a fit makes as small as it can: how much there is to wonder at in the outcomes, and in weights
    that are not as expected."""
    found = 0.5 * sum([(have - want) ** 2 for have, want in zip(weights, expected, strict=True)])
    for row, outcome in zip(rows, outcomes, strict=True):
        score = max(-FAR, min(FAR, dot(weights, row)))
        found += log(1.0 + exp(score)) - outcome * score
    return found


def fit(rows: Sequence[Row], outcomes: Sequence[float], expected: Row) -> Fitted:
    """Weights of rows that make the outcomes likeliest; without any, the expected ones. An expected weight
    counts like a measured one with a standard error of 1."""
    size = len(expected)
    weights = expected.copy()
    moves: Matrix = []
    least = _unlikely(rows, outcomes, expected, weights)
    for _ in range(STEPS):
        slope = [want - have for want, have in zip(expected, weights, strict=True)]
        curve = [[float(i == j) for j in range(size)] for i in range(size)]
        for row, outcome in zip(rows, outcomes, strict=True):
            chance = odds(weights, row)
            off, share = outcome - chance, chance * (1.0 - chance)
            for i, one in enumerate(row):
                slope[i] += off * one
                line, part = curve[i], share * one
                for j in range(i + 1):
                    line[j] += part * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        moves = inverse(curve)
        step = [dot(line, slope) for line in moves]
        for _ in range(SHORTER):
            further = [have + by for have, by in zip(weights, step, strict=True)]
            found = _unlikely(rows, outcomes, expected, further)
            if found <= least:
                weights, least = further, found
                break
            step = [
                0.5 * by for by in step
            ]  # where chances hardly move with the weights a whole one overshoots
        if max(map(abs, step)) < STILL:
            break
    return Fitted(weights, moves)
