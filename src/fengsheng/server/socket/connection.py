"""One socket: bytes in, messages to a room; frames from a room, bytes out. Bounded in every direction."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from fengsheng.server.alone.beginning import trial_place
from fengsheng.server.alone.lesson import LessonPlace
from fengsheng.server.alone.place import AlonePlace
from fengsheng.server.cluster.protocols import GO_ON_CODES, Relay
from fengsheng.server.errors import Elsewhere, Refused, StoreUnavailable
from fengsheng.server.http.addresses import network_of
from fengsheng.server.hub.hub import Hub
from fengsheng.server.socket.admission import by_code, limited, new_guest
from fengsheng.server.socket.limiter import CONNECTION_RATE, OWN_RATE, WEIGHT, Limiter
from fengsheng.server.socket.limits import Bucket, Rate
from fengsheng.server.socket.socket import Socket
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client, codec, server

HELLO_WITHIN = 10.0  # seconds
FOUND_WITHIN = 8.0  # seconds for finding the node that has a table
LOOK_AGAIN = 0.01  # seconds at first, twice as long each time
LOOK_LATER = 0.05  # and never longer
MOST_BYTES = 1_000_000  # that may wait for a slow reader
MOST_BAD = 20  # frames that are no messages
MOST_TOO_FAST = 200  # frames and messages beyond a limit, after which a connection is closed
FORGIVEN = 1.0  # of them in a second


class Connection:
    """A peer of a room. `send` never waits: what the reader does not take is kept, up to a limit."""

    def __init__(
        self, socket: Socket, hub: Hub, limiter: Limiter, address: str, relayed: bool = False
    ) -> None:
        self.guest = ""
        self.lang = "en"
        self.words = "labels"
        self._socket = socket
        self._hub = hub
        self._limiter = limiter
        self._address = address
        # for what a table remembers; of those whom another node has sent us limits are counted there
        self.address = network_of(address) if limiter.strict or relayed else ""
        self._here = limiter.address(address)  # what all of this address may do together
        self._mine = self._here  # what this guest may do, once it is known who it is
        self._room: Room | None = None
        self._alone: AlonePlace | None = None  # in the place of a room
        self._relay: Relay | None = None  # the same: the room is at another node
        self._relayed = relayed  # another node has sent us this one
        self._hello = client.Hello()  # with which we would come in again
        self._closed = False
        self._frames = Bucket(CONNECTION_RATE, hub.clock.now())
        self._own = Bucket(OWN_RATE, hub.clock.now())
        self._bad = 0
        self._too_fast = Bucket(Rate(MOST_TOO_FAST, FORGIVEN), hub.clock.now())
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
            if self._relay is not None:
                self._relay.close()
            self._hub.count("disconnections")
            if self._alone is not None:
                self._alone.end()
            # whoever still holds this connection does not hold the table
            self._entering = self._room = self._alone = self._relay = None

    def lost(self) -> None:
        """The socket is closed."""
        self._closed = True
        if not self._gone.done():
            self._gone.set_result(None)

    def weighs(self, size: int) -> bool:
        """Frames of any kind, and pieces of them, count; what is too much is not looked at."""
        if self._closed:
            return False
        now = self._hub.clock.now()
        weight = 1 + size // WEIGHT
        taken = self._frames.take(now, weight) and (
            self._own.take(now, weight) or self._here.take("frame", now, weight)
        )
        if not taken:
            self._slow_down("", now)
        return taken

    def heard(self, frame: str | bytes) -> None:
        """A message has come. None does while the guest is being let in."""
        if self._closed:
            return
        if isinstance(frame, bytes):
            self.close(1003, "binary", "Binary frames are not understood.")
        else:
            self._hear(frame)

    def _no_hello(self) -> None:
        if not self._in and self._entering is None:
            self.close(4401, "no-hello", "No hello has come in time.")

    def _hear(self, frame: str) -> None:
        now = self._hub.clock.now()
        if len(frame) > codec.LONGEST:
            self.close(1009, "too-long", f"A message has at most {codec.LONGEST} bytes.")
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
        if not self._in:
            self._greet(message)
            return
        tag = _tag(message)
        if not self._mine.take(tag, now) or not self._here.take(tag, now):
            self._slow_down(tag, now)
        elif isinstance(message, client.Hello):
            self.send(codec.encode(server.Error("not-now", "You are in already.", tag)))
        elif self._alone is not None:
            self._alone.hear(message)
        elif self._relay is not None:
            self._relay.send(frame)
        elif self._room is not None and not self._room.post(Item(self, message)):
            self.send(codec.encode(server.Error("busy", "This table has too much to do.", tag)))

    @property
    def _in(self) -> bool:
        """Whether they have been let in."""
        return self._room is not None or self._alone is not None or self._relay is not None

    def _greet(self, message: client.ClientMessage) -> None:
        """The first message."""
        if isinstance(message, client.Hello):
            self._socket.hold(True)
            self._entering = asyncio.get_running_loop().create_task(self._let_in(message))
        else:
            self.close(4401, "no-hello", "The first message has to be hello.")

    async def _let_in(self, hello: client.Hello) -> None:
        """Find out who it is; what they say meanwhile is heard afterwards."""
        try:
            await self._enter(hello)
        finally:
            self._socket.hold(False)

    async def _enter(self, hello: client.Hello) -> None:
        self.lang = hello.lang
        self.words = hello.words
        hub, limiter = self._hub, self._limiter
        try:
            if hello.lesson or hello.trial:
                await self._sit_alone(hello)
                return
            guest = await hub.guest(hello.token) if hello.token else None
            looking = self._look_for(hello.table)
            await by_code(hub, limiter, self._address, hello.table, guest.id if guest else "", looking)
            if guest is None:
                new_guest(hub, limiter, self._address)
                guest = await hub.guest("", self.address)
            self._mine = limiter.guest(guest.id)
            if not self._mine.take("hello", hub.clock.now()):
                raise Refused("too-fast", "You come and go too often; wait a little.")
            self.guest = guest.id
            self._hello = msgspec.structs.replace(hello, token=hello.token or guest.token)
            await self._settle(guest.token)
        except Refused as error:
            self.send(codec.encode(server.Error(error.reason, str(error), "hello")))
            self.close(4429 if error.reason == "too-fast" else 4401, error.reason, str(error))
        except StoreUnavailable as error:
            self.send(codec.encode(server.Error("not-saved", error.told, "hello")))
            self.close(1013, "not-saved", error.told)

    async def _look_for(self, code: str) -> None:
        """Whether there is such a table, here or elsewhere."""
        with suppress(Elsewhere):
            await self._hub.find(code)

    async def _settle(self, new_token: str = "") -> None:
        """To the room, or to the node that has it; while nobody has it that can be reached, try again. Where
        the owner lives and cannot be heard from here another node may do better."""
        loop, mute, again = asyncio.get_running_loop(), "", LOOK_AGAIN
        end = loop.time() + FOUND_WITHIN
        while not self._closed and not self._in:
            try:
                self._room = await self._hub.enter(self, self._hello, new_token)
            except Elsewhere as error:
                relays = self._hub.relays
                late = loop.time() > end or (mute and mute == error.address)
                if self._relayed or relays is None or self._hub.closing or late:
                    self.close(1012, "moved", str(error))
                elif error.address:
                    hello, where = (self._hello, new_token), error.address
                    try:
                        self._relay = await relays.open(self, *hello, where, self._address)
                    except TimeoutError:
                        mute = where
                if not self._in and not self._closed:
                    await asyncio.sleep(again)
                    again = min(LOOK_LATER, 2 * again)

    def relay_ended(self, code: int) -> None:
        """The owner has closed the line. If the table goes on elsewhere so does the player."""
        self._relay = None
        if code in GO_ON_CODES:
            self._socket.hold(True)
            self._entering = asyncio.get_running_loop().create_task(self._follow())
        elif not self._closed:
            self._closed = True
            self._socket.end(code)

    async def _follow(self) -> None:
        try:
            await self._settle()
        except (Refused, StoreUnavailable) as error:
            self.close(1012, "moved", getattr(error, "told", str(error)))
        finally:
            self._socket.hold(False)

    async def _sit_alone(self, hello: client.Hello) -> None:
        """A lesson or a trial needs no guest and no table: it belongs to this connection."""
        # of a finished game all is played again
        limited(self._hub, self._limiter, self._address, "course" if hello.lesson else "replay")
        self._mine = self._limiter.learner()
        if hello.lesson:
            self._alone = LessonPlace(self, hello.lesson, hello.step)
        else:
            self._alone = await trial_place(self._hub, self, hello)
        self._alone.welcome()

    def _slow_down(self, tag: str, now: float) -> None:
        self._hub.count("too_fast")
        if self._too_fast.take(now):
            self.send(codec.encode(server.Error("too-fast", "Not so fast; wait a little.", tag)))
        else:
            self.close(4429, "too-fast", "Far too many messages.")


def _tag(message: client.ClientMessage) -> str:
    return codec.tag_of(message)
