"""Somebody who is sent away over a real socket, and tries to come back as somebody new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.harness import Server, server
from tests.server.process import Process, process
from tests.server.test_limits import Wire
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.wire import client


@contextmanager
def hello(running: Process, code: str, **who: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A connection, and the first thing it is told."""
    with connect(running.socket) as line:
        line.send(json.dumps({"t": "hello", "table": code, **who}))
        yield line, json.loads(line.recv())


def until_gone(line: ClientConnection) -> int | None:
    """The code with which the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=30)
    return line.close_code


def test_whoever_is_sent_away_is_not_back_the_next_moment(tmp_path: Path) -> None:
    with process(tmp_path / "data") as running:
        table = running.open_table("Ann", seats=6)
        code = table["code"]
        with hello(running, code, token=table["token"]) as (ann, _):
            with hello(running, code, name="Cat") as (_, known):
                pass
            with hello(running, code, name="Bob") as (bob, welcome):
                ann.send(json.dumps({"t": "kick", "guest": welcome["guest"]}))
                assert until_gone(bob) == 4403
            for who, why in (
                ({"token": welcome["token"], "name": "Bob"}, "kicked"),
                ({"name": "Robert"}, "barred"),
                ({"name": "Bob"}, "barred"),
            ):
                with hello(running, code, **who) as (again, told):
                    assert told.get("code") == why
                    assert until_gone(again) == 4401
            with hello(running, code, token=known["token"]) as (_, told):
                assert told["t"] == "welcome"  # was there already
            ann.send(json.dumps({"t": "readmit", "guest": welcome["guest"]}))
            ann.send(json.dumps({"t": "ping"}))
            while json.loads(ann.recv(timeout=30))["t"] != "pong":
                pass
            with hello(running, code, token=welcome["token"], name="Bob") as (_, told):
                assert told["t"] == "welcome"


def test_nor_by_way_of_another_node(tmp_path: Path) -> None:
    """Limits are counted at the node that somebody has reached; who was sent away, at the table."""

    async def told(running: Server, code: str, name: str, address: str) -> dict[str, Any]:
        wire = Wire()
        line = Connection(wire, running.hub, Limiter(strict=False), address, relayed=True)
        line.heard(json.dumps({"t": "hello", "table": code, "name": name}))
        while not wire.told:
            await asyncio.sleep(0.01)
        return wire.told[0]

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=6)
            bob = await told(running, room.table.code, "Bob", "203.0.113.9")
            assert bob["t"] == "welcome"
            await running.say(room, ann, client.Kick(bob["guest"]))
            again = await told(running, room.table.code, "Robert", "203.0.113.9")
            assert again["code"] == "barred"
            other = await told(running, room.table.code, "Cat", "203.0.113.10")
            assert other["t"] == "welcome"

    asyncio.run(main())
