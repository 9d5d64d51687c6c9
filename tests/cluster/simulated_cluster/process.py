"""One server of a simulated cluster: the real lease, claims, connections and relays. Its hub is a model of
the real one (`server/cluster/hub.py`), which asks its store in threads; so are the rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Protocol, cast

from tests.cluster.simulated_cluster.database import Line
from tests.cluster.simulated_cluster.directory import Directory, Session, Surroundings
from tests.cluster.simulated_cluster.network import FarEnd, NearEnd, Ways, call
from tests.cluster.simulated_cluster.room import Room

from fengsheng.server.cluster.claims import Claims, Mine
from fengsheng.server.cluster.lease import Lease
from fengsheng.server.cluster.protocols import HEADER, Node, Relays
from fengsheng.server.cluster.relay import RelayedLines, Signature
from fengsheng.server.errors import Elsewhere, Refused, StoreUnavailable
from fengsheng.server.hub.guests import Guest
from fengsheng.server.hub.hub import Hub
from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import USUAL, Limiter
from fengsheng.server.socket.limits import Allowance, Unlimited
from fengsheng.server.table.item import Item
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client

COMMIT_WITHIN = 5.0  # seconds, as the real writer waits
RULES = 1
SECRET = b"what only the servers know"


class Around(Surroundings, Ways, Protocol):
    """What a process needs of the world."""

    ids: int
    leased: bool
    careful: bool

    def task(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...
    def again(self, process: Process) -> None: ...


class Unhurried(Limiter):
    """Nobody here is too fast."""

    def guest(self, guest: str) -> Allowance:
        return Unlimited({}, USUAL)


class Process:
    """One server. It can be stopped, cut off and killed."""

    def __init__(self, world: Around, number: int) -> None:
        self.world = world
        self.number = number
        self.cut = False
        self.stopped_until = 0.0
        self.dead = False
        self.rooms: dict[str, Room] = {}
        self.clock = self
        self.closing = self.draining = False
        self._bringing = asyncio.Lock()
        self._directory = Directory(self)
        self._writer: Session | None = None
        self.lease = Lease(
            self._directory, self, self._fresh, lambda: (0, 0), self._lapsed, lambda _: None, self._back
        )
        if not world.leased:
            self.lease.good = lambda: True  # type: ignore[method-assign]
        self.claims = Claims(self._directory, self, lambda: self.lease.node.id, RULES)
        signature = Signature(SECRET, lambda: self.lease.node.id, self.now_ms)
        self.relays: Relays = RelayedLines(signature, self.count, self._dial)
        self._limiter = Unhurried(strict=False)
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self.task(self._live())

    def task(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        made = self.world.task(doing)
        self._tasks[made] = None
        made.add_done_callback(lambda done: self._tasks.pop(done, None))
        return made

    def count(self, name: str, number: int = 1) -> None:
        self.world.counts[name] += number

    # Its time.

    def boot(self) -> float:
        return self.world.now()

    def now(self) -> float:
        return self.world.now()

    def now_ms(self) -> int:
        return round(self.world.now() * 1000)

    async def sleep(self, seconds: float) -> None:
        await self.wait(seconds)

    def still(self) -> bool:
        return self.world.now() < self.stopped_until

    async def wait(self, seconds: float) -> None:
        """So long, and as long as it is stopped; the dead wait for ever."""
        await asyncio.sleep(seconds)
        while self.still():
            await asyncio.sleep(self.stopped_until - self.world.now())
        if self.dead:
            await asyncio.Event().wait()

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
        for line in list(self.world.lines):
            if self in (line.near_server, line.far_server):
                line.break_off(self)
        for task in list(self._tasks):
            task.cancel()
        self.world.later(0.0, lambda: self.world.task(self._directory.close()))

    def _lapsed(self) -> None:
        for room in list(self.rooms.values()):
            room.end()

    def _back(self) -> None:
        """It is started again."""
        self.count("went back")
        self.world.again(self)

    # Lines.

    def greet(self, far: FarEnd, headers: Mapping[str, str], player: str) -> None:
        """Somebody has called: a player, or another server for one."""
        signed = headers.get(HEADER)
        if signed is not None and not self.relays.accepts(signed):
            far.end(1008)
            return
        hub = cast(Hub, self)  # as far as a connection asks it
        self.task(Connection(far, hub, self._limiter, player, signed is not None).run())

    async def _dial(self, address: str, path: str, headers: Mapping[str, str]) -> NearEnd:
        return await call(self.world, self, int(address.removeprefix("ws://")), headers, "")

    # What connections want of a hub.

    async def guest(self, token: str, address: str = "") -> Guest:
        await self.wait(self.world.delay())
        return Guest(token)

    async def enter(self, peer: Peer, hello: client.Hello, token: str) -> Room:
        room = await self.find(hello.table)
        room.post(Item(peer, hello, token))
        return room

    async def find(self, code: str) -> Room:
        """The table, if it is here or can be."""
        await self.wait(0.0)
        if code not in self.world.db.owners:
            raise Refused("no-table", "There is none.")
        room = self.rooms.get(code)
        if room is not None and not self.lease.good():
            raise Elsewhere(code, "")
        if room is None:
            async with self._bringing:
                room = self.rooms.get(code) or await self._bring(code)
        return room

    async def _bring(self, code: str) -> Room:
        if not self.lease.good():
            raise Elsewhere("", "")
        if self.draining:
            raise Elsewhere(code, await self._at_another(code))
        found = await self.claims.claim(code)
        if not isinstance(found, Mine):
            raise Elsewhere(code, "" if found is None else found.address)
        lines = await self.read(code)
        if self.draining or not self.lease.good() or self.lease.node.id != found.node:
            raise Elsewhere(code, "")
        self.count("woken")
        room = self.rooms[code] = Room(self, code, found.epoch, lines)
        return room

    def drain(self) -> None:
        """It takes nothing any more, and gives away what it has."""
        self.draining = True
        self.task(self._give_away())

    async def _give_away(self) -> None:
        while self.rooms:
            await self.wait(0.02)
            for code, room in list(self.rooms.items()):
                if room.resting:
                    room.end()
                    with suppress(StoreUnavailable):  # then whoever asks next finds out
                        await self._release(code, room.epoch)

    async def _release(self, code: str, epoch: int) -> None:
        db = self.world.db
        await self._ask(lambda: db.release(code, epoch))

    async def _at_another(self, code: str) -> str:
        seen, me = await self.claims.look(code), self.lease.node.id
        if seen is not None and seen.node == me:
            await self._release(code, seen.epoch)
        elif seen is not None and not seen.free:
            self.count("passed on")
            return seen.address
        rows = await self._ask(lambda: self.world.db.nodes)
        others = [row.address for name, row in rows.items() if name != me and not row.gone]
        return self.world.dice.choice(others) if others else ""

    # What rooms want of a store.

    async def read(self, table: str) -> list[Line]:
        db = self.world.db
        return await self._ask(lambda: sorted(db.lines[table]))  # type: ignore[no-any-return]

    async def write(self, table: str, line: Line, epoch: int) -> None:
        db = self.world.db
        await self._ask(lambda: db.commit(table, line, epoch))

    async def _ask(self, statement: Callable[[], Any]) -> Any:
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
