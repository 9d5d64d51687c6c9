"""Connections byte by byte, from any address of this machine, and what the server does with them."""

from __future__ import annotations

import asyncio
import select
import socket
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import uvicorn

from fengsheng.server.app import make_app
from fengsheng.server.config import Config
from fengsheng.server.run import listen, web_server
from fengsheng.server.store import Store

ELSEWHERE = "127.0.0.2"  # no trusted proxy, unlike 127.0.0.1
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
PATIENCE = 60.0  # seconds that a slow machine may take


def visit(port: int, said: bytes = b"", source: str = ELSEWHERE) -> socket.socket:
    """A connection over which that was sent."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    made.bind((source, 0))
    made.connect(("127.0.0.1", port))
    made.sendall(said)
    return made


def upgraded(port: int, source: str = ELSEWHERE, head: bytes = b"") -> socket.socket:
    """A socket whose handshake is done."""
    made = visit(port, UPGRADE + head + b"\r\n", source)
    told = b""
    while b"\r\n\r\n" not in told:
        told += made.recv(4096)
    assert b" 101 " in told
    return made


def hang_up(made: socket.socket, rudely: bool = False) -> None:
    """Go, with or without a goodbye to the system on the other side."""
    if rudely:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    made.close()


def read_all(made: socket.socket, patience: float = PATIENCE, until: bytes = b"") -> tuple[bytes, bool]:
    """What comes until the server hangs up or says that, and whether it does."""
    told, end = b"", time.monotonic() + patience
    while (left := end - time.monotonic()) > 0:
        if not select.select([made], [], [], left)[0]:
            break
        try:
            data = made.recv(65536)
        except ConnectionError:
            return told, True
        if not data:
            return told, True
        told += data
        if until and until in told:
            return told, True
    return told, False


def still_open(made: list[socket.socket]) -> list[socket.socket]:
    """Those that the server does not close: the end of one may be on its way, so they are looked at until
    nothing changes any more."""
    left = made
    while True:
        found = [one for one in left if not read_all(one, 0.001)[1]]
        if left is not made and len(found) == len(left):
            return found
        left = found
        time.sleep(0.3)


@asynccontextmanager
async def served(path: Path, config: Config) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """A server in this process, and its port."""
    with closing(Store(f"sqlite:///{path}")) as store, closing(listen(config)) as listening:
        server = uvicorn.Server(web_server(make_app(config, store), config))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listening.getsockname()[1], server
        finally:
            server.should_exit = True
            await serving
