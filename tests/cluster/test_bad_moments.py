"""The database fails, or has something broken in it, in the moment in which a node does what it does now and
then: the node goes on, and nothing is written that did not happen."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url
from tests.cluster.engines import needs_postgres, plain, proxy
from tests.cluster.test_owners import One, live, new_table, sql

from fengsheng.server.cluster import sleeping
from fengsheng.server.cluster.notify import NotifyHints
from fengsheng.server.errors import Elsewhere, Refused, StoreUnavailable
from fengsheng.server.hub import hub as hubs
from fengsheng.server.operate.administer import CHANNEL
from fengsheng.server.store.patient import Patient
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client

pytestmark = needs_postgres


def test_a_database_that_is_away_when_old_things_are_thrown_away_stops_nothing_else(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sweeping, orders and pruning are one task: it must not end for that."""
    monkeypatch.setattr(hubs, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(hubs, "PRUNE_EVERY", 0.0)

    async def main(way: str) -> None:
        a = await One(way, "a").begin()
        done: list[str] = []
        real = a.hub._prune

        async def prune() -> None:
            try:
                await real()
                done.append("pruned")
            except BaseException as error:
                done.append(type(error).__name__)
                raise

        a.hub._prune = prune  # type: ignore[method-assign]
        sweeping = asyncio.create_task(a.hub._sweep_often())
        await until(lambda: "pruned" in done, sweeping)
        between.end()
        done.clear()
        await until(lambda: "StoreUnavailable" in done, sweeping)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await a.end()

    with proxy(url) as (between, way):
        asyncio.run(main(way))


async def until(so: Any, task: asyncio.Task[None]) -> None:
    async with asyncio.timeout(30):
        while not so():
            if task.done():
                task.result()
            await asyncio.sleep(0.01)


def test_the_loop_asks_nothing_itself_when_one_of_all_nodes_works(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    real = Patient.wait

    def wait(self: Patient, *given: Any, **named: Any) -> Any:
        asked.append(threading.current_thread().name)
        return real(self, *given, **named)

    async def main() -> None:
        a, b = One(url, "a"), One(url, "b")
        monkeypatch.setattr(Patient, "wait", wait)
        async with sleeping.alone_at(a.store, "it") as mine, sleeping.alone_at(b.store, "it") as too:
            assert (mine, too) == (True, False)
        async with sleeping.alone_at(b.store, "it") as mine:
            assert mine
        monkeypatch.undo()
        for one in (a, b):
            one.store.close()

    asyncio.run(main())
    assert asked
    assert threading.main_thread().name not in asked


def broken(url: str, code: str) -> None:
    """What is in its row cannot be read."""
    sql(url, f"UPDATE tables SET doc = '{{\"owner\": 1}}' WHERE code = '{code}'")


def test_a_broken_table_is_none_and_does_not_take_the_list_of_all_away(url: str) -> None:
    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        live(url)
        codes = []
        for _ in range(2):
            code, guest = await new_table(a, public=True)
            await a.join(code, guest)
            codes.append(code)
        assert {info.code for info in await b.hub.listed()} == set(codes)
        broken(url, codes[0])
        b.hub._listed_at = -10.0
        assert [info.code for info in await b.hub.listed()] == codes[1:]
        with pytest.raises(Refused) as error:
            await b.hub.info(codes[0])
        assert error.value.reason == "no-table"
        for one in (a, b):
            await one.end()

    asyncio.run(main())


async def unsure(a: One, monkeypatch: pytest.MonkeyPatch) -> tuple[Room, str]:
    """A table at which something was not saved, and that cannot be read back for now: nobody was told that it
    happened."""
    code, guest = await new_table(a, seats=5)
    room, ann = await a.join(code, guest)

    def refused(*_: Any) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StoreUnavailable("The database is away."))
        return future

    def away(_row: Any) -> Any:
        raise StoreUnavailable("The database is away.")

    monkeypatch.setattr(a.store, "commit", refused)
    monkeypatch.setattr(a.store, "table", away)
    room.post(Item(ann, client.Start()))
    await room.idle()
    await asyncio.sleep(0.05)
    assert ann.last_error() == "not-saved"
    assert ann.view is None
    monkeypatch.undo()
    return room, code


def test_what_is_not_sure_is_not_written_when_a_table_is_given_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        live(url)
        room, code = await unsure(a, monkeypatch)
        await a.hub._give_away(room)
        # one more for having asked whose it is
        assert sql(url, "SELECT node, epoch FROM owners") == [(None, 3)]
        assert sql(url, "SELECT phase FROM tables") == [("lobby",)]
        assert sql(url, "SELECT count(*) FROM games") == [(0,)]
        assert code not in a.hub.rooms
        await a.end()

    asyncio.run(main())


def test_a_mistake_in_sweeping_ends_no_sweeping(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP_EVERY", 0.01)

    async def main() -> None:
        a = await One(url, "a").begin()
        swept = 0

        async def sweep() -> None:
            nonlocal swept
            swept += 1
            raise RuntimeError("planted")

        a.hub.sweep = sweep  # type: ignore[method-assign]
        sweeping = asyncio.create_task(a.hub._sweep_often())
        await until(lambda: swept > 2, sweeping)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        assert a.hub.metrics.counts["room_errors"] > 1
        await a.end()

    asyncio.run(main())


def test_a_node_that_is_drained_takes_nothing_and_says_where_to_go(url: str) -> None:
    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        old = await One(url, "old", rules=1).begin()
        live(url)
        code, guest = await new_table(a)
        await a.hub.drain()
        for another in [code, *[(await new_table(a))[0] for _ in range(5)]]:
            await goes_to(a, another, b)  # nobody has it; the old one may not take it
        room, _ = await b.join(code, guest)
        await goes_to(a, code, b)  # its owner
        assert sql(url, "SELECT DISTINCT epoch FROM owners ORDER BY epoch") == [(0,), (1,)]
        await b.hub._give_away(room)
        sql(url, "UPDATE nodes SET beat_at = 0 WHERE id LIKE 'b%'")
        await goes_to(a, code, None)
        assert sql(url, "SELECT DISTINCT node FROM owners") == [(None,)]
        for one in (a, b, old):
            await one.end()

    asyncio.run(main())


async def goes_to(drained: One, code: str, other: One | None) -> None:
    with pytest.raises(Elsewhere) as where:
        await drained.hub.find(code)
    assert where.value.address == ("" if other is None else other.hub.lease.node.address)


def test_a_table_that_is_being_woken_when_a_drain_begins_is_not_kept(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drain does not know of it yet. Whoever asks next, here or elsewhere, has it."""

    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        live(url)
        code, guest = await new_table(a)
        real = a.hub._load

        async def load(code: str, mine: Any) -> Room | None:
            room = await real(code, mine)
            await a.hub.drain()
            return room

        monkeypatch.setattr(a.hub, "_load", load)
        await goes_to(a, code, None)
        assert a.hub.rooms == {}
        await goes_to(b, code, a)
        await goes_to(a, code, b)  # as the player whom it was sent by the other one
        room, _ = await b.join(code, guest)
        assert room.fence is not None
        assert room.fence.epoch == 3
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_tables_that_cannot_be_read_are_not_in_the_way_of_those_that_are_left(url: str) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        live(url)
        for _ in range(sleeping.AT_ONCE + 10):
            broken(url, (await new_table(a))[0])
        code, _ = await new_table(a)
        sql(url, "UPDATE tables SET empty_since = 0")
        for _ in range(60):
            await a.hub.sweep()
            for room in list(a.hub.rooms.values()):
                await room.idle()
            if sql(url, f"SELECT count(*) FROM tables WHERE code = '{code}'") == [(0,)]:
                break
        assert sql(url, "SELECT count(*) FROM tables WHERE code IS NULL") == [(1,)]
        await a.end()

    asyncio.run(main())


@pytest.mark.parametrize("said", ["[" * 7000, '{"s": 1, "m": {}}', '{"s": "fs.test.order", "m": 1}', "1", ""])
def test_whatever_others_say_in_the_database_hints_are_heard_afterwards(url: str, said: str) -> None:
    async def main() -> None:
        heard: list[str] = []
        hints = NotifyHints(make_url(url), "test")
        await hints.open(lambda subject, _: heard.append(subject))
        async with asyncio.timeout(20):
            while hints._session is None:
                await asyncio.sleep(0.01)
            with psycopg.connect(plain(url), autocommit=True) as other:
                other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
            while "order" not in heard:
                assert await hints.tell("order", {})
                assert hints._task is not None
                assert not hints._task.done()
                await asyncio.sleep(0.05)
        await hints.close()
        assert "order" in heard

    asyncio.run(main())


def test_nobody_is_told_what_the_database_says_to_the_server(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Where it is, as whom the server comes, what was in a row: that is for the log."""

    async def main(way: str) -> None:
        a = await One(way, "a").begin()
        code, guest = await new_table(a)
        room, ann = await a.join(code, guest)
        between.end()
        await a.say(room, ann, "is this saved?")
        assert ann.errors[-1]["text"] == "What happened could not be saved."
        with pytest.raises(StoreUnavailable) as error:
            await a.hub.info("ABCDEF")
        assert (error.value.told, str(between.port) in str(error.value)) == (
            "The database cannot be read.",
            True,
        )
        await a.end()

    with proxy(url) as (between, way):
        asyncio.run(main(way))
    assert [record for record in caplog.records if "What happened could not be saved: " in str(vars(record))]
