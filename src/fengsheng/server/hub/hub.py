"""All tables of a server: opening, finding, loading, freeing them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Row

from fengsheng.server.clock import Clock
from fengsheng.server.cluster.protocols import Alone, Ownership, Relays
from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.hub.calendar import Calendar
from fengsheng.server.hub.collecting import Collecting
from fengsheng.server.hub.guests import Guest, guest_of
from fengsheng.server.hub.info import TableInfo, of_room
from fengsheng.server.hub.lag import Lag
from fengsheng.server.hub.orders import end
from fengsheng.server.hub.shelf import FREE_AFTER, Shelf, Shelved, free_after
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.operate.tokens import is_code, new_code, new_id
from fengsheng.server.store import Store
from fengsheng.server.store.keeping import Keeping
from fengsheng.server.store.pruning import prune
from fengsheng.server.store.store import CALENDAR, HEARTBEAT, ORDER
from fengsheng.server.table import seating
from fengsheng.server.table.dealing import last_snapshot, seed_for
from fengsheng.server.table.item import Item
from fengsheng.server.table.loading import guests_at_tables
from fengsheng.server.table.pace import PACES, Pace, at_speed, hurried
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.state import TableState, dump, load
from fengsheng.server.table.table import Table
from fengsheng.server.thinking.pool import Pool
from fengsheng.server.wire import client

log = logging.getLogger("fengsheng.server")

HEARTBEAT_EVERY = 1.0
SWEEP_EVERY = 30.0
PRUNE_EVERY = 3600.0
STOP_WITHIN = 5.0  # seconds that a table may take to finish what it has begun
MOST_LISTED = 100  # public tables
MOST_BOT_GAMES = 8  # of bots alone, with somebody who watches, at a time


class Hub:
    """Owns the rooms. Belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        metrics: Metrics,
        most_bytes: int = 0,
        hurry: float = 1.0,
        thinkers: Pool | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.store = store
        self.ownership = ownership or Alone()
        self.relays: Relays | None = None
        self.draining = False
        self.failure = ""  # why it cannot go on, in one sentence
        self.stop_serving: Callable[[], None] = lambda: None
        self.durable = "local"  # whether a second machine has what is told
        self.keeping = Keeping(store, most_bytes)
        self.calendar = Calendar(clock)
        self.clock: Clock = self.calendar
        self.metrics = metrics
        self.thinkers = thinkers or Pool(0, metrics.count)
        self.shelf = Shelf(store, self.clock)
        self.rooms, self.shelved = self.shelf.rooms, self.shelf.shelved
        self._tasks: list[asyncio.Task[None]] = []
        self._fetching: dict[str, asyncio.Task[Room | None]] = {}
        self._collecting = Collecting(metrics)
        self._pruned = -PRUNE_EVERY
        self._hurry = hurry  # how many times as fast waiting is
        self._lag = Lag(clock, self._was_late)
        self.replaying = asyncio.Semaphore(1)  # whole games are played again one at a time
        self.opened = self.closing = False

    # Life.

    async def open(self) -> None:
        """Bring back every table that has not ended."""
        self.calendar.begin(self.store.meta(CALENDAR), self.store.last_alive())
        for row in self.store.open_tables():
            if self.shelf.full:  # read when somebody comes
                after = FREE_AFTER.get(row.phase, 0.0)
                self.shelved[row.code] = Shelved(row.id, row.phase, self.clock.now(), None, after)
                continue
            try:
                room = self._room(row)
                room.read(room.look(row))
            except Exception:  # one broken table must not keep the others away
                log.exception("table cannot be loaded", extra={"table": row.id})
                self.count("room_errors")
                continue
            self._add(room)
            room.post(Item(None, None))  # write what loading found out
            if len(self.rooms) % 20 == 0:
                await asyncio.sleep(0)
        self.opened = True
        log.info("tables loaded", extra={"tables": len(self.rooms) + len(self.shelved)})
        self._lag.start()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._beat(), name="heartbeat"),
            loop.create_task(self._sweep_often(), name="sweep"),
        ]

    async def close(self, text: str = "The server is being restarted.") -> None:
        """Tell everybody, save, stop."""
        self.closing = True
        self._lag.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            try:
                await asyncio.wait_for(room.stop(), STOP_WITHIN)
            except TimeoutError:  # one table that hangs must not keep the others from being saved
                log.error("table does not stop", extra={"table": room.table.id})
                room.sure = False  # it is in the middle of something
            for peer in list(room.peers):
                peer.close(1012, "restart", text)
            room.peers.clear()
        await self.thinkers.close()
        try:
            await self._save_all()
        except StoreUnavailable as error:
            log.error("not saved at the end", extra={"error": str(error)})

    async def _save_all(self) -> None:
        """A last heartbeat, and a snapshot of every running game that has none of its end."""
        ops = [self.store.put_meta(HEARTBEAT, str(self.clock.utc_ms()))]
        if self.opened:
            ops.append(self.store.put_meta(CALENDAR, self.calendar.look()))
        for room in self.rooms.values():
            ops += last_snapshot(self.store, room.table) if room.sure else []
        await self.store.commit(ops)

    def _was_late(self, seconds: float) -> None:
        """The server stood still: nobody's time passed."""
        self.count("stalls")
        self.count("stalled_seconds", seconds)
        for room in self.rooms.values():
            if room.table.match is not None:
                room.table.match.delay(seconds, self.clock.now())

    async def _beat(self) -> None:
        """Write down that the server is alive, so that clocks know where they stood; and while nothing can be
        saved, find out when that ends. Also notice when the database is gone while nobody plays."""
        while True:
            playing = self._playing()
            trouble = await asyncio.to_thread(self.store.trouble)
            if playing or trouble or self.store.writer.failing:
                try:
                    await self.store.say_alive(self.clock.utc_ms())
                except StoreUnavailable as error:
                    log.error("heartbeat not saved", extra={"error": str(error)})
            await asyncio.sleep(HEARTBEAT_EVERY)

    def _playing(self) -> bool:
        """Whether clocks run somewhere."""
        return any(room.table.phase == "playing" and room.peers for room in self.rooms.values())

    async def _sweep_often(self) -> None:
        while True:
            try:
                await self._sweep_once()
            except Exception:  # a bug: nothing else would be swept, obeyed and kept small ever again
                log.exception("sweeping failed")
                self.count("room_errors")
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep_once(self) -> None:
        await self.sweep()
        await self.shelve()
        self._collecting.look()
        await self.obey()
        await self._keep()
        if self.clock.now() - self._pruned >= PRUNE_EVERY:
            self._pruned = self.clock.now()
            try:
                await self._prune()
            except StoreUnavailable as error:
                log.error("not pruned", extra={"error": str(error)})

    async def shelve(self) -> None:
        """Forget tables that nobody is at."""
        self.shelf.shelve()

    async def _keep(self) -> None:
        """Keep no more than may be kept."""
        try:
            await self.keeping.look(self.clock.utc_ms(), partial(guests_at_tables, self.store))
        except StoreUnavailable as error:
            log.error("size cannot be looked at", extra={"error": str(error)})

    async def _prune(self) -> None:
        """Throw away what is too old, unless the clock cannot be believed."""
        ops = [self.store.put_meta(CALENDAR, self.calendar.look())]
        if self.calendar.far:
            log.warning(
                "clock is not believed: nothing is thrown away by age",
                extra={"clock": self.calendar.far, "now": self.clock.utc_ms()},
            )
        else:
            sitting = partial(guests_at_tables, self.store)
            ops += await asyncio.to_thread(prune, self.store, self.clock.utc_ms(), sitting)
        await self.store.commit(ops)

    async def sweep(self) -> None:
        """Free tables that everybody has left long ago."""
        now = self.clock.now()
        for room in list(self.rooms.values()):
            if room.empty_since is not None and now - room.empty_since >= free_after(room):
                room.end("Nobody came back to this table.")
        for code, table in list(self.shelved.items()):
            if now - table.empty_since >= table.free_after:
                with suppress(Refused, StoreUnavailable):  # tried again; what is wrong is in the log
                    (await self.find(code)).end("Nobody came back to this table.")

    async def _fetch(self, code: str) -> Room | None:
        """A table that is not in memory; whoever comes while somebody else fetches it waits for the same."""
        fetching = self._fetching.get(code)
        if fetching is None:
            fetching = asyncio.get_running_loop().create_task(self._bring(code), name="fetch")
            self._fetching[code] = fetching
            fetching.add_done_callback(lambda _: self._fetching.pop(code, None))
        return await asyncio.shield(fetching)

    async def _bring(self, code: str) -> Room | None:
        """A table from the shelf."""
        table = self.shelved.get(code)
        if table is None:
            return None
        row = await asyncio.to_thread(self.store.table, table.id)
        try:
            if row is None or row.code != code:
                raise LookupError(code)
            room = self._room(row)
            stored = await asyncio.to_thread(room.look, row)
            if code not in self.shelved:
                return None  # it has ended meanwhile
            room.read(stored)
        except StoreUnavailable:
            raise
        except Exception:  # a broken table is none; the others must not suffer
            log.exception("table cannot be loaded", extra={"table": table.id})
            self.count("room_errors")
            return None
        if self.shelf.full:
            self.shelf.put_longest_away()
        del self.shelved[code]
        room.empty_since = table.empty_since
        if room.table.match is not None and table.elapsed is not None:
            room.table.match.elapsed = table.elapsed
        self._add(room)
        room.post(Item(None, None))  # write what loading found out
        return room

    async def obey(self) -> None:
        """Do what was ordered on the command line."""
        try:
            orders = await asyncio.to_thread(self.store.orders)
            for table in orders:
                for code, shelved in list(self.shelved.items()):
                    if shelved.id == table:
                        await self._fetch(code)
                for room in list(self.rooms.values()):
                    if room.table.id == table:
                        await end(room)
                await self.store.commit([self.store.drop_meta(f"{ORDER}{table}")])
        except StoreUnavailable as error:
            log.error("orders not carried out", extra={"error": str(error)})

    def _room(self, row: Row[Any]) -> Room:
        """A room for a stored table, still empty."""
        table = Table(self, row.id, row.code or "", row.phase, load(row.doc), row.seed, row.created_at)
        return Room(self, table)

    def _add(self, room: Room) -> None:
        self.rooms[room.table.code] = room
        room.start()

    async def find(self, code: str) -> Room:
        """The table with this code."""
        wanted = code.upper()
        room = self.rooms.get(wanted)
        while room is None and is_code(wanted) and await self._fetch(wanted) is not None:
            room = self.rooms.get(wanted)  # it may be gone again: whoever waits goes on a moment later
        if room is None:
            raise Refused("no-table", "There is no table with this code.")
        return room

    async def create(self, guest: str, name: str, settings: TableSettings, address: str = "") -> Room:
        """A new table, with its owner in the first seat; `address` is where they are."""
        self.keeping.check()
        state = seating.new_table(guest, name, settings)
        await self.shelf.make_room(address)
        code = new_code()
        while code in self.rooms or code in self.shelved:
            code = new_code()
        now = self.clock.utc_ms()
        room = Room(self, Table(self, new_id(), code, "lobby", state, seed_for(settings), now))
        room.empty_since = None  # nobody puts it away before it is there
        self.rooms[code] = room  # the code is taken from now on
        try:
            op = self.store.put_table(room.table.id, code, "lobby", dump(state), room.table.seed, (now, now))
            await self.store.commit([op])
        except BaseException:
            del self.rooms[code]
            raise
        room.start()
        room.empty_since = self.clock.now()
        self.shelf.openers.note(address, code)
        self.count("tables_created")
        return room

    async def open_table(self, guest: str, name: str, settings: TableSettings, address: str = "") -> str:
        """A new table; its code."""
        return (await self.create(guest, name, settings, address)).table.code

    async def info(self, code: str, guest: str = "") -> TableInfo:
        """What a guest may know of a table."""
        room = await self.find(code)
        await room.stored()
        return of_room(room, guest)

    async def listed(self) -> list[TableInfo]:
        """Tables for everybody at which somebody is, those that wait for people first."""
        found: list[TableInfo] = []
        for room in self.public()[:MOST_LISTED]:
            await room.stored()
            found.append(of_room(room))
        return found

    def public(self) -> list[Room]:
        """The rooms of those."""
        found = [
            room
            for room in self.rooms.values()
            if room.table.state.settings.public and room.table.phase != "ended" and room.peers
        ]
        return sorted(found, key=lambda room: (room.table.phase != "lobby", -room.table.created))

    def warnings(self) -> list[str]:
        """What whoever runs the server should look at."""
        return self.keeping.warnings() + (["clock"] if self.calendar.far else [])

    def count(self, what: str, number: float = 1) -> None:
        """For the metrics."""
        self.metrics.count(what, number)

    def pace(self, name: str, speed: str = "") -> Pace:
        """The pace of that name, with bots as quick as at that of another."""
        return hurried(at_speed(PACES[name], PACES[speed or name]), self._hurry)

    def check_start(self, state: TableState) -> None:
        """Raise why there can be no game at such a table now."""
        self.keeping.check()
        if state.bots_alone:
            going_on = sum(
                other.table.phase == "playing" and bool(other.peers) and other.table.state.bots_alone
                for other in self.rooms.values()
            )
            if going_on >= MOST_BOT_GAMES:
                raise Refused("too-many", "Bots play enough games by themselves already; take a seat.")

    def gone(self, room: Room) -> None:
        """The table has ended: its code is free, its room stops."""
        self.rooms.pop(room.table.code, None)
        self.shelf.openers.forget(room.table.code)
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.get_running_loop().create_task(room.retire(), name="retire"))

    def moved(self, room: Room) -> None:
        """The table goes on elsewhere."""
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]

    async def guest(self, token: str, address: str = "") -> Guest:
        """The guest with this token; without one, a new guest at that address."""
        return await guest_of(self.store, self.clock, token)

    async def enter(self, peer: Peer, hello: client.Hello, token: str) -> Room:
        """Send a guest to the table they want."""
        room = await self.find(hello.table)
        if not room.post(Item(peer, hello, token)):
            raise Refused("busy", "This table has too much to do; try again.")
        return room
