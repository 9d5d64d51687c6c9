"""Time, as the server uses it: a monotonic clock for timers, UTC for what is written down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """A timer that can be called off."""

    def cancel(self) -> None:
        """Do not ring."""
        ...


class Clock(Protocol):
    """Where rooms take the time from; tests bring their own."""

    def now(self) -> float:
        """Seconds of a clock that never jumps."""
        ...

    def utc_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        ...

    def call_later(self, delay: float, ring: Callable[[], None]) -> Handle:
        """Ring once, after so many seconds."""
        ...


class RealClock:
    """The event loop's timers."""

    def now(self) -> float:
        """Monotonic seconds."""
        return time.monotonic()

    def utc_ms(self) -> int:
        """The time of day, for the store."""
        return time.time_ns() // 1_000_000

    def call_later(self, delay: float, ring: Callable[[], None]) -> Handle:
        """As the running loop does it."""
        return asyncio.get_running_loop().call_later(max(0.0, delay), ring)


class Alarm:
    """One timer that is set anew again and again. While it is not set it holds on to nobody."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._handle: Handle | None = None
        self._at = 0.0  # when it rings

    def set(self, at: float | None, ring: Callable[[], None]) -> None:
        """Ring then, and not when it was set to before; None: not at all."""
        if self._handle is not None:
            if at == self._at:
                return
            self.stop()
        if at is not None:
            delay = max(0.0, at - self._clock.now())
            self._handle = self._clock.call_later(delay, lambda: self._rings(ring))
            self._at = at

    def _rings(self, ring: Callable[[], None]) -> None:
        self._handle = None
        ring()

    def stop(self) -> None:
        """Do not ring."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None
