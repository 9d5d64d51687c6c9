"""One socket: bytes in, messages to a room; frames from a room, bytes out. Bounded in every direction."""

from __future__ import annotations

import asyncio
from typing import Protocol

from .direct import Listener
from .errors import Refused, StoreUnavailable
from .hub import Hub
from .limits import Bucket, Buckets, Rate
from .table.room import Item, Room
from .wire import client, codec, server

HELLO_WITHIN = 10.0  # seconds
MOST_BYTES = 1_000_000  # that may wait for a slow reader
MOST_EARLY = 64  # messages that may follow a hello before it is answered
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
    "replay": Rate(20, 1),  # each is a whole game played again
    "message": Rate(600, 200),
}
"""Per address, over all its connections."""
MOST_CONNECTIONS = 64  # of one address


class Socket(Protocol):
    """What is needed of a WebSocket."""

    def attach(self, listener: Listener) -> None:
        """Have everything that comes told to `listener`."""
        ...

    def hold(self, still: bool) -> None:
        """Take nothing in for a while, or go on."""
        ...

    def send_text(self, payload: bytes) -> None:
        """Send a text frame."""
        ...

    def unsent(self) -> int:
        """How many bytes wait to be read by the other side."""
        ...

    def end(self, code: int) -> None:
        """Close, after what was sent already."""
        ...

    def drop(self) -> None:
        """Close at once."""
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
    """A peer of a room. `send` never waits: what the reader does not take is kept, up to a limit."""

    def __init__(self, socket: Socket, hub: Hub, doorman: Doorman, address: str) -> None:
        self.guest = ""
        self.lang = "en"
        self.words = "labels"
        self._socket = socket
        self._hub = hub
        self._doorman = doorman
        self._address = address
        self.address = address if doorman.strict else ""
        self._room: Room | None = None
        self._closed = False
        self._buckets: dict[type, Bucket] = {}
        self._bad = 0
        self._too_fast = 0
        self._early: list[str] | None = None  # what has come while the guest is being let in
        self._entering: asyncio.Task[None] | None = None
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # A room's side.

    def send(self, frame: bytes) -> None:
        """Send a frame; whoever does not read is cut off."""
        if self._closed:
            return
        self._socket.send_text(frame)
        hub = self._hub
        hub.count("frames_sent")
        hub.count("bytes_sent", len(frame))
        if self._socket.unsent() > MOST_BYTES:
            hub.count("slow_peers")
            self._closed = True
            self._socket.drop()

    def close(self, code: int, reason: str, text: str) -> None:
        """Say goodbye and close, after what was sent already."""
        if not self._closed:
            self.send(codec.encode(server.Bye(reason, text)))
            self._closed = True
            self._socket.end(code)

    # The socket's side.

    async def run(self) -> None:
        """From the first frame to the last."""
        late = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._no_hello)
        try:
            self._socket.attach(self)
            await self._gone
        finally:
            late.cancel()
            self._closed = True
            if self._entering is not None:  # whoever is being let in is let in, and then leaves
                await asyncio.gather(self._entering, return_exceptions=True)
            if self._room is not None:
                self._room.post(Item(self, None))
            self._hub.count("disconnections")
            self._entering = self._room = None  # whoever still holds this connection does not hold the table

    def lost(self) -> None:
        """The socket is closed."""
        self._closed = True
        if not self._gone.done():
            self._gone.set_result(None)

    def heard(self, frame: str | bytes) -> None:
        """A frame has come."""
        if self._closed:
            return
        if isinstance(frame, bytes):
            self.close(1003, "binary", "Binary frames are not understood.")
        elif self._early is None:
            self._hear(frame)
        elif len(self._early) < MOST_EARLY:
            self._early.append(frame)
        else:
            self.close(4429, "too-fast", "Far too many messages.")

    def _no_hello(self) -> None:
        if self._room is None and self._entering is None:
            self.close(4401, "no-hello", "No hello has come in time.")

    def _hear(self, frame: str) -> None:
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
        kind = type(message)
        bucket = self._buckets.get(kind)
        if bucket is None:
            bucket = self._buckets[kind] = Bucket(RATES.get(_tag(message), USUAL), now)
        if not bucket.take(now):
            self._slow_down(_tag(message))
            return
        if self._room is not None:
            if isinstance(message, client.Hello):
                self.send(codec.encode(server.Error("not-now", "You are in already.", _tag(message))))
            elif not self._room.post(Item(self, message)):
                busy = server.Error("busy", "This table has too much to do.", _tag(message))
                self.send(codec.encode(busy))
        elif isinstance(message, client.Hello):
            self._early = []
            self._socket.hold(True)
            self._entering = asyncio.get_running_loop().create_task(self._let_in(message, now))
        else:
            self.close(4401, "no-hello", "The first message has to be hello.")

    async def _let_in(self, hello: client.Hello, now: float) -> None:
        """Find out who it is; what they have said meanwhile is heard afterwards."""
        try:
            await self._enter(hello, now)
        finally:
            early, self._early = self._early, None
            for frame in early or ():
                self.heard(frame)
            self._socket.hold(False)

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


def _tag(message: client.ClientMessage) -> str:
    return type(message).__name__.lower()
