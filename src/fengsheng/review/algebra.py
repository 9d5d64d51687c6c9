"""The little algebra that the win chances need: small systems, and odds fitted to outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul, sub
from typing import Final, NamedTuple

Row = list[float]
Matrix = list[Row]

STEPS: Final = 24  # of Newton's method, at most
SHORTER: Final = 8  # how often a step that overshoots is halved, at most
STILL: Final = 1e-3  # a step that moves nothing
FAR: Final = 30.0  # on the scale of logarithms of odds


def dot(one: Sequence[float], two: Sequence[float], more: float = 0.0) -> float:
    """The sum of the products, and more."""
    return sum(map(mul, one, two), more)


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


def odds(weights: Sequence[float], rows: Sequence[Row]) -> Row:
    """How likely each is, by weights on the scale of logarithms of odds."""
    return _odds(_scores(weights, rows))


def _scores(weights: Sequence[float], rows: Sequence[Row]) -> Row:
    return [max(-FAR, min(FAR, sum(map(mul, weights, row)))) for row in rows]


def _odds(scores: Row) -> Row:
    return [1.0 / (1.0 + exp(-score)) for score in scores]


class Fitted(NamedTuple):
    """Weights, and how much each one moves with what is counted: the inverse of the curvature."""

    weights: Row
    moves: Matrix


def _unlikely(scores: Row, outcomes: Sequence[float], expected: Row, weights: Row) -> float:
    """What a fit makes as small as it can: how much there is to wonder at in the outcomes, and in weights
    that are not as expected."""
    found = 0.5 * sum([(have - want) ** 2 for have, want in zip(weights, expected, strict=True)])
    for score, outcome in zip(scores, outcomes, strict=True):
        found += log(1.0 + exp(score)) - outcome * score
    return found


def fit(rows: Sequence[Row], outcomes: Sequence[float], expected: Row) -> Fitted:
    """Weights of rows that make the outcomes likeliest; without any, the expected ones. An expected weight
    counts like a measured one with a standard error of 1."""
    columns: Sequence[Sequence[float]] = list(zip(*rows, strict=True)) or [[] for _ in expected]
    weights = expected.copy()
    moves: Matrix = []
    scores = _scores(weights, rows)
    least = _unlikely(scores, outcomes, expected, weights)
    for _ in range(STEPS):
        chances = _odds(scores)
        offs = list(map(sub, outcomes, chances))
        shares = [chance * (1.0 - chance) for chance in chances]
        moves = inverse(_curvature(columns, shares))
        slope = [
            dot(offs, column, want - have)
            for column, want, have in zip(columns, expected, weights, strict=True)
        ]
        step = [dot(line, slope) for line in moves]
        for _ in range(SHORTER):
            further = [have + by for have, by in zip(weights, step, strict=True)]
            beyond = _scores(further, rows)
            found = _unlikely(beyond, outcomes, expected, further)
            if found <= least:
                weights, scores, least = further, beyond, found
                break
            # where chances hardly move with the weights a whole one overshoots
            step = [0.5 * by for by in step]
        if max(map(abs, step)) < STILL:
            break
    return Fitted(weights, moves)


def _curvature(columns: Sequence[Sequence[float]], shares: Row) -> Matrix:
    """How fast the slope falls, with what is expected of the weights."""
    found: Matrix = [[0.0] * len(columns) for _ in columns]
    for i, column in enumerate(columns):
        part = list(map(mul, shares, column))
        for j in range(i + 1):
            found[i][j] = found[j][i] = dot(part, columns[j], float(i == j))
    return found
