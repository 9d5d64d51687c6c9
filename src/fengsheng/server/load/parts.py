"""The load test, part by part. All figures come from one server process for each part."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from fengsheng.editions.registry import USUAL
from fengsheng.server.load.beside import beside
from fengsheng.server.load.crowd import Crowd
from fengsheng.server.load.figures import median_of
from fengsheng.server.load.flood import flood
from fengsheng.server.load.process import Cores, ServerProcess, divide_cores
from fengsheng.server.load.script import Manner
from fengsheng.server.load.soak import soak
from fengsheng.server.operate.file_limit import raise_file_limit
from fengsheng.server.store.database import backend, own_schema

REPEATS = 3
HURRY = 400  # answers that a table gives at once, at most, to spread the games
HURRIED = 15.0  # questions last shorter than anybody thinks, so that what is measured follows from an answer
SETTLE = 6.0  # seconds after the start before anything is measured
MOST_MS = 250.0  # what still counts as holding a number of tables
STEPS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)  # numbers of tables that are tried, as multiples of `tables`
PARTS = ("load", "highest", "novice", "flood", "soak", "analysis")

Report = Callable[[str, float], None]


class Plan(NamedTuple):
    """What to measure, and for how long."""

    tables: int = 200
    seconds: float = 20.0
    """Of every stretch that is measured."""
    soak_seconds: float = 600.0
    edition: str = USUAL
    seats: int = 6
    words: str = "none"
    data: Path | None = None
    """Where the database lies; it must be on a disk for its durability to cost what it costs."""
    cores: Cores = Cores()
    database: str = ""
    """A PostgreSQL in the place of the file; each part has a schema of its own there."""


@asynccontextmanager
async def _crowd(
    plan: Plan, people: int, manner: Manner, hurry: float, limits: bool = False, **settings: Any
) -> AsyncIterator[Crowd]:
    with (
        tempfile.TemporaryDirectory(prefix="fengsheng-load-", dir=plan.data) as folder,
        own_schema(plan.database) if plan.database else nullcontext("") as database,
    ):
        data = Path(folder)
        server = await asyncio.to_thread(ServerProcess, data, plan.cores.server, hurry, limits, database)
        try:
            crowd = Crowd(server, manner, plan.seats, people, edition=plan.edition, **settings)
            yield crowd
            crowd.close()
        finally:
            await asyncio.to_thread(server.stop)


async def _repeated(crowd: Crowd, plan: Plan, hurry: int, report: Report) -> dict[str, Any]:
    """The median of several stretches with all tables, and the stretches themselves."""
    report("opening tables", 0.0)
    await crowd.grow(plan.tables, hurry)
    await crowd.stretch(SETTLE)
    rows: list[dict[str, Any]] = []
    for number in range(REPEATS):
        report(f"measuring, {number + 1} of {REPEATS}", (number + 1) / (REPEATS + 1))
        rows.append(await crowd.stretch(plan.seconds))
    row = median_of(rows)
    return {**row, "holds": _holds(row), "repeats": rows}


async def _load(plan: Plan, report: Report) -> dict[str, Any]:
    """Every seat a person, every person answers everything."""
    async with _crowd(plan, plan.seats, Manner(words=plan.words), HURRIED) as crowd:
        return await _repeated(crowd, plan, HURRY, report)


async def _highest(plan: Plan, report: Report) -> dict[str, Any]:
    """More and more tables, until the slowest hundredth of the answers takes too long."""
    tried: list[dict[str, Any]] = []
    highest = 0
    async with _crowd(plan, plan.seats, Manner(words=plan.words), HURRIED) as crowd:
        for number, factor in enumerate(STEPS):
            count = round(plan.tables * factor)
            report(f"{count} tables", number / len(STEPS))
            await crowd.grow(count, HURRY)
            await crowd.stretch(SETTLE)
            rows = [await crowd.stretch(plan.seconds)]
            if not _holds(rows[0]):  # once may be chance
                rows += [await crowd.stretch(plan.seconds) for _ in range(REPEATS - 1)]
            row = median_of(rows)
            tried.append(row)
            if not _holds(row):
                break
            highest = count
    return {"tables": highest, "limit_ms": MOST_MS, "tried": tried}


def _holds(row: dict[str, Any]) -> bool:
    return bool(row["p99_ms"] <= MOST_MS and row["accepted_p99_ms"] <= MOST_MS and not row["errors"])


async def _novice(plan: Plan, report: Report) -> dict[str, Any]:
    """One person and bots that think, at every table."""
    async with _crowd(plan, 1, Manner(words=plan.words), 1.0, bot="novice") as crowd:
        return await _repeated(crowd, plan, 0, report)


async def _flood(plan: Plan, report: Report) -> dict[str, Any]:
    """With the limits that people meet."""
    report("a flood", 0.0)
    async with _crowd(plan, 1, Manner(), 1.0, limits=True) as crowd:
        return await flood(crowd, plan.seconds)


async def _soak(plan: Plan, report: Report) -> dict[str, Any]:
    async with _crowd(plan, plan.seats, Manner(), HURRIED) as crowd:
        tables = max(1, plan.tables // 8)
        return await soak(crowd, tables, plan.soak_seconds, lambda x: report("soak", x))


async def _analysis(plan: Plan, report: Report) -> dict[str, Any]:
    """The tables of `load`, by turns without and with an analysis on the server's own core."""
    async with _crowd(plan, plan.seats, Manner(words=plan.words), HURRIED) as crowd:
        report("opening tables", 0.0)
        await crowd.grow(plan.tables, HURRY)
        await crowd.stretch(SETTLE)
        return await beside(crowd, plan.seconds, report)


_PARTS: dict[str, Callable[[Plan, Report], Awaitable[dict[str, Any]]]] = {
    "load": _load,
    "highest": _highest,
    "novice": _novice,
    "flood": _flood,
    "soak": _soak,
    "analysis": _analysis,
}


def bench_server(plan: Plan, parts: tuple[str, ...], report: Report) -> dict[str, Any]:
    """Measure these parts, one after the other."""
    from fengsheng.bench import build

    raise_file_limit()
    cores = divide_cores()
    plan = plan._replace(cores=cores)
    found: dict[str, Any] = {
        "build": build(),
        "python": sys.version.split()[0],
        "edition": plan.edition,
        "seats": plan.seats,
        "words": plan.words,
        "database": backend(plan.database) if plan.database else "sqlite",
        "server_core": sorted(cores.server),
        "client_cores": sorted(cores.clients),
    }
    with cores.of_clients():
        for part in parts:
            found[part] = _run(_PARTS[part](plan, report))
    return found


def _run(work: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    async def main() -> dict[str, Any]:
        return await work

    if sys.platform == "win32":
        return asyncio.run(main())
    import uvloop

    return uvloop.run(main())
