"""Win rates and their ratios, with intervals.

Games of one deal, and seats of one game, are not independent: errors are clustered by deal. With w and n the
wins and seats of a deal, W and N those of all deals, p = W / N, and D deals, the error of a deal is
e = w - p n, and the standard error of p is sqrt(D / (D - 1) * sum of e²) / N. The ratio of two rates is
judged on the log scale by the delta method: its error of a deal is e / W of the one less e / W of the other.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

Z95 = 1.959964
Counts = dict[int, list[float]]  # deal -> wins, seats played


class Share:
    """Wins of a group of seats, counted by deal."""

    def __init__(self) -> None:
        self.deals: Counts = defaultdict(lambda: [0.0, 0.0])

    def add(self, deal: int, won: bool) -> None:
        """One seat of one game."""
        counts = self.deals[deal]
        counts[0] += won
        counts[1] += 1

    @property
    def wins(self) -> int:
        """Seats that won."""
        return int(sum(counts[0] for counts in self.deals.values()))

    @property
    def seats(self) -> int:
        """Seats played."""
        return int(sum(counts[1] for counts in self.deals.values()))

    @property
    def rate(self) -> float:
        """Wins a seat."""
        return self.wins / self.seats if self.seats else 0.0

    def errors(self) -> dict[int, float]:
        """How far each deal lies from the rate, in wins."""
        rate = self.rate
        return {deal: wins - rate * seats for deal, (wins, seats) in self.deals.items()}

    def interval(self) -> tuple[float, float]:
        """95 %, with errors clustered by deal."""
        if not self.seats:
            return (0.0, 1.0)
        spread = Z95 * _deviation(self.errors().values()) / self.seats
        return (max(0.0, self.rate - spread), min(1.0, self.rate + spread))

    def to_json(self) -> dict[str, Any]:
        """Rounded for readers."""
        return {
            "seats_played": self.seats,
            "wins": self.wins,
            "win_rate": round(self.rate, 4),
            "ci95": [round(end, 4) for end in self.interval()],
        }


def _deviation(errors: Iterable[float]) -> float:
    """Of their sum, if they are independent of each other."""
    found = list(errors)
    count = len(found)
    if count < 2:
        return math.inf
    return math.sqrt(sum(e * e for e in found) * count / (count - 1))


def ratio(first: Share, second: Share) -> tuple[float, float, float] | None:
    """How often the first wins for once of the second, with its 95 % interval (on the log scale); None where
    one of them has never won, or a single deal tells nothing."""
    if not first.wins or not second.wins or len({*first.deals, *second.deals}) < 2:
        return None
    ours, theirs = first.errors(), second.errors()
    deals = sorted({*ours, *theirs})
    errors = [ours.get(d, 0.0) / first.wins - theirs.get(d, 0.0) / second.wins for d in deals]
    spread = math.exp(min(Z95 * _deviation(errors), 9.0))
    middle = first.rate / second.rate
    return middle, middle / spread, middle * spread
