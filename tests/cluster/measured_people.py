"""People for measuring a cluster: they sit, ping and come back elsewhere, and note how long it took."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from fengsheng.server.load.process import ServerProcess
from fengsheng.server.socket.outgoing import ClientSocket, open_socket

PATIENCE = 30.0  # seconds after which nobody waits any longer
LOT = 0.3  # seconds within which a page comes back, by lot
PING_EVERY = 0.55  # seconds; a guest may twice in a second


class Person:
    """Somebody with a place at a table, over one connection after the other."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.code: str = opened["code"]
        self._token: str = opened["token"]
        self._socket: ClientSocket | None = None
        self._next: ServerProcess | None = None
        self._gone_at = 0.0
        self._seen = asyncio.Event()
        self._pong = asyncio.Event()
        self.gaps: list[float] = []
        self._coming: set[asyncio.Task[None]] = set()

    async def come(self, server: ServerProcess) -> None:
        """Until they have been shown the table there; whoever is sent away tries again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._seen.clear()
            with suppress(OSError):
                socket = await open_socket(server.host, server.port, f"/ws?table={self.code}")
                gone = asyncio.get_running_loop().create_future()
                socket.heard = self._heard
                socket.closed = lambda code, gone=gone: self._closed(code, gone)  # type: ignore[misc]
                self._socket = socket
                self.say(t="hello", table=self.code, token=self._token, words="none")
                seen = asyncio.ensure_future(self._seen.wait())
                await asyncio.wait({seen, gone}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
                seen.cancel()
                if self._seen.is_set():
                    return
            await asyncio.sleep(0.02)
        raise TimeoutError(f"{self.code} cannot be reached")

    def say(self, **message: Any) -> None:
        """Send a message."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message))

    def follow(self, server: ServerProcess) -> None:
        """When this connection ends they go there, as a page does: after a moment by lot."""
        self._next = server

    def _heard(self, frame: bytes) -> None:
        if frame.startswith(b'{"t":"table"'):
            self._seen.set()
        elif frame.startswith(b'{"t":"pong"'):
            self._pong.set()

    def _closed(self, code: int, gone: asyncio.Future[None]) -> None:
        if not gone.done():
            gone.set_result(None)
        if self._next is not None and not self._gone_at:
            self._gone_at = time.perf_counter()
            task = asyncio.ensure_future(self._come_back(self._next))
            self._coming.add(task)

    async def _come_back(self, server: ServerProcess) -> None:
        await asyncio.sleep(Random(self.code).random() * LOT)
        await self.come(server)
        self.gaps.append(time.perf_counter() - self._gone_at)

    async def ping(self, seconds: float) -> list[float]:
        """For so long, now and then; how long each took."""
        waits: list[float] = []
        end = time.perf_counter() + seconds
        await asyncio.sleep(Random(self.code).random() * PING_EVERY)
        while (begin := time.perf_counter()) < end:
            self._pong.clear()
            self.say(t="ping")
            await asyncio.wait_for(self._pong.wait(), PATIENCE)
            waits.append(time.perf_counter() - begin)
            await asyncio.sleep(PING_EVERY)
        return waits

    def leave(self) -> None:
        """Without a word."""
        self._next = None
        if self._socket is not None:
            self._socket.abort()
