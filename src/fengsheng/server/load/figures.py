"""What a stretch of load looked like from the clients' side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of them does not exceed; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Figures:
    """Counted while the clients play; made anew for every stretch."""

    def __init__(self) -> None:
        self.told: list[float] = []  # seconds from an answer to the last other client having its event
        self.accepted: list[float] = []  # seconds from an answer to the word that it is on the disk
        self.answers = 0
        self.steps = 0  # frames with events, over all clients
        self.frames = 0
        self.bytes = 0
        self.games = 0  # that have ended
        self.stale = 0  # answers that crossed somebody else's action: refused, and asked anew
        self.errors: Counter[str] = Counter()

    def summary(self, seconds: float, cpu_seconds: float, memory_mb: float) -> dict[str, Any]:
        """The stretch in figures: milliseconds, millions of bytes, shares of one core."""
        return {
            "seconds": round(seconds, 1),
            "p50_ms": round(quantile(self.told, 0.5) * 1e3, 2),
            "p99_ms": round(quantile(self.told, 0.99) * 1e3, 2),
            "accepted_p50_ms": round(quantile(self.accepted, 0.5) * 1e3, 2),
            "accepted_p99_ms": round(quantile(self.accepted, 0.99) * 1e3, 2),
            "samples": len(self.told),
            "errors": sum(self.errors.values()),
            "error_codes": dict(self.errors),
            "stale": self.stale,
            "cores": round(cpu_seconds / seconds, 3) if seconds else 0.0,
            "memory_mb": round(memory_mb, 1),
            "bytes_per_client_and_action": round(self.bytes / self.steps) if self.steps else 0,
            "answers_per_s": round(self.answers / seconds, 1) if seconds else 0.0,
            "frames_per_s": round(self.frames / seconds, 1) if seconds else 0.0,
            "cpu_us_per_answer": round(cpu_seconds / self.answers * 1e6) if self.answers else 0,
            "games_ended": self.games,
        }


def median_of(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Figure by figure the median of several stretches; of errors and events all together."""
    first = rows[0]
    merged: dict[str, Any] = {}
    for key, value in first.items():
        if key in ("errors", "samples", "stale", "games_ended"):
            merged[key] = sum(row[key] for row in rows)
        elif key == "error_codes":
            merged[key] = dict(sum((Counter(row[key]) for row in rows), Counter()))
        elif isinstance(value, int | float):
            merged[key] = median(row[key] for row in rows)
    return merged
