"""Token buckets: how much of a thing one connection or one address may do."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple


class Rate(NamedTuple):
    """`burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float


class Bucket:
    """One allowance, refilled by the passing of time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one; False if there is none left."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Buckets by key, the longest unused forgotten first, so that memory is bounded."""

    def __init__(self, rates: dict[str, Rate], most: int = 10_000) -> None:
        self._rates = rates
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, key: str, what: str, now: float) -> bool:
        """Whether `key` may do `what` once more."""
        name = (key, what)
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rates[what], now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take(now)

    def __len__(self) -> int:
        return len(self._buckets)
