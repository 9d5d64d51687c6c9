"""How long a node may go on: as long as the database has heard of it lately.

Beats go out from the event loop, so that a loop that hangs loses its lease. By its own clock a lease is good
for `LEASE` seconds after the *sending* of the last beat that was answered; others wait longer than that, by
the database's clock. A lease that has lapsed is never good again: the node ends all its tables and comes back
as somebody new.

The lease makes takeovers quiet. What makes them safe is the epoch in every transaction.

A database that does not know what it has told this node was put back to an earlier state, or is another one:
epochs mean nothing there. Then the lease is over for good, and the server has to be started again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from fengsheng.server.clock import Clock
from fengsheng.server.cluster.protocols import BEAT_EVERY, FORGOTTEN_MS, LEASE, Beat, Directory, Node, Time
from fengsheng.server.errors import StoreUnavailable

log = logging.getLogger("fengsheng.server")


class Lease:
    """Of one server. `fresh` makes a node with an id that was never used, `figures` are its tables and peers,
    `lapsed` ends everything it has, `state` is told what the database wants of it, `went_back` that it is an
    older one than it was."""

    def __init__(
        self,
        directory: Directory,
        time: Time,
        fresh: Callable[[], Node],
        figures: Callable[[], tuple[int, int]],
        lapsed: Callable[[], None],
        state: Callable[[str], None],
        went_back: Callable[[], None],
    ) -> None:
        self._directory = directory
        self._time = time
        self._fresh = fresh
        self._figures = figures
        self._lapsed = lapsed
        self._state = state
        self._went_back = went_back
        self.node = fresh()
        self._until = 0.0
        self._offset_ms: float | None = None  # the database's clock less ours; None: never heard of
        self._told_ms: int | None = None  # our last sign of life, as the database has confirmed it
        self._told_at = 0.0
        self.over = False  # for good

    def good(self) -> bool:
        """Whether anything may be done and told now."""
        return self._time.boot() < self._until

    def left(self) -> float:
        """Seconds; less than none: it has lapsed."""
        return self._until - self._time.boot()

    def now_ms(self) -> int | None:
        """The time of day by the database's clock, as far as we know it."""
        return None if self._offset_ms is None else round(self._time.boot() * 1000 + self._offset_ms)

    def proof(self) -> tuple[str, int] | None:
        """Who we are, and since when the database must know that; None: it need not."""
        return None if self._told_ms is None else (self.node.id, self._told_ms)

    async def begin(self) -> None:
        """Be somebody; raises StoreUnavailable."""
        sent = self._time.boot()
        former, fresh = self.node, self._fresh()
        told = await self._directory.register(fresh, former.id)
        if self._older(told.before_ms):
            self._end()
            return
        self.node = fresh
        self._heard(told, sent)
        log.info("node", extra={"node": self.node.id, "address": self.node.address})

    async def run(self) -> None:
        """For ever, or until it is over."""
        while not self.over:
            await self._time.sleep(BEAT_EVERY)
            await self.beat()

    async def beat(self) -> None:
        """One sign of life; after a lapse, one try to be somebody new."""
        if not self.good():
            self.lapse()
            try:
                await self.begin()
            except StoreUnavailable as error:
                log.error("node cannot register", extra={"error": str(error)})
            return
        sent = self._time.boot()
        try:
            told = await self._directory.beat(self.node, *self._figures(), self._told_ms or 0)
        except StoreUnavailable as error:
            log.warning("beat failed", extra={"error": str(error)})
            return
        if self._older(None if told is None else told.before_ms):
            self._end()
            return
        if told is None or not self.good():
            self._until = 0.0  # forgotten, or too late: another may have been believed meanwhile
            return
        self._heard(told, sent)

    def _heard(self, told: Beat, sent: float) -> None:
        self._until = sent + LEASE
        self._offset_ms = told.now_ms - self._time.boot() * 1000
        self._told_ms, self._told_at = told.now_ms, sent
        self._state(told.state)

    def _older(self, known: int | None) -> bool:
        """Whether what the database knows of us is less than it has confirmed."""
        if self._told_ms is None:
            return False
        if known is None:  # whoever was away for long is forgotten
            return self._time.boot() - self._told_at < FORGOTTEN_MS / 1000
        return known < self._told_ms

    def _end(self) -> None:
        self.over = True
        self.lapse()
        self._went_back()

    def lapse(self) -> None:
        """It is over, at once."""
        self._until = 0.0
        self._lapsed()


class SharedClock:
    """The time of day by the database's clock, which is one for all nodes; this machine's may be wrong."""

    def __init__(self, clock: Clock, lease: Lease) -> None:
        self._clock = clock
        self._lease = lease
        self.now = clock.now
        self.call_later = clock.call_later

    def utc_ms(self) -> int:
        """For the store."""
        now = self._lease.now_ms()
        return self._clock.utc_ms() if now is None else now
