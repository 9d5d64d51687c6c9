"""Frames of any kind are counted, also before hello and also what completes no message; whoever floods is
dropped, and whatever one sends at once the others have their turn."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from tests.server.harness import server
from tests.server.process import Process, process
from tests.server.test_fast import BINARY, CONTINUE, PING, PONG, TEXT, frame
from tests.server.test_limits import Wire
from tests.server.visitors import UPGRADE, read_all, upgraded
from uvicorn.server import ServerState

from fengsheng.server.http import requests
from fengsheng.server.http.requests import MOST_AHEAD, PIECE, Requests
from fengsheng.server.socket import fast
from fengsheng.server.socket.connection import MOST_TOO_FAST, Connection
from fengsheng.server.socket.fast import AT_ONCE, FastSocket
from fengsheng.server.socket.limiter import (
    ADDRESS_RATES,
    CONNECTION_RATE,
    OWN_RATE,
    VISIT,
    WEIGHT,
    Limiter,
    Visit,
)
from fengsheng.server.socket.socket import EXTENSION

MANY = 20_000
GOODBYE = b"\x88\x02" + (4429).to_bytes(2, "big")
LONG = (
    bytes((0x80 | PING, 0xFF)) + (1).to_bytes(8, "big") + b"\0\0\0\0x"
)  # a length in more bytes than needed


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Without limits for addresses, so that each flood is judged by itself."""
    with process(tmp_path_factory.mktemp("flood") / "data", "--no-address-limits") as found:
        yield found
        assert found.alive()
        assert "Traceback" not in found.log.read_text()


def send_all(wire: socket.socket, data: bytes) -> None:
    """As much as the server takes."""
    with suppress(ConnectionError):
        wire.sendall(data)


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", frame(PING, b"")),
        (b"", frame(PONG, b"")),
        (b"", frame(PONG, b"x" * 125)),
        (b"", LONG),
        (frame(TEXT, b"", fin=False), frame(PING, b"")),
        (b"", frame(TEXT, b"", fin=False) + frame(CONTINUE, b"")),
        (b"", frame(TEXT, b"{}")),
    ],
    ids=["ping", "pong", "long pong", "odd length", "within a message", "empty parts", "text"],
)
def test_whoever_floods_without_a_hello_is_dropped(running: Process, first: bytes, more: bytes) -> None:
    with closing(upgraded(running.port)) as wire:
        send_all(wire, first + more * MANY)
        told, closed = read_all(wire, 20)
        assert closed
        assert b"no-hello" not in told  # not only because no hello has come
        # what was answered before that is bounded: by pongs of two bytes and refusals of about seventy
        assert len(told) < (CONNECTION_RATE.burst + MOST_TOO_FAST) * 200
    assert running.get("/healthz")["ok"]


def test_pieces_that_never_complete_a_frame_count_too(running: Process) -> None:
    with closing(upgraded(running.port)) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        send_all(wire, frame(TEXT, b"x" * 16_000)[:8])
        for _ in range(5_000):
            send_all(wire, b"x")
            time.sleep(0.0002)  # so that a busy machine does not make one piece of many
        assert GOODBYE in read_all(wire, 20, GOODBYE)[0]


class Transport:
    """A connection to nowhere."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.aborted = False
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.written += data

    def get_extra_info(self, _name: str) -> Any:
        """Nothing is known of the other side."""
        return None

    def get_write_buffer_size(self) -> int:
        """Everything is read at once."""
        return 0

    def get_protocol(self) -> Any:
        """Who is told what comes."""
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        """Somebody else."""
        self.protocol = protocol

    def pause_reading(self) -> None:
        """Nothing is taken from the other side."""
        assert self.reading
        self.reading = False

    def resume_reading(self) -> None:
        """On again."""
        self.reading = True

    def is_closing(self) -> bool:
        """Whether it is over."""
        return self.aborted

    def close(self) -> None:
        """The end."""
        self.aborted = True

    abort = close


class Ears:
    """A listener that counts, and takes everything."""

    def __init__(self) -> None:
        self.frames = 0
        self.heard_text: list[str | bytes] = []

    def weighs(self, size: int) -> bool:
        """One more."""
        self.frames += 1
        return True

    def heard(self, message: str | bytes) -> None:
        """Keep it."""
        self.heard_text.append(message)

    def lost(self) -> None:
        """Over."""


@asynccontextmanager
async def listening() -> AsyncIterator[tuple[FastSocket, Transport, Ears]]:
    """A socket with somebody who listens, and no network."""
    ears = Ears()
    attached = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].attach(ears)
        attached.set()
        await asyncio.Event().wait()

    config = uvicorn.Config(app, log_config=None, ws=FastSocket, lifespan="off", ws_ping_interval=None)
    config.load()
    transport = Transport()
    visit = Visit(Limiter(), "192.0.2.1", False, transport.abort)
    wire = FastSocket(config, ServerState(), {VISIT: visit})
    wire.connection_made(cast(asyncio.Transport, transport))
    wire.data_received(UPGRADE + b"\r\n")
    await attached.wait()
    await turns(2)
    try:
        yield wire, transport, ears
    finally:
        for task in list(wire.tasks):
            task.cancel()
        await asyncio.gather(*wire.tasks, return_exceptions=True)


async def turns(count: int) -> None:
    """So many turns of the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", [PING, PONG, TEXT, BINARY])
def test_one_socket_has_its_turn_and_then_the_others(kind: int) -> None:
    """However much comes at once, a turn of the loop takes no more than a few frames of it, in order."""

    async def run() -> None:
        async with listening() as (wire, transport, ears):
            backlog = b"".join(frame(kind, b"%d" % number) for number in range(10 * AT_ONCE))
            wire.data_received(backlog)
            seen = [ears.frames]
            while not transport.reading:
                await turns(1)
                seen.append(ears.frames)
            assert 0 < seen[0] <= AT_ONCE
            assert max(b - a for a, b in itertools.pairwise(seen)) <= AT_ONCE
            assert seen[-1] == 10 * AT_ONCE
            if kind in (TEXT, BINARY):
                assert [int(text) for text in ears.heard_text] == list(range(10 * AT_ONCE))

    asyncio.run(run())


def test_each_piece_counts_until_it_completes_a_frame() -> None:
    """Once for each time something has come, however long the frame is; and then the frame itself."""

    async def run() -> None:
        async with listening() as (wire, _, ears):
            whole = frame(TEXT, b"x" * 5_000)
            wire.data_received(whole[:3_000])
            assert ears.frames == 1
            for number in range(100):
                wire.data_received(whole[3_000 + number : 3_001 + number])
                assert ears.frames == 2 + number
            wire.data_received(whole[3_100:])
            assert (ears.frames, len(ears.heard_text)) == (102, 1)
            wire.data_received(whole)  # in one piece it counts as one
            await turns(3)
            assert (ears.frames, len(ears.heard_text)) == (103, 2)

    asyncio.run(run())


def test_nothing_is_heard_while_the_listener_does_not_want_to() -> None:
    async def run() -> None:
        async with listening() as (wire, transport, ears):
            wire.hold(True)
            wire.data_received(frame(TEXT, b"1") + frame(TEXT, b"2"))
            await turns(3)
            assert ears.heard_text == []
            assert not transport.reading
            wire.hold(False)
            await turns(3)
            assert ears.heard_text == ["1", "2"]
            assert transport.reading

    asyncio.run(run())


def test_after_the_goodbye_only_the_other_sides_goodbye_counts() -> None:
    async def run() -> None:
        async with listening() as (wire, transport, ears):
            wire.end(4429)
            before = ears.frames
            wire.data_received(frame(PING, b"") * 20 + frame(TEXT, b"{}") + frame(8, b"\x03\xe8"))
            await turns(3)
            assert ears.frames == before
            assert ears.heard_text == []
            assert transport.aborted
        async with listening() as (wire, transport, ears):
            wire.end(4429)
            wire.data_received(frame(PING, b"x" * 100) * (fast.MOST_LATE // 100))
            while not transport.aborted:
                await turns(1)
            assert ears.frames == 0

    asyncio.run(run())


def connection(running: Any, limiter: Limiter, address: str) -> tuple[Connection, Wire]:
    wire = Wire()
    return Connection(wire, running.hub, limiter, address), wire


def test_a_flood_uses_up_the_address_but_does_not_silence_its_neighbours(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            limiter = Limiter()
            taken = 0
            for _ in range(100):
                wild, wire = connection(running, limiter, "192.0.2.1")
                while wire.code == 0:
                    taken += wild.weighs(0)
                assert wire.code == 4429
            own = 100 * OWN_RATE.burst
            assert taken == ADDRESS_RATES["frame"].burst + own
            calm, _ = connection(running, limiter, "192.0.2.1")
            assert [calm.weighs(0) for _ in range(round(OWN_RATE.burst))] == [True] * round(OWN_RATE.burst)
            assert not calm.weighs(0)
            other, _ = connection(running, limiter, "192.0.2.2")
            assert sum(other.weighs(0) for _ in range(200)) == CONNECTION_RATE.burst

    asyncio.run(run())


def test_a_long_frame_counts_for_several(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            peer, _ = connection(running, Limiter(), "192.0.2.1")
            assert sum(peer.weighs(3 * WEIGHT) for _ in range(200)) == CONNECTION_RATE.burst // 4

    asyncio.run(run())


def test_whoever_is_too_fast_now_and_then_is_forgiven(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            peer, wire = connection(running, Limiter(), "192.0.2.1")
            for _ in range(3 * MOST_TOO_FAST):
                while peer.weighs(0):
                    pass
                await running.wait(1.0)
            assert wire.code == 0

    asyncio.run(run())


def in_pieces(chunk: bytes, most: int) -> list[int]:
    """A request whose body comes all at once; how much of it was taken after each turn."""

    async def run() -> list[int]:
        bodies: list[int] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        app.state = type("State", (), {"limiter": Limiter()})  # type: ignore[attr-defined]
        config = uvicorn.Config(app, log_config=None, http=Requests, ws=FastSocket, lifespan="off")
        config.load()
        requests_made = Requests(config, ServerState(), {})
        transport = Transport()
        transport.protocol = requests_made
        requests_made.connection_made(cast(asyncio.Transport, transport))
        taken = 0
        fed: Callable[[bytes], None] = requests_made.conn.receive_data

        def feed(data: bytes) -> None:
            nonlocal taken
            taken += len(data)
            fed(data)

        setattr(requests_made.conn, "receive_data", feed)  # noqa: B010
        head = b"POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        requests_made.data_received(head + chunk)
        bodies.append(taken)
        while taken < most and not transport.aborted:
            await turns(1)
            bodies.append(taken)
        requests_made.connection_lost(None)
        await turns(3)
        return bodies

    return asyncio.run(run())


def test_a_request_in_many_small_parts_is_taken_piece_by_piece() -> None:
    seen = in_pieces(b"1\r\nx\r\n" * 2000, 12_000)
    assert seen[0] == PIECE
    assert max(b - a for a, b in itertools.pairwise(seen)) <= PIECE
    assert in_pieces(b"x" * (MOST_AHEAD + 1), MOST_AHEAD) == [0]  # far too much: cut off


def test_a_player_goes_on_beside_a_flood(running: Process) -> None:
    """With the flood still in the system's buffers, somebody else is answered, and the flood is over."""
    from websockets.sync.client import connect

    table = running.open_table()
    with connect(running.socket) as calm, closing(upgraded(running.port)) as wild:
        calm.send(json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}))
        send_all(wild, frame(PING, b"") * MANY)
        for number in range(5):
            calm.send(json.dumps({"t": "ping", "n": number}))
        pongs = 0
        while pongs < 5:
            message = json.loads(calm.recv(30))
            assert message["t"] != "error", message
            pongs += message["t"] == "pong"
        assert GOODBYE in read_all(wild, 20, GOODBYE)[0]


def test_the_limits_leave_room_for_a_whole_table_behind_one_address() -> None:
    """What nine people do who play as fast as they may is within the limits of their address."""
    assert ADDRESS_RATES["frame"].per_second >= 9 * CONNECTION_RATE.per_second
    assert ADDRESS_RATES["frame"].burst >= 9 * CONNECTION_RATE.burst
    assert requests.MOST_AHEAD > 16_384  # a whole body may come at once
