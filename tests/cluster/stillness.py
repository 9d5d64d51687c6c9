"""For how long an event loop waits for somebody else, watched from a thread of its own process.

A loop that is late has computed, has had no processor, or was waiting. Only the last is a fault, and a busy
machine is full of the others: so what all threads of the process have computed, what they have waited for a
processor and what the machine itself was not given is taken off. What is left, the loop has slept through
although there was something to do.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from pathlib import Path
from typing import Any

from fengsheng.server.hub.lag import Lag

EVERY = 0.01  # seconds between two looks
TICK = os.sysconf("SC_CLK_TCK")
STOLEN = 8  # which number of /proc/stat is the time that another machine had


def stolen() -> float:
    """Seconds that the processors of this machine were somebody else's."""
    with Path("/proc/stat").open() as file:
        return int(file.readline().split()[STOLEN]) / TICK


def spent() -> dict[str, int]:
    """Of each thread: nanoseconds on a processor and waiting for one."""
    found = {}
    for thread in Path("/proc/self/task").iterdir():
        try:
            on, waiting, _ = (thread / "schedstat").read_text().split()
        except OSError:  # it has ended
            continue
        found[thread.name] = int(on) + int(waiting)
    return found


class Watch(threading.Thread):
    """Asks the loop for a word again and again; the longest that it slept before it gave one is in a file."""

    def __init__(self, loop: asyncio.AbstractEventLoop, told: Path) -> None:
        super().__init__(daemon=True)
        self._loop, self._told, self._longest = loop, told, 0.0

    def run(self) -> None:
        """Until the loop is closed."""
        while not self._loop.is_closed():
            heard = threading.Event()
            before, gone, begin = spent(), stolen(), time.monotonic()
            try:
                self._loop.call_soon_threadsafe(heard.set)
            except RuntimeError:  # it was closed just now
                return
            heard.wait()
            late = time.monotonic() - begin
            if late > self._longest:
                busy = sum(max(0, on - before.get(thread, 0)) for thread, on in spent().items())
                self._longest = max(self._longest, late - busy / 1e9 - (stolen() - gone))
                # whole or not at all: the process may end at this moment
                beside = self._told.with_suffix(".new")
                beside.write_text(f"{self._longest:.6f}")
                beside.replace(self._told)
            time.sleep(EVERY)


def watched(file: str) -> None:
    """A plant: from the moment at which the server has opened, that file has the longest."""
    real = Lag.start

    def start(self: Lag) -> None:
        Lag.start = real  # type: ignore[method-assign]
        Path(file).write_text("0")
        Watch(asyncio.get_running_loop(), Path(file)).start()
        real(self)

    Lag.start = start  # type: ignore[method-assign]


def watched_and_asking_in_the_loop(file: str) -> None:
    """The same of a server with a fault: whatever it has a thread ask, it asks itself."""
    watched(file)

    async def at_once(asked: Any, *given: Any, **named: Any) -> Any:
        return asked(*given, **named)

    vars(asyncio)["to_thread"] = at_once
