"""How busy this server is with its tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

BUSY: Final = 0.7  # of a processor: from here on the work stops
CALM: Final = 0.5  # and here it goes on


class Load:
    """The share of a processor that this process has used lately; the process that works is not in it."""

    def __init__(
        self,
        used: Callable[[], float] = time.process_time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._used = used
        self._clock = clock
        self._last = (used(), clock())
        self.busy = False

    def look(self) -> bool:
        """Whether it is too busy, since the last look."""
        used, now = self._used(), self._clock()
        passed = now - self._last[1]
        if passed > 0.0:
            share = (used - self._last[0]) / passed
            self.busy = share > (CALM if self.busy else BUSY)
            self._last = (used, now)
        return self.busy
