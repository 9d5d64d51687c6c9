"""A WebSocket client that does as little as possible: from one of our servers to another, and for the load
test, which measures the server and not itself.

It sends and takes whole text frames, answers pings, and notices a close. Frames are masked with the zero
key, which is allowed and costs nothing; nobody is between the two ends here.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast

_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class ClientSocket(asyncio.Protocol):
    """One connection. `heard` gets every text frame, `closed` the close code (0: without one)."""

    def __init__(
        self, host: str, port: int, path: str = "/ws", headers: Mapping[str, str] | None = None
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[bytes], None] = _nothing
        self.closed: Callable[[int], None] = _nothing
        self.taken = 0  # pieces that have come, of whatever
        self._request = _UPGRADE.format(
            host=host,
            port=port,
            path=path,
            key=base64.b64encode(os.urandom(16)).decode(),
            more="".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items()),
        ).encode()
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded = False
        self._done = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side has gone."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server has hung up."))
        self._end(0)

    def data_received(self, data: bytes) -> None:
        """Take whole frames off the stream."""
        self.taken += 1
        if self._buffer:
            data = self._buffer + data
        if not self._upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
                self.abort()
                return
            self._upgraded = True
            self.opened.set_result(None)
        at = 0
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            self._take(data[at] & 15, data[start : start + length])
            at = start + length
        self._buffer = data[at:] if at else data

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.heard(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._end(int.from_bytes(payload[:2], "big"))
            self.abort()

    def _end(self, code: int) -> None:
        if not self._done:
            self._done = True
            self.closed(code)

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(_TEXT, text)

    def ping(self) -> None:
        """Ask whether somebody is there."""
        self._write(_PING, b"")

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size if size < 126 else 254))
        if size >= 126:
            head += size.to_bytes(2, "big")
        self.write(head + b"\0\0\0\0" + payload)

    def write(self, data: bytes) -> None:
        """Send frames as they are."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def unsent(self) -> int:
        """How many bytes wait to be read by the other side."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def abort(self) -> None:
        """Hang up without a word."""
        self._done = True
        if self._transport is not None:
            self._transport.abort()


def _nothing(_: object) -> None:
    """Nobody listens."""


async def open_socket(
    host: str, port: int, path: str = "/ws", headers: Mapping[str, str] | None = None
) -> ClientSocket:
    """A connection that is ready; one that does not get so far, or is waited for no longer, is closed."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: ClientSocket(host, port, path, headers), host, port)
    try:
        await socket.opened
    except BaseException:
        socket.abort()
        raise
    return socket
