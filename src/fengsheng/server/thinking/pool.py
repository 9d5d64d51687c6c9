"""A few thinkers, and what they are asked to think about. Belongs to one event loop.

A thinker that dies, hangs or answers nonsense is ended and another one takes its place; who waited for it is
told that there is no answer, and has one of its own. A thinker is started when there is something to think
about for the first time: a server without such bots has none.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from fengsheng.server.thinking.asking import HEAD, LONGEST, Answered, framed

log = logging.getLogger("fengsheng.server")

COMMAND = (sys.executable, "-m", "fengsheng.server.thinking.worker")
# Seconds after which a thinker is taken to hang. Nobody waits so long for an answer: but on a machine that is
# busy with other things one of the lowest priority is slow, and to begin anew would make it slower.
PATIENCE = 60.0
MOST = 4
WAITING = 200  # questions that may wait for one thinker
TROUBLES = (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError)


def usual_number() -> int:
    """How many thinkers a machine has: a core is left to the tables, where there are several."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class Thought:
    """What somebody is thinking about. `notation` is what came of it; empty if nothing did, or not yet."""

    __slots__ = ("done", "dropped", "message", "notation")

    def __init__(self, message: bytes) -> None:
        self.message = message
        self.notation = ""
        self.done = False
        self.dropped = False

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self.dropped = True

    def finish(self, notation: str) -> None:
        """That is what came of it."""
        self.notation = notation
        self.done = True


class _Thinker:
    """One process, and what waits for it."""

    def __init__(self, command: Sequence[str], patience: float, count: Callable[[str], None]) -> None:
        self._command = command
        self._patience = patience
        self._count = count
        self._waiting: deque[Thought] = deque()
        self._task: asyncio.Task[None] | None = None
        self._failures = 0  # in a row
        self._not_before = 0.0
        self.process: Process | None = None

    @property
    def load(self) -> int:
        """How much there is to think about."""
        return len(self._waiting)

    def take(self, thought: Thought) -> None:
        """One thing more."""
        loop = asyncio.get_running_loop()
        while self._waiting and self._waiting[0].dropped:
            self._waiting.popleft()
        if len(self._waiting) >= WAITING or loop.time() < self._not_before:
            thought.finish("")
            return
        self._waiting.append(thought)
        if self._task is None:
            self._task = loop.create_task(self._work(), name="thinker")

    async def _work(self) -> None:
        """Until nothing waits."""
        while self._waiting:
            thought = self._waiting.popleft()
            if thought.dropped:
                continue
            try:
                answered = await asyncio.wait_for(self._ask(thought.message), self._patience)
            except TROUBLES as error:
                await self._failed(error)
                thought.finish("")
                continue
            self._failures = 0
            if answered.fault:
                log.error("bot failed while it looked ahead", extra={"error": answered.fault})
                self._count("bot_errors")
            thought.finish(answered.notation)
        self._task = None

    async def _ask(self, message: bytes) -> Answered:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(message))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        if length > LONGEST:
            raise ValueError("an answer that long is none")
        return msgspec.json.decode(await process.stdout.readexactly(length), type=Answered)

    async def _failed(self, error: BaseException) -> None:
        """It hangs, or is gone: another one begins with the next question; if that goes on, after a while."""
        self._failures += 1
        pause = min(60.0, 2.0 ** (self._failures - 2)) if self._failures > 1 else 0.0
        self._not_before = asyncio.get_running_loop().time() + pause
        why = "it hangs" if isinstance(error, TimeoutError) else f"{type(error).__name__}: {error}"
        log.warning("thinker lost; another takes its place", extra={"error": why, "pause": pause})
        self._count("thinkers_lost")
        await self._end()

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        """Stop; whatever waits has no answer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self._end()
        for thought in self._waiting:
            thought.finish("")
        self._waiting.clear()


class Pool:
    """All thinkers of a server."""

    def __init__(
        self,
        number: int,
        count: Callable[[str], None],
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
    ) -> None:
        self._thinkers = [_Thinker(command, patience, count) for _ in range(number)]
        self._homes: dict[str, int] = {}

    def think(self, who: str, message: bytes) -> Thought:
        """Have that bot think. It always goes to the same thinker, which has heard of its game."""
        thought = Thought(message)
        home = self._homes.get(who)
        if home is None:
            loads = [thinker.load for thinker in self._thinkers]
            counts = [list(self._homes.values()).count(at) for at in range(len(loads))]
            home = self._homes[who] = min(range(len(loads)), key=lambda at: (loads[at], counts[at], at))
            if len(self._homes) > WAITING:
                self._homes.pop(next(iter(self._homes)))
        self._thinkers[home].take(thought)
        return thought

    @property
    def any(self) -> bool:
        """Whether there are any."""
        return bool(self._thinkers)

    @property
    def pids(self) -> list[int]:
        """Of the processes that run now."""
        return [one.process.pid for one in self._thinkers if one.process is not None]

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*(thinker.close() for thinker in self._thinkers))
