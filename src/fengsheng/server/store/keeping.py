"""How much the server keeps: a limit to the size of its database, and what happens on the way there.

From 70 % of the limit on there is a warning; from 80 % on what is least missed is given up; at the limit no
table is opened and nothing is dealt any more, and the games that are played go on.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable, Collection
from contextlib import suppress

from fengsheng.server.errors import Refused
from fengsheng.server.store import Store
from fengsheng.server.store.sizing import extra_bot_games, keep_less, used_bytes

log = logging.getLogger("fengsheng.server")

WARN, LESS, ENOUGH = 0.7, 0.8, 0.75  # parts of the limit: say so; keep less; until there is so much
ROUNDS = 20  # transactions at a time; the rest comes with the next look
LOW_DISK = 256 << 20  # free bytes of the disk below which there is a warning


class Keeping:
    """What is kept, looked at now and then. A limit of 0 is none."""

    def __init__(self, store: Store, limit: int) -> None:
        self._store = store
        self.limit = limit
        self.used = 0
        self.free = 0  # bytes of the disk that nobody uses; 0: not known
        self.given_up = 0  # transactions in which something was given up early
        self.less = False  # whether something had to be, the last time

    async def look(self, now_ms: int, needed: Callable[[], Collection[str]]) -> None:
        """See how much there is, and give up what is too much."""
        store = self._store
        await self._measure()
        self.less = bool(self.limit) and self.used > LESS * self.limit
        for _ in range(ROUNDS):
            ops = await asyncio.to_thread(extra_bot_games, store)
            if self.less and not ops:
                excess = self.used - round(ENOUGH * self.limit)
                if excess > 0:
                    ops = await asyncio.to_thread(keep_less, store, excess, now_ms, needed)
                    self.given_up += bool(ops)
            if not ops:
                break
            await store.commit(ops)
            await self._measure()
        if self.less:
            log.warning("keeping less", extra={"bytes": self.used, "limit": self.limit})

    async def _measure(self) -> None:
        self.used = await asyncio.to_thread(used_bytes, self._store)
        if self._store.file is not None:
            with suppress(OSError):
                self.free = shutil.disk_usage(self._store.file.parent).free

    @property
    def full(self) -> bool:
        """Whether there is no room for more."""
        return bool(self.limit) and self.used >= self.limit

    def check(self) -> None:
        """Refuse what would take more room."""
        if self.full:
            raise Refused("no-space", "This server keeps as much as it may: nothing new can begin.")

    def warnings(self) -> list[str]:
        """What whoever runs the server should look at, before it fails."""
        found = []
        if self.limit and self.used > WARN * self.limit:
            found.append("full" if self.full else "keeping-less" if self.less else "size")
        if self._store.file is not None and 0 < self.free < LOW_DISK:
            found.append("disk")
        return found
