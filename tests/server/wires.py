"""A socket of the server on a wire of our own: what it is sent, in which pieces, and what it makes of it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from fengsheng.server.socket.fast import FastSocket
from fengsheng.server.socket.limiter import VISIT
from fengsheng.server.socket.socket import EXTENSION
from fengsheng.server.wire.codec import LONGEST

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 2 * LONGEST
HOLD, END, DROP, HEAVY = "hold", "end", "drop", 77


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closing = False
        self.reading = True

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """As it comes."""
        self.written += data

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closing

    def close(self) -> None:
        """Whether something waits makes no difference here."""
        self.closing = True

    abort = close

    def get_write_buffer_size(self) -> int:
        """Everything was sent."""
        return 0

    def pause_reading(self) -> None:
        """Noted."""
        self.reading = False

    def resume_reading(self) -> None:
        """Noted."""
        self.reading = True


class Visitor:
    """Nobody counts it."""

    def leave(self) -> None:
        """Gone."""


class Ear:
    """Notes what it hears. Some words have it do something to the socket, and one size is too much for it."""

    def __init__(self, socket: FastSocket) -> None:
        self._socket = socket
        self.notes: list[object] = []

    def weighs(self, size: int) -> bool:
        """Not more of it."""
        self.notes.append(size)
        return size != HEAVY

    def heard(self, frame: str | bytes) -> None:
        """A message."""
        self.notes.append(frame)
        if frame == HOLD:
            self._socket.hold(True)
        elif frame == END:
            self._socket.end(1000)
        elif frame == DROP:
            self._socket.drop()

    def lost(self) -> None:
        """The end."""
        self.notes.append("lost")


class Listening:
    """A socket after its handshake, with somebody who listens."""

    def __init__(self) -> None:
        self.wire = Wire()
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        config = uvicorn.Config(
            self._serve,
            interface="asgi3",
            ws_per_message_deflate=False,
            ws_max_size=MOST,
            ws_ping_interval=None,
            log_config=None,
        )
        config.load()
        self.socket = FastSocket(config, ServerState(), {VISIT: Visitor()})
        self.ear = Ear(self.socket)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        cast(FastSocket, scope["extensions"][EXTENSION]).attach(self.ear)
        await self._over

    async def open(self) -> None:
        """Shake hands."""
        self.socket.connection_made(self.wire)
        self.socket.data_received(REQUEST)
        await self.rest()
        assert b" 101 " in self.wire.written.split(b"\r\n")[0]
        self.wire.written = b""

    async def rest(self) -> None:
        """Until nothing more happens by itself."""
        for _ in range(8):
            await asyncio.sleep(0)

    def told(self) -> object:
        """Everything that can be seen from outside."""
        return self.ear.notes, self.wire.written, self.wire.closing

    async def close(self) -> None:
        """Hang up."""
        self.wire.closing = True
        self.socket.connection_lost(None)
        self._over.set_result(None)
        await self.rest()
