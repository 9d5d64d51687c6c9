"""Faults by lot on three real nodes: `python -m tests.cluster.soak --rounds 200 --seed 7`.

In every round something happens to a node (killed, stopped, also in the middle of a transaction or between a
commit and the telling, asked to leave) or to its way to the database, while people play at three tables over
any of the nodes. Of those whose node stands still some notice and go elsewhere, and some do not. Then
everybody hangs up, and what they were told is compared with what the database has. The first lie ends the
run, with exit code 1; without the fence (`--no-fence`) there must be one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from sqlalchemy import make_url
from tests.cluster import engines
from tests.cluster.nodes import Cluster, Guests, cluster
from tests.cluster.planted import stops_at
from tests.cluster.test_owners import race
from tests.server.nursery import Forked
from tests.server.truth import Truth
from tests.server.verdict import check_file

from fengsheng.server.cluster.lease import Lease
from fengsheng.server.operate.failpoints import PLACES
from fengsheng.server.store.pg import PgWriter

QUICK = {"pace": "quick", "seats": 4}
NODES = 3
FAULTS = ("kill", "stop", "stop inside", "mute", "leave", "hang up", "stop all")
NO_FENCE = "no fence"


def planted(word: str = "") -> None:
    """In a node: it can be stopped at the moments that matter."""
    stops_at(*PLACES)
    if word == NO_FENCE:
        without_the_fence()


def without_the_fence() -> None:
    """Whoever has lost a table writes and tells all the same."""
    real = PgWriter.transaction
    PgWriter.transaction = lambda self, ops, fences=(): real(self, ops)  # type: ignore[method-assign]
    Lease.good = lambda self: True  # type: ignore[method-assign]


class Soak:
    """One run."""

    def __init__(self, found: Cluster, dice: Random, plant: str, fenced: bool) -> None:
        self._found = found
        self._dice = dice
        self._plant = plant
        self._ways: dict[int, engines.Proxy] = {}
        self.nodes = [self._node() for _ in range(NODES)]
        self.faults: Counter[str] = Counter()
        self.lies: list[str] = []
        self.stuck = 0
        self._fenced = fenced

    def _node(self) -> Forked:
        between = engines.Proxy(make_url(self._found.url).port or 5432)
        node = self._found.start(engines.through(self._found.url, between.port), self._plant)
        self._ways[node.pid] = between
        return node

    def _sockets(self) -> list[str]:
        return [node.socket for node in self.nodes]

    async def run(self, rounds: int) -> None:
        """So many faults."""
        names = ("Ann Bob", "Cho Dan", "Eve Fay Gus")
        tables = [Guests(self.nodes[n].base, name, self._dice, **QUICK) for n, name in enumerate(names)]
        for guests in tables:
            guests.come(self._sockets)
        before: Truth | None = None
        for number in range(rounds):
            fault = self._dice.choice(FAULTS)
            self.faults[fault] += 1
            try:
                await self._happen(fault, tables)
                await self._go_on(number, tables)
                for guests in tables:
                    guests.sockets = lambda: ["ws://127.0.0.1:1/ws"]
                    guests.hang_up()
                await asyncio.sleep(0.4)
                truth = Truth(engines.plain(self._found.url))
                for guests in tables:
                    check_file(guests.people, truth, before)
                before = truth
            except AssertionError as error:
                self.lies.append(f"round {number}, {fault}: {type(error).__name__} {error}")
                print(self.lies[-1], flush=True)
            if self.lies or (self.stuck and self._fenced):
                return
            for guests in tables:
                guests.sockets = self._sockets
            print(f"round {number}: {fault}", flush=True)
        for guests in tables:
            await guests.leave()

    async def _go_on(self, number: int, tables: list[Guests]) -> None:
        """Everybody is told more. Whoever is not was not lied to, but ends the run; without the fence it goes
        on."""
        for guests in tables:
            try:
                await guests.steps(3)
            except TimeoutError:
                self.stuck += 1
                print(f"round {number}: nothing more is told at {guests.code}", flush=True)

    async def _happen(self, fault: str, tables: list[Guests]) -> None:
        which = self._dice.randrange(NODES)
        node = self.nodes[which]
        seconds = self._dice.choice((0.5, 1.5, 2.4, 2.7, 3.2, 4.5))
        if fault == "kill":
            await asyncio.to_thread(node.end, signal.SIGKILL)
            self._ways.pop(node.pid).end()
            self.nodes[which] = await asyncio.to_thread(self._node)
        elif fault == "leave":
            await asyncio.to_thread(node.end, signal.SIGTERM)
            self._ways.pop(node.pid).end()
            self.nodes[which] = await asyncio.to_thread(self._node)
        elif fault == "mute":
            self._ways[node.pid].mute()
            await asyncio.sleep(seconds)
            self._ways[node.pid].speak()
        elif fault in ("stop", "stop inside"):
            os.kill(node.pid, signal.SIGSTOP if fault == "stop" else signal.SIGUSR1)
            await asyncio.sleep(0.2)  # until it does something, if it has anything to do
            self._away_from(tables, node)
            await asyncio.sleep(seconds)
            os.kill(node.pid, signal.SIGUSR2)  # if it had nothing to do it must not stop later
            os.kill(node.pid, signal.SIGCONT)
            await asyncio.sleep(0.1)
            os.kill(node.pid, signal.SIGCONT)  # it may have stopped between the two
        elif fault == "stop all":
            for one in self.nodes:
                os.kill(one.pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            for one in self._dice.sample(self.nodes, NODES):
                os.kill(one.pid, signal.SIGCONT)
                await asyncio.sleep(self._dice.random() * 0.3)
        else:
            for guests in tables:
                guests.hang_up()

    def _away_from(self, tables: list[Guests], node: Forked) -> None:
        """At most tables somebody notices that it is silent, and goes elsewhere; others wait for it."""
        for guests in self._dice.sample(tables, 2):
            guests.sockets = lambda: [one.socket for one in self.nodes if one is not node]
            guests.hang_up(self._dice.choice((1, len(guests.people))))

    def end(self) -> None:
        """All ways to the database."""
        for between in self._ways.values():
            between.end()


def main() -> int:
    """How it went, as an exit code."""
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=200)
    options.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options.add_argument("--no-fence", action="store_true")
    options.add_argument("--races", type=int, default=0, help="of twenty who claim a table at once, before")
    given = options.parse_args()
    print(f"seed {given.seed}", flush=True)
    plant = f"tests.cluster.soak:{planted.__name__}:{NO_FENCE if given.no_fence else ''}"
    begin = time.monotonic()
    if given.races:
        with engines.schema() as url:
            asyncio.run(race(url, given.races))
        print(f"{given.races} races in {time.monotonic() - begin:.0f} s, one winner each", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        engines.schema() as url,
        cluster(Path(folder), url) as found,
    ):
        soak = Soak(found, Random(given.seed), plant, not given.no_fence)
        try:
            asyncio.run(soak.run(given.rounds))
        finally:
            soak.end()
            for number, node in enumerate(found.nodes):
                if soak.lies or soak.stuck:
                    print(f"--- node {number}", node.log.read_text()[-3000:], sep="\n", file=sys.stderr)
    engines.close()
    rounds = sum(soak.faults.values())
    took, found_out = time.monotonic() - begin, f"{len(soak.lies)} lies, {soak.stuck} stuck"
    print(f"{rounds} rounds in {took:.0f} s, {found_out}; {dict(soak.faults)}")
    return int(not soak.lies if given.no_fence else bool(soak.lies or soak.stuck))


if __name__ == "__main__":
    sys.exit(main())
