"""The desk: takes requests, has them done one at a time, and keeps what comes of them.

Belongs to the event loop of the server. What is asked for is written down before anybody is told, so a
restart loses nothing but the last seconds of work.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from fengsheng.server.analysis.jobs import STOPPED, WANTED, Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.store import Store

log = logging.getLogger("fengsheng.server")

MOST_OF_ONE: Final = 4  # that one person may have waiting
MOST: Final = 200  # that may wait
LONGEST: Final = 1 << 25  # bytes of one line of the worker
LOOK_EVERY: Final = 1.0  # seconds
WORKER: Final = (sys.executable, "-m", "fengsheng.server.analysis.worker")
Readable = Callable[[str], dict[str, Any]]  # the record of a finished game, or a refusal


class Desk:
    """All that is asked for. `read` fetches the record of a finished game."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        read: Readable,
        load: Load | None = None,
        worker: Sequence[str] = WORKER,
    ) -> None:
        self._worker = worker
        self._store = store
        self._clock = clock
        self._read = read
        self._load = load or Load()
        self._queue: list[Job] = []
        self._now: Job | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self.paused = False

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
            raise Refused("too-fast", f"You have {MOST_OF_ONE} analyses waiting; wait until one is done.")
        if len(self._waiting()) >= MOST:
            raise Refused("too-many", "Too many analyses are waiting; try again later.")
        job = Job(wanted, who, self._clock.utc_ms())
        if found is not None:
            job.review = found.review
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
            raise Refused("not-yours", "Somebody else has asked for this analysis.")
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

    async def _work(self, job: Job) -> None:
        record = await asyncio.to_thread(self._read, job.wanted.game)
        seat = None if job.wanted.seat < 0 else job.wanted.seat
        begun = job.review or await asyncio.to_thread(self._of_another_seat, job.wanted)
        process = self._process = await asyncio.create_subprocess_exec(
            *self._worker,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        line = json.dumps({"record": record, "seat": seat, "level": job.wanted.level, "begun": begun})
        with contextlib.suppress(ConnectionError):
            process.stdin.write(line.encode() + b"\n")
            await process.stdin.drain()
        watch = asyncio.get_running_loop().create_task(self._watch(process))
        try:
            # it may have been cancelled before there was a process
            while job.state == "running" and (told := await process.stdout.readline()):
                await self._heard(job, json.loads(told))
        finally:
            watch.cancel()
            await self._end_process()
        if job.state == "running":
            job.state, job.error = "failed", job.error or "The process that worked has ended."

    async def _heard(self, job: Job, told: dict[str, Any]) -> None:
        if "progress" in told:
            job.progress = told["progress"]
        elif "error" in told:
            job.state, job.error = "failed", told["error"]
        elif job.state == "running":
            job.review = told["review"]
            if told["review"]["ready"]:
                job.state = "ready"
            else:
                await self._keep(job)

    def _of_another_seat(self, wanted: Wanted) -> dict[str, Any] | None:
        """What was played out for somebody else of the same game need not be played out again."""
        row = self._store.analysis_of_any_seat(wanted.game, wanted.level)
        return None if row is None else Job.of(row).review

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        """Whoever plays comes first: while the tables are busy, nothing is worked."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            busy = self._load.look()
            if busy != self.paused and hasattr(signal, "SIGSTOP"):
                with contextlib.suppress(ProcessLookupError):
                    process.send_signal(signal.SIGSTOP if busy else signal.SIGCONT)
                self.paused = busy

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def _keep(self, job: Job) -> None:
        await self._store.commit([self._store.put_analysis(job.row(self._clock.utc_ms()))])
