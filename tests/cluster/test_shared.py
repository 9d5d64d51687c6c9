"""What all nodes count together; and a drain that somebody is in the middle of."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.cluster.engines import needs_postgres
from tests.cluster.test_owners import One, live, new_table, sql
from tests.server.test_store import seen

from fengsheng.server.errors import NotOwner, Refused, StoreUnavailable
from fengsheng.server.socket.admission import by_code
from fengsheng.server.socket.limiter import ADDRESS_RATES, OPENING, Limiter
from fengsheng.server.store import Store, writer
from fengsheng.server.store.ops import Fence
from fengsheng.server.store.pg import PgWriter
from fengsheng.server.store.writes import SEEN_EVERY_MS
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings

pytestmark = needs_postgres
HOME = "10.0.0.7"


def test_guests_and_tables_of_one_address_are_counted_over_all_nodes(url: str) -> None:
    async def main() -> None:
        nodes = [await One(url, "a").begin(), await One(url, "b").begin()]
        most = round(ADDRESS_RATES["guest"].burst)
        for number in range(most):
            await nodes[number % 2].hub.guest("", HOME)
        # nobody gets a second one because time passes in this test
        sql(url, f"UPDATE limits SET at = {10**15}")
        for node in nodes:
            with pytest.raises(Refused) as error:
                await node.hub.guest("", HOME)
            assert error.value.reason == "too-fast"
            assert not node.store.writer.failing
            owner = await node.hub.guest("", "10.0.0.8")
            assert (await node.hub.guest(owner.token, HOME)).id == owner.id
        assert sql(url, "SELECT count(*) FROM guests") == [(most + 2,)]
        sql(url, "UPDATE limits SET at = 0")  # long ago: as much as ever
        await nodes[0].hub.guest("", HOME)
        assert sql(url, f"SELECT round(\"left\") FROM limits WHERE key = 'guest {HOME}'") == [(most - 1,)]
        await tables(url, nodes, owner.id)
        for node in nodes:
            await node.end()

    asyncio.run(main())


def test_who_belongs_to_a_table_comes_in_over_any_node_when_a_neighbour_has_tried_codes(url: str) -> None:
    """Where nothing more is told to their address, also at a node that has not got the table."""

    async def main() -> None:
        a, b = await One(url, "a").begin(), await One(url, "b").begin()
        live(url)
        code, guest = await new_table(a)
        await a.join(code, guest)
        limiter, stranger = Limiter(), (await b.hub.guest("")).id
        tries = limiter.address(HOME)
        while tries.take("code", b.hub.clock.now()):
            pass

        async def look(who: str, code: str = code) -> str:
            return await by_code(b.hub, limiter, HOME, code, who, asyncio.sleep(0, "found"))

        assert await look(guest) == "found"
        for who, what in ((stranger, code), ("", code), (guest, "ABCDEF"), (guest, "%"), ("%", code)):
            with pytest.raises(Refused, match="Not so fast"):
                await look(who, what)
        sql(url, f"UPDATE tables SET doc = '{{\"owner\": \"{guest}\"' WHERE code = '{code}'")
        with pytest.raises(Refused, match="Not so fast"):
            await look(guest)
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_when_a_guest_was_here_is_written_once_an_hour_at_most(url: str) -> None:
    async def main() -> None:
        store = Store(url)
        assert await seen(store) == [0, 0, SEEN_EVERY_MS + 1, SEEN_EVERY_MS + 1, 2 * SEEN_EVERY_MS + 2]
        store.close()

    asyncio.run(main())


async def tables(url: str, nodes: list[One], owner: str) -> None:
    async def another(node: One, guest: str, address: str) -> str:
        return await node.hub.open_table(guest, "Ann", TableSettings(), address)

    most = round(OPENING.burst)
    for number in range(most):
        await another(nodes[number % 2], owner, f"10.1.0.{number}")
    sql(url, f"UPDATE limits SET at = {10**15}")
    for node in nodes:
        with pytest.raises(Refused, match="Not so fast"):
            await another(node, owner, "10.2.0.1")
    assert sql(url, "SELECT count(*) FROM tables") == [(most,)]
    # what was refused has cost nobody anything
    assert sql(url, "SELECT count(*) FROM limits WHERE key = 'tables 10.2.0.1'") == [(0,)]
    assert sql(url, "SELECT count(*) FROM owners") == [(most,)]


def test_whoever_stops_waits_for_a_drain_that_is_under_way(url: str) -> None:
    async def main() -> None:
        a = await One(url, "a").begin()
        live(url)
        for _ in range(2):
            code, guest = await new_table(a)
            await a.join(code, guest)
        slowly, real = asyncio.Event(), a.hub._give_away

        async def give_away(room: Room) -> None:
            await slowly.wait()
            await real(room)

        a.hub._give_away = give_away  # type: ignore[method-assign]
        a.hub._wanted("draining")  # somebody has ordered it
        closing = asyncio.create_task(a.hub.close())
        await asyncio.sleep(0.1)
        assert not closing.done()
        slowly.set()
        await closing
        assert sql(url, "SELECT count(*) FROM owners WHERE node IS NULL AND epoch = 2") == [(2,)]
        await a.end()

    asyncio.run(main())


def test_what_takes_too_long_counts_as_failing_before_anybody_knows_how_it_ended(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = Store(url)
        monkeypatch.setattr(writer, "STUCK", 0.05)
        hanging = threading.Event()
        real = PgWriter.transaction

        def slow(self: PgWriter, ops: Any, fences: Any = ()) -> None:
            hanging.wait()
            real(self, ops, fences)

        monkeypatch.setattr(PgWriter, "transaction", slow)
        commit = store.commit([store.put_meta("a", "1")])
        said = [store.writer.failing]
        await asyncio.sleep(0.2)
        said.append(store.writer.failing)
        hanging.set()
        await commit
        assert [*said, store.writer.failing] == [False, True, False]
        store.close()

    asyncio.run(main())


def test_one_server_alone_writes_nothing_to_a_database_that_was_put_back(url: str) -> None:
    async def main() -> None:
        store = Store(url)
        store.begin(1000)
        await store.say_alive(5000)
        await cut_off(store, url)
        await store.commit([store.put_meta("a", "1")])  # the same database
        for key, older in (("alive_at", "4999"), ("started_at", "999")):
            kept = sql(url, f"SELECT value FROM meta WHERE key = '{key}'")[0][0]
            sql(url, f"UPDATE meta SET value = '{older}' WHERE key = '{key}'")
            await cut_off(store, url)
            for _ in range(2):
                with pytest.raises(StoreUnavailable, match="put back to an earlier state"):
                    await store.commit([store.put_meta("a", "2")])
            sql(url, f"UPDATE meta SET value = '{kept}' WHERE key = '{key}'")
        await store.commit([store.put_meta("a", "3")])
        assert store.meta("a") == "3"
        store.close()

    asyncio.run(main())


async def cut_off(store: Store, url: str) -> None:
    """Its connection is gone; the first who writes finds out."""
    direct = store.writer._direct
    assert isinstance(direct, PgWriter)
    if direct._session is not None:
        sql(url, f"SELECT pg_terminate_backend({direct._session.pid})")
        with pytest.raises(StoreUnavailable):
            await store.commit([store.put_meta("b", "1")])


def test_after_transactions_that_fail_others_succeed(url: str) -> None:
    """Whenever they fail: the driver begins to prepare statements after it has seen them some times."""

    async def main() -> None:
        for before in range(8):
            store = Store(url)
            for number in range(before):
                await store.commit([store.put_meta("a", f"{before}.{number}")])
            for _ in range(3):
                with pytest.raises(NotOwner):
                    await store.commit([store.put_meta("a", "")], Fence("nobody's", 1))
            for number in range(8):
                await store.commit([store.put_meta("b", f"{before}.{number}")])
            assert store.meta("b") == f"{before}.7"
            store.close()

    asyncio.run(main())
