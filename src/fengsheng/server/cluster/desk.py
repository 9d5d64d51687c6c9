"""The desk of one node of several: what is asked for at any of them waits in the database, and every node
that has nothing to do takes the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from fengsheng.server.analysis.jobs import WANTED, Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.analysis.working import WORKER, Readable, Working
from fengsheng.server.cluster.queue import Queue, Taken
from fengsheng.server.errors import NotOwner, Refused, StoreUnavailable
from fengsheng.server.store import Store

log = logging.getLogger("fengsheng.server")

LOOK_AGAIN: Final = 2.0  # seconds until somebody who has nothing to do looks again
KEEP_TRIES: Final = 20  # seconds, about, for which what was made is tried to be kept
MOST_LEFT: Final = 5  # times that one may be begun here and left
GONE: Final = "gone"  # the state of a job that is somebody else's, or nobody's, by now


class SharedDesk(Working):
    """All that the servers of a cluster are asked for. `may` says whether this one may take something now."""

    def __init__(
        self,
        store: Store,
        queue: Queue,
        read: Readable,
        may: Callable[[], bool],
        load: Load | None = None,
        worker: Sequence[str] = WORKER,
    ) -> None:
        super().__init__(store, read, load, worker)
        self._queue = queue
        self._may = may
        self._taken: Taken | None = None
        self._left: Counter[Wanted] = Counter()
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    # Life.

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="analysis")

    async def close(self) -> None:
        """Stop; another node goes on with what was being done."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._end_process()
        await self._hand_back()

    async def _hand_back(self) -> None:
        """What there is of it is kept, and whoever is next goes on."""
        taken, self._taken = self._taken, None
        if taken is not None and taken.job.state == "running":
            taken.job.state = GONE
            with contextlib.suppress(StoreUnavailable, NotOwner):
                await asyncio.to_thread(self._queue.keep, taken, "queued")

    # Asking.

    def find(self, wanted: Wanted) -> Job | None:
        """What waits, is being done somewhere, or was made of it."""
        return self._queue.find(wanted)

    def place(self, job: Job) -> int:
        """How many come first, at all nodes; 0: it is being done."""
        return self._queue.place(job.wanted) if job.state == "queued" else 0

    def state(self, job: Job) -> str:
        """How it stands."""
        return "paused" if job.state == "running" and job.progress.get("paused") else job.state

    async def ask(self, wanted: Wanted, who: str, again: bool) -> Job:
        """Put it into the queue of all, if it is not there."""
        job = await asyncio.to_thread(self._queue.ask, wanted, who, again)
        self._wake.set()
        return job

    async def cancel(self, wanted: Wanted, who: str) -> Job | None:
        """Whoever asked wants it no longer; another node that is at it finds out with its next look."""
        job = await asyncio.to_thread(self._queue.cancel, wanted, who)
        taken = self._taken
        if job is not None and taken is not None and taken.job.wanted == wanted:
            if taken.job.state == "running":
                taken.job.state = GONE
            await self._end_process()
        return job

    # Working.

    async def _run(self) -> None:
        while True:
            try:
                taken = await self._take() if self._may() else None
            except StoreUnavailable as error:
                log.warning("analyses cannot be looked for", extra={"error": str(error)})
                taken = None
            except Exception:  # a bug: nothing else would ever be taken here
                log.exception("looking for analyses failed")
                taken = None
            if taken is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), LOOK_AGAIN)
                self._wake.clear()
                continue
            self._taken = taken
            await self._do(taken)
            self._taken = None
            self.paused = False

    async def _take(self) -> Taken | None:
        taking = asyncio.ensure_future(asyncio.to_thread(self._queue.take))
        try:
            return await asyncio.shield(taking)
        except asyncio.CancelledError:  # it may be ours all the same
            with contextlib.suppress(StoreUnavailable):
                self._taken = await taking
            raise

    async def _do(self, taken: Taken) -> None:
        job = taken.job
        try:
            await self._work(job)
        except NotOwner:
            return
        except StoreUnavailable as error:  # it is still there, and somebody takes it when all is well
            log.warning("analysis is left", extra={"game": job.wanted.game, "error": str(error)})
            await asyncio.sleep(LOOK_AGAIN)
            self._left[job.wanted] += 1
            if self._left[job.wanted] < MOST_LEFT:
                return
            job.state, job.error = "failed", error.told  # it is the job, and in the way of all others
        except Refused as error:
            job.state, job.error = "failed", str(error)
        except Exception:
            log.exception("analysis failed", extra={"game": job.wanted.game})
            job.state, job.error = "failed", "The analysis failed."
        del self._left[job.wanted]
        for _ in range(KEEP_TRIES):
            if job.state == GONE or job.state in WANTED:
                return
            try:
                await asyncio.to_thread(self._queue.keep, taken, job.state)
                return
            except NotOwner:
                return
            except StoreUnavailable as error:
                log.warning("analysis is not kept yet", extra={"error": str(error)})
                await asyncio.sleep(1.0)

    async def _keep(self, job: Job) -> None:
        taken = self._taken
        if taken is not None and taken.job is job and job.state == "running":
            await asyncio.to_thread(self._queue.keep, taken, "running")

    async def _still(self, job: Job) -> bool:
        """Whether it is ours, and this node goes on; all others are told how far it is."""
        taken = self._taken
        if taken is None or taken.job is not job or job.state != "running":
            return False
        if not self._may():
            await self._hand_back()
            return False
        try:
            told = {**job.progress, "paused": self.paused}
            await asyncio.to_thread(self._queue.tell, taken, told)
        except NotOwner:
            if job.state == "running":  # else it was finished while we looked
                job.state = GONE
            return False
        except StoreUnavailable:  # nobody else can take it from a database that is away
            return True
        return True
