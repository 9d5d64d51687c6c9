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
