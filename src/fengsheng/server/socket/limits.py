"""Token buckets: how much of a thing one connection, one guest or one address may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Rate(NamedTuple):
    """`burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Rate:
        """The same for so many."""
        return Rate(self.burst * factor, self.per_second * factor)


class Bucket:
    """One allowance, refilled by the passing of time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def has(self, now: float, amount: float = 1) -> bool:
        """Whether there is so much left."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        return self._left >= amount

    def take(self, now: float, amount: float = 1) -> bool:
        """Take so much; False, and nothing taken, if there is less."""
        if not self.has(now, amount):
            return False
        self._left -= amount
        return True


class Allowance:
    """What one of them may do: a bucket for each thing, made when it is first done."""

    __slots__ = ("_buckets", "_rates", "_usual")

    def __init__(self, rates: Mapping[str, Rate], usual: Rate) -> None:
        self._rates = rates
        self._usual = usual
        self._buckets: dict[str, Bucket] = {}

    def _bucket(self, what: str, now: float) -> Bucket:
        bucket = self._buckets.get(what)
        if bucket is None:
            bucket = self._buckets[what] = Bucket(self._rates.get(what, self._usual), now)
        return bucket

    def has(self, what: str, now: float) -> bool:
        """Whether that may be done once more."""
        return self._bucket(what, now).has(now)

    def take(self, what: str, now: float, amount: float = 1) -> bool:
        """Do it once more, or so many times; False if that is too much."""
        return self._bucket(what, now).take(now, amount)


class Unlimited(Allowance):
    """Of somebody who may do everything."""

    __slots__ = ()

    def has(self, what: str, now: float) -> bool:
        """Always."""
        return True

    def take(self, what: str, now: float, amount: float = 1) -> bool:
        """Always."""
        return True
