"""How much one may do: every kind of message and every address has a limit. And secrets stay secret."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tests.server.harness import Server, server
from tests.server.process import Process, process
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fengsheng.server.clock import RealClock
from fengsheng.server.errors import Refused
from fengsheng.server.operate import tokens
from fengsheng.server.socket.connection import MOST_TOO_FAST, Connection
from fengsheng.server.socket.limiter import ADDRESS_RATES, MOST_CONNECTIONS, RATES, USUAL, Limiter
from fengsheng.server.socket.limits import Bucket, Rate
from fengsheng.server.socket.socket import Listener
from fengsheng.server.wire import client, codes

KINDS = {kind.__struct_config__.tag: kind for kind in get_args(client.ClientMessage)}
SOME: dict[str, dict[str, Any]] = {
    "hello": {"table": "ABCDEF"},
    "lang": {"lang": "en"},
    "sit": {"seat": 1},
    "swap": {"seat": 1},
    "settings": {"settings": {}},
    "bot": {"seat": 2},
    "kick": {"guest": "x"},
    "readmit": {"guest": "x"},
    "handover": {"guest": "x"},
    "answer": {"prompt": "1.1", "option": "pass"},
    "hold": {"prompt": "1.1"},
    "longer": {"prompt": "1.1"},
    "speed": {"speed": "quick"},
    "say": {"text": "hello"},
    "react": {"what": "wow"},
    "mute": {"guest": "x"},
    "report": {"line": 0},
    "lesson": {"do": "next"},
    "explain": {"what": "鎖定/red"},
    "effect": {"prompt": "1.1", "option": "pass"},
    "hint": {"prompt": "1.1"},
    "why_asked": {"prompt": "1.1"},
    "topics": {"prompt": "1.1"},
    "weigh": {"prompt": "1.1", "option": "pass"},
}


class Wire:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.code = 0

    def attach(self, listener: Listener) -> None:
        """The test itself speaks."""

    def hold(self, still: bool) -> None:
        """Nothing waits here."""

    def send_text(self, payload: bytes) -> None:
        """Keep it."""
        self.told.append(json.loads(payload))

    def unsent(self) -> int:
        """All is read."""
        return 0

    def end(self, code: int) -> None:
        """Closed."""
        self.code = code

    def drop(self) -> None:
        """Cut off."""
        self.code = 1006


async def in_the_room(running: Server, name: str) -> tuple[Connection, Wire]:
    """A connection that has said hello."""
    room, _ = await running.table([name])
    wire = Wire()
    connection = Connection(wire, running.hub, Limiter(), "192.0.2.1")
    connection.heard(json.dumps({"t": "hello", "table": room.table.code, "name": "Eve"}))
    for _ in range(200):
        await asyncio.sleep(0.01)
        await running.settle()
        if any(m["t"] == "welcome" for m in wire.told):
            return connection, wire
    raise AssertionError(wire.told)


@pytest.mark.parametrize("tag", sorted(set(KINDS) - {"hello", "leave"}))
def test_every_kind_of_message_has_a_limit(tag: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            connection, wire = await in_the_room(running, "Ann")
            text = json.dumps({"t": tag, **SOME.get(tag, {})})
            msgspec.json.decode(text, type=client.ClientMessage)  # a good message
            rate = RATES.get(tag, USUAL)
            for _ in range(round(rate.burst)):
                connection.heard(text)
            await running.settle()
            assert not any(m.get("code") == "too-fast" for m in wire.told)
            connection.heard(text)
            assert (wire.told[-1]["code"], wire.told[-1]["re"]) == ("too-fast", tag)
            await running.wait(1 / rate.per_second + 0.01)
            before = len([m for m in wire.told if m.get("code") == "too-fast"])
            connection.heard(text)
            await running.settle()
            assert len([m for m in wire.told if m.get("code") == "too-fast"]) == before
            for _ in range(MOST_TOO_FAST + 5):
                connection.heard(text)
            assert wire.code == 4429
            told = len(wire.told)
            connection.heard(text)  # whoever is cut off is not heard any more
            await running.settle()
            assert len(wire.told) == told

    asyncio.run(run())


def test_whoever_sends_away_in_a_hurry_is_slowed_down_by_address_too() -> None:
    limiter = Limiter()
    for what, rate in ADDRESS_RATES.items():
        taken = sum(limiter.address("192.0.2.1").take(what, 0.0) for _ in range(round(rate.burst) + 50))
        assert taken == round(rate.burst)
        assert limiter.address("192.0.2.2").take(what, 0.0)  # others have their own
        assert limiter.address("192.0.2.1").take(what, 1.1 / rate.per_second)


def test_limits_do_not_grow_with_the_number_of_addresses() -> None:
    limiter = Limiter(most=100)
    often, seldom = limiter.address("192.0.2.1"), limiter.address("192.0.2.2")
    for number in range(1000):
        limiter.address(f"10.0.{number // 250}.{number % 250}").take("table", 0.0)
        limiter.guest(f"guest {number}").take("say", 0.0)
        assert limiter.address("192.0.2.1") is often
    assert limiter.address("192.0.2.2") is not seldom  # the longest unused were forgotten
    assert (len(limiter._addresses), len(limiter._guests)) == (100, 100)
    bucket = Bucket(Rate(2, 1), 0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)] == [
        True,
        True,
        False,
        True,
    ]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """With limits per address, as usual."""
    with process(tmp_path_factory.mktemp("limits") / "data", "--log-level", "debug") as found:
        yield found
        assert found.alive()


def test_an_address_has_only_so_many_connections(running: Process) -> None:
    table = running.open_table()

    async def run() -> None:
        open_ones = []
        refused = 0
        for _ in range(MOST_CONNECTIONS + 4):
            socket = await connect(running.socket)
            open_ones.append(socket)
            await asyncio.sleep(0.02)
        for socket in open_ones:
            with suppress(ConnectionClosed, TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.05)
            refused += socket.close_code == 4409
        assert refused >= 4
        assert 4409 in codes.CLOSES
        for socket in open_ones:
            await socket.close()

    asyncio.run(run())
    deadline = time.monotonic() + 60
    while True:  # when they are gone, others may come

        async def greet() -> bool:
            try:
                async with connect(running.socket) as socket:
                    await socket.send(
                        json.dumps({"t": "hello", "table": table["code"], "token": table["token"]})
                    )
                    return bool(json.loads(await asyncio.wait_for(socket.recv(), 10))["t"] == "welcome")
            except ConnectionClosed:
                return False

        if asyncio.run(greet()):
            break
        assert time.monotonic() < deadline
        time.sleep(0.5)


def test_no_address_of_a_page_has_a_place_for_a_token(running: Process) -> None:
    """Tokens travel in messages and in one header; the log at its most talkative has none."""
    schema = running.get("/api/schema/openapi.json")
    for path, operations in schema["paths"].items():
        assert "token" not in path
        for operation in operations.values():
            names = [parameter["name"].lower() for parameter in operation.get("parameters", [])]
            assert not any("token" in name or "secret" in name for name in names), path
    table = running.open_table()
    headers = {"authorization": f"Bearer {table['token']}", "content-type": "application/json"}
    assert running.request("POST", "/api/tables", b'{"name": "Bob"}', headers)[0] in (201, 429)
    secret = table["token"].split(".")[1]
    assert secret not in running.log.read_text()


def test_tokens_are_long_unlike_and_compared_in_constant_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = {tokens.new_secret() for _ in range(200)}
    assert len(secrets) == 200
    assert min(len(secret) for secret in secrets) >= 43  # 256 bits
    compared: list[tuple[int, int]] = []
    real = hmac.compare_digest

    def noted(a: Any, b: Any) -> bool:
        compared.append((len(a), len(b)))
        return real(a, b)

    monkeypatch.setattr(hmac, "compare_digest", noted)

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            known = await running.hub.guest("")
            stranger = f"{tokens.new_id()}.{known.token.split('.')[1]}"
            for token in (f"{known.id}.wrong", f"{known.id}.", stranger, "x.y"):
                with pytest.raises(Refused, match="not one that this server"):
                    await running.hub.guest(token)
            assert (await running.hub.guest(known.token)).id == known.id

    asyncio.run(run())
    # for guests that exist and for those that do not, and always as much
    assert compared == [(64, 64)] * 5


def test_figures_are_for_this_machine_unless_opened_and_they_count(running: Process) -> None:
    status, headers, before = running.request("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert b"fengsheng_tables " in before
    # others may deny the one address, and nothing that is taken for it
    for other in ("/metrics/", "//metrics", "/%6detrics", "/metrics%2f", "/metrics//"):
        assert running.request("GET", other)[0] == 404, other
    assert running.request("GET", "/metrics?x=1")[0] == 200
    proxied = running.request("GET", "/metrics", headers={"x-forwarded-for": "198.51.100.7"})
    assert proxied[0] == 404
    for name in (b"answers", b"games_started", b"connections", b"store_commits", b"room_errors"):
        assert b"fengsheng_" + name in before


def test_what_is_written_down_is_utc_and_timers_never_jump() -> None:
    clock = RealClock()
    assert abs(clock.utc_ms() - time.time() * 1000) < 5000
    assert abs(clock.now() - time.monotonic()) < 5
