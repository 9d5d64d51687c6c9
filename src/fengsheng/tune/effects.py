"""Wins regressed on the draws: what going from low to high does to the win rate, with its error."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

from fengsheng.tune.plan import ROLES, Tune
from fengsheng.tune.played import Tried

Matrix = list[list[float]]


class Effect(NamedTuple):
    """Of one weight in one role, in points of win rate."""

    role: str
    weight: str
    low: float
    now: float
    high: float
    points: float
    error: float  # seats of one game are not independent of each other: clustered by game


def effects(plan: Tune, games: list[Tried]) -> list[Effect]:
    """Of every weight in every role."""
    found: list[Effect] = []
    for role in plan.roles:
        rows, wins, clusters = _rows(plan, games, role)
        if len(rows) <= len(plan.weights) + 1:
            continue
        coefficients, errors = regress(rows, wins, clusters)
        for at, name in enumerate(plan.weights):
            low, high = plan.levels(role, name)
            # the draws are -1 and 1: from one to the other is twice the coefficient
            found.append(
                Effect(
                    role,
                    name,
                    low,
                    plan.centre(role, name),
                    high,
                    200.0 * coefficients[at + 1],
                    200.0 * errors[at + 1],
                )
            )
    return found


def _rows(plan: Tune, games: list[Tried], role: str) -> tuple[Matrix, list[float], list[int]]:
    rows: Matrix = []
    wins: list[float] = []
    clusters: list[int] = []
    for game in games:
        draws = plan.draws(game.number)
        for seat, faction in enumerate(game.factions):
            if game.missions[seat] == role if role not in ROLES else (faction == 2) == (role == "loner"):
                rows.append([1.0, *(1.0 if high else -1.0 for high in draws[seat])])
                wins.append(float(seat in game.winners))
                clusters.append(game.number)
    return rows, wins, clusters


def regress(rows: Matrix, wins: list[float], clusters: list[int]) -> tuple[list[float], list[float]]:
    """Least squares, and the errors of the coefficients where rows of one cluster hang together."""
    size = len(rows[0])
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, won in zip(rows, wins, strict=True):
        for i, x in enumerate(row):
            right[i] += x * won
            line = square[i]
            for j, y in enumerate(row):
                line[j] += x * y
    inverse = _inverse(square)
    coefficients = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0] * size)
    for row, won, cluster in zip(rows, wins, clusters, strict=True):
        off = won - sum(c * x for c, x in zip(coefficients, row, strict=True))
        for i, x in enumerate(row):
            sums[cluster][i] += off * x
    variances = [0.0] * size
    for one in sums.values():
        for i, line in enumerate(inverse):
            variances[i] += sum(a * b for a, b in zip(line, one, strict=True)) ** 2
    return coefficients, [math.sqrt(variance) for variance in variances]


def _inverse(square: Matrix) -> Matrix:
    """By elimination, with the largest number of each column for a pivot."""
    size = len(square)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(square)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(work[row][i]))
        if abs(work[pivot][i]) < 1e-9:
            raise ValueError("the draws cannot be told apart: too few games")
        work[i], work[pivot] = work[pivot], work[i]
        scale = work[i][i]
        work[i] = [x / scale for x in work[i]]
        for row in range(size):
            if row != i and work[row][i]:
                times = work[row][i]
                work[row] = [x - times * y for x, y in zip(work[row], work[i], strict=True)]
    return [line[size:] for line in work]
