"""People of a simulated cluster, who write down what they are told as those of the real tests do; and what
the simulated database says to the same questions (`tests/server/{witness,truth,verdict}.py`)."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from tests.cluster.simulated_cluster.database import Database
from tests.cluster.simulated_cluster.network import NearEnd, Ways, call
from tests.server.truth import Lost, Truth
from tests.server.witness import Memory, Witness

from fengsheng.server.table.seating import new_table
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.state import dump

NODES = 3
TOLERATED = {"moved", "not-saved", "busy"}


class Told(Ways, Protocol):
    """What somebody needs of the world."""

    dice: Random
    lies: list[str]
    lost: set[tuple[str, str]]  # tables and texts of a past that is no more


class Person:
    """Talks at one table, over one server or another; whoever hears nothing goes elsewhere."""

    def __init__(self, world: Told, name: str, code: str) -> None:
        self._world = world
        self.who = Witness(name, code, token=name, guest=name)
        self.who.tolerated |= TOLERATED
        self._heard = asyncio.Event()
        self._gone = False

    async def stay(self) -> None:
        """Until the world ends."""
        dice = self._world.dice
        while True:
            with suppress(OSError):
                async with asyncio.timeout(3.0):
                    line = await call(self._world, None, dice.randrange(NODES), {}, "")
                with suppress(TimeoutError):
                    await self._come(line)
                    await self._talk(line)
                line.abort()
            await asyncio.sleep(dice.uniform(0.0, 0.3))

    async def _come(self, line: NearEnd) -> None:
        memory, self._gone = Memory(self.who.guest), False
        line.heard = lambda frame: self._note(memory, frame)
        line.closed = self._closed
        hello = {"t": "hello", "table": self.who.code, "token": self.who.token, "words": "none"}
        line.send(json.dumps(hello).encode())
        self._heard.clear()
        await self._hears(8.0)

    async def _talk(self, line: NearEnd) -> None:
        dice = self._world.dice
        while not self._gone and dice.random() > 0.1:
            await asyncio.sleep(dice.uniform(0.05, 0.4))
            text = f"{self.who.name} {len(self.who.said)}"
            self.who.said.append(text)
            self._heard.clear()
            line.send(json.dumps({"t": "say", "text": text}).encode())
            await self._hears(dice.choice((1.0, 3.0, 6.0)))

    async def _hears(self, within: float) -> None:
        async with asyncio.timeout(within):
            await self._heard.wait()

    def _closed(self, code: int) -> None:
        self._gone = True
        self._heard.set()

    def _note(self, memory: Memory, frame: bytes) -> None:
        """As the real ones do. What is told again on coming back must be what was told before; what a server
        still shows of a lost past, until its next beat, was told before that."""
        try:
            self.who._note(memory, frame)
            for line in json.loads(frame).get("chat", []):
                if (self.who.code, line["text"]) in self._world.lost:
                    continue
                if self.who.chat.setdefault(line["line"], line) != line:
                    raise Lost(f"{self.who.name}: {line} was {self.who.chat[line['line']]}")
        except AssertionError as error:
            self._world.lies.append(str(error))
        self._heard.set()

    def forget(self, database: Database) -> None:
        """What was told of a past that is no more."""
        kept = {line.line: line._asdict() for line in database.lines[self.who.code]}
        self.who.chat = {number: line for number, line in self.who.chat.items() if kept.get(number) == line}


class SimulatedTruth(Truth):
    """What the simulated database has, read by the questions that a real one is asked."""

    def __init__(self, database: Database) -> None:
        self.tables = {}
        self._read(_Rows(database))
        for code, table in self.tables.items():
            if [line["line"] for line in table.chat] != list(range(1, len(table.chat) + 1)):
                raise Lost(f"{code}: a line is missing")


_DOC = dump(new_table("Ann", "Ann", TableSettings()))


class _Rows:
    def __init__(self, database: Database) -> None:
        self._database = database

    def execute(self, statement: str, values: tuple[Any, ...] = (), /) -> Any:
        if "FROM chat" in statement:
            lines = sorted(self._database.lines[values[0]])
            return [line._asdict() for line in lines]
        return self if "FROM tables" in statement else _Nothing()

    def fetchall(self) -> list[dict[str, Any]]:
        """The tables."""
        row = {"phase": "lobby", "doc": _DOC, "seed": b""}
        return [{"id": code, "code": code, **row} for code in self._database.lines]


class _Nothing:
    def fetchall(self) -> list[Any]:
        """There are no games."""
        return []
