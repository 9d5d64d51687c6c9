"""What looks alive and is not: a loop that hangs, a transaction without an end, a line that is cut."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

from tests.cluster.engines import Proxy, needs_postgres
from tests.cluster.nodes import Guests, cluster, metric
from tests.cluster.planted import hangs_at_a_signal, stops_in_a_transaction
from tests.cluster.test_takeover import QUICK, awake, judged
from tests.server.nursery import Forked
from tests.server.patience import within
from tests.server.process import free_port

pytestmark = needs_postgres


def state(node: Forked) -> str:
    """What the kernel says that it does."""
    return Path(f"/proc/{node.pid}/stat").read_text().rpartition(")")[2].split()[0]


def noticed(node: Forked) -> bool:
    """Whether it knows that its lease is over."""
    return metric(node, "cluster_lapsed_total") >= 1


def test_hanging_loop_and_paused_in_transaction(url: str, tmp_path: Path) -> None:
    """And the same of a process that is stopped in the middle of a transaction, with the row of its table
    locked: its other threads, or the database, would wait for ever."""
    with cluster(tmp_path, url) as found:
        second = found.start()

        async def lost(first: Forked, seed: int) -> Guests:
            guests = Guests(first.base, "Ann Bob", Random(seed), **QUICK)
            guests.come(lambda: [first.socket])
            await guests.steps(5)
            os.kill(first.pid, signal.SIGUSR1)
            await asyncio.sleep(1.0)
            guests.move(lambda: [second.socket])
            await guests.steps(5)
            return guests

        async def main() -> None:
            hanging, stopped = (
                found.start(plant=f"{plant.__module__}:{plant.__name__}")
                for plant in (hangs_at_a_signal, stops_in_a_transaction)
            )
            everybody = await asyncio.gather(lost(hanging, 1), lost(stopped, 2))
            assert state(stopped) == "T"
            # it may be late with a beat itself, on a busy machine, and take them once more
            await asyncio.to_thread(within, lambda: awake(second) == 2, "it has both tables")
            os.kill(stopped.pid, signal.SIGCONT)
            for first in (hanging, stopped):
                # it tells nothing of what it still thinks that it has
                await asyncio.to_thread(within, partial(noticed, first), "it has noticed")
                assert awake(first) == 0
            for guests in everybody:
                await judged(found, guests, 5)

        asyncio.run(main())


def test_split_relay_between_edge_and_owner(url: str, tmp_path: Path) -> None:
    port = free_port()
    between = Proxy(port)
    with cluster(tmp_path, url) as found:
        try:
            way = f"ws://127.0.0.1:{between.port}"
            owner = found.start("", "", "", "--port", str(port), "--address", way)
            edge = found.start()

            async def main() -> None:
                guests = Guests(owner.base, "Ann Bob", Random(5), **QUICK)
                guests.come(lambda: [owner.socket])
                await guests.steps(3)
                guests.move(lambda: [edge.socket])
                await guests.steps(5)
                assert metric(edge, "cluster_relayed_total") >= 2
                between.mute()
                # the edge sends them away; they find the owner without it
                guests.sockets = lambda: [owner.socket]
                await guests.steps(5)
                assert metric(owner, "cluster_claims_total") == 1
                assert (awake(owner), awake(edge)) == (1, 0)
                assert any("moved" in who.refused for who in guests.people)
                await judged(found, guests)

            asyncio.run(main())
        finally:
            between.end()
