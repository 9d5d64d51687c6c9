"""The server's own lateness: stopped, swapped out or busy, it must not cost anybody time to think."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.server.clock import Clock, Handle

EVERY = 0.25  # seconds
LEAST = 0.1  # seconds that are worth mentioning


class Lag:
    """Rings again and again, and says by how much it was late. Its ring is due before any that became due
    meanwhile, so clocks are set right before they are judged, and what people have sent is read first."""

    def __init__(self, clock: Clock, late: Callable[[float], None]) -> None:
        self._clock = clock
        self._late = late
        self._expected = 0.0
        self._timer: Handle | None = None

    def start(self) -> None:
        """Begin to watch."""
        self._expected = self._clock.now() + EVERY
        self._timer = self._clock.call_later(EVERY, self._look)

    def stop(self) -> None:
        """Watch no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        late = self._clock.now() - self._expected
        if late >= LEAST:
            self._late(late)
        self.start()
