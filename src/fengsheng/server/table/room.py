"""A room runs one table: one task, one queue.

Messages are handled one after the other. Handling changes the table in memory and puts what must be written
and what must be told into the outbox. Then everything in it is committed, and only when it is on the disk is
anyone told. If it cannot be written it did not happen: the room takes the table back from the store, and
everybody is shown that.

Calls go down and results come up: nothing that works at the table knows the room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from sqlalchemy import Row

from fengsheng.server.clock import Alarm
from fengsheng.server.cluster.protocols import Ownership
from fengsheng.server.errors import NotOwner, StoreUnavailable
from fengsheng.server.operate.failpoints import passing
from fengsheng.server.store import Store
from fengsheng.server.store.ops import Fence, Op
from fengsheng.server.table import dealing, pausing
from fengsheng.server.table.answering import play_on, think_ahead
from fengsheng.server.table.hearing import hear
from fengsheng.server.table.item import Item
from fengsheng.server.table.loading import Stored, fill_table, read_table
from fengsheng.server.table.outbox import Goodbye, Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.showing import show_all, show_table
from fengsheng.server.table.state import dump
from fengsheng.server.table.table import Host, Table
from fengsheng.server.table.watching import Watch
from fengsheng.server.wire import codec, server

log = logging.getLogger("fengsheng.server")

INBOX = 512  # messages that may wait
MOST_ITEMS = 64  # that are done together
MOVED = "This table goes on at another server."
RETRY_AFTER = 2.0  # seconds before automatic answers are tried again when the disk refuses


class Owner(Host, Protocol):
    """What a room needs of the server around it."""

    store: Store
    ownership: Ownership

    def count(self, what: str, number: float = 1) -> None:
        """For the metrics."""
        ...

    def gone(self, room: Room) -> None:
        """The table has ended."""
        ...

    def moved(self, room: Room) -> None:
        """The table goes on elsewhere."""
        ...


class Room:
    """Owns the queue, the disk and the sockets of a table. Everything but `post` belongs to the room's own
    task."""

    def __init__(self, owner: Owner, table: Table) -> None:
        self.owner = owner
        self.table = table
        self.out = Outbox(owner.store, owner.count)
        self.store, self.clock = owner.store, owner.clock
        self.empty_since: float | None = owner.clock.now()
        self.fence: Fence | None = None  # where several servers share the tables: by which this one has it
        self.alive: int | None = None  # and when whoever had it before was last heard of
        self._shown_empty = False  # whether others were told that nobody is here
        self._left_here = False  # the table goes on elsewhere, or nowhere
        self._inbox: deque[Item] = deque()
        self._wake: asyncio.Future[None] | None = None  # while there is nothing to do
        self._still = asyncio.Event()  # everything posted so far is done
        self._still.set()
        self._stored = asyncio.Event()  # nothing is half done: all that is in memory is on the disk
        self._stored.set()
        self.sure = True  # that what is in memory is what the store says, or about to be
        self._alarm = Alarm(owner.clock)
        self._watch = Watch(table, self.out)
        self._task: asyncio.Task[None] | None = None

    # From outside.

    @property
    def peers(self) -> list[Peer]:
        """Who is connected."""
        return self.out.peers

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"room {self.table.id}")

    def post(self, item: Item) -> bool:
        """Give the room something to do; False if it has too much already."""
        if len(self._inbox) >= INBOX and item.message is not None:
            return False
        self._inbox.append(item)
        self._still.clear()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        return True

    def end(self, reason: str) -> None:
        """Have the room's own task end the table."""
        self.post(Item(None, None, "", lambda: dealing.drop(self.table, self.out, reason)))

    def look(self, row: Row[Any]) -> Stored:
        """Everything that the store knows of the table. From any thread: reading may take its time."""
        return read_table(self.table, self.store, row, self.alive)

    def read(self, stored: Stored) -> None:
        """The table is what the store says."""
        fill_table(self.table, self.out, stored)

    def leave(self, text: str) -> None:
        """The table is no longer ours, or may not be: nothing more is done or told, not even what is half
        done. Whoever is here is sent to where it goes on."""
        self._left_here = True
        self._alarm.stop()
        waiting = [item.peer for item in self._inbox if item.peer is not None]
        self.out.clear()
        for peer in dict.fromkeys([*self.peers, *waiting]):
            peer.close(1012, "moved", text)
        self.peers.clear()
        self._inbox.clear()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._still.set()
        self._stored.set()
        self.owner.moved(self)

    def _gate(self, items: Sequence[Item] = ()) -> bool:
        """Whether anything may be done and told now. If not, the room is left."""
        if self.owner.ownership.good() and not self._left_here:
            return True
        self._leave_with(items)
        return False

    def _leave_with(self, items: Sequence[Item]) -> None:
        """Also those of whom something is being handled."""
        for item in items:
            if item.peer is not None and item.peer not in self.peers:
                item.peer.close(1012, "moved", MOVED)
        if not self._left_here:
            self.leave(MOVED)

    async def retire(self) -> None:
        """The table has ended: stop, once everything is told."""
        await self.idle()
        await self.stop()

    async def stop(self) -> None:
        """Finish what is begun, then stop working; the table stays as it is in the store."""
        self._alarm.stop()
        if self._task is not None:
            await self.idle()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            self._alarm.stop()

    def resting(self) -> bool:
        """Whether there is nothing to do and nobody to tell."""
        if self.peers or not self._still.is_set() or not self.sure:
            return False
        match = self.table.match
        # without anybody it goes on for a while
        return self.table.phase != "playing" or match is None or match.frozen

    def put_away(self) -> bool:
        """Stop at once, if the room rests; whether that was so."""
        if not self.resting():
            return False
        self._alarm.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None
        return True

    async def stored(self) -> None:
        """Wait until the table may be looked at: nobody sees what is not on the disk."""
        await self._stored.wait()

    async def idle(self) -> None:
        """Wait until everything posted so far is done."""
        await self._still.wait()

    # The task.

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        inbox = self._inbox
        while True:
            if not inbox:
                self._still.set()
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
            items = [inbox.popleft() for _ in range(min(len(inbox), MOST_ITEMS))]
            self._stored.clear()
            try:
                await self._work(items)
            except asyncio.CancelledError:
                raise
            except Exception:  # a bug: the table must not stand still for it
                log.exception("room failed", extra={"table": self.table.id})
                self.owner.count("room_errors")
                await self._recover(items)
            finally:
                self._stored.set()
            if self._left_here:
                return

    async def _recover(self, items: list[Item]) -> None:
        """After a mistake; whatever comes of it, this task goes on."""
        try:
            await self._take_back("server-error", "The server made a mistake.", items)
        except Exception:
            log.exception("room cannot recover", extra={"table": self.table.id})
            self.sure = False
            for peer in self.peers:
                peer.close(1013, "server-error", "The server made a mistake.")
            self.peers.clear()
            self._alarm.stop()

    async def _work(self, items: list[Item]) -> None:
        if not self._gate(items):
            return
        if not self.sure:
            await self._take_back("not-saved", "This table cannot be read from the disk at present.", items)
            return
        table, out = self.table, self.out
        for item in items:
            self._handle(item)
        due = self._look_around()
        answers_due = play_on(table, out)
        if out.table_changed:
            out.table_changed = False
            out.writes.insert(0, self.saved())  # it comes first: nothing may point to what is not there
        if out.table_shown:
            out.table_shown = False
            for peer in out.peers:
                show_table(table, out, peer)
        if out.writes:
            ops, out.writes = out.writes, []
            try:
                await self.store.commit(ops, self.fence)
            except NotOwner:
                self.owner.count("cluster_fenced")
                self._leave_with(items)
                return
            except StoreUnavailable as error:
                log.error("not saved", extra={"table": table.id, "error": str(error)})
                await self._take_back("not-saved", error.told, items)
                return
        if not self._flush(items):  # it may have taken long
            return
        self._alarm.set(min((at for at in (*due, answers_due) if at is not None), default=None), self._tick)
        think_ahead(table, out)

    def _handle(self, item: Item) -> None:
        if item.peer is None:
            if item.order is not None:
                item.order()
        elif item.message is None:
            self._left(item.peer)
        else:
            hear(self.table, self.out, item.peer, item.message, item.token)

    async def _take_back(self, code: str, text: str, items: list[Item]) -> None:
        """It did not happen: the table is what the store says. If even that cannot be found out nothing is
        done at this table until it can."""
        sent_away = [goodbye.peer for goodbye in self.out.goodbyes]
        refusals: list[tuple[Peer, bytes]] = []
        self.out.clear()
        for item in items:
            if item.peer is not None and item.message is not None:
                tag = codec.tag_of(item.message)
                refusals.append((item.peer, codec.encode(server.Error(code, text, tag))))
                if item.peer not in self.peers:
                    sent_away.append(item.peer)
            elif item.peer in self.peers:
                self.peers.remove(item.peer)
        if not self._tell(items, refusals):
            return
        try:
            self.sure = await self._read_back()
        except NotOwner:
            self._leave_with(items)
        if not self._gate(items):
            return
        self._watch.owner_gone = self.table.paused_since = None
        if self.sure:
            sent_away += [peer for peer in self.peers if self.table.state.member(peer.guest) is None]
            self.peers[:] = [peer for peer in self.peers if peer not in sent_away]
            self._look_around()
            if self.peers:
                self.table.wake(self.out.here)
            for peer in self.peers:
                show_all(self.table, self.out, peer)
            self._flush(items)
        # whoever comes back finds the table as it is
        if not self._tell(items, (), [Goodbye(peer, 1013, code, text) for peer in sent_away]):
            return
        self._alarm.set(self.clock.now() + RETRY_AFTER, self._tick)

    async def _read_back(self) -> bool:
        """Whether the table is known to be what the store says."""
        try:
            if self.fence is not None:  # what was on its way comes too late then
                self.fence = await self.owner.ownership.again(self.table.id)
            stored = await asyncio.to_thread(self._look_again)
            if stored is not None:
                self.read(stored)
        except StoreUnavailable as error:
            log.error("table cannot be read back", extra={"table": self.table.id, "error": str(error)})
            return False
        except Exception:
            log.exception("table cannot be read back", extra={"table": self.table.id})
            return False
        return True

    def _look_again(self) -> Stored | None:
        """In a thread of its own."""
        if self.fence is None:
            self.store.check_decided()
        row = self.store.table(self.table.id)
        return None if row is None else self.look(row)

    def saved(self) -> Op:
        """The table as it is now, to be written."""
        table, now = self.table, self.clock.utc_ms()
        code = None if table.phase == "ended" else table.code
        since, times = self.empty_since, (table.created, now)
        empty = None if since is None else now - round(1000 * (self.clock.now() - since))
        self._shown_empty = empty is not None
        shown = table.state.shown(empty)
        return self.store.put_table(table.id, code, table.phase, dump(table.state), table.seed, times, shown)

    def _flush(self, items: Sequence[Item]) -> bool:
        """Everything in the outbox is on the disk: tell it. False: that may not be, and the room is left."""
        out = self.out
        if not self._tell(items, out.frames, out.goodbyes):
            return False
        out.frames.clear()
        out.goodbyes.clear()
        if out.ended:
            out.ended = False
            self.owner.gone(self)
        return True

    def _tell(
        self, items: Sequence[Item], frames: Iterable[tuple[Peer, bytes]], goodbyes: Iterable[Goodbye] = ()
    ) -> bool:
        """The one way from a room to people (tests/server/test_one_gate.py): whatever is told has passed the
        gate in the same moment."""
        if not self._gate(items):
            return False
        for peer, frame in frames:
            passing("broadcast")
            peer.send(frame)
        for goodbye in goodbyes:
            goodbye.peer.close(goodbye.code, goodbye.reason, goodbye.text)
        return True

    def _tick(self) -> None:
        """The timer has rung: have a look."""
        if self._task is not None:
            self.post(Item(None, None))

    # People come and go.

    def _left(self, peer: Peer) -> None:
        """A connection is gone. The people at the table are told; nothing else changes."""
        if peer in self.peers:
            self.peers.remove(peer)
            self.out.announce()

    def _look_around(self) -> tuple[float | None, ...]:
        """Who is there, and who has been away too long; when to look again."""
        now = self.clock.now()
        if self.peers:
            self.empty_since = None
            pausing.watch(self.table)
        elif self.empty_since is None:
            self.empty_since = now
        if self.fence is not None and self._shown_empty != (self.empty_since is not None):
            self.out.remember()  # other servers look there
        return self._watch.look(now, self.empty_since)
