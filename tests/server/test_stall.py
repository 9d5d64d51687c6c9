"""The server is stopped for a while, as by a machine that swaps: nobody loses time, and nothing that was sent
meanwhile comes too late."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.nursery import Forked, nursery
from tests.server.test_kill import open_table
from websockets.asyncio.client import ClientConnection, connect

STALL = 3.5  # seconds, which is longer than the clock runs


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["t"] in kinds:
            return message


async def _play(server: Forked, table: dict[str, Any]) -> None:
    async with connect(server.socket) as ann, connect(server.socket) as bob:
        code = table["code"]
        await ann.send(json.dumps({"t": "hello", "table": code, "token": table["token"], "words": "none"}))
        await hear(ann, "table")
        await bob.send(json.dumps({"t": "hello", "table": code, "name": "Bob", "words": "none"}))
        await hear(bob, "table")
        await ann.send('{"t": "start"}')
        asked = {}
        for socket in (ann, bob):
            asked[socket] = (await hear(socket, "view"))["prompt"]
        await asyncio.sleep(0.5)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await ann.send(answer(asked[ann]))  # it waits in the socket
            await asyncio.sleep(STALL)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        await hear(ann, "accepted")
        await asyncio.sleep(0.4)
        await bob.send(answer(asked[bob]))  # his clock has not run meanwhile
        await hear(bob, "accepted")


def answer(prompt: dict[str, Any]) -> str:
    return json.dumps({"t": "answer", "prompt": prompt["id"], "option": prompt["options"][0]["n"]})


def test_a_stall_costs_nobody_their_time(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with nursery() as home:
        server = home.start(data, plant="tests.server.faults:clocks_are_short")
        table = open_table(server.base, "Ann", pace="quick", seats=5)
        asyncio.run(_play(server, table))
        server.end(signal.SIGKILL)
    with closing(sqlite3.connect(data / "fengsheng.sqlite")) as connection:
        rows = connection.execute("SELECT seat, source FROM answers WHERE seat IN (0, 1) AND prompt = 1")
        assert sorted(rows.fetchall()) == [(0, "person"), (1, "person")]
