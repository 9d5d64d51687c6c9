"""A player's socket without the layers in between.

uvicorn and websockets do the handshake; the framework looks at the request and lets it in. From then on short
text frames are taken apart here and go straight to the connection, and frames for the player straight to the
socket: on a busy server the queues and tasks on the usual way would cost more than the game. Everything odd
(parts, control frames, what is too long) is left to the libraries.

It stands on classes inside them, so it is used with the versions that it was tried with and no other
(`choice.py`); with any other `plain.py` does the same over the framework.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from .limiter import VISIT, Visit
from .socket import EXTENSION, Listener

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its compiled part
    from websockets.utils import apply_mask

AT_ONCE = 32  # frames of one socket before it is the others' turn
MOST_LATE = 64 * 1024  # bytes that may still come after the goodbye
MOST_PARTS = 32  # of one message
MOST_PONGS = 64 * 1024  # bytes that may wait for somebody who pings
_SMALL, _MIDDLE = 126, 1 << 16  # below which a length takes no byte of its own, and two
_TEXT, _CLOSE = 0x81, 8


def text_head(size: int) -> bytes:
    """The first bytes of a text frame with a payload of that many bytes."""
    if size < _SMALL:
        return bytes((0x81, size))
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class FastSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which a listener can attach to once the handshake is done."""

    listener: Listener | None = None
    _pending = b""  # what has come and was not taken apart yet
    _held = False  # the listener wants to hear nothing for a while
    _turn: asyncio.Handle | None = None  # when this socket goes on, after the others
    _late = 0  # bytes of frames that have come since the goodbye
    _parts = False  # a message in several frames is under way
    _served = False  # the application has finished

    def handle_connect(self, event: Request) -> None:
        """The application finds this socket in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """First the request, then frames. Until somebody listens they wait."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the library wants no such request, and says so
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            return
        self._pending += data
        if self._turn is None and not self._take_apart() and self.listener is not None:
            self.listener.weighs(len(data))

    def _take_apart(self) -> bool:
        """Take whole frames off the stream, up to a number; whether there were any. Short text messages,
        which is what nearly everything is, go straight to the listener; the library gets the rest, frame by
        frame."""
        data, at, taken = self._pending, 0, 0
        size = len(data)
        while size - at >= 2 and taken < AT_ONCE and self._hearing():
            first, second = data[at], data[at + 1]
            start, length = at + 6, second & 127
            if length == 126:
                start, length = at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                start, length = at + 14, int.from_bytes(data[at + 2 : at + 10], "big")
            if second < 128 or (size >= start and length > self.config.ws_max_size):
                super().data_received(data[at:])  # not masked, or too long: the library knows what to say
                at = size
                break
            end = start + length
            if size < end:
                break
            taken += 1
            self._take(first, data[at:end], start - at)
            at = end
        self._pending = data[at:] if not self.transport.is_closing() else b""
        if taken == AT_ONCE and self._pending and self._hearing() and self._turn is None:
            self._turn = self.loop.call_soon(self._go_on)
        self._read(self._turn is None and (self._hearing() or not self._pending))
        self._cut_off_later()
        return taken > 0

    def _take(self, first: int, frame: bytes, start: int) -> None:
        """One frame, whose payload begins at `start`."""
        kind = first & 15
        if self.close_sent and kind != _CLOSE:
            self._late += len(frame)
            if self._late > MOST_LATE:
                self.drop()
            return
        if kind != _CLOSE and (self.listener is None or not self.listener.weighs(len(frame))):
            return
        if first == _TEXT and not self._parts:
            self._hear(apply_mask(frame[start:], frame[start - 4 : start]))
            return
        if kind < _CLOSE:
            self._parts = not first & 128
        super().data_received(frame)

    def _hearing(self) -> bool:
        """Whether somebody wants the next frame now."""
        waiting = self._held or self.listener is None
        return (self.close_sent or not waiting) and not self.transport.is_closing()

    def _go_on(self) -> None:
        """The others have had their turn."""
        self._turn = None
        self._take_apart()

    def _read(self, on: bool) -> None:
        if on == self.read_paused and not self.transport.is_closing():
            self.read_paused = not on
            if on:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _cut_off_later(self) -> None:
        """Closing waits until the other side has read everything; that must not be for ever."""
        if self.transport.is_closing() and self.unsent():
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def attach(self, listener: Listener) -> None:
        """From now on frames go to `listener`, beginning with those that have come already."""
        self.listener = listener
        while not self.queue.empty():
            if cast(dict[str, Any], self.queue.get_nowait())["type"] == "websocket.disconnect":
                listener.lost()
        self.hold(False)

    def hold(self, still: bool) -> None:
        """Have the listener hear nothing for a while, or go on."""
        self._held = still
        if not still and self._turn is None:
            self._turn = self.loop.call_soon(self._go_on)

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

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whoever does not read either is cut off."""
        super().keepalive_timeout()
        self._cut_off_later()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come, in an odd form."""
        assert self.listener is not None
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
        cast(Visit, self.app_state[VISIT]).leave()
        if self._turn is not None:
            self._turn.cancel()
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
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def drop(self) -> None:
        """Close at once: whoever does not read would not read a goodbye either."""
        self.close_sent = True
        self.frames = []
        self.transport.abort()
