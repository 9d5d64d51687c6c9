"""Somebody floods the server with control frames: how long do others wait meanwhile?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from fengsheng.server.load.crowd import Crowd
from fengsheng.server.load.figures import quantile
from fengsheng.server.socket.outgoing import ClientSocket, open_socket

QUIET = 8  # people who only ping
PING_EVERY = 0.55  # seconds; a guest may twice in a second
LOOK_EVERY = 0.1  # seconds between two looks at the server's health
BYTES_PER_S = 500_000
ROUND = 0.005  # seconds' worth of it that is sent in one go
AGAIN_AFTER = 0.05  # seconds until whoever was dropped comes again
PATIENCE = 30.0  # seconds after which nobody waits any longer
PING = bytes((0x89, 0x80, 0, 0, 0, 0))


async def flood(crowd: Crowd, seconds: float) -> dict[str, Any]:
    """What quiet people and a look at the server's health wait for: first in peace, then while one connection
    sends nothing but empty pings, and comes again whenever it is dropped."""
    people = [await _arrive(crowd, number) for number in range(QUIET)]
    calm = await _stretch(crowd, people, seconds)
    flooding = _Flood(crowd)
    task = asyncio.create_task(flooding.run())
    try:
        flooded = await _stretch(crowd, people, seconds)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    row = {"seconds": seconds, "calm": calm, "flooded": flooded}
    return {**row, "sent_mb": round(flooding.sent / 1e6, 2), "dropped": flooding.dropped}


async def _stretch(crowd: Crowd, people: list[_Quiet], seconds: float) -> dict[str, Any]:
    """So long, and how long everybody waited."""
    pings: list[float] = []
    looks: list[float] = []
    until = time.perf_counter() + seconds

    async def again(what: Callable[[], Awaitable[None]], waits: list[float], pause: float) -> None:
        while (begin := time.perf_counter()) < until:
            await what()
            waits.append(time.perf_counter() - begin)
            await asyncio.sleep(pause)

    watching = [again(person.ping, pings, PING_EVERY) for person in people]
    await asyncio.gather(*watching, again(lambda: _look(crowd), looks, LOOK_EVERY))
    return {
        "ping_p50_ms": round(quantile(pings, 0.5) * 1e3, 2),
        "ping_p99_ms": round(quantile(pings, 0.99) * 1e3, 2),
        "health_p50_ms": round(quantile(looks, 0.5) * 1e3, 2),
        "health_p99_ms": round(quantile(looks, 0.99) * 1e3, 2),
        "pings": len(pings),
        "looks": len(looks),
    }


async def _look(crowd: Crowd) -> None:
    """One request to /healthz."""
    server = crowd.server
    reader, writer = await asyncio.open_connection(server.host, server.port)
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
    await reader.read()
    writer.close()


async def _arrive(crowd: Crowd, number: int) -> _Quiet:
    """Somebody at a table of their own."""
    opened = await crowd.request("POST", "/api/tables", {"name": f"Q{number}"})
    socket = await open_socket(crowd.server.host, crowd.server.port)
    hello = {"t": "hello", "table": opened["code"], "token": opened["token"]}
    socket.send(msgspec.json.encode(hello))
    return _Quiet(socket)


class _Quiet:
    """Somebody who pings now and then."""

    def __init__(self, socket: ClientSocket) -> None:
        self._socket = socket
        self._pong: asyncio.Future[None] | None = None
        socket.heard = self._hear

    def _hear(self, frame: bytes) -> None:
        if self._pong is not None and not self._pong.done() and frame.startswith(b'{"t":"pong"'):
            self._pong.set_result(None)

    async def ping(self) -> None:
        """Until the answer is there."""
        self._pong = asyncio.get_running_loop().create_future()
        self._socket.send(b'{"t":"ping"}')
        with suppress(TimeoutError):
            await asyncio.wait_for(self._pong, PATIENCE)


class _Flood:
    """Nothing but pings, without a hello."""

    def __init__(self, crowd: Crowd) -> None:
        self.sent = 0
        self.dropped = 0
        self._crowd = crowd

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            with suppress(OSError):
                await self._until_dropped()
            self.dropped += 1
            await asyncio.sleep(AGAIN_AFTER)

    async def _until_dropped(self) -> None:
        server = self._crowd.server
        socket = await open_socket(server.host, server.port)
        gone = asyncio.Event()
        socket.closed = lambda code: gone.set()
        load = PING * round(BYTES_PER_S * ROUND / len(PING))
        try:
            while not gone.is_set():
                socket.write(load)
                self.sent += len(load)
                await asyncio.sleep(ROUND)
        finally:
            socket.abort()
