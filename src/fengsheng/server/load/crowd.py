"""Many tables of scripted people at one server."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from fengsheng.server.load.figures import Figures
from fengsheng.server.load.process import NoServer, ServerProcess
from fengsheng.server.load.script import Manner, Player, ScriptedTable
from fengsheng.server.socket.outgoing import open_socket

AT_ONCE = 8  # tables that are being opened at the same time
MOST_HURRIED = 90.0  # seconds that getting into the middle of the games may take


class Crowd:
    """Opens tables, lets people play at them, and measures stretches of it."""

    def __init__(
        self, server: ServerProcess, manner: Manner, seats: int, people: int, **settings: Any
    ) -> None:
        self.server = server
        self.figures = Figures()
        self.tables: list[ScriptedTable] = []
        self.dice = Random("load")
        self.manner = manner
        self._people = people
        self._settings = {"seats": seats, **settings}
        self._opening = asyncio.Semaphore(AT_ONCE)

    async def grow(self, count: int, hurry: int = 0) -> None:
        """As many tables as that, each in a game; the first answers of each, up to `hurry`, are given at
        once, so that the games are not all at the same point. Back when that is done."""
        missing = [self.table(hurry) for _ in range(count - len(self.tables))]
        self.tables += await asyncio.gather(*missing)
        for _ in range(round(MOST_HURRIED * 10)):
            if not any(table.hurry for table in self.tables):
                break
            await asyncio.sleep(0.1)

    async def table(self, hurry: int = 0, manner: Manner | None = None) -> ScriptedTable:
        """One more table, playing."""
        async with self._opening:
            table = ScriptedTable(self.figures, manner or self.manner, Random(self.dice.random()))
            await self.seat(table, self._people, self._settings)
            if hurry:
                table.hurry = int(table.dice.random() * hurry)
            table.start()
            return table

    async def seat(
        self, table: ScriptedTable, people: int, settings: dict[str, Any], hold: str = "always"
    ) -> None:
        """Open a table, and let so many people sit down at it, who want to be asked so often."""
        opened = await self.request("POST", "/api/tables", {"name": "P0", "settings": settings})
        table.code = opened["code"]
        for number in range(people):
            socket = await open_socket(self.server.host, self.server.port)
            player = Player(table, socket)
            table.players.append(player)
            token = opened["token"] if number == 0 else ""
            manner = table.manner
            player.say(
                t="hello",
                table=table.code,
                name=f"P{number}",
                token=token,
                words=manner.words,
                lang=manner.lang,
            )
            await player.arrived
            player.say(t="prefs", hold=[hold])

    async def stretch(self, seconds: float) -> dict[str, Any]:
        """Let them play for so long, and say what it was like."""
        figures = Figures()
        self.figures = figures
        for table in self.tables:
            table.figures = figures
        begin, cpu = time.perf_counter(), self.server.cpu_seconds()
        while (spent := time.perf_counter() - begin) < seconds:
            await asyncio.sleep(min(0.5, seconds - spent))
            self.server.check()
        spent = time.perf_counter() - begin
        used = self.server.cpu_seconds() - cpu
        return {"tables": len(self.tables), **figures.summary(spent, used, self.server.memory_mb())}

    def close(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            table.abandon()
        self.tables.clear()

    async def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """One request of its own connection."""
        reader, writer = await asyncio.open_connection(self.server.host, self.server.port)
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + data)
            status, _, rest = (await reader.read()).partition(b"\r\n")
            if status.split(b" ")[1:2] not in ([b"200"], [b"201"]):
                raise NoServer(f"The server refused {method} {path}: {status.decode('ascii', 'replace')}.")
            reply: dict[str, Any] = msgspec.json.decode(rest.partition(b"\r\n\r\n")[2])
            return reply
        finally:
            writer.close()
