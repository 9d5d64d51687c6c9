"""Frames as they come off the wire: whole, in pieces, several at once, and wrong ones."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import server
from tests.server.process import Process, process

from fengsheng.server.socket.connection import MOST_BYTES, Connection
from fengsheng.server.socket.fast import text_head
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.socket.socket import Listener
from fengsheng.server.wire import codes

TEXT, BINARY, CONTINUE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("direct") / "data", "--no-address-limits") as found:
        yield found
        assert found.alive()
        assert "Traceback" not in found.log.read_text()


def frame(kind: int, payload: bytes, fin: bool = True, masked: bool = True, more: int = 0) -> bytes:
    """A client's frame; `more` are further bits of the first byte."""
    size = len(payload)
    head = bytes(((128 if fin else 0) | more | kind,))
    bit = 128 if masked else 0
    if size < 126:
        head += bytes((bit | size,))
    elif size < 1 << 16:
        head += bytes((bit | 126,)) + size.to_bytes(2, "big")
    else:
        head += bytes((bit | 127,)) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = random.Random(payload).randbytes(4)  # the same in every process that collects the tests
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Wire:
    """A connection, byte by byte."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._left = b""
        while b"\r\n\r\n" not in self._left:
            self._left += self.socket.recv(4096)
        head, _, self._left = self._left.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def _take(self, count: int) -> bytes:
        while len(self._left) < count:
            data = self.socket.recv(65536)
            if not data:
                raise EOFError
            self._left += data
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def next(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        first, second = self._take(2)
        size = second & 127
        assert second < 128  # a server does not mask
        if size == 126:
            size = int.from_bytes(self._take(2), "big")
        elif size == 127:
            size = int.from_bytes(self._take(8), "big")
        return first & 15, self._take(size)

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            opcode, payload = self.next()
            assert opcode == TEXT, (opcode, payload)
            message: dict[str, Any] = json.loads(payload)
            if message["t"] == kind:
                return message

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, payload = self.next()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")

    def send(self, *frames: bytes) -> None:
        """In one piece."""
        self.socket.sendall(b"".join(frames))


@contextmanager
def seated(running: Process) -> Iterator[Wire]:
    """Somebody at a table."""
    table = running.open_table()
    wire = Wire(running.port)
    with closing(wire.socket):
        hello = {"t": "hello", "table": table["code"], "token": table["token"]}
        wire.send(frame(TEXT, json.dumps(hello).encode()))
        wire.until("table")
        yield wire


def ping(n: int) -> bytes:
    return json.dumps({"t": "ping", "n": n}).encode()


def test_several_messages_in_one_packet(running: Process) -> None:
    with seated(running) as wire:
        wire.send(*(frame(TEXT, ping(n)) for n in range(5)))
        assert [wire.until("pong").get("n", 0) for _ in range(5)] == [0, 1, 2, 3, 4]


def test_a_hello_with_more_behind_it(running: Process) -> None:
    table = running.open_table()
    hello = json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}).encode()
    wire = Wire(running.port)
    with closing(wire.socket):
        wire.send(frame(TEXT, hello), frame(TEXT, ping(1)), frame(TEXT, ping(2)))
        assert [wire.until("pong")["n"] for _ in range(2)] == [1, 2]


def test_too_much_behind_a_hello(running: Process) -> None:
    table = running.open_table()
    hello = json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}).encode()
    wire = Wire(running.port)
    with closing(wire.socket):
        wire.send(frame(TEXT, hello), *(frame(TEXT, ping(n)) for n in range(2000)))
        assert wire.closed() == 4429


@pytest.mark.parametrize("seed", range(5))
def test_messages_in_any_pieces(running: Process, seed: int) -> None:
    """Short and long ones, whole, in parts with pings between them, cut anywhere."""
    dice = random.Random(seed)
    stream = b""
    for n in range(8):
        text = ping(n)[:-1] + b" " * dice.choice((0, 0, 200, 3000)) + b"}"
        cut = dice.randrange(1, len(text))
        if dice.random() < 0.5:
            stream += frame(TEXT, text)
        else:
            stream += frame(TEXT, text[:cut], fin=False) + frame(PING, b"?") + frame(CONTINUE, text[cut:])
    with seated(running) as wire:
        while stream:
            size = dice.choice((1, 2, 3, 5, 7, 100, 2000))
            wire.socket.sendall(stream[:size])
            stream = stream[size:]
        found: list[int] = []
        while len(found) < 8:
            kind, payload = wire.next()
            if kind == TEXT and json.loads(payload)["t"] == "pong":
                found.append(json.loads(payload).get("n", 0))
            else:
                assert kind in (TEXT, PONG)
        assert found == list(range(8))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(CONTINUE, b"{}"), 1002),
        (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), 1002),
        (frame(TEXT, b"{}", more=64), 1002),
        (frame(3, b"{}"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", fin=False), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xff", fin=False) + frame(CONTINUE, b"\xfe"), 1007),
        (frame(BINARY, b"{}"), 1003),
        (frame(TEXT, b"x" * 9000), 1009),
        (frame(TEXT, b"x" * 20000), 1009),
        (frame(TEXT, b"x" * 70000), 1009),
        (frame(TEXT, b"x" * 12000, fin=False) + frame(CONTINUE, b"x" * 12000), 1009),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
)
def test_what_is_wrong_is_closed_with_a_code(running: Process, data: bytes, code: int) -> None:
    with seated(running) as wire:
        wire.send(frame(TEXT, ping(1)))
        assert wire.until("pong")["n"] == 1
        wire.send(data)
        assert wire.closed() == code
        assert code in codes.CLOSES


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_frames_of_the_server_have_the_right_head(size: int) -> None:
    head = text_head(size)
    assert head[0] == 128 | TEXT
    if head[1] < 126:
        assert head[1] == size
        assert len(head) == 2
    else:
        assert head[1] == (126 if size < 65536 else 127)
        assert int.from_bytes(head[2:], "big") == size


class Deaf:
    """A socket whose other side reads nothing."""

    def __init__(self) -> None:
        self.sent = 0
        self.dropped = False

    def attach(self, listener: Listener) -> None:
        """Nothing will come."""

    def hold(self, still: bool) -> None:
        """As it is."""

    def send_text(self, payload: bytes) -> None:
        """It is kept."""
        assert not self.dropped
        self.sent += len(payload)

    def unsent(self) -> int:
        """Everything."""
        return self.sent

    def end(self, code: int) -> None:
        """A goodbye nobody reads."""

    def drop(self) -> None:
        """At once."""
        self.dropped = True


def test_whoever_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """What the server keeps for somebody is bounded."""

    async def run() -> None:
        async with server(tmp_path / "db") as around:
            deaf = Deaf()
            peer = Connection(deaf, around.hub, Limiter(), "127.0.0.1")
            for _ in range(200):
                peer.send(b"x" * 10_000)
            assert deaf.dropped
            assert MOST_BYTES < deaf.sent <= MOST_BYTES + 10_000
            assert around.hub.metrics.counts["slow_peers"] == 1
            assert around.hub.metrics.counts["frames_sent"] == deaf.sent / 10_000

    asyncio.run(run())
