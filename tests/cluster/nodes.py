"""Nodes of a cluster as processes, and people who find their way back among them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.nursery import Forked, Nursery, nursery
from tests.server.test_kill import open_table
from tests.server.witness import GONE, Memory, Witness

SECRET = "correct horse battery staple"
AGAIN = 0.05  # seconds until somebody tries the next node
RETRY_FOR = 60.0


class Cluster:
    """Several nodes on one database."""

    def __init__(self, home: Nursery, folder: Path, url: str, *more: str) -> None:
        self._home = home
        self._folder = folder
        self._more = more
        self.url = url
        self.nodes: list[Forked] = []
        self._secret = folder / "secret"
        self._secret.write_text(SECRET)

    def flags(self, url: str = "") -> tuple[str, ...]:
        """Of every node."""
        shared = ("--cluster", "test", "--cluster-secret-file", str(self._secret), "--no-address-limits")
        return ("--database", url or self.url, *shared, *self._more)

    def start(self, url: str = "", plant: str = "", failpoint: str = "", *more: str) -> Forked:
        """One more, perhaps over another way to the database."""
        data = self._folder / f"node{len(self.nodes)}"
        node = self._home.start(data, *self.flags(url), *more, plant=plant, failpoint=failpoint)
        self.nodes.append(node)
        return node

    def alive(self) -> list[Forked]:
        """Those that run."""
        return [node for node in self.nodes if not node.gone()]


@contextmanager
def cluster(folder: Path, url: str, *more: str) -> Iterator[Cluster]:
    """For one test."""
    with nursery() as home:
        found = Cluster(home, folder, url, *more)
        try:
            yield found
        finally:
            for node in found.alive():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(node.pid, signal.SIGCONT)


def get(node: Forked, path: str) -> tuple[int, Any]:
    """Status and answer of a page."""
    try:
        with urllib.request.urlopen(node.base + path, timeout=30) as reply:
            return reply.status, json.loads(reply.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def metric(node: Forked, name: str) -> float:
    """One figure of a node."""
    with urllib.request.urlopen(f"{node.base}/metrics", timeout=30) as reply:
        lines = reply.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"fengsheng_{name} "))


class Wanderer(Witness):
    """One who may say something twice, because nobody knows what became of the first: then, and only then,
    their answer may be in already."""

    def __init__(self, name: str, code: str, token: str = "", guest: str = "") -> None:
        super().__init__(name, code, token, guest)
        self._times: Counter[str] = Counter()
        self._last = ""

    async def say(self, **message: Any) -> None:
        """Send a message."""
        if message["t"] == "answer":
            self._last = message["prompt"]
            self._times[self._last] += 1
        await super().say(**message)

    def _note(self, memory: Memory, frame: bytes) -> None:
        super()._note(memory, frame)
        if frame.startswith(b'{"t":"error"') and self.refused[-1] == "already-answered":
            assert self._times[self._last] > 1, f"{self.name} has not answered {self._last} before"


class Guests:
    """People at one table who come back, to whichever node lets them in, until the test is over."""

    def __init__(self, base: str, names: str, dice: Random, **settings: Any) -> None:
        owner, *others = names.split()
        table = open_table(base, owner, **settings)
        self.code: str = table["code"]
        first = Wanderer(owner, self.code, table["token"], table["guest"])
        self.people: list[Witness] = [first, *(Wanderer(name, self.code) for name in others)]
        for who in self.people:
            who.tolerated |= {"moved", "restart", "not-saved", "server-error", "busy", "already-answered"}
        self.dice = dice
        self.playing = asyncio.Event()
        self.playing.set()
        self.sockets: Callable[[], list[str]] = list
        self._ended = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def come(self, sockets: Callable[[], list[str]]) -> None:
        """Everybody goes to one of the sockets that the function names, again and again."""
        self.sockets = sockets
        self._tasks = [asyncio.create_task(self._stay(who)) for who in self.people]

    def move(self, sockets: Callable[[], list[str]]) -> None:
        """They hang up, and come back there."""
        self.sockets = sockets
        self.hang_up()

    def hang_up(self, most: int = 100) -> None:
        """So many of them at once, without a word."""
        for who in self.people[:most]:
            if who._socket is not None:
                who._socket.transport.abort()

    async def _stay(self, who: Witness) -> None:
        while not self._ended.is_set():
            try:
                await who.come(f"{self.dice.choice(self.sockets())}?table={self.code}")
            except (*GONE, TimeoutError):
                await asyncio.sleep(AGAIN)
                continue
            if self._ended.is_set():  # since it was asked; nobody would hang up for them any more
                self.hang_up()
                return
            dealing = asyncio.create_task(who.keep_dealing()) if who is self.people[0] else None
            await who.run(self.playing, self.dice)
            if dealing is not None:
                dealing.cancel()
                await asyncio.gather(dealing, return_exceptions=True)
            await asyncio.sleep(self.dice.random() * AGAIN)

    async def steps(self, more: int, within: float = RETRY_FOR) -> None:
        """Until everybody has been told so much more."""
        wanted = [who.steps + more for who in self.people]
        async with asyncio.timeout(within):
            while any(who.steps < goal for who, goal in zip(self.people, wanted, strict=True)):
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """They go; what they have seen stays."""
        self._ended.set()
        self.hang_up()
        done = await asyncio.gather(*self._tasks, return_exceptions=True)
        for result in done:
            if isinstance(result, Exception) and not isinstance(result, GONE):
                raise result
