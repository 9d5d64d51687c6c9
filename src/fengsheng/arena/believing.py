"""How good the beliefs of an arena's bots were: loss by quarter of the game, calibration, and who is read."""

from __future__ import annotations

from typing import Any

from fengsheng.arena.beliefs import BINS, QUARTERS
from fengsheng.arena.played import Played


class _Sums:
    def __init__(self) -> None:
        self.quarters = [[0, 0.0, 0.0, 0.0] for _ in range(QUARTERS)]
        self.bins = [[0, 0.0, 0] for _ in range(BINS)]

    def add(self, cell: dict[str, Any]) -> None:
        for mine, other in zip((*self.quarters, *self.bins), (*cell["quarters"], *cell["bins"]), strict=True):
            for place, value in enumerate(other):
                mine[place] += value

    @property
    def below_prior(self) -> float | None:
        """By how much the loss lies below the prior's in the middle half of the game."""
        middle = self.quarters[1:-1]
        prior = sum(quarter[2] for quarter in middle)
        return None if not prior else round(1 - sum(quarter[1] for quarter in middle) / prior, 4)

    @property
    def error(self) -> float:
        """The expected calibration error: over ten bins, weighed by how many odds lie in them, how far what
        was said lies from what was true."""
        whole = sum(count for count, _, _ in self.bins)
        return round(sum(abs(said - true) for _, said, true in self.bins) / whole, 4) if whole else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "judged": sum(quarter[0] for quarter in self.quarters),
            "loss": [_mean(quarter, 1) for quarter in self.quarters],
            "loss_of_prior": [_mean(quarter, 2) for quarter in self.quarters],
            "loss_of_deduction": [_mean(quarter, 3) for quarter in self.quarters],
            "below_prior": self.below_prior,
            "calibration_error": self.error,
            "bins": [
                [count, round(said / count, 4), round(true / count, 4)] if count else [0, None, None]
                for count, said, true in self.bins
            ],
        }


def _mean(quarter: list[float], place: int) -> float | None:
    return round(quarter[place] / quarter[0], 4) if quarter[0] else None


def believing(games: list[Played]) -> dict[str, Any]:
    """By reader: how good its beliefs are, and by how much each of the others is read better than by the
    prior (its readability to that reader)."""
    readers: dict[str, dict[str, _Sums]] = {}
    for game in games:
        for reader, cells in game.beliefs.items():
            for subject, cell in cells.items():
                readers.setdefault(reader, {}).setdefault(subject, _Sums()).add(cell)
    told: dict[str, Any] = {}
    for reader, subjects in readers.items():
        whole = _Sums()
        for sums in subjects.values():
            whole.add({"quarters": sums.quarters, "bins": sums.bins})
        told[reader] = {
            **whole.to_json(),
            "reads": {subject: sums.below_prior for subject, sums in subjects.items()},
        }
    return told
