"""How long something took, again and again: as many as there were up to each of a few lengths."""

from __future__ import annotations

from bisect import bisect_left

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Durations:
    """Counted by one thread, read by any."""

    def __init__(self) -> None:
        self._counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took at most so long, as Prometheus wants it."""
        found, sofar = [], 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self._counts, strict=True):
            sofar += count
            found.append((step, float(sofar)))
        return found
