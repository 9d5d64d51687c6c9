"""A player's socket without the layers in between.

uvicorn and websockets do the handshake; the framework looks at the request and lets it in. From then on short
text frames are taken apart here and go straight to the connection, and frames for the player straight to the
socket: on a busy server the queues and tasks on the usual way would cost more than the game. Everything odd
(parts, control frames, what is too long) is left to the libraries.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its compiled part
    from websockets.utils import apply_mask

EXTENSION = "fengsheng.direct"
MOST_LATE = 256 * 1024  # bytes that may still come after the goodbye
MOST_PARTS = 32  # of one message
MOST_PONGS = 64 * 1024  # bytes that may wait for somebody who pings
_SMALL, _MIDDLE = 126, 1 << 16  # below which a length takes no byte of its own, and two


class Listener(Protocol):
    """Who hears what comes over a socket."""

    def heard(self, frame: str | bytes) -> None:
        """A text or binary frame has come."""
        ...

    def lost(self) -> None:
        """The socket is closed; nothing more will come."""
        ...


def text_head(size: int) -> bytes:
    """The first bytes of a text frame with a payload of that many bytes."""
    if size < _SMALL:
        return bytes((0x81, size))
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which a listener can attach to once the handshake is done."""

    listener: Listener | None = None
    _pending = b""  # the beginning of a frame
    _late = 0  # bytes that have come since the goodbye
    _parts = False  # a message in several frames is under way
    _served = False  # the application has finished
    _plain = True  # frames are taken apart here first; after anything odd the library has the rest

    def handle_connect(self, event: Request) -> None:
        """The application finds this socket in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take short text messages off the stream, which is what nearly everything is; the library gets the
        rest, frame by frame."""
        if self.close_sent and self.listener is not None:
            self._late += len(data)
            if self._late > MOST_LATE:
                self.drop()
                return
        if self.listener is None or not self._plain:
            if self.handshake_complete:
                self._plain = False  # the library may have begun with a frame
            super().data_received(data)
            return
        if self._pending:
            data = self._pending + data
        at, size = 0, len(data)
        while size - at >= 2:
            first, second = data[at], data[at + 1]
            start, length = at + 6, second & 127
            if length == 126:
                start, length = at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
            if second < 128 or second == 255 or length > self.config.ws_max_size:
                self._plain = False  # not masked, or too long: the library knows what to say
                break
            if size < start + length:
                break
            if first == 0x81 and not self._parts and not self.close_sent:
                text = apply_mask(data[start : start + length], data[start - 4 : start])
                at = start + length
                self._hear(text)
                continue
            if first & 15 < 8:
                self._parts = not first & 128
            super().data_received(data[at : start + length])
            at = start + length
        self._pending = data[at:]
        if not self._plain:
            super().data_received(self._pending)
            self._pending = b""

    def attach(self, listener: Listener) -> None:
        """From now on frames go to `listener`, beginning with those that have come already."""
        self.listener = listener
        while not self.queue.empty():
            event = cast(dict[str, Any], self.queue.get_nowait())
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener.heard(text if text is not None else event["bytes"])
            else:
                listener.lost()
        self.hold(False)

    def hold(self, still: bool) -> None:
        """Take nothing from the socket for a while, or go on."""
        if still != self.read_paused and not self.transport.is_closing():
            self.read_paused = still
            if still:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message. Parts may be empty, so that counting bytes is not enough."""
        if len(self.frames) >= MOST_PARTS:
            self.drop()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered by the library; whoever pings and never reads is cut off."""
        super().handle_ping()
        if self.unsent() > MOST_PONGS:
            self.drop()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.listener.heard(bytes(data))
            return
        self._hear(bytes(data))

    def _hear(self, data: bytes) -> None:
        assert self.listener is not None
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.end(1007)
            return
        self.listener.heard(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end, whoever began it."""
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this socket."""
        super().on_task_complete(task)
        self._served = True
        self._let_go()

    def _let_go(self) -> None:
        """Give up what is large, once nobody needs it. The framework's part of a connection points at itself
        and at this, and goes only when the collector looks at everything, which it does seldom."""
        if self.disconnected and self._served:
            self.listener = None
            cast(dict[str, Any], self.scope["extensions"]).clear()
            self.conn.parser.close()  # it waits for more, and holds itself
            for name in ("conn", "request", "response", "queue", "scope"):
                delattr(self, name)

    def send_text(self, payload: bytes) -> None:
        """Send a text frame; never waits."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_head(len(payload)) + payload)

    def unsent(self) -> int:
        """How many bytes wait for the other side to read."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def end(self, code: int) -> None:
        """Close, after what was sent already."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, "")
        except InvalidState:  # the other side was faster
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.hold(False)  # for the other side's word that it has understood
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def drop(self) -> None:
        """Close at once: whoever does not read would not read a goodbye either."""
        self.close_sent = True
        self.frames = []
        self.transport.abort()
