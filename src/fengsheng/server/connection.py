"""One socket: bytes in, messages to a room; frames from a room, bytes out. Bounded in every direction."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Protocol

from .errors import Refused, StoreUnavailable
from .hub import Hub
from .limits import Bucket, Buckets, Rate
from .table.room import Item, Room
from .wire import client, codec, server

log = logging.getLogger("fengsheng.server")

HELLO_WITHIN = 10.0  # seconds
MOST_FRAMES = 600  # that may wait for a slow reader
MOST_BYTES = 1_000_000
MOST_BAD = 20  # frames that are no messages
MOST_TOO_FAST = 200

USUAL = Rate(20, 5)
RATES: dict[str, Rate] = {
    "hello": Rate(3, 0.1),
    "ping": Rate(10, 2),
    "sync": Rate(5, 0.5),
    "lang": Rate(5, 0.5),
    "answer": Rate(60, 30),
    "say": Rate(6, 0.5),
    "react": Rate(6, 1),
    "report": Rate(3, 0.05),
    "explain": Rate(20, 5),
    "effect": Rate(40, 10),
}
"""Per connection; `USUAL` for what is not listed."""
ADDRESS_RATES: dict[str, Rate] = {
    "connect": Rate(60, 2),
    "guest": Rate(30, 0.5),
    "table": Rate(10, 0.1),
    "http": Rate(120, 20),
    "message": Rate(600, 200),
}
"""Per address, over all its connections."""
MOST_CONNECTIONS = 64  # of one address


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None: closed."""
        ...

    async def send(self, text: str) -> None:
        """Send a text frame."""
        ...

    async def close(self, code: int) -> None:
        """Close."""
        ...


class Doorman:
    """Who may come in, and how much each address may do. `strict` off: for a load test from one address."""

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.buckets = Buckets(ADDRESS_RATES)
        self.open: dict[str, int] = {}

    def allow(self, address: str, what: str, now: float) -> bool:
        """Whether this address may do that once more."""
        return not self.strict or self.buckets.take(address, what, now)

    def enter(self, address: str) -> bool:
        """One more connection of this address, if it may."""
        count = self.open.get(address, 0)
        if self.strict and count >= MOST_CONNECTIONS:
            return False
        self.open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One connection fewer."""
        count = self.open.get(address, 0) - 1
        if count > 0:
            self.open[address] = count
        else:
            self.open.pop(address, None)


class Connection:
    """A peer of a room. `send` never waits: what the reader does not take is queued, up to a limit."""

    def __init__(self, socket: Socket, hub: Hub, doorman: Doorman, address: str) -> None:
        self.guest = ""
        self.lang = "en"
        self.words = "labels"
        self._socket = socket
        self._hub = hub
        self._doorman = doorman
        self._address = address
        self._room: Room | None = None
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closed: int | None = None
        self._buckets: dict[str, Bucket] = {}
        self._bad = 0
        self._too_fast = 0

    # A room's side.

    def send(self, frame: bytes) -> None:
        """Queue a frame; whoever does not read is cut off."""
        if self._closed is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self._hub.count("slow_peers")
            self._closed = 1013
        self._wake.set()

    def close(self, code: int, reason: str, text: str) -> None:
        """Say goodbye and close, after what is queued already."""
        if self._closed is None:
            self.send(codec.encode(server.Bye(reason, text)))
            self._closed = code
            self._wake.set()

    # The socket's side.

    async def run(self) -> None:
        """From the first frame to the last."""
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            await self._listen()
        finally:
            if self._room is not None:
                self._room.post(Item(self, None))
            if self._closed is None:
                self._closed = 1000
            self._wake.set()
            await asyncio.wait([writer], timeout=5)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await self._socket.send(frame.decode())
                self._hub.count("frames_sent")
                self._hub.count("bytes_sent", len(frame))
            if self._closed is not None:
                await self._socket.close(self._closed)
                return
            self._wake.clear()
            await self._wake.wait()

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + HELLO_WITHIN
        while self._closed is None:
            if self._room is None:
                try:
                    frame = await asyncio.wait_for(self._socket.receive(), max(0.0, deadline - loop.time()))
                except TimeoutError:
                    self.close(4401, "no-hello", "No hello has come in time.")
                    return
            else:
                frame = await self._socket.receive()
            if frame is None:
                return
            if isinstance(frame, bytes):
                self.close(1003, "binary", "Binary frames are not understood.")
                return
            await self._hear(frame)

    async def _hear(self, frame: str) -> None:
        now = self._hub.clock.now()
        if len(frame) > codec.LONGEST:
            self.close(1009, "too-long", f"A message has at most {codec.LONGEST} bytes.")
            return
        if not self._doorman.allow(self._address, "message", now):
            self._slow_down("")
            return
        try:
            message = codec.decode(frame)
        except Refused as error:
            self._hub.count("bad_messages")
            self._bad += 1
            self.send(codec.encode(server.Error(error.reason, str(error))))
            if self._bad > MOST_BAD:
                self.close(4400, "bad-messages", "These are not messages of the protocol.")
            return
        tag = type(message).__name__.lower()
        bucket = self._buckets.get(tag)
        if bucket is None:
            bucket = self._buckets[tag] = Bucket(RATES.get(tag, USUAL), now)
        if not bucket.take(now):
            self._slow_down(tag)
            return
        if self._room is not None:
            if isinstance(message, client.Hello):
                self.send(codec.encode(server.Error("not-now", "You are in already.", tag)))
            elif not self._room.post(Item(self, message)):
                self.send(codec.encode(server.Error("busy", "This table has too much to do.", tag)))
        elif isinstance(message, client.Hello):
            await self._enter(message, now)
        else:
            self.close(4401, "no-hello", "The first message has to be hello.")

    async def _enter(self, hello: client.Hello, now: float) -> None:
        self.lang = hello.lang
        self.words = hello.words
        try:
            if not hello.token and not self._doorman.allow(self._address, "guest", now):
                raise Refused("too-fast", "Too many new guests from this address; wait a little.")
            self._hub.find(hello.table)
            guest = await self._hub.guest(hello.token)
            self.guest = guest.id
            self._room = self._hub.enter(self, hello, guest.token)
        except Refused as error:
            self.send(codec.encode(server.Error(error.reason, str(error), "hello")))
            self.close(4401, error.reason, str(error))
        except StoreUnavailable as error:
            self.send(codec.encode(server.Error("not-saved", str(error), "hello")))
            self.close(1013, "not-saved", str(error))

    def _slow_down(self, tag: str) -> None:
        self._hub.count("too_fast")
        self._too_fast += 1
        if self._too_fast > MOST_TOO_FAST:
            self.close(4429, "too-fast", "Far too many messages.")
        else:
            self.send(codec.encode(server.Error("too-fast", "Not so fast; wait a little.", tag)))
