"""The desk: takes requests, has them done one at a time, and keeps what comes of them.

Belongs to the event loop of the server. What is asked for is written down before anybody is told, so a
restart loses nothing but the last seconds of work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from fengsheng.server.analysis.jobs import STOPPED, WANTED, Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.analysis.working import WORKER, Readable, Working
from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.store import Store

log = logging.getLogger("fengsheng.server")

MOST_OF_ONE: Final = 4  # that one person may have waiting
MOST: Final = 200  # that may wait


class AnyDesk(Protocol):
    """Where analyses are asked for: of one server (here), or of several (cluster/desk.py)."""

    def open(self) -> None:
        """Begin to work."""

    async def close(self) -> None:
        """Stop; nothing that is asked for is lost."""

    def find(self, wanted: Wanted) -> Job | None:
        """What waits, is being done, or was made of it. May read: not for the event loop."""

    def place(self, job: Job) -> int:
        """How many come first; 0: it is being done. May read too."""

    def state(self, job: Job) -> str:
        """How it stands."""

    async def ask(self, wanted: Wanted, who: str, again: bool) -> Job:
        """Put it into the queue, if it is not there. `again`: what was made is out of date."""

    async def cancel(self, wanted: Wanted, who: str) -> Job | None:
        """Whoever asked wants it no longer; what there is stays. None: nobody has asked."""


class Desk(Working):
    """All that one server is asked for."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        read: Readable,
        load: Load | None = None,
        worker: Sequence[str] = WORKER,
    ) -> None:
        super().__init__(store, read, load, worker)
        self._clock = clock
        self._queue: list[Job] = []
        self._now: Job | None = None
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    # Life.

    def open(self) -> None:
        """Go on with what was asked for before."""
        for row in self._store.wanted_analyses(WANTED):
            job = Job.of(row)
            job.state = "queued"
            self._queue.append(job)
        self._task = asyncio.get_running_loop().create_task(self._run(), name="analysis")
        self._wake.set()

    async def close(self) -> None:
        """Stop; what is being done waits for the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._end_process()
        if self._now is not None and self._now.state not in STOPPED:
            self._now.state = "queued"
            with contextlib.suppress(StoreUnavailable):
                await self._keep(self._now)

    # Asking.

    def find(self, wanted: Wanted) -> Job | None:
        """What waits, is being done, or was made of it."""
        for job in self._waiting():
            if job.wanted == wanted:
                return job
        row = self._store.analysis(*wanted)
        return None if row is None else Job.of(row)

    def place(self, job: Job) -> int:
        """How many come first; 0: it is being done."""
        return self._waiting().index(job) if job in self._waiting() else 0

    def state(self, job: Job) -> str:
        """How it stands."""
        return "paused" if job is self._now and self.paused else job.state

    async def ask(self, wanted: Wanted, who: str, again: bool) -> Job:
        """Put it into the queue, if it is not there. `again`: what was made is out of date."""
        found = await asyncio.to_thread(self.find, wanted)
        pending = self._pending(wanted)  # what another server, or one that is gone, was asked for is not
        if pending is not None:
            return pending
        if found is not None and found.state == "ready" and not again:
            return found
        if sum(job.who == who for job in self._waiting()) >= MOST_OF_ONE:
            raise enough_of_one()
        if len(self._waiting()) >= MOST:
            raise enough()
        job = Job(wanted, who, self._clock.utc_ms())
        if found is not None:
            job.review, job.work = found.review, found.work
        self._queue.append(job)
        try:
            await self._keep(job)
        except BaseException:
            if job in self._queue:  # else it has begun already
                self._queue.remove(job)
            raise
        self._wake.set()
        return job

    async def cancel(self, wanted: Wanted, who: str) -> Job | None:
        """Whoever asked wants it no longer; what there is stays. None: nobody has asked."""
        job = self._pending(wanted)
        if job is None:
            return None
        if job.who != who:
            raise not_theirs()
        job.state = STOPPED[job.review is not None]
        if job in self._queue:
            self._queue.remove(job)  # first: it must not be begun while it is written down
        await self._keep(job)
        if job is self._now:
            await self._end_process()
        return job

    def _pending(self, wanted: Wanted) -> Job | None:
        """What waits or is being done of it; not what was cancelled and is just being stopped."""
        asked = (job for job in self._waiting() if job.wanted == wanted)
        return next((job for job in asked if job.state in WANTED), None)

    def _waiting(self) -> list[Job]:
        return [*([self._now] if self._now is not None else []), *self._queue]

    # Working.

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            if not self._queue:
                self._wake.clear()
                continue
            job = self._now = self._queue.pop(0)
            job.state = "running"
            try:
                await self._work(job)
            except (Refused, StoreUnavailable) as error:
                job.state, job.error = "failed", getattr(error, "told", str(error))
            except Exception:
                log.exception("analysis failed", extra={"game": job.wanted.game})
                job.state, job.error = "failed", "The analysis failed."
            if job.state not in STOPPED:  # that was kept, and may have been asked for again since
                with contextlib.suppress(StoreUnavailable):
                    await self._keep(job)  # first: whoever asks meanwhile is told how it ended
            self._now = None
            self.paused = False

    async def _keep(self, job: Job) -> None:
        await self._store.commit([self._store.put_analysis(job.row(self._clock.utc_ms()))])


def enough_of_one() -> Refused:
    """One person has as many waiting as they may."""
    return Refused("too-fast", f"You have {MOST_OF_ONE} analyses waiting; wait until one is done.")


def enough() -> Refused:
    """All together have."""
    return Refused("too-many", "Too many analyses are waiting; try again later.")


def not_theirs() -> Refused:
    """Only whoever asked may stop it."""
    return Refused("not-yours", "Somebody else has asked for this analysis.")
