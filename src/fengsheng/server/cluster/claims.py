"""Taking a table: look at it, and take it as it was seen.

The epoch that was seen is in the update. Of many who see the same, one takes it; the others look again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fengsheng.server.cluster.protocols import Directory, Seen, Time

AGAIN = 0.05  # seconds
TRIES = 4


class Mine(NamedTuple):
    """It is ours now."""

    epoch: int
    alive: int | None
    """When whoever had it before was last heard of; None: it was given back."""
    node: str
    """As whom we took it."""


class Theirs(NamedTuple):
    """Another node has it. Without an address nobody can be asked: it wants newer rules than ours."""

    address: str
    epoch: int


class Claims:
    """Of one node; `me` is its id at present."""

    def __init__(self, directory: Directory, time: Time, me: Callable[[], str], rules: int) -> None:
        self._directory = directory
        self._time = time
        self._me = me
        self._rules = rules

    async def look(self, table: str) -> Seen | None:
        """Whose a table is, taking nothing; None: there is none. Raises StoreUnavailable."""
        async with self._directory.claiming() as now:
            return await now.look(table, self._me(), self._rules)

    async def claim(self, table: str) -> Mine | Theirs | None:
        """Have a table, or know who has it; None: there is none. Raises StoreUnavailable."""
        me = self._me()
        theirs = Theirs("", 0)
        for tried in range(TRIES):
            if tried:
                await self._time.sleep(AGAIN)
            async with self._directory.claiming() as now:
                seen = await now.look(table, me, self._rules)
                if seen is None:
                    return None
                if seen.free:
                    epoch = await now.take(table, seen.epoch, me, self._rules)
                    if epoch is not None:
                        return Mine(epoch, seen.beat_at, me)
                    continue  # somebody was quicker: see who
            theirs = Theirs(seen.address, seen.epoch)
            break
        return theirs
