"""The one thing a room waits for besides messages: the time at which something is due."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.server.clock import Clock, Handle


class Alarm:
    """Rings once, when the next thing is due; whoever sets it anew means another time."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._set: Handle | None = None
        self._at = 0.0

    def set(self, due: float | None) -> None:
        """Ring then; None: not at all."""
        if self._set is not None:
            if due == self._at:
                return
            self.stop()
        if due is not None:
            self._set = self._clock.call_later(max(0.0, due - self._clock.now()), self._rang)
            self._at = due

    def stop(self) -> None:
        """Do not ring."""
        if self._set is not None:
            self._set.cancel()
        self._set = None

    def _rang(self) -> None:
        self._set = None
        self._ring()
