"""Below the messages: frames that are none, floods of what is not counted as messages, and readers who do not
read. The server closes them, goes on, and does not grow."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest
from tests.server.process import Process, process
from tests.server.test_attack import memory_mb

from fengsheng.server.clock import RealClock
from fengsheng.server.hub.hub import Hub
from fengsheng.server.socket.connection import MOST_BYTES, Connection
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.socket.socket import Listener
from fengsheng.server.wire import codes

GROWTH_MB = 15
TEXT, BINARY, CLOSE, PING, CONTINUED = 1, 2, 8, 9, 0


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("wire") / "data", "--no-address-limits") as found:
        yield found
        assert found.alive()
        assert "Traceback" not in found.log.read_text()


def frame(kind: int, payload: bytes = b"", *, last: bool = True, masked: bool = True, more: int = 0) -> bytes:
    """One frame as it goes over the wire; `more` are bits for its first byte that must not be there."""
    head = bytes([(0x80 if last else 0) | more | kind])
    flag = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([flag | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([flag | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([flag | 127]) + struct.pack(">Q", len(payload))
    return head + (b"\0\0\0\0" if masked else b"") + payload


def plug(running: Process) -> socket.socket:
    """A bare connection to the server."""
    found = socket.create_connection(("127.0.0.1", running.port), timeout=30)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found


def shake_hands(running: Process, table: dict[str, Any] | None = None) -> socket.socket:
    """A WebSocket that can send anything; with a table it has said hello."""
    found = plug(running)
    key = base64.b64encode(os.urandom(16)).decode()
    found.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    reply = b""
    while b"\r\n\r\n" not in reply:
        reply += found.recv(4096)
    assert b" 101 " in reply.split(b"\r\n", 1)[0], reply
    if table is not None:
        hello = {"t": "hello", "table": table["code"], "token": table["token"]}
        found.sendall(frame(TEXT, json.dumps(hello).encode()))
        while b'"t":"table"' not in reply:
            reply += found.recv(65536)
    return found


def close_code(found: socket.socket) -> int:
    """The code with which the server closes, 1006 if it just hangs up."""
    heard = b""
    with suppress(ConnectionError):
        while data := found.recv(65536):
            heard += data
            code = _closing(heard)
            if code:
                return code
    return 1006


def _closing(heard: bytes) -> int:
    at = 0
    while len(heard) - at >= 2:
        length = heard[at + 1] & 127
        start = at + 2
        if length == 126:
            length, start = int.from_bytes(heard[at + 2 : at + 4], "big"), at + 4
        elif length == 127:
            length, start = int.from_bytes(heard[at + 2 : at + 10], "big"), at + 10
        if heard[at] & 15 == CLOSE and len(heard) >= start + 2:
            return int.from_bytes(heard[start : start + 2], "big")
        at = start + length
    return 0


def well(running: Process, table: dict[str, Any]) -> bool:
    """Whether the server and the table are as they should be."""
    return bool(running.get("/healthz")["ok"]) and running.get(f"/api/tables/{table['code']}")["people"] == 1


BROKEN = {
    "not masked": (frame(TEXT, b'{"t":"ping"}', masked=False), 1002),
    "reserved bits": (frame(TEXT, b'{"t":"ping"}', more=0x40), 1002),
    "unknown kind": (frame(5, b"x"), 1002),
    "unknown control": (frame(11, b"x"), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in parts": (frame(PING, b"x", last=False), 1002),
    "a part of nothing": (frame(CONTINUED, b"x"), 1002),
    "a message in a message": (frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), 1002),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "no UTF-8 in parts": (frame(TEXT, b"\xe9", last=False) + frame(CONTINUED, b"\xa2"), 1007),
    "a close of one byte": (frame(CLOSE, b"x"), 1002),
    "a close with no code": (frame(CLOSE, b"\x00\x01"), 1002),
    "binary": (frame(BINARY, b"x"), 1003),
    "longer than all memory": (b"\x81\xff" + struct.pack(">Q", 1 << 62) + b"\0\0\0\0x", 1009),
    "a negative length": (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0x", 1009),
    "too long in parts": (frame(TEXT, b"x" * 9000, last=False) + frame(CONTINUED, b"x" * 9000), 1009),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("seated", [False, True])
def test_a_broken_frame_is_closed_with_a_code(running: Process, what: str, seated: bool) -> None:
    table = running.open_table()
    raw, code = BROKEN[what]
    with closing(shake_hands(running, table if seated else None)) as found:
        found.sendall(raw)
        closed = close_code(found)
    assert closed in (code, 1002, 1009)
    assert closed in codes.CLOSES
    assert well(running, table)


def test_bytes_by_lot(running: Process) -> None:
    """After the handshake, and instead of it."""
    dice = Random(8)
    table = running.open_table()
    for number in range(60):
        open_it = (plug, lambda r: shake_hands(r, table), shake_hands)[number % 3]
        with closing(open_it(running)) as found, suppress(OSError):
            for _ in range(10):
                found.sendall(dice.randbytes(dice.randrange(1, 2000)))
    assert well(running, table)


def _head(field: bytes) -> bytes:
    return b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + field


FLOODS: dict[str, tuple[str, bytes, bytes]] = {
    "pings": ("seated", b"", frame(PING, b"x" * 125) * 500),
    "empty parts": ("seated", frame(TEXT, b"{", last=False), frame(CONTINUED, last=False) * 5000),
    "empty messages": ("seated", b"", frame(TEXT) * 5000),
    "spaces": ("seated", b"", frame(TEXT, b" " * 8000) * 8),
    "one header": ("plain", _head(b"X: "), b"a" * 65536),
    "headers": ("plain", _head(b""), b"".join(b"X%d: b\r\n" % n for n in range(5000))),
    "an address": ("plain", b"GET /", b"a" * 65536),
    "a body": (
        "plain",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"10000\r\n" + b"a" * 65536 + b"\r\n",
    ),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_is_cut_off_and_leaves_nothing_behind(running: Process, what: str) -> None:
    """Twenty megabytes at most; the one who sends does not read."""
    how, first, then = FLOODS[what]
    table = running.open_table()
    before = memory_mb(running.pid)
    with closing(shake_hands(running, table) if how == "seated" else plug(running)) as found:
        with suppress(OSError):
            found.sendall(first)
            for _ in range(20_000_000 // len(then)):
                found.sendall(then)
        assert memory_mb(running.pid) - before < GROWTH_MB
    assert well(running, table)


class Unread:
    """A socket whose other side does not read."""

    def __init__(self) -> None:
        self.waiting = 0
        self.dropped = False

    def attach(self, listener: Listener) -> None:
        """Nothing ever comes."""

    def hold(self, still: bool) -> None:
        """As you like."""

    def send_text(self, payload: bytes) -> None:
        """It waits."""
        assert not self.dropped
        self.waiting += len(payload)

    def unsent(self) -> int:
        """All of it."""
        return self.waiting

    def end(self, code: int) -> None:
        """A goodbye would wait, too."""

    def drop(self) -> None:
        """Cut off."""
        self.dropped = True


class Counting:
    """As much of a hub as a connection needs to send."""

    def __init__(self) -> None:
        self.clock = RealClock()
        self.counted: dict[str, float] = {}

    def count(self, what: str, number: float = 1) -> None:
        """One more."""
        self.counted[what] = self.counted.get(what, 0) + number


def test_whoever_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        wire, hub = Unread(), Counting()
        fake: Any = hub
        whole: Hub = fake
        connection = Connection(wire, whole, Limiter(), "127.0.0.1")
        for _ in range(MOST_BYTES // 1000 + 100):
            connection.send(b"x" * 1000)
        assert wire.dropped
        assert wire.waiting <= MOST_BYTES + 1000
        assert hub.counted["slow_peers"] == 1

    asyncio.run(run())
