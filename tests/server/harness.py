"""A server without sockets: a hub on a real database, peers that write down what they are told, and a clock
that goes on when it is told to."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from fengsheng.core.event import Event
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.store import Store
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client, patch


class Ring:
    """A timer of the hand-moved clock."""

    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        """Do not ring."""
        self.action = None


class HandClock:
    """Time that a test moves."""

    def __init__(self, start_ms: int = 1_000_000) -> None:
        self._now = 0.0
        self._start = start_ms
        self._rings: list[tuple[float, int, Ring]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        """Seconds since the test began."""
        return self._now

    def utc_ms(self) -> int:
        """The same, as a time of day."""
        return self._start + round(self._now * 1000)

    def call_later(self, delay: float, ring: Callable[[], None]) -> Ring:
        """Ring when the clock gets there."""
        handle = Ring(ring)
        heapq.heappush(self._rings, (self._now + delay, next(self._numbers), handle))
        return handle

    def next_ring(self) -> float | None:
        """When the next timer rings."""
        while self._rings and self._rings[0][2].action is None:
            heapq.heappop(self._rings)
        return self._rings[0][0] if self._rings else None

    def move_to(self, when: float) -> None:
        """Go on, and ring what is due then."""
        self._now = max(self._now, when)
        while self._rings and self._rings[0][0] <= self._now + 1e-9:
            handle = heapq.heappop(self._rings)[2]
            if handle.action is not None:
                handle.action()


class Listener:
    """A peer that writes everything down and keeps its own picture of the game."""

    def __init__(self, guest: str, lang: str = "en", words: str = "none", address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.lang = lang
        self.words = words
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.view: Any = None
        self.events: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.ask: dict[str, Any] | None = None
        self.prompt: dict[str, Any] | None = None
        self.answered = False
        self.seq = -1
        self.errors: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.prompts = 0
        self.token = ""

    def send(self, frame: bytes) -> None:
        """As a client would: patch the view, note the prompt."""
        self.frames.append(frame)
        message = json.loads(frame)
        kind = message["t"]
        if kind == "welcome":
            self.chat = list(message.get("chat", []))
            self.token = message.get("token", "")
        elif kind == "table":
            self.table = message
        elif kind == "view":
            self.view, self.events, self.seq = message["view"], message["events"], message["seq"]
        elif kind == "step":
            assert message["seq"] == self.seq + 1
            self.seq = message["seq"]
            self.view = patch.apply(self.view, message["patch"])
            self.events += message["events"]
        elif kind == "error":
            self.errors.append(message)
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "accepted":
            self.prompt = None
            self.answered = True
        if kind in ("view", "step", "asked"):
            self.ask = message.get("ask")
            if message.get("prompt") and message["prompt"] != self.prompt:
                self.prompts += 1
            self.prompt = message.get("prompt")
            self.answered = message.get("answered", False)

    def close(self, code: int, reason: str, text: str) -> None:
        """The server hangs up."""
        self.closed = (code, reason)

    def last_error(self) -> str:
        """The code of the last refusal."""
        return str(self.errors[-1]["code"]) if self.errors else ""


@cache
def empty() -> bytes:
    """A database in which nothing has happened: to make its tables takes longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


def in_a_file(path: Path) -> str:
    """The database of that name; a new one is as a server would have made it."""
    if path.parent.is_dir() and not path.exists():
        path.write_bytes(empty())
    return f"sqlite:///{path}"


WHERE = [in_a_file]
"""What makes a URL of a path; the last one counts (conftest.py puts some tests on PostgreSQL too)."""


class Server:
    """A hub and a clock."""

    def __init__(self, path: Path, clock: HandClock | None = None) -> None:
        self.store = Store(WHERE[-1](path))
        self.clock = clock or HandClock()
        self.hub = Hub(self.store, self.clock, Metrics())

    async def settle(self) -> None:
        """Until every room has done what it has been given."""
        for _ in range(3):
            for room in list(self.hub.rooms.values()):
                await room.idle()
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Let time pass, timer by timer."""
        end = self.clock.now() + seconds
        while True:
            await self.settle()
            ring = self.clock.next_ring()
            if ring is None or ring > end:
                break
            self.clock.move_to(ring)
        self.clock.move_to(end)
        await self.settle()

    async def table(self, people: Iterable[str] = ("Ann",), **settings: Any) -> tuple[Room, list[Listener]]:
        """A table with these people at it; the first is the owner."""
        names = list(people)
        owner = await self.hub.guest("")
        room = await self.hub.create(owner.id, names[0], TableSettings(**settings))
        room.table.dice = Random(1)
        listeners = [await self.join(room, names[0], owner.id)]
        for name in names[1:]:
            listeners.append(await self.join(room, name))
        return room, listeners

    async def join(self, room: Room, name: str, guest: str = "", address: str = "", **hello: Any) -> Listener:
        """One more connection."""
        if not guest:
            guest = (await self.hub.guest("")).id
        listener = Listener(guest, words=hello.get("words", "none"), address=address)
        room.post(Item(listener, client.Hello(room.table.code, name=name, **hello)))
        await self.settle()
        return listener

    async def say(self, room: Room, peer: Listener, message: client.ClientMessage) -> None:
        """What a client sends, through bytes and back."""
        decoded = msgspec.json.decode(msgspec.json.encode(message), type=client.ClientMessage)
        room.post(Item(peer, decoded))
        await self.settle()

    async def answer(self, room: Room, peer: Listener, option: str) -> None:
        """Answer the open prompt."""
        assert peer.prompt is not None
        await self.say(room, peer, client.Answer(peer.prompt["id"], option))

    async def crash(self) -> None:
        """Stop without saving anything: what a kill leaves behind."""
        for task in self.hub._tasks:
            task.cancel()
        for room in self.hub.rooms.values():
            room._alarm.stop()
            if room._task is not None:
                room._task.cancel()
                await asyncio.gather(room._task, return_exceptions=True)
        self.store.close()


@asynccontextmanager
async def server(path: Path, clock: HandClock | None = None) -> AsyncIterator[Server]:
    """A server for one test."""
    running = Server(path, clock)
    try:
        yield running
    finally:
        await running.hub.close()
        running.store.close()


def answered(play: Answers, seat: int, prompt: int, notation: str) -> list[Event] | None:
    """An answer by its notation; and if it was the last that is missing the question is closed."""
    play.give(seat, play.option(seat, prompt, notation))
    return play.close()


async def play_out(
    running: Server, room: Room, people: list[Listener], dice: Random, most: int = 5000
) -> None:
    """People answer at random, passing more often than not, until the game is over."""
    for _ in range(most):
        if room.table.phase != "playing":
            return
        asked = [p for p in people if p.prompt]
        if asked:
            await answer_somehow(running, room, dice.choice(asked), dice)
        else:
            await running.wait(0.2)
    raise AssertionError("the game has not ended")


def pick(prompt: dict[str, Any], dice: Random) -> str:
    """Mostly pass."""
    options = [option["n"] for option in prompt["options"]]
    if "pass" in options and dice.random() < 0.8:
        return "pass"
    return str(dice.choice(options))


async def answer_somehow(running: Server, room: Room, peer: Listener, dice: Random) -> None:
    """One answer."""
    assert peer.prompt is not None
    await running.answer(room, peer, pick(peer.prompt, dice))
