"""Several nodes together: players at any of them, hints that come and go, wrong clocks, nodes that leave."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

from tests.cluster.engines import nats, needs_nats, needs_postgres, plain
from tests.cluster.nodes import Guests, cluster, get, metric
from tests.server.patience import within
from tests.server.truth import Truth
from tests.server.verdict import check_file

from fengsheng.cli import main as command

pytestmark = needs_postgres
QUICK = {"pace": "quick", "seats": 4}


async def all_step(tables: list[Guests], steps: int) -> None:
    """At all tables at the same time."""
    await asyncio.gather(*(guests.steps(steps) for guests in tables))


@needs_nats
def test_random_balancer_skewed_clock_no_nats_nats_returns(url: str, tmp_path: Path) -> None:
    with nats() as hints, cluster(tmp_path, url, "--nats", hints.url) as found:
        # one of them thinks that it is two days later: only the database's clock counts
        nodes = [found.start(), found.start(plant="tests.server.faults:clock_off:2"), found.start()]

        async def main() -> None:
            tables = [
                Guests(nodes[n].base, names, Random(n), **QUICK)
                for n, names in enumerate(("Ann Bob", "Cho Dan Eve"))
            ]
            for guests in tables:
                guests.come(lambda: [node.socket for node in nodes])
            await all_step(tables, 8)
            lost = sum(metric(node, "cluster_hints_lost_total") for node in nodes)
            hints.kill()
            for guests in tables:
                guests.hang_up()  # they land anywhere
            await all_step(tables, 8)
            hints.start()
            for guests in tables:
                guests.hang_up()
            await all_step(tables, 8)
            for guests in tables:
                await guests.leave()
            assert lost == 0
            assert sum(metric(node, "cluster_relayed_total") for node in nodes) > 2
            assert sum(metric(node, "cluster_claims_total") for node in nodes) == len(tables)
            await asyncio.sleep(0.3)
            truth = Truth(plain(url))
            for guests in tables:
                check_file(guests.people, truth, None)
                assert "not-saved" not in {code for who in guests.people for code in who.refused}

        asyncio.run(main())
        # an order reaches whoever has the table at once
        code = Truth(plain(url)).tables.popitem()[0]
        assert command(["admin", "end", code, "--database", url]) == 0
        within(lambda: get(nodes[0], f"/api/tables/{code}")[0] == 404, "it is ended")


def test_a_node_that_leaves_gives_its_tables_away(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        first, second = found.start(), found.start()

        async def main() -> None:
            tables = [
                Guests(first.base, names, Random(n), **QUICK)
                for n, names in enumerate(("Ann Bob", "Cho Dan"))
            ]
            for guests in tables:
                guests.come(lambda: [first.socket])
            await all_step(tables, 5)
            for guests in tables:
                guests.sockets = lambda: [first.socket, second.socket]
            node = await asyncio.to_thread(drain_all, url)
            assert node
            await asyncio.to_thread(within, lambda: metric(first, "tables") == 0, "it has given them away")
            status, health = get(first, "/healthz")
            assert (status, health["draining"]) == (503, True)
            # a balancer that does not know that yet sends people there all the same: they are passed on
            for guests in tables:
                guests.move(lambda: [first.socket])
            await all_step(tables, 5)
            assert (metric(first, "tables"), metric(second, "tables")) == (0, 2)
            for guests in tables:
                guests.move(lambda: [second.socket])
            await all_step(tables, 5)
            assert metric(second, "tables") == 2
            assert first.end(signal.SIGTERM) == 0
            third = found.start()
            # and as a service is stopped: everybody who was there goes on at the third
            for guests in tables:
                guests.sockets = lambda: [second.socket, third.socket]
            assert await asyncio.to_thread(second.end, signal.SIGTERM) == 0
            for guests in tables:
                guests.sockets = lambda: [third.socket]
            await all_step(tables, 5)
            for guests in tables:
                await guests.leave()
                bad = {code for who in guests.people for code in who.refused} - {
                    "stale-prompt",
                    "moved",
                    "restart",
                }
                assert not bad
            assert metric(third, "room_errors_total") == 0
            await asyncio.sleep(0.3)
            for guests in tables:
                check_file(guests.people, Truth(plain(url)), None)

        asyncio.run(main())
        for node in found.nodes:
            assert "Traceback" not in node.log.read_text()


def drain_all(url: str) -> str:
    """The first node is told to drain, on the command line."""
    from fengsheng.server.operate import administer
    from fengsheng.server.store import Store

    store = Store(url)
    try:
        rows = administer.nodes(store)
        first = min(rows, key=lambda row: row["started"])
        assert command(["admin", "drain", first["node"], "--database", url]) == 0
        return str(first["node"])
    finally:
        store.close()
