"""A cluster in one process, in a time of its own: the real leases and claims over a database, a network and
clocks that fail by lot.

    python -m tests.cluster.simulated --seeds 10000 [--first 0] [--jobs 2] [--no-fence]

Every run follows from its seed: pauses, lost messages and restarts meet in ways that three real processes on
one machine do not get to. Rooms are a model of the real ones (`server/table/room.py`): what is told was
committed with the fence before; after a commit of which nobody knows how it ended the table is claimed and
read anew.
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

from tests.cluster.simulated_cluster.database import GAP, Database, Owner
from tests.cluster.simulated_cluster.own_time import OwnTime
from tests.cluster.simulated_cluster.process import Process, Told

from fengsheng.server.cluster.protocols import LEASE
from fengsheng.spread import Workers, in_order, spread

NODES, TABLES, PLAYERS = 3, 2, 4
LASTS = 20.0  # seconds of the cluster's time


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
            self.db.owners[f"t{number}"], self.db.answers[f"t{number}"] = Owner(), []
        self.ids = 0
        self.lossy = self.dice.choice((0.0, 0.0, 0.002, 0.02))
        self.slow = self.dice.choice((0.001, 0.005, 0.05))
        self._backups: list[tuple[float, Database]] = []
        self.told: list[Told] = []
        self.counts: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.processes = [Process(self, number) for number in range(NODES)]

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

    def tell(self, told: Told) -> None:
        self.counts["told"] += 1
        self.told.append(told)

    async def run(self) -> list[str]:
        """Play, break things, and look whether anybody was told what is not so."""
        for number in range(PLAYERS):
            self.task(self._player(number))
        self.task(self._trouble())
        await asyncio.sleep(LASTS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return lies(self.told, self.db.answers)

    async def _player(self, number: int) -> None:
        """Answers at one table, at whatever node they are; now and then goes to another."""
        table, node = f"t{number % TABLES}", self.dice.randrange(NODES)
        for turn in range(10**6):
            await asyncio.sleep(self.dice.uniform(0.05, 0.4))
            if self.dice.random() < 0.1:
                node = self.dice.randrange(NODES)
            process = self.processes[node]
            # whoever gets no answer does not wait for ever
            answer = self.task(process.act(table, f"{number}:{turn}"))
            done, _ = await asyncio.wait({answer}, timeout=self.dice.choice((1.0, 3.0, 6.0)))
            if not done:
                node = self.dice.randrange(NODES)

    async def _trouble(self) -> None:
        faults = {
            "stop": self._stop,
            "cut": self._cut,
            "kill": self._kill,
            "restart": self._restart,
            "free": self._free,
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
        self.db.go_back(self.dice.choice(old), self.now() + self.dice.choice((0.0, 0.1, seconds)))
        kept = self.db.answers
        self.told = [one for one in self.told if kept[one.table][one.seq : one.seq + 1] == [one.value]]

    def again(self, process: Process) -> None:
        """A process has ended by itself, and is started again."""
        process.kill()
        self.processes[process.number] = Process(self, process.number)

    def _free(self, seconds: float) -> None:
        """Somebody gives a table away, as a drain does."""
        process = self.dice.choice(self.processes)
        if process.rooms and self.now() >= process.stopped_until:
            table, room = self.dice.choice(sorted(process.rooms.items(), key=lambda item: item[0]))
            owner = self.db.owners[table]
            if owner.epoch == room.epoch and not room.busy.locked():
                owner.node, owner.epoch = None, owner.epoch + 1
                process.rooms.pop(table)


def lies(told: list[Told], answers: dict[str, list[str]]) -> list[str]:
    """Everything that somebody was told and the database has otherwise, or not at all; and whatever was told
    as two different things."""
    found = []
    first: dict[tuple[str, int], str] = {}
    for one in told:
        rows = answers[one.table]
        stored = rows[one.seq] if one.seq < len(rows) else GAP
        if stored != one.value:
            found.append(f"{one}: stored is {stored}")
        if first.setdefault((one.table, one.seq), one.value) != one.value:
            found.append(f"{one}: told before as {first[one.table, one.seq]}")
    for table, rows in answers.items():
        if GAP in rows:
            found.append(f"{table}: an answer is missing")
        if len(rows) != len(set(rows)):
            found.append(f"{table}: an answer is stored twice")
    return found


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
