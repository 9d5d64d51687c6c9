"""A node dies, stops, hangs or is cut off: its tables go on elsewhere, and nobody was told what is not so."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from tests.cluster.engines import needs_postgres, plain, proxy
from tests.cluster.nodes import Cluster, Guests, cluster, metric
from tests.server.nursery import Forked
from tests.server.truth import Truth
from tests.server.verdict import check_file

pytestmark = needs_postgres
QUICK = {"pace": "quick", "seats": 4}


def awake(node: Forked) -> float:
    """How many tables are awake there."""
    return metric(node, "tables")


async def judged(found: Cluster, guests: Guests, steps: int = 10) -> None:
    """They play for a while; then what was told is compared with what is there."""
    await guests.steps(steps)
    await guests.leave()
    await asyncio.sleep(0.3)
    check_file(guests.people, Truth(plain(found.url)), None)


def test_kill_owner_and_kill_edge(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        first, second, third = found.start(), found.start(), found.start()

        async def main() -> None:
            guests = Guests(first.base, "Ann Bob", Random(1), **QUICK)
            guests.come(lambda: [first.socket])
            await guests.steps(8)
            assert (awake(first), awake(second)) == (1, 0)
            guests.move(lambda: [second.socket])  # they are relayed
            await guests.steps(8)
            assert (awake(first), awake(second)) == (1, 0)
            assert metric(second, "cluster_relayed_total") >= 2
            first.end(signal.SIGKILL)  # those at the edge need not come anew
            await guests.steps(8)
            assert awake(second) == 1
            guests.move(lambda: [third.socket])
            await guests.steps(5)
            third.end(signal.SIGKILL)  # now the edge; the table notices nothing
            guests.move(lambda: [second.socket])
            assert metric(second, "cluster_claims_total") == 1
            await judged(found, guests)

        asyncio.run(main())


def test_kill_owner_at_a_fail_point(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        last = found.start()

        async def main() -> None:
            dice = Random(7)
            guests = Guests(last.base, "Ann Bob", dice, **QUICK)
            found.start(failpoint="append:25")
            guests.come(lambda: [found.nodes[-1].socket])
            for place in ("commit:20", "broadcast:60", ""):
                while not found.nodes[-1].gone():
                    await asyncio.sleep(0.05)
                if place:
                    found.start(failpoint=place)
            guests.move(lambda: [last.socket])
            await judged(found, guests)

        asyncio.run(main())


def test_paused_owner_tells_nothing_when_it_goes_on(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        first, second = found.start(), found.start()

        async def main() -> None:
            guests = Guests(first.base, "Ann Bob", Random(2), **QUICK)
            watching = Guests(first.base, "Cho Dan", Random(3), **QUICK)
            for all_of_them in (guests, watching):
                all_of_them.come(lambda: [first.socket])
                await all_of_them.steps(5)
            os.kill(first.pid, signal.SIGSTOP)
            guests.move(lambda: [second.socket])  # the others wait at their silent sockets
            await guests.steps(5)
            os.kill(first.pid, signal.SIGCONT)
            watching.sockets = lambda: [second.socket]
            await watching.steps(5)
            assert metric(first, "cluster_lapsed_total") >= 1
            assert awake(first) == 0
            await judged(found, watching)
            await judged(found, guests)

        asyncio.run(main())


def test_split_owner_cut_off_from_the_database(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found, proxy(url) as (between, way):
        first, second = found.start(way), found.start()

        async def main() -> None:
            guests = Guests(second.base, "Ann Bob", Random(4), **QUICK)
            guests.come(lambda: [first.socket])
            await guests.steps(8)
            between.mute()
            guests.sockets = lambda: [first.socket, second.socket]  # the first sends them away
            await guests.steps(8)
            assert awake(second) == 1
            between.speak()
            await judged(found, guests)
            assert metric(first, "cluster_lapsed_total") >= 1

        asyncio.run(main())
