"""From what everybody's doings say to how likely every way is."""

from __future__ import annotations

from math import exp, prod
from typing import Final

LEAST: Final = 1e-30  # of what an actor's doings say: nine of them can be multiplied


def moved_by(chance: float, strange: float) -> float:
    """A chance, moved by so much on the scale of logarithms of odds."""
    return chance / (chance + (1.0 - chance) * exp(-strange))


def added(both: list[float], more: list[float]) -> list[float]:
    """What a pair has done, and one thing more: nine numbers. Neither list is changed."""
    return [
        both[0] + more[0],
        both[1] + more[1],
        both[2] + more[2],
        both[3] + more[3],
        both[4] + more[4],
        both[5] + more[5],
        both[6] + more[6],
        both[7] + more[7],
        both[8] + more[8],
    ]


def floored(sums: list[float], floor: float) -> list[float]:
    """What an actor's doings say, from logarithms, if they say nothing with the chance `floor`: compared with
    what they say on average, and nowhere quite nothing."""
    most = sums[0]
    for one in sums:
        if one > most:
            most = one
    parts = [exp(one - most) for one in sums]
    whole: float = sum(parts)
    scale = (1.0 - floor) * len(parts) / whole
    least = max(floor, LEAST)
    return [scale * part + least for part in parts]


def normalised(prior: list[float], terms: list[list[float] | None]) -> list[float]:
    """Odds from weights."""
    acting = [numbers for numbers in terms if numbers is not None]
    # `parts` must say what it is: mypy takes such products for whole numbers, and compiled code believes it
    parts: list[float] = list(map(prod, zip(prior, *acting, strict=True)))
    whole: float = sum(parts)
    return [part / whole for part in parts]
