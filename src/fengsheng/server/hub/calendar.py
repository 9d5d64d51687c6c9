"""The time of day, as far as it can be believed.

A machine whose battery is empty starts in 1970, one with a broken clock in 2090. What is thrown away by its
age must not go for that: so the server writes down when it was last alive, and a clock that is far from there
is not believed until it has gone on evenly for a week. Until then nothing is thrown away by age; and as long
as the clock is behind, what is written down is dated from when the server was last alive, not long before.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct

from fengsheng.server.clock import Clock, Handle

DAY_MS = 24 * 3600 * 1000
AHEAD_MS = 30 * DAY_MS  # so long a server may have been switched off
BEHIND_MS = DAY_MS
EVENLY_MS = 7 * DAY_MS

Far = Literal["", "ahead", "behind"]


class Seen(Struct, omit_defaults=True):
    """What the store knows of the time, in milliseconds since 1970."""

    believed: int
    """When the server was last alive."""
    other_since: int = 0
    """Since when the clock has shown another time, and when it last did; both as that clock had it."""
    other: int = 0


def near(wall: int, last: int) -> bool:
    """Whether a clock that has shown `last` before can show `wall` now."""
    return -BEHIND_MS <= wall - last <= AHEAD_MS


class Calendar:
    """A clock whose time of day is never far before what was last believed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: Seen | None = None
        self._since = 0.0  # when that was, on the clock that never jumps
        self.far: Far = ""

    def begin(self, stored: str | None, alive: int | None) -> None:
        """What an earlier server has written down: the text of `look`, or at least when it was alive."""
        self._seen = None if alive is None else Seen(alive)
        with suppress(ValueError):  # what cannot be read is as good as not written
            self._seen = msgspec.json.decode(stored or "", type=Seen)
        self._since = self.now()

    def look(self) -> str:
        """Look whether the time of day is near the last one; the text to write down."""
        wall, seen = self._clock.utc_ms(), self._seen
        if seen is None or near(wall, seen.believed):
            found = Seen(wall)
        else:
            since = seen.other_since if seen.other and near(wall, seen.other) else wall
            found = Seen(wall) if wall - since >= EVENLY_MS else Seen(seen.believed, since, wall)
        if found.believed == wall:
            self._since = self.now()
            self.far = ""
        else:
            self.far = "ahead" if wall > found.believed else "behind"
        self._seen = found
        return msgspec.json.encode(found).decode()

    def utc_ms(self) -> int:
        """The time of day, for the store."""
        wall = self._clock.utc_ms()
        if self._seen is not None and wall < self._seen.believed - BEHIND_MS:
            return self._seen.believed + round((self.now() - self._since) * 1000)
        return wall

    def now(self) -> float:
        """Seconds of a clock that never jumps."""
        return self._clock.now()

    def call_later(self, delay: float, ring: Callable[[], None]) -> Handle:
        """Ring once, after so many seconds."""
        return self._clock.call_later(delay, ring)
