"""Nobody keeps the server waiting for ever, and nobody has all its connections: slow heads, slow bodies,
silence, answers that are not read, whatever an address opens."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import h11
import pytest
import uvicorn
from tests.server.process import Process, process
from tests.server.visitors import PATIENCE, POST, UPGRADE, hang_up, read_all, served, still_open, visit

from fengsheng.server.config import Config
from fengsheng.server.http import requests
from fengsheng.server.socket.limiter import MOST_CONNECTIONS, Limiter, Visit

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
SLOW_HEAD = HEAD + b"X-Slow: "
SLOW_BODY = POST + b'Content-Length: 1000\r\n\r\n{"name"'
SLOW_CHUNKS = POST + b"Transfer-Encoding: chunked\r\n\r\n3e8\r\n"
UNWANTED_BODY = b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"
BAD_UPGRADE = UPGRADE + b"".join(b"X-%d: x\r\n" % number for number in range(200)) + b"\r\n"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("patience") / "data") as found:
        yield found
        assert found.alive()
        assert "Traceback" not in found.log.read_text()


@asynccontextmanager
async def hurried(
    path: Path, monkeypatch: pytest.MonkeyPatch, within: float
) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """A server in this process that waits for so long only, and its port."""
    monkeypatch.setattr(requests, "_WITHIN", {h11.IDLE: within, h11.SEND_BODY: within})
    monkeypatch.setattr(requests, "READ_WITHIN", within)
    async with served(path, Config(port=0, address_limits=False)) as found:
        yield found


async def trickled(port: int, said: bytes) -> bytes:
    """What is answered, and that it ends, if after the beginning a byte comes now and then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)

    async def drip() -> None:
        with suppress(ConnectionError):
            while True:
                await asyncio.sleep(0.05)
                writer.write(b"x" if said else b"")
                await writer.drain()

    dripping = asyncio.create_task(drip())
    try:
        told = b""
        with suppress(ConnectionError):
            while data := await asyncio.wait_for(reader.read(65536), PATIENCE):
                told += data
        return told
    finally:
        dripping.cancel()
        writer.close()


@pytest.mark.parametrize(
    ("said", "answered"),
    [
        (b"", b""),
        (SLOW_HEAD, b""),
        (SLOW_BODY, b""),
        (SLOW_CHUNKS, b""),
        (UNWANTED_BODY, b" 405 "),
        (HEAD + b"\r\n" + SLOW_HEAD, b" 200 "),
        (BAD_UPGRADE, b" 431 "),
    ],
    ids=["silence", "head", "body", "chunks", "unwanted body", "second head", "odd socket"],
)
def test_whoever_is_slow_is_cut_off(
    said: bytes, answered: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hurried(tmp_path / "db", monkeypatch, 0.5) as (port, _):
            told = await trickled(port, said)
            assert answered in told.partition(b"\r\n")[0] if answered else told == b""

    asyncio.run(run())


def test_whoever_does_not_read_the_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hurried(tmp_path / "db", monkeypatch, 0.5) as (port, server):
            asking = b"GET /api/rules/spywar HTTP/1.1\r\nHost: x\r\n\r\n" * 39
            asking += b"GET /api/rules/spywar HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            patient = socket.create_connection(("127.0.0.1", port))
            with closing(deaf), closing(patient):
                deaf.sendall(asking)
                patient.sendall(asking)
                whole, _ = await asyncio.to_thread(read_all, patient)
                async with asyncio.timeout(PATIENCE):
                    while server.server_state.connections:
                        await asyncio.sleep(0.05)
                part, ended = await asyncio.to_thread(read_all, deaf)
                assert ended
                assert len(part) < len(whole)

    asyncio.run(run())


def test_whoever_is_quick_may_ask_one_thing_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one connection, for longer than a single request may take."""

    async def run() -> None:
        async with hurried(tmp_path / "db", monkeypatch, 1.0) as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for number in range(8):
                body = json.dumps({"name": f"P{number}"}).encode()
                writer.write(POST + b"Content-Length: %d\r\n\r\n" % len(body) + body)
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                assert b" 201 " in head
                size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                await reader.readexactly(size)
                await asyncio.sleep(0.3)
            writer.close()

    asyncio.run(run())


def test_connections_over_which_nothing_comes_are_counted_and_closed(running: Process) -> None:
    """Whatever they are: silent, with half a head or half a body. Others are served meanwhile."""
    made = [
        visit(running.port, said)
        for said in (b"", SLOW_HEAD, SLOW_BODY, SLOW_CHUNKS) * (MOST_CONNECTIONS // 2)
    ]
    try:
        with closing(visit(running.port, HEAD + b"\r\n", "127.0.0.3")) as other:
            assert b" 200 " in read_all(other, until=b"}")[0]
        left = still_open(made)  # those who came before have all been seen
        assert len(left) == MOST_CONNECTIONS
        ended = [read_all(one, requests.BODY_WITHIN + 15)[1] for one in left]
        assert ended == [True] * len(left)
        with closing(visit(running.port, HEAD + b"\r\n")) as again:
            assert b" 200 " in read_all(again, until=b"}")[0]
    finally:
        for one in made:
            hang_up(one)


class Moment:
    """A connection as the limiter sees it."""

    def __init__(
        self, limiter: Limiter, address: str, proxied: bool = False, since: float | None = 0.0
    ) -> None:
        self.dropped = False
        self.visit = Visit(limiter, address, proxied, self.drop)
        self.visit.waiting = since

    def drop(self) -> None:
        """Cut off."""
        self.dropped = True


def test_who_keeps_the_server_waiting_makes_room_for_who_does_not() -> None:
    limiter = Limiter()
    slow = [Moment(limiter, "192.0.2.1", since=float(n)) for n in range(3)]
    busy = [Moment(limiter, "192.0.2.1", since=None) for _ in range(MOST_CONNECTIONS - 3)]
    for one in (*slow, *busy):
        assert one.visit.arrive(3.0)
    late = [Moment(limiter, "192.0.2.1", since=None) for _ in range(3)]
    assert [one.visit.arrive(3.5) for one in late] == [True, True, True]
    assert [one.dropped for one in slow] == [True, True, True]
    assert not any(one.dropped for one in busy)
    assert not Moment(limiter, "192.0.2.1").visit.arrive(3.5)  # all have something to do
    assert Moment(limiter, "192.0.2.2").visit.arrive(3.5)
    fresh = Moment(limiter, "192.0.2.1", since=3.4)
    busy[0].visit.leave()
    assert fresh.visit.arrive(3.5)
    assert not Moment(limiter, "192.0.2.1").visit.arrive(3.6)  # nobody loses a connection just made
    assert not fresh.dropped
    assert Moment(limiter, "192.0.2.1").visit.arrive(5.0)
    assert fresh.dropped


def test_what_a_proxy_brings_is_counted_for_whom_it_brings_it() -> None:
    limiter = Limiter()
    brought = [Moment(limiter, "127.0.0.1", proxied=True, since=9.9) for _ in range(5 * MOST_CONNECTIONS)]
    assert all(one.visit.arrive(10.0) for one in brought)  # a rush, of many people
    told = [one.visit.settle("198.51.100.7", 10.0) for one in brought[: MOST_CONNECTIONS + 3]]
    assert told == [True] * MOST_CONNECTIONS + [False] * 3
    assert brought[-1].visit.settle("198.51.100.8", 10.0)
    brought[0].visit.arrive(10.0)  # the request is answered, the connection waits for another
    assert brought[-2].visit.settle("198.51.100.7", 10.0)
    brought[1].visit.leave()
    brought[1].visit.arrive(10.0)  # gone is gone
    assert brought[-3].visit.settle("198.51.100.7", 10.0)
    assert not brought[-4].visit.settle("198.51.100.7", 10.0)


def test_what_comes_through_a_proxy_counts_for_the_address_behind_it(running: Process) -> None:
    """The proxy is on this machine, and says for whom it comes."""
    slow = POST + b"X-Forwarded-For: 198.51.100.7\r\nContent-Length: 1000\r\n\r\n{"
    made = [visit(running.port, slow, "127.0.0.1") for _ in range(MOST_CONNECTIONS + 20)]
    try:
        quick = HEAD + b"X-Forwarded-For: 198.51.100.8\r\n\r\n"
        with closing(visit(running.port, quick, "127.0.0.1")) as other:
            assert b" 200 " in read_all(other, until=b"}")[0]
        assert len(still_open(made)) == MOST_CONNECTIONS
    finally:
        for one in made:
            hang_up(one)
