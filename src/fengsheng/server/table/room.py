"""A room runs one table: one task, one queue.

Messages are handled one after the other. Handling changes the table in memory and notes what must be
written and what must be told. Then everything noted is committed, and only when it is on the disk is anyone
told. If it cannot be written it did not happen: the room takes the table back from the store, and everybody
is shown that.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from ...core.event import Event
from ..clock import Clock, Handle
from ..errors import Refused, StoreUnavailable
from ..failpoints import passing
from ..pace import Pace
from ..screen import Reader
from ..store import Op, Store
from ..tokens import commitment
from ..wire import client, codec, server
from . import commands, dealing, lobby, notices
from .doc import Doc, dump
from .match import CLOSED, Match
from .pausing import Pausing
from .peer import Peer

log = logging.getLogger("fengsheng.server")

INBOX = 512  # messages that may wait
MOST_ITEMS = 64  # that are done together
AT_ONCE = 12  # questions between two commits, so that nobody waits long for a table of bots
SLEEP_AFTER = 120.0  # seconds without anybody connected
OWNER_AWAY = 120.0  # seconds without the owner after which somebody else is it
RETRY_AFTER = 2.0  # seconds before automatic answers are tried again when the disk refuses
CHAT_KEPT = 100


class Item(NamedTuple):
    """Something for the room to do. Without a message: somebody has gone; without a peer: time has passed, or
    the server itself has an order."""

    peer: Peer | None
    message: client.ClientMessage | None
    token: str = ""
    order: Callable[[], None] | None = None


class Owner(Protocol):
    """What a room needs of the server around it."""

    store: Store
    clock: Clock

    def reload(self, room: Room) -> None:
        """Take a table back from the store."""
        ...

    def count(self, what: str, number: float = 1) -> None:
        """For the metrics."""
        ...

    def check_start(self, room: Room) -> None:
        """Raise why there can be no game at this table now."""
        ...

    def gone(self, room: Room) -> None:
        """The table has ended."""
        ...

    def pace(self, name: str) -> Pace:
        """The pace of that name, as this server has it."""
        ...


class Room:
    """A table in memory. Everything but `post` belongs to the room's own task."""

    def __init__(
        self, owner: Owner, table: str, code: str, phase: str, doc: Doc, seed: bytes, created: int
    ) -> None:
        self.owner = owner
        self.store = owner.store
        self.clock = owner.clock
        self.id = table
        self.code = code
        self.phase = phase
        self.doc = doc
        self.seed = seed
        self.created = created
        self.match: Match | None = None
        self.peers: list[Peer] = []
        self.chat: deque[server.Line] = deque(maxlen=CHAT_KEPT)
        self.next_line = 0
        self.lots = Random(secrets.token_bytes(32))  # for delays and lots; deals have seeds of their own
        self.empty_since: float | None = owner.clock.now()
        self._inbox: deque[Item] = deque()
        self._wake: asyncio.Future[None] | None = None  # while there is nothing to do
        self._still = asyncio.Event()  # everything posted so far is done
        self._still.set()
        self._stored = asyncio.Event()  # nothing is half done: all that is in memory is on the disk
        self._stored.set()
        self._ops: list[Op] = []
        self._out: list[tuple[Peer, bytes]] = []
        self._closing: list[tuple[Peer, int, str, str]] = []
        self._after: list[Callable[[], None]] = []
        self._changed = False
        self._announce = False
        self._sure = True  # that what is in memory is what the store says, or about to be
        self._timer: Handle | None = None
        self._timer_at = 0.0  # when it rings
        self._sleep: Handle | None = None
        self._heir: Handle | None = None  # while the owner is away
        self.pausing = Pausing()
        self.came_from: dict[str, str] = {}  # where people were last
        self._task: asyncio.Task[None] | None = None

    # From outside.

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"room {self.id}")

    def post(self, item: Item) -> bool:
        """Give the room something to do; False if it has too much already."""
        if len(self._inbox) >= INBOX and item.message is not None:
            return False
        self._inbox.append(item)
        self._still.clear()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        return True

    def order(self, action: Callable[[], None]) -> None:
        """Have the room's own task do something."""
        self.post(Item(None, None, "", action))

    async def retire(self) -> None:
        """The table has ended: stop, once everything is told."""
        await self.idle()
        await self.stop()

    async def stop(self) -> None:
        """Finish what is begun, then stop working; the table stays as it is in the store."""
        self._cancel_timers()
        if self._task is not None:
            await self.idle()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def put_away(self) -> bool:
        """Stop at once, if there is nothing to do and nobody to tell; whether that was so."""
        if self.peers or not self._still.is_set() or not self._sure:
            return False
        if self.phase == "playing" and self.match is not None and not self.match.frozen:
            return False  # it goes on for a while without anybody
        self._cancel_timers()
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
                log.exception("room failed", extra={"table": self.id})
                self.owner.count("room_errors")
                await self._recover(items)
            finally:
                self._stored.set()

    async def _recover(self, items: list[Item]) -> None:
        """After a mistake; whatever comes of it, this task goes on."""
        try:
            await self._take_back("server-error", "The server made a mistake.", items)
        except Exception:
            log.exception("room cannot recover", extra={"table": self.id})
            self._sure = False
            for peer in self.peers:
                peer.close(1013, "server-error", "The server made a mistake.")
            self.peers.clear()
            self._cancel_timers()

    async def _work(self, items: list[Item]) -> None:
        if not self._sure:
            await self._take_back("not-saved", "This table cannot be read from the disk at present.", items)
            return
        for item in items:
            self._handle(item)
        due = self._play_on()
        if self._changed:
            self._save_table()
        if self._announce:
            self._announce = False
            for peer in self.peers:
                self.show_table(peer)
        if self._ops:
            ops, self._ops = self._ops, []
            try:
                await self.store.commit(ops)
            except StoreUnavailable as error:
                log.error("not saved", extra={"table": self.id, "error": str(error)})
                await self._take_back("not-saved", str(error), items)
                return
        self._flush()
        self._set_timer(due)
        self._think_ahead()

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
            commands.handle(self, peer, item.message, item.token)
        except Refused as error:
            self.refuse(peer, error.reason, str(error), item.message)
        except ValueError as error:
            code = getattr(type(error), "code", None)
            if not isinstance(code, str):
                raise
            self.refuse(peer, code, str(error), item.message)

    def refuse(self, peer: Peer, code: str, text: str, message: client.ClientMessage) -> None:
        """Say no. Whoever is refused at the door does not stay."""
        tag = type(message).__name__.lower()
        self._out.append((peer, codec.encode(server.Error(code, text, tag))))
        self.owner.count("refused")
        if isinstance(message, client.Hello) and peer not in self.peers:
            self._closing.append((peer, 4401, code, text))

    async def _take_back(self, code: str, text: str, items: list[Item]) -> None:
        """It did not happen: the table is what the store says. If even that cannot be found out nothing is
        done at this table until it can."""
        sent_away = [peer for peer, *_ in self._closing]
        self._ops.clear()
        self._out.clear()
        self._after.clear()
        self._closing.clear()
        self._changed = self._announce = False
        for item in items:
            if item.peer is not None and item.message is not None:
                tag = type(item.message).__name__.lower()
                item.peer.send(codec.encode(server.Error(code, text, tag)))
                if item.peer not in self.peers:
                    sent_away.append(item.peer)
            elif item.peer in self.peers:
                self.peers.remove(item.peer)
        self._sure = self._read_back()
        if self._sure:
            sent_away += [peer for peer in self.peers if self.doc.member(peer.guest) is None]
            self.peers = [peer for peer in self.peers if peer not in sent_away]
            self._look_around()
            if self.peers:
                self._thaw()
            for peer in self.peers:
                self.show_all(peer)
            self._flush()
        for peer in sent_away:  # whoever comes back finds the table as it is
            peer.close(1013, code, text)
        self._cancel_timers()
        self._watch_owner()
        self.pausing.watch(self)
        self._timer = self.clock.call_later(RETRY_AFTER, self._tick)
        self._timer_at = 0.0

    def _read_back(self) -> bool:
        """Whether the table is known to be what the store says."""
        try:
            self.owner.reload(self)
        except Exception:
            log.exception("table cannot be read back", extra={"table": self.id})
            return False
        return True

    def _flush(self) -> None:
        """Everything noted is on the disk: tell it."""
        for peer, frame in self._out:
            passing("broadcast")
            peer.send(frame)
        self._out.clear()
        for peer, code, reason, text in self._closing:
            peer.close(code, reason, text)
        self._closing.clear()
        for action in self._after:
            action()
        self._after.clear()

    # Noting what must be written and told.

    def note(self, *ops: Op) -> None:
        """Write this with everything else."""
        self._ops.extend(ops)

    def announce(self) -> None:
        """Show everybody the table again: somebody has come or gone."""
        self._announce = True

    def changed(self) -> None:
        """The table is not what it was: write it, and tell everybody."""
        self._changed = True
        self._announce = True

    def remember(self) -> None:
        """Write the table without telling anybody: what has changed is nobody's business, and that something
        has would be told by being sent the same again."""
        self._changed = True

    def tell(self, peer: Peer, message: server.ServerMessage) -> None:
        """Tell one, when all is written."""
        self._out.append((peer, codec.encode(message)))

    def tell_frame(self, peer: Peer, frame: bytes) -> None:
        """The same with a frame that is made already."""
        self._out.append((peer, frame))

    def dismiss(self, peer: Peer, code: int, reason: str, text: str) -> None:
        """Close a connection, when all is written."""
        if peer in self.peers:
            self.peers.remove(peer)
            self._look_around()
        self._closing.append((peer, code, reason, text))

    def afterwards(self, action: Callable[[], None]) -> None:
        """Do this when all is written and told."""
        self._after.append(action)

    def _save_table(self) -> None:
        self._changed = False
        now = self.clock.utc_ms()
        code = None if self.phase == "ended" else self.code
        op = self.store.put_table(self.id, code, self.phase, dump(self.doc), self.seed, (self.created, now))
        # the table comes first: nothing may point to one that is not there
        self._ops.insert(0, op)

    # What people see.

    def fair(self) -> server.Fair:
        """How the deal can be checked."""
        if self.phase == "over" and self.doc.outcome is not None:
            return server.Fair(self.doc.outcome.sha256, self.doc.outcome.seed)
        return server.Fair(commitment(self.seed))

    def here(self) -> set[str]:
        """Who is connected."""
        return {peer.guest for peer in self.peers}

    def show_table(self, peer: Peer) -> None:
        """The table and its people."""
        fair, here, pause = self.fair(), self.here(), self.pausing.clock(self)
        frame = notices.table_frame(self.code, self.phase, self.doc, fair, here, peer.guest, pause)
        self.tell(peer, frame)

    def reader(self, peer: Peer) -> Reader:
        """With whose eyes a peer looks."""
        return Reader(self.doc.seat_of(peer.guest), peer.lang, peer.words)

    def silent(self, seat: int | None) -> bool:
        """Whether nobody at that seat is asked anything now."""
        match = self.match
        if seat is None or match is None or match.play.question is None or not self.doc.chairs[seat].person:
            return True
        options = match.play.question.offers.get(seat, ())
        if match.play.question.lasting:
            # whoever has nothing to choose is not troubled, but can hold the question like anybody
            return len(options) < 2 and seat not in match.holding
        return not self.by_hand(seat)

    def by_hand(self, seat: int) -> bool:
        """Whether a question that waits for that seat waits for a person. At strict tables a person answers
        also where there is one answer: that it comes by itself would tell."""
        match = self.match
        if match is None or match.play.question is None or not self.doc.chairs[seat].person:
            return False
        options = match.play.question.offers.get(seat, ())
        return len(options) > 1 or (len(options) == 1 and not (match.alone or self.doc.settings.relaxed))

    def _patience(self, seat: int) -> float | None:
        """How long a question that waits for that seat waits; None: without limit."""
        match = self.match
        assert match is not None
        if not self.doc.chairs[seat].person:
            return match.delays[seat]
        return match.total if self.by_hand(seat) else match.pace.wait

    def show_game(self, peer: Peer) -> None:
        """The whole game as this peer may see it."""
        if self.match is not None:
            reader = self.reader(peer)
            now = self.clock.now()
            silent = self.silent(reader.seat)
            frame = notices.whole_frame(self.match, reader, now, self.doc.paused, silent)
            self.tell_frame(peer, frame)

    def show_all(self, peer: Peer) -> None:
        """Everything anew."""
        self.show_table(peer)
        self.show_game(peer)

    def show_ask(self, only: Peer | None = None) -> None:
        """The open question again: its clock or who answers has changed."""
        match = self.match
        if match is None:
            return
        now = self.clock.now()
        ask = notices.ask_frame(match, now, self.doc.paused)
        for peer in self.peers if only is None else [only]:
            reader = self.reader(peer)
            prompt = None
            if not self.silent(reader.seat):
                prompt = notices.prompt_frame(match, reader)
            answered = reader.seat is not None and reader.seat in match.play.given
            self.tell(peer, server.Asked(ask, prompt, answered))

    # Answers.

    def take(self, seat: int, notation: str, source: str) -> None:
        """An answer that is one of the options: note it, and let happen what happens."""
        match = self.match
        assert match is not None
        question = match.play.question
        assert question is not None
        self._write_answer(match, question.number, seat, source, notation)
        if source == "person":
            match.people.add(seat)
        self.owner.count("answers")
        match.play.give(seat, question.number, notation)
        if not question.lasting:
            self.close()

    def note_closed(self) -> None:
        """Write down that the time of the open question is over."""
        match = self.match
        assert match is not None
        assert match.play.question is not None
        self._write_answer(match, match.play.question.number, -1, CLOSED, "")

    def _write_answer(self, match: Match, prompt: int, seat: int, source: str, notation: str) -> None:
        at = self.clock.utc_ms()
        self.note(self.store.add_answer(match.id, match.seq, prompt, seat, source, notation, at))
        match.seq += 1

    def close(self) -> None:
        """Let happen what was answered, if nobody must be waited for."""
        assert self.match is not None
        events = self.match.play.close()
        if events is not None:
            self._happened(self.match, events)

    def _happened(self, match: Match, events: list[Event]) -> None:
        """Something happened: tell everybody their part of it, with the next question."""
        now = self.clock.now()
        seats = {chair.guest: seat for seat, chair in enumerate(self.doc.chairs)}
        readers = [(peer, Reader(seats.get(peer.guest), peer.lang, peer.words)) for peer in self.peers]
        changes = match.screens.advance({reader.seat for _, reader in readers})
        dealing.pose(self, match)
        ask = notices.ask_frame(match, now, self.doc.paused)
        frames: dict[Reader, bytes] = {}
        for peer, reader in readers:
            frame = frames.get(reader)
            if frame is None:
                prompt = None if self.silent(reader.seat) else notices.prompt_frame(match, reader)
                frame = match.screens.step(reader, events, changes[reader.seat], ask, prompt)
                frames[reader] = frame
            self._out.append((peer, frame))
        self.owner.count("steps")
        if match.play.question is None:
            dealing.end(self, match)
            return
        snapshot = match.snapshot()
        if snapshot is not None:
            self.save_snapshot(match, *snapshot)

    def save_snapshot(self, match: Match, state: bytes, events: bytes) -> None:
        """Note where the match is, so that fewer answers must be played again."""
        self.note(self.store.add_snapshot(match.id, match.seq, match.versions[-1], state, events))

    # Time.

    def _tick(self) -> None:
        """A timer has rung: have a look."""
        self._timer = None
        self.post(Item(None, None))

    def _set_timer(self, due: float | None) -> None:
        """Ring when the next automatic answer is due."""
        if self._timer is not None:
            if due == self._timer_at:
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._timer = self.clock.call_later(max(0.0, due - self.clock.now()), self._tick)
            self._timer_at = due

    def _cancel_timers(self) -> None:
        for timer in (self._timer, self._sleep, self._heir):
            if timer is not None:
                timer.cancel()
        self._timer = self._sleep = self._heir = None
        self.pausing.cancel()

    def _play_on(self) -> float | None:
        """Give the automatic answers that are due; when the next one is."""
        now = self.clock.now()
        for _ in range(AT_ONCE):
            match = self.match
            if match is None or self.phase != "playing":
                return None
            now = self.clock.now()
            closes = match.closes()
            if closes is not None:
                if closes > now:
                    return closes
                dealing.close(self, match)
                continue
            due = match.due(self._patience)
            if due is None:
                return None
            if due[0] > now:
                return due[0]
            dealing.answer_for(self, match, due[1])
        return now

    def _think_ahead(self) -> None:
        """Everybody has been told: now is the time for bots to think about a question that will be closed."""
        match = self.match
        if match is None or self.phase != "playing" or match.frozen or not match.pace.wait:
            return
        question = match.play.question
        if question is None or not question.lasting:
            return
        for seat in question.offers:
            chair = self.doc.chairs[seat]
            if not chair.person and seat not in match.play.given:
                dealing.plan(self, match, seat)

    # People come and go.

    def arrived(self, peer: Peer) -> None:
        """One more connection."""
        self.peers.append(peer)
        if len(self.came_from) > 2 * lobby.MOST_MEMBERS:
            self.came_from = {g: at for g, at in self.came_from.items() if self.doc.member(g) is not None}
        self.came_from[peer.guest] = peer.address
        self.empty_since = None
        self.pausing.watch(self)
        if self._sleep is not None:
            self._sleep.cancel()
            self._sleep = None
        self._thaw()
        self._watch_owner()

    def _thaw(self) -> None:
        """Somebody is there: the clock goes on."""
        if self.match is None or self.doc.paused:
            return
        now = self.clock.now()
        self.match.thaw(now)
        if self.here() >= {chair.guest for chair in self.doc.chairs if chair.person}:
            self.match.all_back(now)

    def _left(self, peer: Peer) -> None:
        """A connection is gone. The people at the table are told; nothing else changes."""
        if peer not in self.peers:
            return
        self.peers.remove(peer)
        self.announce()
        self._look_around()

    def _look_around(self) -> None:
        """If nobody is left, a game goes on for a little while and then waits."""
        self._watch_owner()
        if not self.peers:
            self.empty_since = self.clock.now()
            if self._sleep is None and self.phase == "playing":
                after = 0.0 if self.doc.bots_alone else SLEEP_AFTER  # nobody can come back to a seat
                self._sleep = self.clock.call_later(after, self._fall_asleep)

    def _watch_owner(self) -> None:
        """A table must not hang because its owner is gone: nobody else could start or end a pause."""
        here = self.here()
        if self._heir is not None and (self.doc.owner in here or not here):
            self._heir.cancel()
            self._heir = None
        elif self._heir is None and here and self.doc.owner not in here:
            self._heir = self.clock.call_later(OWNER_AWAY, lambda: self.order(self._inherit))

    def _inherit(self) -> None:
        self._heir = None
        here = self.here()
        if here and self.doc.owner not in here:
            self.doc.owner = lobby.heir(self.doc, here)
            self.changed()
            self._watch_owner()

    def _fall_asleep(self) -> None:
        self._sleep = None
        if not self.peers and self.match is not None:
            self.match.freeze(self.clock.now())
