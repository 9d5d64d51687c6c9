"""The way to the simulated database, which fails by lot, and what a process sees over it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Protocol

from tests.cluster.simulated_cluster.database import Database, Row

from fengsheng.server.cluster.protocols import DEAD_AFTER_MS, OLD_SESSION, Beat, Node, Seen
from fengsheng.server.errors import NotOwner, StoreUnavailable

BEAT_WITHIN, CLAIM_WITHIN = 1.5, 3.0  # seconds, as the real ones wait
LATE = 0.5  # of what is lost on the way there comes through later


class Surroundings(Protocol):
    """What a session needs of the world."""

    db: Database
    dice: Random
    lossy: float
    counts: Counter[str]

    def now(self) -> float: ...
    def delay(self) -> float: ...
    def later(self, seconds: float, do: Callable[[], Any]) -> None: ...


class Asking(Protocol):
    """A process that asks."""

    cut: bool

    @property
    def world(self) -> Surroundings: ...
    async def wait(self, seconds: float) -> None: ...


class Session:
    """A connection of one process to the database."""

    def __init__(self, process: Asking) -> None:
        self._process = process
        db = process.world.db
        db.sessions += 1
        self.id, self._generation, self.since = db.sessions, db.generation, process.world.now()

    @property
    def open(self) -> bool:
        return self._generation == self._process.world.db.generation

    async def ask(self, statement: Callable[[], Any], within: float) -> Any:
        """There, done, and back; or not: then nobody knows."""
        process, world = self._process, self._process.world
        end = world.now() + within
        await process.wait(world.delay())
        while process.cut or world.now() < world.db.down_until:
            if world.now() >= end:
                raise StoreUnavailable("The database does not answer.")
            await process.wait(0.2)
        if not self.open:
            raise StoreUnavailable("The connection is closed.")
        if world.dice.random() < world.lossy:
            # never, or when nobody waits for it any more
            self._lost(statement if world.dice.random() < LATE else None)
        found = statement()
        await process.wait(world.delay())
        if process.cut or not self.open or world.dice.random() < world.lossy:
            self._lost()  # it was done, and nobody here knows
        return found

    def _lost(self, under_way: Callable[[], Any] | None = None) -> None:
        world, generation = self._process.world, self._generation

        def end() -> None:
            """The database has read all that there is, and notices the end of the connection."""
            if under_way is not None and generation == world.db.generation:
                world.counts["late"] += 1
                with suppress(NotOwner):
                    under_way()
            world.db.hang_up(self.id)

        world.later(world.dice.choice((0.0, 0.2, 1.0, 8.0)), end)
        self._generation = -1
        raise StoreUnavailable("The connection was lost.")


class Directory:
    """The nodes and owners of the simulated database, as one process sees them."""

    def __init__(self, process: Asking) -> None:
        self._process = process
        self._beats: Session | None = None
        self._claims: Session | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def _db(self) -> Database:
        return self._process.world.db

    def _now_ms(self) -> float:
        return self._process.world.now() * 1000

    def _lock(self, node: Node, session: Session) -> None:
        if node.key not in self._db.locks:
            self._db.locks[node.key] = session.id

    def _session(self) -> Session:
        if self._claims is None or not self._claims.open:
            self._claims = Session(self._process)
        return self._claims

    async def register(self, node: Node, former: str = "") -> Beat:
        session = self._beats = Session(self._process)
        self._session()

        def done() -> Beat:
            self._lock(node, session)
            old = self._db.nodes.get(former)
            if old is not None and not old.gone:
                old.beat_at, old.gone = old.beat_at - DEAD_AFTER_MS, True
            now = round(self._now_ms())
            self._db.nodes[node.id] = Row(node.key, node.address, now)
            return Beat("up", now, None if old is None else old.beat_at + DEAD_AFTER_MS)

        return await session.ask(done, BEAT_WITHIN)  # type: ignore[no-any-return]

    async def beat(self, node: Node, tables: int, peers: int, since_ms: int) -> Beat | None:
        if self._beats is None or not self._beats.open:
            self._beats = Session(self._process)
        session = self._beats

        def done() -> Beat | None:
            self._lock(node, session)
            row = self._db.nodes.get(node.id)
            if row is None:
                return None
            before = row.beat_at
            row.beat_at = before if before < since_ms else round(self._now_ms())
            return Beat("up", row.beat_at, before)

        return await session.ask(done, BEAT_WITHIN)  # type: ignore[no-any-return]

    @asynccontextmanager
    async def claiming(self) -> AsyncIterator[Claiming]:
        async with self._one_at_a_time:
            yield Claiming(self._process, self._session())

    async def close(self) -> None:
        for session in (self._beats, self._claims):
            if session is not None:
                self._db.hang_up(session.id)


class Claiming:
    """One transaction of claiming: other transactions may come between its two statements."""

    def __init__(self, process: Asking, session: Session) -> None:
        self._process = process
        self._session = session

    async def look(self, table: str, node: str, rules: int) -> Seen | None:
        world = self._process.world
        old = world.now() - self._session.since > OLD_SESSION

        def done() -> Seen:
            owner = world.db.owners[table]
            row = world.db.nodes.get(owner.node or "")
            free = owner.node is None or owner.node == node or row is None
            if row is not None and not free:
                dead = row.beat_at < world.now() * 1000 - DEAD_AFTER_MS
                free = dead or (old and row.key not in world.db.locks)
            beat, address = (None, "") if row is None else (row.beat_at, row.address)
            return Seen(owner.node, owner.epoch, beat, address, free)

        return await self._session.ask(done, CLAIM_WITHIN)  # type: ignore[no-any-return]

    async def take(self, table: str, epoch: int, node: str, rules: int) -> int | None:
        def done() -> int | None:
            owner = self._process.world.db.owners[table]
            if owner.epoch != epoch:
                return None
            owner.node, owner.epoch = node, epoch + 1
            return owner.epoch

        return await self._session.ask(done, CLAIM_WITHIN)  # type: ignore[no-any-return]
