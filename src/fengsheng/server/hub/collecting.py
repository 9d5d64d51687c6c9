"""Memory that points at itself: the collector finds it, so seldom that nobody who plays waits for it."""

from __future__ import annotations

import gc

from fengsheng.server.operate.metrics import Metrics

AFTER = 500  # connections that were closed


class Collecting:
    """Has the collector look at everything after so many connections that it pays: it would do so by itself
    too seldom (run.py), because nobody can play meanwhile."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._closed = 0.0  # connections, when it last looked

    def look(self) -> None:
        """If it pays."""
        closed = self._metrics.counts["disconnections"]
        if closed - self._closed >= AFTER:
            self._closed = closed
            gc.collect()
