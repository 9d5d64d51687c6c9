"""Who has a table: claims that race, certificates, leases, and the fence. On a real PostgreSQL, with nodes
that live in the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url
from tests.cluster.engines import needs_postgres, plain
from tests.server.harness import HandClock, Listener
from tests.some import some

from fengsheng.server.cluster.claims import Claims, Mine, Theirs
from fengsheng.server.cluster.directory import PgDirectory
from fengsheng.server.cluster.hub import ClusterHub, Parts
from fengsheng.server.cluster.protocols import LEASE, Node
from fengsheng.server.errors import Elsewhere, NotOwner
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.store import Store
from fengsheng.server.store.ops import Fence
from fengsheng.server.store.pg import PgWriter
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client

pytestmark = needs_postgres
RACERS, RACES = 20, 40


class HandTime:
    """A clock for leases that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def boot(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


class NoHints:
    """Every hint is lost."""

    async def open(self, heard: Callable[[str, dict[str, Any]], None]) -> None:
        """Nothing comes."""

    async def tell(self, subject: str, message: dict[str, Any]) -> bool:
        return False

    async def close(self) -> None:
        """Nothing to end."""


class One:
    """A node inside the test."""

    def __init__(self, url: str, name: str, rules: int = 2) -> None:
        self.store = Store(url)
        self.time = HandTime()
        self._rules = rules
        self._names = (f"{name}{n}" for n in range(100))
        self.directory = PgDirectory(self.store.engine.url)
        parts = Parts(self.directory, NoHints(), self.time, self._fresh, rules, lambda: None)
        self.clock = HandClock()
        self.hub = ClusterHub(self.store, self.clock, Metrics(), parts)

    def _fresh(self) -> Node:
        name = next(self._names)
        return Node(name, hash(name) & (2**62 - 1), name, f"ws://{name}", "1", self._rules)

    async def begin(self) -> One:
        await self.hub.lease.begin()
        return self

    async def join(self, code: str, guest: str = "", name: str = "Ann") -> tuple[Room, Listener]:
        guest = guest or (await self.hub.guest("")).id
        listener = Listener(guest)
        room = await self.hub.find(code)
        room.post(Item(listener, client.Hello(code, name=name)))
        await room.idle()
        return room, listener

    async def say(self, room: Room, who: Listener, text: str) -> None:
        room.post(Item(who, client.Say(text)))
        await room.idle()
        await asyncio.sleep(0)

    def heard(self, who: Listener) -> list[str]:
        return [line["text"] for line in who.chat]

    async def end(self) -> None:
        for room in list(self.hub.rooms.values()):
            room.leave("")
        await self.directory.close()
        self.store.close()


async def new_table(one: One, **settings: Any) -> tuple[str, str]:
    owner = await one.hub.guest("")
    return await one.hub.open_table(owner.id, "Ann", TableSettings(**settings)), owner.id


def sql(url: str, statement: str) -> list[Any]:
    with psycopg.connect(plain(url), autocommit=True) as connection:
        found = connection.execute(statement.encode())
        return found.fetchall() if found.description else []


def live(url: str) -> None:
    """Everybody was heard of just now, however slow this machine is."""
    sql(url, f"UPDATE nodes SET beat_at = {10**15}")


def test_claims_race_twenty_at_once_and_one_has_it(url: str) -> None:
    asyncio.run(race(url, RACES))


async def race(url: str, races: int) -> None:
    """For what is free, what a dead node has, and what one has that has left no session behind."""
    Store(url).close()
    sql(url, "INSERT INTO nodes VALUES ('dead', 5, '', 'ws://d', '', 2, 'up', 0, 0, 0, 0)")
    far = 10**15
    sql(url, f"INSERT INTO nodes VALUES ('gone', 6, '', 'ws://g', '', 2, 'up', 0, {far}, 0, 0)")
    directories = [PgDirectory(make_url(url)) for _ in range(RACERS)]
    time = HandTime()
    for number, directory in enumerate(directories):
        await directory.register(Node(f"n{number}", 1000 + number, "", f"ws://{number}", "", 2))
        directory._claims_since = -100.0  # old enough to believe that somebody is gone
    sql(url, f"UPDATE nodes SET beat_at = {far} WHERE id LIKE 'n%'")  # they live, however slow this is
    everybody = [
        Claims(directory, time, lambda number=number: f"n{number}", 2)  # type: ignore[misc]
        for number, directory in enumerate(directories)
    ]
    for turn in some(range(races)):
        before = (None, "dead", "gone")[turn % 3]
        owner = "NULL" if before is None else f"'{before}'"
        sql(url, f"INSERT INTO owners VALUES ('t{turn}', {owner}, 7, 1)")
        # another's look at the lock of a dead session may be in the way for a moment: look again then
        found = await asyncio.gather(*(one.claim(f"t{turn}") for one in everybody))
        won = [one for one in found if isinstance(one, Mine)]
        assert len(won) == 1, (before, found)
        assert won[0].epoch == 8
        assert sql(url, f"SELECT node, epoch FROM owners WHERE table_id = 't{turn}'") == [(won[0].node, 8)]
        assert all(isinstance(one, Mine | Theirs) for one in found)
    for directory in directories:
        await directory.close()


def test_an_owner_that_lives_is_not_robbed_and_newer_rules_are_not_taken(url: str) -> None:
    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        old = await One(url, "old", rules=1).begin()
        live(url)
        code, guest = await new_table(a)
        room, _ = await a.join(code, guest)
        with pytest.raises(Elsewhere) as where:
            await b.hub.find(code)
        assert where.value.address == a.hub.lease.node.address
        await a.hub._give_away(room)
        with pytest.raises(Elsewhere) as where:
            await old.hub.find(code)  # it was played by newer rules, and nobody has it
        assert where.value.address == ""
        assert (await b.hub.find(code)).fence == Fence(room.table.id, 3)
        for one in (a, b, old):
            await one.end()

    asyncio.run(main())


LOCKS = """SELECT count(*) FROM pg_locks l JOIN nodes n ON l.locktype = 'advisory'
 AND l.classid::bigint = n.key >> 32 AND l.objid::bigint = n.key & 4294967295 WHERE n.id LIKE 'a%'"""


def test_a_session_that_is_too_young_believes_no_certificate(url: str) -> None:
    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        live(url)
        code, guest = await new_table(a)
        await a.join(code, guest)
        assert sql(url, LOCKS) == [(1,)]
        await a.directory.close()  # its lock goes with its session, as soon as PostgreSQL has ended that
        async with asyncio.timeout(10):
            while sql(url, LOCKS) != [(0,)]:
                await asyncio.sleep(0.01)
        with pytest.raises(Elsewhere):
            await b.hub.find(code)
        b.directory._claims_since -= 10
        room = await b.hub.find(code)
        assert room.fence is not None
        assert room.fence.epoch == 2
        for one in (a, b):
            await one.end()

    asyncio.run(main())


async def robbed(url: str) -> tuple[One, One, Room, Listener, Room, Listener]:
    """Two who both think that they have a table: the first was thought dead, and is not."""
    a, b = await One(url, "a").begin(), await One(url, "b").begin()
    code, guest = await new_table(a)
    one, ann = await a.join(code, guest)
    await a.say(one, ann, "first")
    assert a.heard(ann) == ["first"]
    sql(url, f"UPDATE nodes SET beat_at = {10**15} WHERE id LIKE 'b%'")
    sql(url, "UPDATE nodes SET beat_at = 0 WHERE id LIKE 'a%'")
    two, again = await b.join(code, guest)
    return a, b, one, ann, two, again


def test_who_has_lost_a_table_writes_nothing_and_tells_nothing(url: str) -> None:
    async def main() -> None:
        a, b, one, ann, two, again = await robbed(url)
        frames = len(ann.frames)
        await a.say(one, ann, "stale")
        assert ann.closed == (1012, "moved")
        assert len(ann.frames) == frames
        assert one.table.code not in a.hub.rooms
        assert a.hub.metrics.counts["cluster_fenced"] == 1
        await b.say(two, again, "second")
        assert b.heard(again) == ["first", "second"]
        assert sql(url, "SELECT text FROM chat ORDER BY line") == [("first",), ("second",)]
        with pytest.raises(NotOwner):
            await a.store.commit([a.store.put_meta("x", "1")], Fence(one.table.id, 1))
        await b.store.commit([b.store.put_meta("x", "2")], Fence(one.table.id, 2))
        for node in (a, b):
            await node.end()

    asyncio.run(main())


def test_the_fence_is_needed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it both tell what the database has otherwise."""
    real = PgWriter.transaction
    monkeypatch.setattr(PgWriter, "transaction", lambda self, ops, fences=(): real(self, ops))

    async def main() -> list[str]:
        a, b, one, ann, two, again = await robbed(url)
        await a.say(one, ann, "stale")
        await b.say(two, again, "second")
        told = [*a.heard(ann), *b.heard(again)]
        for node in (a, b):
            await node.end()
        return told

    told = asyncio.run(main())
    stored = {text for (text,) in sql(url, "SELECT text FROM chat")}
    assert "stale" in told
    assert not (set(told) <= stored and "second" in told), "nobody lied: this test would notice nothing"


def test_a_lapsed_lease_ends_all_tables_and_the_node_is_somebody_new(url: str) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        code, guest = await new_table(a)
        room, ann = await a.join(code, guest)
        frames, before = len(ann.frames), a.hub.lease.node.id
        a.time.now += LEASE + 0.1
        assert not a.hub.good()
        await a.say(room, ann, "nobody may hear this")
        assert (ann.closed, len(ann.frames)) == ((1012, "moved"), frames)
        with pytest.raises(Elsewhere):
            await a.hub.find(code)
        await a.hub.lease.beat()
        assert a.hub.good()
        assert a.hub.lease.node.id != before
        room, ann = await a.join(code, guest)
        await a.say(room, ann, "hello again")
        assert a.heard(ann) == ["hello again"]
        assert a.hub.metrics.counts["cluster_lapsed"] == 1
        await a.end()

    asyncio.run(main())


@pytest.mark.parametrize(("played", "elapsed"), [(7, 7.0), (40, 30.0)])
def test_clocks_stand_as_at_the_last_beat_of_who_had_the_table(played: int, elapsed: float, url: str) -> None:
    """The time in which nobody had it is nobody's; and everybody has fifteen seconds at least."""

    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        code, guest = await new_table(a, pace="normal")
        room, ann = await a.join(code, guest)
        _, bob = await a.join(code, name="Bob")
        room.post(Item(ann, client.Start()))
        await room.idle()
        match = room.table.match
        assert match is not None
        assert (match.total, match.seq) == (45.0, 0)
        minute = 60_000
        sql(url, f"UPDATE games SET started_at = started_at - {minute}")
        (begun,) = sql(url, "SELECT started_at FROM games")[0]
        sql(url, f"UPDATE nodes SET beat_at = {begun + 1000 * played} WHERE id LIKE 'a%'")
        sql(url, f"UPDATE nodes SET beat_at = {10**15} WHERE id LIKE 'b%'")
        taken = (await b.hub.find(code)).table.match
        assert taken is not None
        assert taken.elapsed == pytest.approx(elapsed, abs=0.01)
        # and nobody has more because all are there again
        await b.join(code, guest)
        await b.join(code, bob.guest, "Bob")
        assert not taken.frozen
        assert taken.left(b.clock.now()) == pytest.approx(45.0 - elapsed, abs=0.5)
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_what_needs_no_commit_is_not_told_either(url: str) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        code, guest = await new_table(a)
        room, ann = await a.join(code, guest)
        frames = len(ann.frames)
        room.post(Item(ann, client.Sync()))
        await room.idle()
        assert len(ann.frames) > frames
        frames = len(ann.frames)
        a.time.now += LEASE + 0.1
        room.post(Item(ann, client.Sync()))
        await room.idle()
        assert (ann.closed, len(ann.frames)) == ((1012, "moved"), frames)
        await a.end()

    asyncio.run(main())


def test_a_lease_that_lapses_during_a_commit_is_noticed_before_anything_is_told(url: str) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        code, guest = await new_table(a)
        room, ann = await a.join(code, guest)
        real = a.store.commit

        def slow(ops: Any, fence: Any = None) -> Any:
            a.time.now += LEASE + 0.1
            return real(ops, fence)

        a.store.commit = slow  # type: ignore[method-assign]
        frames = len(ann.frames)
        await a.say(room, ann, "written, and told to nobody")
        assert (ann.closed, len(ann.frames)) == ((1012, "moved"), frames)
        await a.end()

    asyncio.run(main())
