"""Working: a job is done by a process of the lowest priority, and stands still while tables are busy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sys
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Callable, Sequence
from typing import Any, Final

from fengsheng.server.analysis.jobs import Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.store import Store

LONGEST: Final = 1 << 25  # bytes of one line of the worker
LOOK_EVERY: Final = 1.0  # seconds
WORKER: Final = (sys.executable, "-m", "fengsheng.server.analysis.worker")
Readable = Callable[[str], dict[str, Any]]  # the record of a finished game, or a refusal


class Working(ABC):
    """What every desk does with a job, once it has one. `read` fetches the record of a finished game."""

    def __init__(
        self, store: Store, read: Readable, load: Load | None = None, worker: Sequence[str] = WORKER
    ) -> None:
        self._store = store
        self._read = read
        self._load = load or Load()
        self._worker = worker
        self._process: asyncio.subprocess.Process | None = None
        self.paused = False

    @abstractmethod
    async def _keep(self, job: Job) -> None:
        """Write down how it stands."""

    async def _still(self, job: Job) -> bool:
        """Whether it is still to be done here; asked now and then while it is worked at."""
        return True

    async def _work(self, job: Job) -> None:
        record = await asyncio.to_thread(self._read, job.wanted.game)
        seat = None if job.wanted.seat < 0 else job.wanted.seat
        begun = job if job.review else await asyncio.to_thread(self._of_another_seat, job.wanted)
        process = self._process = await asyncio.create_subprocess_exec(
            *self._worker,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        told = {"record": record, "seat": seat, "level": job.wanted.level}
        line = json.dumps(told | {"begun": None if begun is None else begun.begun()})
        with contextlib.suppress(ConnectionError):
            process.stdin.write(line.encode() + b"\n")
            await process.stdin.drain()
        watch = asyncio.get_running_loop().create_task(self._watch(job, process))
        try:
            # it may have been cancelled before there was a process
            while job.state == "running" and (heard := await process.stdout.readline()):
                await self._heard(job, json.loads(heard))
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
            job.review, job.work = told["review"], b64decode(told.get("work", ""))
            if told["review"]["ready"]:
                job.state = "ready"
            else:
                await self._keep(job)

    def _of_another_seat(self, wanted: Wanted) -> Job | None:
        """What was played out for somebody else of the same game need not be played out again."""
        row = self._store.analysis_of_any_seat(wanted.game, wanted.level)
        found = None if row is None else Job.of(row)
        return found if found is not None and found.review else None

    async def _watch(self, job: Job, process: asyncio.subprocess.Process) -> None:
        """Whoever plays comes first: while the tables are busy, nothing is worked."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if not await self._still(job):
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                return
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
