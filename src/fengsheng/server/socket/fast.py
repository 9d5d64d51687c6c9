"""A player's socket without the layers in between.

uvicorn and websockets do the handshake and take frames apart; the framework looks at the request and lets it
in. From then on messages go straight to the connection, and frames for the player straight to the socket: on
a busy server the queues and tasks on the usual way would cost more than the game. A whole text frame that
comes alone does not even go through the library (`whole.py`). Each frame of any kind is counted, and however
much comes at once, others have their turn.

It stands on classes inside the libraries, so it is used with the versions that it was tried with and no other
(`choice.py`); with any other `plain.py` does the same over the framework.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections import deque
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from fengsheng.server.socket.limiter import VISIT, Visit
from fengsheng.server.socket.socket import EXTENSION, Listener
from fengsheng.server.socket.whole import SHORTEST, between_messages, whole_text

AT_ONCE = 32  # frames of one socket before it is the others' turn
PIECE = AT_ONCE * SHORTEST  # bytes that the library gets at a time
MOST_LATE = 64 * 1024  # bytes that may still come after the goodbye
MOST_PARTS = 32  # of one message
MOST_PONGS = 64 * 1024  # bytes that may wait for somebody who pings
_SMALL, _MIDDLE = 126, 1 << 16  # below which a length takes no byte of its own, and two


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
    _pending = b""  # what has come and the library has not seen
    _uncounted = 0  # bytes that have come since the last frame
    _held = False  # the listener wants to hear nothing for a while
    _turn: asyncio.Handle | None = None  # when this socket goes on, after the others
    _late = 0  # bytes of frames that have come since the goodbye
    _served = False  # the application has finished

    def connection_made(self, transport: BaseTransport) -> None:
        """The beginning."""
        super().connection_made(transport)
        self._parsed: deque[Frame] = deque()  # frames that nobody has heard yet

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
        if self._at_rest() and (text := whole_text(data, self.config.ws_max_size)) is not None:
            assert self.listener is not None
            if self.listener.weighs(SHORTEST + len(text)):
                self.curr_msg_data_type = "text"  # also of parts whose first was not taken
                self._hear(text)
            return
        self._pending += data
        self._uncounted += len(data)
        if self._turn is None:
            self._go_on()

    def _at_rest(self) -> bool:
        """Whether everything that has come was heard, and somebody wants what comes now."""
        waiting = self._turn is not None or self._pending or self._parsed
        return not waiting and not self.close_sent and self._hearing() and between_messages(self.conn)

    def handle_events(self) -> None:
        """What the library has found in what it was given; frames are heard one after the other."""
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
            elif isinstance(event, Frame):
                self._parsed.append(event)

    def _go_on(self) -> None:
        """One turn: as much as makes a frame, and what came with it. The rest when the others have had their
        turn."""
        self._turn = None
        taken = self._hear_parsed()
        while not taken and self._pending and self._hearing():
            piece, self._pending = self._pending[:PIECE], self._pending[PIECE:]
            self.conn.receive_data(piece)
            self.handle_events()
            taken = self._hear_parsed()
        if self.conn.parser_exc is not None and not self._parsed and not self.transport.is_closing():
            self.handle_parser_exception()  # it is no frame: the library knows what to say
        if self.transport.is_closing():
            self._pending = b""
            self._parsed.clear()
        elif self._uncounted and not self._pending and self.listener is not None:
            self.listener.weighs(self._uncounted)  # pieces that complete nothing
            self._uncounted = 0
        more = bool(self._pending or self._parsed)
        if more and self._hearing():
            self._turn = self.loop.call_soon(self._go_on)
        self._read(self._turn is None and (self._hearing() or not more))
        self._cut_off_later()

    def _hear_parsed(self) -> bool:
        """The frames that the library has found, as long as somebody wants them; whether there were any."""
        taken = False
        while self._parsed and self._hearing():
            taken = True
            self._uncounted = 0
            self._hear_frame(self._parsed.popleft())
        if self.conn.parser_exc is None:
            self.conn.data_to_send()  # answers to what was not taken
        return taken

    def _hear_frame(self, frame: Frame) -> None:
        size = SHORTEST + len(frame.data)
        if frame.opcode == Opcode.CLOSE:
            self.handle_close(frame)
        elif self.close_sent:
            self._late += size
            if self._late > MOST_LATE:
                self.drop()
        elif self.listener is not None and self.listener.weighs(size):
            if frame.opcode == Opcode.TEXT:
                self.handle_text(frame)
            elif frame.opcode == Opcode.BINARY:
                self.handle_bytes(frame)
            elif frame.opcode == Opcode.CONT:
                self.handle_cont(frame)
            elif frame.opcode == Opcode.PING:
                self.handle_ping()
            else:
                self.handle_pong(frame)

    def _hearing(self) -> bool:
        """Whether somebody wants the next frame now."""
        waiting = self._held or self.listener is None
        return (self.close_sent or not waiting) and not self.transport.is_closing()

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
        """A whole message has come."""
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
