"""The hub of one node of several: a table is woken where its people arrive, and everything that must be right
is asked of the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from fengsheng.server.clock import Clock
from fengsheng.server.cluster import sleeping
from fengsheng.server.cluster.claims import Claims, Mine, Theirs
from fengsheng.server.cluster.lease import Lease, SharedClock
from fengsheng.server.cluster.protocols import Directory, Hints, Node, Time
from fengsheng.server.cluster.spending import forget_spent, spend
from fengsheng.server.errors import Elsewhere, NotOwner, Refused, Spent, StoreUnavailable, Taken
from fengsheng.server.hub.guests import Guest, guest_of
from fengsheng.server.hub.hub import MOST_LISTED, STOP_WITHIN, Hub
from fengsheng.server.hub.info import TableInfo, of_room, of_row
from fengsheng.server.hub.orders import end
from fengsheng.server.hub.shelf import SHELVE_AFTER, SHELVE_LOBBY_AFTER, free_after
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.operate.tokens import is_code, new_code, new_id
from fengsheng.server.socket.limiter import ADDRESS_RATES, OPENING
from fengsheng.server.store import Store
from fengsheng.server.store.ops import Fence
from fengsheng.server.store.store import CALENDAR, ORDER
from fengsheng.server.table import seating
from fengsheng.server.table.dealing import last_snapshot, seed_for
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import MOVED, Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.state import dump
from fengsheng.server.thinking.pool import Pool

log = logging.getLogger("fengsheng.server")

AT_ONCE = 4  # tables that are being woken at the same time
LISTED_FOR = 1.0  # seconds that the list of public tables is good
DRAIN_EVERY = 0.02  # seconds from one table to the next
CODES = 20  # that are drawn until one is free
WENT_BACK = (
    "The database was put back to an earlier state while this server ran, or is another one: what people "
    "were told since is not in it. Start the server again to go on from what is there."
)


class Parts(NamedTuple):
    """What a node is made of, beside what every server is."""

    directory: Directory
    hints: Hints
    time: Time
    fresh: Callable[[], Node]
    rules: int
    join: Callable[[], None]


class ClusterHub(Hub):
    """Tables of this node, and the way to those of others."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        metrics: Metrics,
        parts: Parts,
        hurry: float = 1.0,
        thinkers: Pool | None = None,
    ) -> None:
        self.lease = Lease(
            parts.directory,
            parts.time,
            parts.fresh,
            self._figures,
            self._lapsed,
            self._wanted,
            self._went_back,
        )
        self.claims = Claims(parts.directory, parts.time, lambda: self.lease.node.id, parts.rules)
        super().__init__(store, SharedClock(clock, self.lease), metrics, 0, hurry, thinkers, self)
        self._parts = parts
        self._bringing = asyncio.Semaphore(AT_ONCE)
        self._listed: list[TableInfo] = []
        self._listed_at = -LISTED_FOR
        self._wake = asyncio.Event()
        self._drain: asyncio.Task[None] | None = None
        self._saying: set[asyncio.Task[None]] = set()

    # Ownership.

    def good(self) -> bool:
        """Whether anything may be done and told now."""
        return self.lease.good()

    async def again(self, table: str) -> Fence | None:
        """Have a table of ours anew."""
        found = await self.claims.claim(table)
        if not isinstance(found, Mine):
            raise NotOwner(MOVED)
        self.count("cluster_claims")
        return Fence(table, found.epoch)

    def _figures(self) -> tuple[int, int]:
        return len(self.rooms), sum(len(room.peers) for room in self.rooms.values())

    def _lapsed(self) -> None:
        """The lease is over: another node may have our tables already."""
        self.count("cluster_lapsed")
        log.error("lease lapsed", extra={"node": self.lease.node.id, "tables": len(self.rooms)})
        for room in list(self.rooms.values()):
            room.leave(MOVED)

    def _went_back(self) -> None:
        """Nothing that this server knows is of use any more: it stops, and says why."""
        self.failure = WENT_BACK
        log.critical("the database has gone back", extra={"node": self.lease.node.id})
        self.stop_serving()

    def _wanted(self, state: str) -> None:
        if state == "draining" and not self.draining:
            log.info("drain wanted")
            self._begin_to_drain()

    # Life.

    async def open(self) -> None:
        """Be a node. Nothing is loaded: tables are woken by whoever comes."""
        stored = await asyncio.to_thread(self.store.meta, CALENDAR)
        self.calendar.begin(stored, await asyncio.to_thread(self.store.last_alive))
        self.durable = await asyncio.to_thread(sleeping.durable, self.store)
        await self._parts.hints.open(self._hinted)
        await asyncio.to_thread(self._parts.join)
        await self.lease.begin()
        if self.durable == "local":
            log.warning("a second machine does not have what is told: synchronous_standby_names is not set")
        self.opened = True
        self._lag.start()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self.lease.run(), name="lease"),
            loop.create_task(self._beat(), name="heartbeat"),
            loop.create_task(self._sweep_often(), name="sweep"),
            loop.create_task(self._obey_soon(), name="orders"),
        ]
        await self._say("node", state="up", address=self.lease.node.address)

    async def close(self, text: str = "The server is being restarted.") -> None:
        """Give everything away, then stop; a drain that is under way is waited for."""
        await self.drain()
        self.closing = True
        await super().close(text)
        await asyncio.gather(*self._saying)
        await self._parts.hints.close()
        await self._parts.directory.close()

    async def _save_all(self) -> None:
        """Nothing is left to save."""

    def _playing(self) -> bool:
        """Beats say that this node is alive; the heartbeat only finds out when the database is well again."""
        return False

    async def drain(self) -> None:
        """Give everything away; there is one drain, whoever wants it."""
        await asyncio.shield(self._begin_to_drain())

    def _begin_to_drain(self) -> asyncio.Task[None]:
        if self._drain is None:
            self.draining = True
            self._drain = asyncio.get_running_loop().create_task(self._give_all_away(), name="drain")
        return self._drain

    async def _give_all_away(self) -> None:
        """Table by table. Each is written down whole, and free in the same transaction."""
        if self.lease.over:
            return  # there is nothing to give, and nobody to tell
        with suppress(StoreUnavailable):
            await self.store.commit([sleeping.set_state(self.lease.node.id, "draining")])
        await self._say("node", state="draining", address=self.lease.node.address)
        for room in list(self.rooms.values()):
            try:
                async with asyncio.timeout(STOP_WITHIN):
                    await self._give_away(room)
            except (StoreUnavailable, NotOwner, TimeoutError) as error:
                log.error("table cannot be given away", extra={"table": room.table.id, "error": str(error)})
                room.leave(MOVED)
            await asyncio.sleep(DRAIN_EVERY)
        log.info("drained")

    async def _give_away(self, room: Room) -> None:
        """What is begun is finished, then the table is everybody's."""
        if room.fence is None or self.rooms.get(room.table.code) is not room:
            return
        await room.stop()
        ops = [room.saved(), *last_snapshot(self.store, room.table)] if room.sure else []
        await self.store.commit([*ops, sleeping.release(room.table.id)], room.fence)
        epoch = room.fence.epoch + 1
        room.leave(MOVED)
        self._say_soon("moved", table=room.table.id, code=room.table.code, node="", epoch=epoch)

    # Hints.

    async def _say(self, subject: str, **message: Any) -> None:
        said = {"node": self.lease.node.id} | message
        if not await self._parts.hints.tell(subject, said):
            self.count("cluster_hints_lost")

    def _say_soon(self, subject: str, **message: Any) -> None:
        """Nobody waits for a hint."""
        saying = asyncio.get_running_loop().create_task(self._say(subject, **message))
        self._saying.add(saying)
        saying.add_done_callback(self._saying.discard)

    def _hinted(self, subject: str, message: dict[str, Any]) -> None:
        """Somebody says something that the database says too: look there now."""
        if subject.startswith("order"):
            self._wake.set()

    async def _obey_soon(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.obey()

    # Tables.

    async def _bring(self, code: str) -> Room | None:
        """Wake a table here, unless it is awake elsewhere."""
        async with self._bringing:
            if not self.good():
                raise Elsewhere("", "")
            row = await asyncio.to_thread(self.store.table_called, code)
            if self.draining and row is not None:
                raise Elsewhere(row.id, await self._at_another(row.id))
            found = await self.claims.claim(row.id) if row is not None else None
            if row is None or found is None:
                return None
            if isinstance(found, Theirs):
                raise Elsewhere(row.id, found.address)
            self.count("cluster_claims")
            try:
                room = await self._load(code, found)
            except StoreUnavailable:
                raise
            except Exception:  # a broken table is none; the others must not suffer
                log.exception("table cannot be loaded", extra={"table": row.id})
                self.count("room_errors")
                return None
            if room is not None:
                self._check_open()
                if self.lease.node.id != found.node:  # we were somebody else when we took it
                    raise Elsewhere(row.id, "")
                self._add(room)
                room.post(Item(None, None))  # write what loading found out
        if room is not None:
            self._say_soon("moved", table=room.table.id, code=code, node=found.node, epoch=found.epoch)
        return room

    async def _at_another(self, table: str) -> str:
        """The address at which a table is, or can be woken, that is not taken here any more. What is still
        ours, because it could not be given away or was just being woken, is everybody's from now on."""
        seen = await self.claims.look(table)
        if seen is not None and seen.node == self.lease.node.id:
            with suppress(NotOwner):
                await self.store.commit([sleeping.release(table)], Fence(table, seen.epoch))
        elif seen is not None and not seen.free:
            return seen.address
        return await asyncio.to_thread(sleeping.another, self.store, table, self.lease.node.id)

    def _check_open(self) -> None:
        """Nothing is taken by a node that gives everything away, or that may be thought dead."""
        if self.draining or not self.good():
            raise Elsewhere("", "")

    async def _load(self, code: str, mine: Mine) -> Room | None:
        # read after the claim: from now on nobody else writes
        row = await asyncio.to_thread(self.store.table_called, code)
        if row is None:
            return None
        room = self._room(row)
        room.fence = Fence(row.id, mine.epoch)
        room.alive = mine.alive or row.empty_since or row.updated_at
        room.read(await asyncio.to_thread(room.look, row))
        return room

    async def find(self, code: str) -> Room:
        """The table with this code, if it is here or can be."""
        room = self.rooms.get(code.upper())
        if room is not None and not self.good():
            raise Elsewhere(room.table.id, "")
        return await super().find(code)

    async def open_table(self, guest: str, name: str, settings: TableSettings, address: str = "") -> str:
        """A new table, which sleeps until somebody comes."""
        state, now = seating.new_table(guest, name, settings), self.clock.utc_ms()
        seed, table = seed_for(settings), new_id()
        spent = [spend("table", guest, OPENING)]
        spent += [spend("tables", address, ADDRESS_RATES["table"])] if address else []
        for _ in range(CODES):
            code = new_code()
            op = self.store.put_table(table, code, "lobby", dump(state), seed, (now, now), state.shown(now))
            with suppress(Taken):
                with _refusing("Not so fast; wait a little."):
                    await self.store.commit([op, self.store.put_owner(table, self._parts.rules), *spent])
                self.count("tables_created")
                return code
        raise Refused("busy", "No code is free; try again.")

    async def guest(self, token: str, address: str = "") -> Guest:
        """The guest with this token; without one, a new guest, of whom an address may bring so many to all
        nodes together."""
        new = [spend("guest", address, ADDRESS_RATES["guest"])] if address and not token else []
        with _refusing("Too many new guests from this address; wait a little."):
            return await guest_of(self.store, self.clock, token, new)

    async def info(self, code: str, guest: str = "") -> TableInfo:
        """From memory where the table is ours, else from its row; a look wakes nothing."""
        room = self.rooms.get(code.upper())
        if room is not None and self.good():
            await room.stored()
            if self.rooms.get(code.upper()) is room and self.good():  # it may have taken long
                return of_room(room, guest)
        row = (
            await asyncio.to_thread(self.store.table_called, code.upper()) if is_code(code.upper()) else None
        )
        found = None if row is None else of_row(row, guest)
        if found is None:
            raise Refused("no-table", "There is no table with this code.")
        return found

    async def listed(self) -> list[TableInfo]:
        """Public tables of all nodes, as they were a moment ago."""
        if self.clock.now() - self._listed_at >= LISTED_FOR:
            self._listed_at = self.clock.now()
            rows = await asyncio.to_thread(sleeping.public, self.store, MOST_LISTED)
            self._listed = [info for info in map(of_row, rows) if info is not None]
        return self._listed

    # What is done now and then.

    async def shelve(self) -> None:
        """Give away tables that nobody is at."""
        now = self.clock.now()
        for room in list(self.rooms.values()):
            after = SHELVE_LOBBY_AFTER if room.table.phase == "lobby" else SHELVE_AFTER
            if room.empty_since is not None and now - room.empty_since >= after and room.resting():
                try:
                    await self._give_away(room)
                except (StoreUnavailable, NotOwner):
                    room.leave(MOVED)  # it is found where it is

    async def sweep(self) -> None:
        """End tables that everybody has left long ago, here and where they sleep."""
        now = self.clock.now()
        for room in list(self.rooms.values()):
            if room.empty_since is not None and now - room.empty_since >= free_after(room):
                room.end("Nobody came back to this table.")
        with suppress(StoreUnavailable):
            await self.store.commit(sleeping.notice_empty(self.clock.utc_ms()))
            lying = await asyncio.to_thread(sleeping.left_long_ago, self.store, self.clock.utc_ms())
            for code in lying:
                with suppress(Elsewhere, Refused):
                    (await self.find(code)).end("Nobody came back to this table.")

    async def obey(self) -> None:
        """Do what was ordered, as far as it concerns tables that are here or asleep."""
        try:
            orders = await asyncio.to_thread(self.store.orders)
            for table in orders:
                row = await asyncio.to_thread(self.store.table, table)
                if row is not None and row.code is not None:
                    try:
                        room = await self.find(row.code)
                    except (Elsewhere, Refused):
                        continue  # whoever has it sees the order too
                    await end(room)
                await self.store.commit([self.store.drop_meta(f"{ORDER}{table}")])
        except StoreUnavailable as error:
            log.error("orders not carried out", extra={"error": str(error)})

    async def _prune(self) -> None:
        """One node does it, whichever is first."""
        async with sleeping.alone_at(self.store, "prune") as mine:
            if mine:
                await super()._prune()
                now = self.clock.utc_ms()
                await self.store.commit([*sleeping.forget_dead(now), forget_spent(now)])


@contextmanager
def _refusing(sentence: str) -> Iterator[None]:
    try:
        yield
    except Spent:
        raise Refused("too-fast", sentence) from None
