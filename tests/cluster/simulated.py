"""A cluster in one process, in a time of its own: the real leases, claims, connections and relays over a
database, a network and clocks that fail by lot.

    python -m tests.cluster.simulated --seeds 10000 [--first 0] [--jobs 2] [--no-fence]

Every run follows from its seed: pauses, lost messages and restarts meet in ways that three real processes on
one machine do not get to. What people were told is compared with the database by the checker of the real
tests (`tests/server/verdict.py`). A model are the database, the network, and what asks the store in threads:
the hub that wakes a table, and the rooms, at which people only talk.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from random import Random
from typing import Any

from tests.cluster.simulated_cluster.database import Database, Owner
from tests.cluster.simulated_cluster.network import Line, Standing
from tests.cluster.simulated_cluster.own_time import OwnTime
from tests.cluster.simulated_cluster.people import NODES, Person, SimulatedTruth
from tests.cluster.simulated_cluster.process import Process
from tests.server.truth import Truth
from tests.server.verdict import check_file

from fengsheng.server.cluster.protocols import LEASE
from fengsheng.spread import Workers, in_order, spread

TABLES, PEOPLE = 2, 4
LASTS = 20.0  # seconds of the cluster's time
LOOK_EVERY = 2.0  # of them


class World:
    """One run."""

    def __init__(
        self, seed: int, loop: OwnTime, fenced: bool = True, leased: bool = True, careful: bool = True
    ) -> None:
        self.dice = Random(seed)
        self.loop = loop
        self.leased = leased
        self.careful = careful  # whether a new connection is asked for what it must know
        self.db = Database(fenced)
        for number in range(TABLES):
            self.db.owners[f"T{number}"], self.db.lines[f"T{number}"] = Owner(), []
        self.ids = 0
        self.lossy = self.dice.choice((0.0, 0.0, 0.002, 0.02))
        self.slow = self.dice.choice((0.001, 0.005, 0.05))
        self._backups: list[tuple[float, Database]] = []
        self.lies: list[str] = []
        self.counts: Counter[str] = Counter()
        self.lines: dict[Line, None] = {}
        self.lost: set[tuple[str, str]] = set()
        self._apart: set[frozenset[int]] = set()  # servers that cannot reach each other
        self._before: Truth | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.processes = [Process(self, number) for number in range(NODES)]
        self.people = [Person(self, f"p{number}", f"T{number % TABLES}") for number in range(PEOPLE)]

    def now(self) -> float:
        return self.loop.time()

    def delay(self) -> float:
        return self.dice.expovariate(1 / self.slow)

    def task(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        made = self.loop.create_task(doing)
        self._tasks.add(made)
        made.add_done_callback(self._tasks.discard)
        return made

    def later(self, seconds: float, do: Callable[[], Any]) -> None:
        self.loop.call_later(seconds, do)

    def reached(self, number: int) -> Process:
        return self.processes[number]

    def apart(self, one: Standing | None, other: Standing) -> bool:
        return one is not None and frozenset((one.number, other.number)) in self._apart

    async def run(self) -> list[str]:
        """Talk, break things, and look whether anybody was told what is not so."""
        for person in self.people:
            self.task(person.stay())
        self.task(self._trouble())
        for _ in range(round(LASTS / LOOK_EVERY)):
            await asyncio.sleep(LOOK_EVERY)
            self._look()
        # whoever ends says so to others, which makes new ones
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        self.counts["told"] = sum(len(person.who.chat) for person in self.people)
        return self.lies

    def _look(self) -> None:
        try:
            truth = SimulatedTruth(self.db)
            check_file([person.who for person in self.people], truth, self._before)
            self._before = truth
        except AssertionError as error:
            self.lies.append(str(error))

    async def _trouble(self) -> None:
        faults = {
            "stop": self._stop,
            "cut": self._cut,
            "split": self._split,
            "kill": self._kill,
            "restart": self._restart,
            "free": self._free,
            "drain": self._drain,
        }
        if self.leased:  # an epoch is worth nothing where it may be given a second time
            faults["go back"] = self._go_back
        while True:
            self._backups = [*self._backups[-3:], (self.now(), self.db.save())]
            await asyncio.sleep(self.dice.uniform(0.3, 4.0))
            name = self.dice.choice(list(faults))
            self.counts[name] += 1
            faults[name](self.dice.choice((0.3, 1.0, 2.4, 2.6, 3.1, 4.0, 9.0)))

    def _stop(self, seconds: float) -> None:
        self.dice.choice(self.processes).stopped_until = self.now() + seconds

    def _cut(self, seconds: float) -> None:
        process = self.dice.choice(self.processes)
        process.cut = True

        def back() -> None:
            process.cut = False

        self.later(seconds, back)

    def _split(self, seconds: float) -> None:
        """Two servers cannot reach each other; both reach the database."""
        two = frozenset(self.dice.sample(range(NODES), 2))
        self._apart.add(two)
        self.later(seconds, lambda: self._apart.discard(two))

    def _kill(self, seconds: float) -> None:
        number = self.dice.randrange(NODES)
        self.processes[number].kill()
        self.processes[number] = Process(self, number)

    def _restart(self, seconds: float) -> None:
        self.db.restart(self.now() + min(seconds, 3.1))

    def _go_back(self, seconds: float) -> None:
        """A backup is put in the place of the database, one that lacks somebody's last sign of life. What it
        does not have nobody will ever have; but nothing may be told from now on that it has otherwise."""
        old = [saved for at, saved in self._backups if self.now() - at > LEASE]
        if not old:
            return
        was = self.db.lines
        self.db.go_back(self.dice.choice(old), self.now() + self.dice.choice((0.0, 0.1, seconds)))
        self._before = None
        for code, lines in was.items():
            self.lost |= {(code, line.text) for line in lines} - {(code, x.text) for x in self.db.lines[code]}
        for line in self.lines:
            line.forget()
        for person in self.people:
            person.forget(self.db)

    def again(self, process: Process) -> None:
        """A process has ended by itself, and is started again."""
        process.kill()
        self.processes[process.number] = Process(self, process.number)

    def _free(self, seconds: float) -> None:
        """Somebody gives a table away, as a drain does."""
        process = self.dice.choice(self.processes)
        if process.rooms and self.now() >= process.stopped_until:
            table, room = self.dice.choice(sorted(process.rooms.items(), key=lambda item: item[0]))
            if self.db.owners[table].epoch == room.epoch and room.resting:
                self.db.release(table, room.epoch)
                room.end()

    def _drain(self, seconds: float) -> None:
        """A server gives all away, passes on whoever still comes to it, and is stopped after a while."""
        process = self.dice.choice(self.processes)
        if not process.draining:
            process.drain()
            self.later(seconds, lambda: None if process.dead else self.again(process))


def run(
    seed: int, fenced: bool = True, leased: bool = True, careful: bool = True
) -> tuple[list[str], Counter[str]]:
    """One run by its seed: the lies, and what happened in it."""
    loop = OwnTime()
    try:
        asyncio.set_event_loop(loop)
        world = World(seed, loop, fenced, leased, careful)
        return loop.run_until_complete(world.run()), world.counts
    finally:
        asyncio.set_event_loop(None)
        loop.close()


def _some(fenced: bool, seeds: Sequence[int]) -> list[tuple[int, list[str], Counter[str]]]:
    logging.disable(logging.CRITICAL)  # what fails here is meant to
    return [(seed, *run(seed, fenced, fenced)) for seed in seeds]


def main() -> int:
    """How it went, as an exit code."""
    options = argparse.ArgumentParser()
    options.add_argument("--seeds", type=int, default=10_000)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--no-fence", action="store_true")
    options.add_argument("--jobs", type=int, default=1)
    given = options.parse_args()
    begin, counts, wrong = time.monotonic(), Counter[str](), []
    seeds = range(given.first, given.first + given.seeds)
    for done in in_order(spread(partial(_some, not given.no_fence), seeds, Workers(given.jobs), 50)):
        for seed, found, happened in done:
            counts += happened
            if found:
                wrong.append(seed)
            if found and len(wrong) <= 5:
                print(f"seed {seed}: {len(found)} lies, the first: {found[0]}", flush=True)
    took = time.monotonic() - begin
    print(f"{given.seeds} seeds in {took:.0f} s, {len(wrong)} with lies; {dict(counts)}")
    return int(bool(wrong) != given.no_fence)


if __name__ == "__main__":
    sys.exit(main())
