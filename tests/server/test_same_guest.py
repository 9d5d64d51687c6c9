"""Limits belong to the guest and to the address: hanging up and coming again does not help, nor does another
address for a guest, nor another guest or another address of the same /64."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.harness import Server, server
from tests.server.process import Process, process
from tests.server.test_limits import KINDS, SOME, Wire
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fengsheng.server.hub.guests import Guest
from fengsheng.server.operate.tokens import CODE_LETTERS
from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import ADDRESS_RATES, ADDRESS_SHARE, OPENING, RATES, USUAL, Limiter


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("guests") / "data") as found:
        yield found
        assert found.alive()


def through(address: str) -> dict[str, str]:
    """As a trusted proxy on this machine would say it."""
    return {"X-Forwarded-For": address}


async def enter(
    running: Server, limiter: Limiter, code: str, guest: Guest, address: str
) -> tuple[Connection, Wire]:
    """A connection of that guest which is in."""
    wire = Wire()
    connection = Connection(wire, running.hub, limiter, address)
    connection.heard(json.dumps({"t": "hello", "table": code, "token": guest.token, "name": guest.id[:8]}))
    for _ in range(200):
        await asyncio.sleep(0.005)
        await running.settle()
        if wire.told:
            return connection, wire
    raise AssertionError


def accepted(wire: Wire, tag: str, sent: int) -> int:
    """How many of so many messages were not too much."""
    return sent - sum((m.get("code"), m.get("re")) == ("too-fast", tag) for m in wire.told)


@pytest.mark.parametrize("tag", sorted(set(KINDS) - {"hello", "leave"}))
def test_a_guest_who_comes_again_has_what_was_left(tag: str, tmp_path: Path) -> None:
    """Over one connection after the other, and from another address every time."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            limiter = Limiter()
            room, _ = await running.table(["Ann"])
            guest = await running.hub.guest("")
            text = json.dumps({"t": tag, **SOME.get(tag, {})})
            rate = RATES.get(tag, USUAL)
            sent = round(rate.burst)
            taken = 0
            for number in range(4):
                connection, wire = await enter(running, limiter, room.table.code, guest, f"192.0.2.{number}")
                for _ in range(sent):
                    connection.heard(text)
                taken += accepted(wire, tag, sent)
                connection.lost()
                await running.settle()
            assert taken == sent

    asyncio.run(run())


def test_many_guests_of_one_address_say_no_more_than_a_table_would(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            limiter = Limiter()
            room, _ = await running.table(["Ann"])
            taken = 0
            for number in range(2 * ADDRESS_SHARE):
                guest = await running.hub.guest("")
                # another address of the same /64 every time
                address = f"2001:db8::{number}"
                connection, wire = await enter(running, limiter, room.table.code, guest, address)
                for _ in range(10):
                    connection.heard('{"t": "say", "text": "spam"}')
                taken += accepted(wire, "say", 10)
            assert taken == ADDRESS_SHARE * RATES["say"].burst
            guest = await running.hub.guest("")
            connection, wire = await enter(running, limiter, room.table.code, guest, "2001:db8:0:1::1")
            connection.heard('{"t": "say", "text": "hello"}')
            assert accepted(wire, "say", 1) == 1

    asyncio.run(run())


def test_chat_is_not_quicker_by_reconnecting(running: Process) -> None:
    table = running.open_table()

    async def run() -> int:
        token = ""
        for number in range(15):
            hello = {"t": "hello", "table": table["code"], "token": token, "name": "Spam"}
            headers = through(f"198.51.100.{number}")
            with suppress(ConnectionClosed):
                async with connect(running.socket, additional_headers=headers) as wire:
                    await wire.send(json.dumps(hello))
                    for _ in range(6):
                        await wire.send('{"t": "say", "text": "spam"}')
                    await wire.send('{"t": "sync"}')
                    while (message := json.loads(await wire.recv()))["t"] != "table" or not token:
                        token = message.get("token", token)
        async with connect(running.socket) as wire:
            await wire.send(json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}))
            return len(json.loads(await wire.recv())["chat"])

    lines, seconds = asyncio.run(timed(run()))
    assert 6 <= lines <= RATES["say"].burst + RATES["say"].per_second * seconds + 1


async def timed(work: Awaitable[int]) -> tuple[int, float]:
    """What comes of it, and how long it took."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    return await work, loop.time() - start


def test_a_guest_opens_only_so_many_tables_wherever_from(running: Process) -> None:
    token = running.open_table()["token"]
    told: Counter[int] = Counter()
    for number in range(20):
        headers = {
            "content-type": "application/json",
            "authorization": f"Bearer {token}",
            **through(f"203.0.113.{number}"),
        }
        told[running.request("POST", "/api/tables", b'{"name": "Ann"}', headers)[0]] += 1
    assert told[429] >= 5
    assert told[201] <= OPENING.burst + 1


def test_a_guest_who_comes_and_goes_all_the_time_has_to_wait(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            limiter = Limiter()
            room, _ = await running.table(["Ann"])
            guest = await running.hub.guest("")
            most = round(RATES["hello"].burst)
            codes = []
            for number in range(most + 1):
                connection, wire = await enter(running, limiter, room.table.code, guest, f"192.0.2.{number}")
                codes.append(wire.code)
                await connection_over(running, connection)
            assert codes == [0] * most + [4429]
            await running.wait(1 / RATES["hello"].per_second)
            _, wire = await enter(running, limiter, room.table.code, guest, "192.0.2.99")
            assert wire.code == 0

    asyncio.run(run())


async def connection_over(running: Server, connection: Connection) -> None:
    """Gone, as the table sees it."""
    for room in running.hub.rooms.values():
        room.peers[:] = [peer for peer in room.peers if peer is not connection]
    connection.lost()
    await running.settle()


def guess(dice: Random) -> str:
    return "".join(dice.choice(CODE_LETTERS) for _ in range(6))


def test_codes_are_not_found_by_trying(running: Process) -> None:
    """Over HTTP or by hello, from any address of a /64: after a few that are wrong nothing is told about any,
    except to those who belong to the table."""
    table = running.open_table()
    dice = Random(1)
    told: Counter[int] = Counter()
    for number in range(60):
        headers = through(f"2001:db8:7::{number:x}")
        told[running.request("GET", f"/api/tables/{guess(dice)}", headers=headers)[0]] += 1
    most = ADDRESS_RATES["code"].burst + 3  # and what comes back meanwhile
    assert told[404] <= most
    assert told[404] + told[429] == 60
    right = f"/api/tables/{table['code']}"
    headers = through("2001:db8:7::ffff")
    assert running.request("GET", right, headers=headers)[0] == 429

    async def greet(address: str, **more: str) -> str:
        async with connect(running.socket, additional_headers=through(address)) as wire:
            await wire.send(json.dumps({"t": "hello", "name": "Eve", **more}))
            message = json.loads(await wire.recv())
            return str(message.get("code") or message["t"])

    async def greetings() -> None:
        assert await greet("2001:db8:7::2", table=guess(dice)) == "too-fast"
        assert await greet("2001:db8:7::3", table=table["code"]) == "too-fast"
        assert await greet("2001:db8:7::4", table=table["code"], token=table["token"]) == "welcome"
        assert await greet("2001:db8:8::1", table=table["code"]) == "welcome"
        wrong = [await greet(f"2001:db8:9::{n}", table=guess(dice)) for n in range(30)]
        assert wrong.count("no-table") <= most
        assert set(wrong) == {"no-table", "too-fast"}

    asyncio.run(greetings())
    mine = {**headers, "authorization": f"Bearer {table['token']}"}
    assert running.request("GET", right, headers=mine)[0] == 200
