"""HTTP connections whose other side has only so long to say what it wants, and to read what it is told.

uvicorn closes a connection that is idle between two requests. This adds a limit for everything else that
somebody can keep it waiting for, counts every connection from its first moment, and takes a large piece of
data in small ones, so that nobody else waits for what one sends at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import h11
from litestar import Litestar
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from fengsheng.server.socket.limiter import VISIT, Limiter, Visit

log = logging.getLogger("fengsheng.server")

HEAD_WITHIN = 10.0  # seconds for the head of a request
KEPT_WITHIN = 5  # seconds until the next request on a connection over which nothing comes
BODY_WITHIN = 20.0  # seconds for its body
READ_WITHIN = 60.0  # seconds for reading the answer
PIECE = 1024  # bytes that are taken in one turn
MOST_LOGGED = 200  # characters of a path
MOST_AHEAD = 256 * 1024  # bytes that may wait for their turn

_WITHIN = {h11.IDLE: HEAD_WITHIN, h11.SEND_BODY: BODY_WITHIN}


class Requests(H11Protocol):
    """uvicorn's side of one connection. Its quicker one puts no limit to the size of heads."""

    visit: Visit
    _ahead = b""  # what has come and waits for its turn
    _feeding: asyncio.Handle | None = None
    _stage: object = None  # what the other side is to do
    _since = 0.0
    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limiter: Limiter = cast(Litestar, config.app).state.limiter

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Whoever has too many connections gets no more."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        proxies = cast(ProxyHeadersMiddleware, self.app).trusted_hosts
        self.visit = Visit(self._limiter, address, address in proxies, transport.abort)
        self.app_state = {**self.app_state, VISIT: self.visit}
        if self.visit.arrive(self.loop.time()):
            self._look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end of the visit, perhaps in the middle of a request."""
        if self.cycle is not None and not self.cycle.response_complete:
            asked = {"method": self.scope["method"], "path": self.scope["path"][:MOST_LOGGED]}
            log.info("request aborted", extra=asked)
        super().connection_lost(exc)
        self.visit.leave()
        self._stop()
        self._read()
        self._ahead = b""

    def data_received(self, data: bytes) -> None:
        """Take the first piece; the rest when others have had their turn."""
        self._ahead += data
        if len(self._ahead) > MOST_AHEAD:
            self.transport.abort()
        elif self._feeding is None:
            self._feed()

    def _feed(self) -> None:
        self._feeding = None
        if self.flow.read_paused or self.transport.is_closing():
            return  # the answer to the last request comes first
        piece, self._ahead = self._ahead[:PIECE], self._ahead[PIECE:]
        super().data_received(piece)
        if self.transport.get_protocol() is self:
            self._look()
            if self._ahead:
                self._feeding = self.loop.call_soon(self._feed)
        else:
            self._stop()  # it is a socket from now on

    def on_response_complete(self) -> None:
        """On to the next request."""
        super().on_response_complete()
        self._look()
        if self._ahead and self._feeding is None:
            self._feeding = self.loop.call_soon(self._feed)

    def pause_writing(self) -> None:
        """There is much that the other side has not read."""
        super().pause_writing()
        self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """It has read most of it."""
        super().resume_writing()
        self._read()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look(self) -> None:
        """Whether the server waits for the other side now; and if that is new, for how long it will."""
        theirs = self.conn.their_state
        closing = self.transport.is_closing()
        stage = (self.cycle, theirs, closing)
        if stage == self._stage:
            return
        self._stop()
        self._stage = stage
        within = READ_WITHIN if closing else _WITHIN.get(theirs)
        if within is not None:
            self._since = self.visit.waiting = self.loop.time()
            self._late = self.loop.call_later(within, self._too_late)

    def _stop(self) -> None:
        self.visit.waiting = None
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        """Cut it off, unless an answer is still being read: that may take longer."""
        left = self._since + READ_WITHIN - self.loop.time()
        if left > 0 and self.transport.get_write_buffer_size():
            self._late = self.loop.call_later(left, self._too_late)
        else:
            self.transport.abort()
