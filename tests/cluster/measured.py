"""What several servers cost, as ratios of one run: `python -m tests.cluster.measured [--parts load,claim,…]`.

    load     SQLite, PostgreSQL, a node with the fence and one without, each with its tables; they take turns
    against  SQLite with this program and with that of another tree (`--against TREE`), in turns
    claim    how long a table is away after its owner was killed, and after it was stopped
    relay    a ping to the owner and one over another node; what that costs the other node
    drain    100 tables given away: how long it takes, and how long a player sees nothing

For a quiet machine: everything together takes about ten minutes. All runs are printed; the last lines are the
medians beside what docs/cluster.md asks for. PostgreSQL is one of its own, with `fsync`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tests.cluster import own_postgres
from tests.cluster.measured_people import Person
from tests.cluster.nodes import SECRET

from fengsheng.editions.registry import USUAL
from fengsheng.server.load.crowd import Crowd
from fengsheng.server.load.figures import quantile
from fengsheng.server.load.parts import HURRIED, HURRY
from fengsheng.server.load.process import ServerProcess, divide_cores
from fengsheng.server.load.script import Manner
from fengsheng.server.store.database import own_schema

PARTS = ("load", "against", "claim", "relay", "drain")
SEATS = 6
SETTLE = 2.0
DRAINED = 100
KILLS, STOPS = 7, 4
PINGERS = 440  # 800 exchanges a second, as in the trial of the contract
NO_FENCE = (
    "import sys; from fengsheng.server.store.pg import PgWriter as W; real = W.transaction; "
    "W.transaction = lambda self, ops, fences=(): real(self, ops); "
    "from fengsheng.cli import main; sys.exit(main(sys.argv[1:]))"
)


class Bench:
    """Starts what is measured, and ends it."""

    def __init__(self, given: argparse.Namespace, stack: ExitStack) -> None:
        self.given = given
        self.cores = divide_cores()
        self._stack = stack
        self._folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder)))
        (self._folder / "secret").write_text(SECRET)
        self._count = 0
        self._postgres = ""

    @property
    def postgres(self) -> str:
        """One for all."""
        if not self._postgres:
            self._stack.callback(own_postgres.forget)
            self._postgres = self._stack.enter_context(own_postgres.own(durable=True)).url
        return self._postgres

    def schema(self) -> str:
        """A place of its own in it."""
        return self._stack.enter_context(own_schema(self.postgres))

    def server(self, database: str = "", cluster: bool = False, **more: Any) -> ServerProcess:
        """One that is ended with the others."""
        self._count += 1
        data = self._folder / str(self._count)
        data.mkdir()
        flags = ("--cluster", "bench", "--cluster-secret-file", str(self._folder / "secret"))
        more.setdefault("hurry", HURRIED)
        found = ServerProcess(
            data, self.cores.server, database=database, more=flags if cluster else (), **more
        )
        self._stack.callback(found.stop)
        return found


def pause(crowd: Crowd) -> None:
    """Nothing happens at any table until they go on."""
    for table in crowd.tables:
        table.players[0].say(t="pause")


def go_on(crowd: Crowd) -> None:
    """Whoever's answer met a paused table is asked anew."""
    for table in crowd.tables:
        table.players[0].say(t="resume")
        for player in table.players:
            player.say(t="sync")


async def in_turns(bench: Bench, servers: dict[str, ServerProcess]) -> dict[str, list[dict[str, Any]]]:
    """Tables at each of them; while one plays the others rest."""
    crowds = {}
    for name, server in servers.items():
        crowds[name] = Crowd(server, Manner(), SEATS, SEATS, edition=USUAL)
        await crowds[name].grow(bench.given.tables, HURRY)
        pause(crowds[name])
        print(f"{name}: {bench.given.tables} tables play", flush=True)
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in servers}
    for turn in range(bench.given.turns):
        for name, crowd in crowds.items():
            go_on(crowd)
            await crowd.stretch(SETTLE)
            row = await crowd.stretch(bench.given.seconds)
            pause(crowd)
            await asyncio.sleep(0.5)
            rows[name].append(row)
            figures = ("p50_ms", "p99_ms", "cpu_us_per_answer", "answers_per_s", "errors")
            print(f"turn {turn + 1}, {name}: {', '.join(f'{key} {row[key]}' for key in figures)}", flush=True)
    for crowd in crowds.values():
        crowd.close()
    return rows


def middle(rows: list[dict[str, Any]], key: str) -> float:
    """The median of all turns."""
    return float(median(row[key] for row in rows))


def compared(rows: dict[str, list[dict[str, Any]]], one: str, other: str, key: str, most: float) -> str:
    """One as a multiple of the other, beside what is allowed."""
    first, second = middle(rows[one], key), middle(rows[other], key)
    ratio = first / second if second else 0.0
    mark = "" if ratio <= most else "   MISSED"
    return f"{key}: {one} {first:g}, {other} {second:g}: {ratio:.2f} x, at most {most:g} x{mark}"


async def load(bench: Bench) -> list[str]:
    """What the database and the fence cost."""
    rows = await in_turns(
        bench,
        {
            "sqlite": bench.server(),
            "postgresql": bench.server(bench.schema()),
            "fenced": bench.server(bench.schema(), cluster=True),
            "unfenced": bench.server(bench.schema(), cluster=True, program=("-c", NO_FENCE)),
        },
    )
    p99 = middle(rows["postgresql"], "p99_ms")
    return [
        compared(rows, "postgresql", "sqlite", "p50_ms", 2.0),
        compared(rows, "postgresql", "sqlite", "cpu_us_per_answer", 1.15),
        f"p99_ms: postgresql {p99:g}, at most 250{'' if p99 <= 250 else '   MISSED'}",
        compared(rows, "fenced", "unfenced", "cpu_us_per_answer", 1.05),
        compared(rows, "fenced", "sqlite", "p50_ms", 2.0),
    ]


async def against(bench: Bench) -> list[str]:
    """What one server alone pays for what it does not use."""
    tree = bench.given.against
    if tree is None:
        return ["against: no tree was named (--against)"]
    other = bench.server(path=str(tree.resolve() / "src"))
    rows = await in_turns(bench, {"this": bench.server(), "that": other})
    return [compared(rows, "this", "that", key, 1.05) for key in ("cpu_us_per_answer", "p50_ms", "memory_mb")]


async def people(server: ServerProcess, number: int, **settings: Any) -> list[Person]:
    """So many, each at a table of their own."""
    crowd = Crowd(server, Manner(), SEATS, 1)
    body = {"name": "Ann", "settings": {"seats": SEATS, "edition": USUAL, **settings}}
    return [Person(await crowd.request("POST", "/api/tables", body)) for _ in range(number)]


async def claim(bench: Bench) -> list[str]:
    """Kill the owner, or stop it, and come to another node."""
    url = bench.schema()
    second = bench.server(url, cluster=True)
    told = []
    for name, number, times, most in (
        ("killed", signal.SIGKILL, KILLS, (0.2, 3.5)),
        ("stopped", signal.SIGSTOP, STOPS, (4.0, 4.0)),
    ):
        waits = []
        for _ in range(times):
            first = bench.server(url, cluster=True)
            (ann,) = await people(first, 1)
            await ann.come(first)
            await asyncio.sleep(1.0)
            begin = time.perf_counter()
            os.kill(first.pid, number)
            await ann.come(second)
            waits.append(time.perf_counter() - begin)
            print(f"{name}: back after {waits[-1]:.3f} s", flush=True)
            ann.leave()
            os.kill(first.pid, signal.SIGCONT)
            first.stop()
        good = median(waits) <= most[0] and max(waits) <= most[1]
        told.append(
            f"claim, {name}: median {median(waits):.3f} s (at most {most[0]:g}), worst {max(waits):.3f} s "
            f"(at most {most[1]:g}){'' if good else '   MISSED'}"
        )
    return told


async def relay(bench: Bench) -> list[str]:
    """The same people ping the owner first, and then over a node that has not got their tables."""
    url = bench.schema()
    owner, edge = bench.server(url, cluster=True), bench.server(url, cluster=True)
    everybody = await people(owner, PINGERS)
    seconds = bench.given.seconds
    ways: dict[str, float] = {}
    costs = 0.0
    for name, server in (("direct", owner), ("relayed", edge)):
        await asyncio.gather(*(one.come(server) for one in everybody))
        await asyncio.sleep(1.0)
        idle = edge.cpu_seconds()
        await asyncio.sleep(seconds / 2)
        idle = (edge.cpu_seconds() - idle) * 2  # what it does all by itself
        before = edge.cpu_seconds()
        waits = [
            w for found in await asyncio.gather(*(one.ping(seconds) for one in everybody)) for w in found
        ]
        ways[name] = quantile(waits, 0.5) * 1e3
        costs = max(0.0, edge.cpu_seconds() - before - idle) / len(waits) * 1e6
        print(
            f"{name}: p50 {ways[name]:.2f} ms, p99 {quantile(waits, 0.99) * 1e3:.2f} ms of {len(waits)}; "
            f"the other node {costs:.0f} µs each",
            flush=True,
        )
    for one in everybody:
        one.leave()
    more = ways["relayed"] - ways["direct"]
    return [
        f"relay: p50 {ways['relayed']:.2f} ms, {more:.2f} ms more than direct, at most 1"
        f"{'' if more <= 1 else '   MISSED'}",
        f"relay: {costs:.0f} µs an exchange at the edge, at most 80{'' if costs <= 80 else '   MISSED'}",
    ]


async def drain(bench: Bench) -> list[str]:
    """A node with many games is stopped as a service is."""
    url = bench.schema()
    first, second = bench.server(url, cluster=True, hurry=1.0), bench.server(url, cluster=True, hurry=1.0)
    everybody = await people(first, DRAINED)
    for one in everybody:
        await one.come(first)
        one.say(t="start")
        one.follow(second)
    await asyncio.sleep(3.0)
    begin = time.perf_counter()
    os.kill(first.pid, signal.SIGTERM)
    await asyncio.to_thread(first.stop)
    took = time.perf_counter() - begin
    end = time.monotonic() + 30
    while any(not one.gaps for one in everybody) and time.monotonic() < end:
        await asyncio.sleep(0.05)
    gaps = [gap for one in everybody for gap in one.gaps]
    for one in everybody:
        one.leave()
    half, most = quantile(gaps, 0.5), quantile(gaps, 0.95)
    print(f"gaps: {' '.join(f'{gap:.2f}' for gap in sorted(gaps))}", flush=True)
    good = took <= 5 and half <= 0.5 and most <= 1.5 and len(gaps) == DRAINED
    return [
        f"drain: {len(gaps)} of {DRAINED} tables back; {took:.1f} s (at most 5); a player sees nothing for "
        f"{half:.2f} s p50 (at most 0.5), {most:.2f} s p95 (at most 1.5){'' if good else '   MISSED'}"
    ]


_PARTS = {"load": load, "against": against, "claim": claim, "relay": relay, "drain": drain}


@contextmanager
def benching(given: argparse.Namespace) -> Iterator[Bench]:
    """For one part: nothing of it runs beside the next."""
    with ExitStack() as stack:
        yield Bench(given, stack)


def main() -> int:
    """Whether everything was kept within what is allowed, as an exit code."""
    options = argparse.ArgumentParser()
    options.add_argument("--parts", default=",".join(PARTS))
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--turns", type=int, default=5)
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--against", type=Path, default=None)
    options.add_argument("--folder", type=Path, default=None, help="on a disk, not in memory")
    given = options.parse_args()
    told: list[str] = []
    for part in given.parts.split(","):
        if part not in PARTS:
            options.error(f"there is no part {part!r}; there are {', '.join(PARTS)}")
        begin = time.monotonic()
        with benching(given) as bench, bench.cores.of_clients():
            told += asyncio.run(_PARTS[part](bench))
        print(f"{part} took {time.monotonic() - begin:.0f} s", flush=True)
    print("", *told, sep="\n")
    print(json.dumps({"python": sys.version.split()[0], "missed": sum("MISSED" in line for line in told)}))
    return int(any("MISSED" in line for line in told))


if __name__ == "__main__":
    sys.exit(main())
