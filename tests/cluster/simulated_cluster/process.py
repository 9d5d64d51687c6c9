"""One server of a simulated cluster: the real lease and claims, and a model of the real rooms."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from tests.cluster.simulated_cluster.directory import Directory, Session, Surroundings

from fengsheng.server.cluster.claims import Claims, Mine
from fengsheng.server.cluster.lease import Lease
from fengsheng.server.cluster.protocols import Node
from fengsheng.server.errors import NotOwner, StoreUnavailable

COMMIT_WITHIN = 5.0  # seconds, as the real writer waits
RULES = 1


class Told(NamedTuple):
    """What a player was told."""

    table: str
    seq: int
    value: str
    node: str
    epoch: int


class Around(Surroundings, Protocol):
    """What a process needs of the world."""

    ids: int
    leased: bool
    careful: bool
    counts: Counter[str]

    def task(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...
    def tell(self, told: Told) -> None: ...
    def again(self, process: Process) -> None: ...


@dataclass
class Room:
    """A table that a process has."""

    epoch: int
    answers: list[str]
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)


class Process:
    """One server. It can be stopped, cut off and killed."""

    def __init__(self, world: Around, number: int) -> None:
        self.world = world
        self.number = number
        self.cut = False
        self.stopped_until = 0.0
        self.dead = False
        self.rooms: dict[str, Room] = {}
        self._directory = Directory(self)
        self._writer: Session | None = None
        self.lease = Lease(
            self._directory, self, self._fresh, lambda: (0, 0), self._lapsed, lambda _: None, self._back
        )
        if not world.leased:
            self.lease.good = lambda: True  # type: ignore[method-assign]
        self.claims = Claims(self._directory, self, lambda: self.lease.node.id, RULES)
        self._tasks = [world.task(self._live())]

    # Its time.

    def boot(self) -> float:
        return self.world.now()

    async def sleep(self, seconds: float) -> None:
        await self.wait(seconds)

    async def wait(self, seconds: float) -> None:
        """So long, and as long as it is stopped; the dead wait for ever."""
        await asyncio.sleep(seconds)
        while self.world.now() < self.stopped_until:
            await asyncio.sleep(self.stopped_until - self.world.now())

    def _fresh(self) -> Node:
        self.world.ids += 1
        name = f"n{self.world.ids}"
        return Node(name, self.world.ids, name, f"ws://{self.number}", "1", RULES)

    async def _live(self) -> None:
        while True:
            try:
                await self.lease.begin()
                break
            except StoreUnavailable:
                await self.wait(0.5)
        await self.lease.run()

    def kill(self) -> None:
        """Without a word; the kernel closes its connections."""
        self.dead = True
        self.rooms.clear()
        for task in self._tasks:
            task.cancel()
        self.world.later(0.0, lambda: self.world.task(self._directory.close()))

    def _lapsed(self) -> None:
        self.rooms.clear()

    def _back(self) -> None:
        """It is started again."""
        self.world.counts["went back"] += 1
        self.world.again(self)

    # What players want of it.

    async def act(self, table: str, value: str) -> None:
        """Somebody answers at this node."""
        try:
            room = self.rooms.get(table) or await self._bring(table)
            if room is None:
                return
            async with room.busy:
                if self.rooms.get(table) is room:
                    await self._answer(table, room, value)
        except StoreUnavailable:
            return

    async def _bring(self, table: str) -> Room | None:
        if not self.lease.good():
            return None
        found = await self.claims.claim(table)
        if not isinstance(found, Mine):
            return None
        answers = await self._read(table)
        if not self.lease.good() or self.lease.node.id != found.node:
            return None
        room = self.rooms[table] = Room(found.epoch, answers)
        return room

    async def _read(self, table: str) -> list[str]:
        db = self.world.db
        return await self._write(lambda: list(db.answers[table]))  # type: ignore[no-any-return]

    async def _write(self, statement: Callable[[], Any]) -> Any:
        if self._writer is None or not self._writer.open:
            fresh = Session(self)
            await fresh.ask(self._agree, COMMIT_WITHIN)
            self._writer = fresh
        return await self._writer.ask(statement, COMMIT_WITHIN)

    def _agree(self) -> None:
        """As `check_known` does with every new connection."""
        proof = self.lease.proof()
        row = None if proof is None else self.world.db.nodes.get(proof[0])
        if proof is not None and (row is None or row.beat_at < proof[1]) and self.world.careful:
            raise StoreUnavailable("It does not know this server.")

    async def _answer(self, table: str, room: Room, value: str) -> None:
        if not self.lease.good():
            self.rooms.pop(table, None)
            return
        seq, db = len(room.answers), self.world.db
        try:
            await self._write(lambda: db.commit(table, seq, value, room.epoch))
        except NotOwner:
            self.world.counts["fenced"] += 1
            self.rooms.pop(table, None)
            return
        except StoreUnavailable:
            await self._again(table, room)
            return
        room.answers.append(value)
        if self.lease.good() and not self.dead:
            self.world.tell(Told(table, seq, value, self.lease.node.id, room.epoch))

    async def _again(self, table: str, room: Room) -> None:
        """Nobody knows how the commit ended: have the table anew, then read what it has."""
        self.rooms.pop(table, None)
        found = await self.claims.claim(table)
        if isinstance(found, Mine):
            answers = await self._read(table)
            if self.lease.good() and self.lease.node.id == found.node:
                self.rooms[table] = Room(found.epoch, answers)
