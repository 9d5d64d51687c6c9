"""How good beliefs are on games that nothing was learned from: losses by quarter of the game, calibration."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from fengsheng.bots.belief.deals import deals
from fengsheng.fit.design import Design, Floats

QUARTERS: Final = 4
BINS: Final = 10
LEAST: Final = 1e-6


def judge(design: Design, odds: Floats) -> dict[str, Any]:
    """For every hidden seat of every moment: minus the logarithm of what was given to the truth, by the
    prior (the own identity and the table), by deduction (facts alone) and by these odds."""
    losses: list[list[list[float]]] = [[[], [], []] for _ in range(QUARTERS)]
    pairs: list[tuple[float, bool]] = []
    ends = [*design.starts[1:].tolist(), design.rows]
    for (game, moment), start, end in zip(design.moments, design.starts.tolist(), ends, strict=True):
        ways = [[int(one) for one in way] for way in moment["ways"]]
        mine = odds[start:end].tolist()
        even = [1.0 / len(ways)] * len(ways)
        me = moment["seat"]
        before = [way for sides in moment["sides"] for way in deals(tuple(sides))]
        before = [way for way in before if way[me] == game["truth"][me]]
        quarter = min(QUARTERS - 1, QUARTERS * (moment["turn"] - 1) // max(1, game["turns"]))
        for seat in moment["hidden"]:
            real = game["truth"][seat]
            tracked = _marginal(ways, mine, seat)
            prior = sum(way[seat] == real for way in before) / len(before)
            for kind, found in enumerate((prior, _marginal(ways, even, seat)[real], tracked[real])):
                losses[quarter][kind].append(-math.log(max(LEAST, found)))
            pairs += [(tracked[one], one == real) for one in range(3)]
    kinds = ("prior", "deduction", "tracker")
    table = {
        f"Q{quarter + 1}": {kind: round(_mean(row[at]), 4) for at, kind in enumerate(kinds)}
        for quarter, row in enumerate(losses)
    }
    middle = {kind: _mean(losses[1][at] + losses[2][at]) for at, kind in enumerate(kinds)}
    return {
        "moments": len(design.moments),
        "quarters": table,
        "below_prior": round(1.0 - middle["tracker"] / middle["prior"], 4),  # in the second and third quarter
        "below_deduction": round(1.0 - middle["tracker"] / middle["deduction"], 4),
        "calibration_error": round(_calibration(pairs), 4),
    }


def _marginal(ways: Sequence[Sequence[int]], odds: Sequence[float], seat: int) -> list[float]:
    found = [0.0, 0.0, 0.0]
    for way, one in zip(ways, odds, strict=True):
        found[way[seat]] += one
    return found


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else math.nan


def _calibration(pairs: list[tuple[float, bool]]) -> float:
    """How far what was said lies from what was so, over ten bins, each by how many there are in it."""
    said = np.array([one for one, _ in pairs])
    so = np.array([float(one) for _, one in pairs])
    bins = np.minimum(BINS - 1, (said * BINS).astype(int))
    return float(
        sum(abs(said[bins == one].sum() - so[bins == one].sum()) for one in range(BINS)) / max(1, len(pairs))
    )
