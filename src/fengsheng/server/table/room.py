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
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Row

from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.operate.failpoints import passing
from fengsheng.server.store import Store
from fengsheng.server.table import commands, dealing, pausing, seating
from fengsheng.server.table.alarm import Alarm
from fengsheng.server.table.answering import play_on, think_ahead
from fengsheng.server.table.loading import Stored, fill_table, read_table
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.playing import go_on
from fengsheng.server.table.showing import show_all, show_table
from fengsheng.server.table.state import dump
from fengsheng.server.table.table import Host, Table
from fengsheng.server.wire import client, codec, server

log = logging.getLogger("fengsheng.server")

INBOX = 512  # messages that may wait
MOST_ITEMS = 64  # that are done together
SLEEP_AFTER = 120.0  # seconds without anybody connected
OWNER_AWAY = 120.0  # seconds without the owner after which somebody else is it
RETRY_AFTER = 2.0  # seconds before automatic answers are tried again when the disk refuses


class Item(NamedTuple):
    """Something for the room to do. Without a message: somebody has gone; without a peer: time has passed, or
    the server itself has an order."""

    peer: Peer | None
    message: client.ClientMessage | None
    token: str = ""
    order: Callable[[], None] | None = None


class Owner(Host, Protocol):
    """What a room needs of the server around it."""

    store: Store

    def count(self, what: str, number: float = 1) -> None:
        """For the metrics."""
        ...

    def gone(self, room: Room) -> None:
        """The table has ended."""
        ...


class Room:
    """Owns the queue, the disk and the sockets of a table. Everything but `post` belongs to the room's own
    task."""

    def __init__(self, owner: Owner, table: Table) -> None:
        self.owner = owner
        self.table = table
        self.out = Outbox(owner.store, owner.count)
        self.store = owner.store
        self.clock = owner.clock
        self.empty_since: float | None = owner.clock.now()
        self._inbox: deque[Item] = deque()
        self._wake: asyncio.Future[None] | None = None  # while there is nothing to do
        self._still = asyncio.Event()  # everything posted so far is done
        self._still.set()
        self._stored = asyncio.Event()  # nothing is half done: all that is in memory is on the disk
        self._stored.set()
        self._sure = True  # that what is in memory is what the store says, or about to be
        self._alarm = Alarm(owner.clock, self._tick)
        self._owner_gone: float | None = None  # since when, while others are there
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
        return read_table(self.table, self.store, row)

    def read(self, stored: Stored) -> None:
        """The table is what the store says."""
        fill_table(self.table, self.out, stored)

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

    def put_away(self) -> bool:
        """Stop at once, if there is nothing to do and nobody to tell; whether that was so."""
        if self.peers or not self._still.is_set() or not self._sure:
            return False
        match = self.table.match
        if self.table.phase == "playing" and match is not None and not match.frozen:
            return False  # it goes on for a while without anybody
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

    async def _recover(self, items: list[Item]) -> None:
        """After a mistake; whatever comes of it, this task goes on."""
        try:
            await self._take_back("server-error", "The server made a mistake.", items)
        except Exception:
            log.exception("room cannot recover", extra={"table": self.table.id})
            self._sure = False
            for peer in self.peers:
                peer.close(1013, "server-error", "The server made a mistake.")
            self.peers.clear()
            self._alarm.stop()

    async def _work(self, items: list[Item]) -> None:
        if not self._sure:
            await self._take_back("not-saved", "This table cannot be read from the disk at present.", items)
            return
        table, out = self.table, self.out
        for item in items:
            self._handle(item)
        due = self._look_around()
        answers_due = play_on(table, out)
        if out.table_changed:
            self._save_table()
        if out.table_shown:
            out.table_shown = False
            for peer in out.peers:
                show_table(table, out, peer)
        if out.writes:
            ops, out.writes = out.writes, []
            try:
                await self.store.commit(ops)
            except StoreUnavailable as error:
                log.error("not saved", extra={"table": table.id, "error": str(error)})
                await self._take_back("not-saved", str(error), items)
                return
        self._flush()
        self._alarm.set(min((at for at in (*due, answers_due) if at is not None), default=None))
        for thought in think_ahead(table, out):
            thought.when_done(self._tick_now)

    def _handle(self, item: Item) -> None:
        peer = item.peer
        if peer is None:
            if item.order is not None:
                item.order()
            return
        if item.message is None:
            self._left(peer)
            return
        try:
            commands.handle(self.table, self.out, peer, item.message, item.token)
        except Refused as error:
            self._refuse(peer, error.reason, str(error), item.message)
        except ValueError as error:
            code = getattr(type(error), "code", None)
            if not isinstance(code, str):
                raise
            self._refuse(peer, code, str(error), item.message)

    def _refuse(self, peer: Peer, code: str, text: str, message: client.ClientMessage) -> None:
        """Say no. Whoever is refused at the door does not stay."""
        self.out.tell(peer, server.Error(code, text, codec.tag_of(message)))
        self.owner.count("refused")
        if isinstance(message, client.Hello) and peer not in self.peers:
            self.out.dismiss(peer, 4401, code, text)

    async def _take_back(self, code: str, text: str, items: list[Item]) -> None:
        """It did not happen: the table is what the store says. If even that cannot be found out nothing is
        done at this table until it can."""
        sent_away = [goodbye.peer for goodbye in self.out.goodbyes]
        self.out.clear()
        for item in items:
            if item.peer is not None and item.message is not None:
                tag = codec.tag_of(item.message)
                item.peer.send(codec.encode(server.Error(code, text, tag)))
                if item.peer not in self.peers:
                    sent_away.append(item.peer)
            elif item.peer in self.peers:
                self.peers.remove(item.peer)
        self._sure = await self._read_back()
        self._owner_gone = self.table.paused_since = None
        if self._sure:
            sent_away += [peer for peer in self.peers if self.table.state.member(peer.guest) is None]
            self.peers[:] = [peer for peer in self.peers if peer not in sent_away]
            self._look_around()
            if self.peers:
                self.table.wake(self.out.here)
            for peer in self.peers:
                show_all(self.table, self.out, peer)
            self._flush()
        for peer in sent_away:  # whoever comes back finds the table as it is
            peer.close(1013, code, text)
        self._alarm.set(self.clock.now() + RETRY_AFTER)

    async def _read_back(self) -> bool:
        """Whether the table is known to be what the store says."""
        try:
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
        self.store.check_decided()
        row = self.store.table(self.table.id)
        return None if row is None else self.look(row)

    def _save_table(self) -> None:
        table, now = self.table, self.clock.utc_ms()
        self.out.table_changed = False
        code = None if table.phase == "ended" else table.code
        times = (table.created, now)
        op = self.store.put_table(table.id, code, table.phase, dump(table.state), table.seed, times)
        # the table comes first: nothing may point to one that is not there
        self.out.writes.insert(0, op)

    def _flush(self) -> None:
        """Everything in the outbox is on the disk: tell it."""
        out = self.out
        for peer, frame in out.frames:
            passing("broadcast")
            peer.send(frame)
        out.frames.clear()
        for goodbye in out.goodbyes:
            goodbye.peer.close(goodbye.code, goodbye.reason, goodbye.text)
        out.goodbyes.clear()
        if out.ended:
            out.ended = False
            self.owner.gone(self)

    # Time.

    def _tick(self) -> None:
        """The timer has rung: have a look."""
        self.post(Item(None, None))

    def _tick_now(self) -> None:
        """What was waited for is there: have a look."""
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
        return self._watch_pause(now), self._watch_owner(now), self._watch_seats(now)

    def _watch_pause(self, now: float) -> float | None:
        """A pause must not last for ever."""
        ends = pausing.ends(self.table)
        if ends is None or now < ends:
            return ends
        go_on(self.table, self.out)
        return None

    def _watch_owner(self, now: float) -> float | None:
        """A table must not hang because its owner is gone: nobody else could start or end a pause."""
        state, here = self.table.state, self.out.here
        if not here or state.owner in here:
            self._owner_gone = None
            return None
        if self._owner_gone is None:
            self._owner_gone = now
        if now < self._owner_gone + OWNER_AWAY:
            return self._owner_gone + OWNER_AWAY
        self._owner_gone = None
        state.owner = seating.heir(state, here)
        self.out.changed()
        return None

    def _watch_seats(self, now: float) -> float | None:
        """If nobody is left, a game goes on for a little while and then waits."""
        table, match = self.table, self.table.match
        if self.empty_since is None or table.phase != "playing" or match is None or match.frozen:
            return None
        after = 0.0 if table.state.bots_alone else SLEEP_AFTER  # nobody can come back to a seat
        if now < self.empty_since + after:
            return self.empty_since + after
        match.freeze(now)
        return None
