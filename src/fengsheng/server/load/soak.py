"""Games that begin, end and are given up, for a long time: does the server's memory stay what it is?"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

from fengsheng.server.load.crowd import Crowd
from fengsheng.server.load.script import QUICKLY

GIVEN_UP = 0.3  # share of the games that nobody plays to the end
LONGEST = 60.0  # seconds after which people lose patience
LOOK_EVERY = 2.0
FLAT_SHARE, FLAT_MB = 0.05, 8.0  # growth from the third quarter to the last that is still called flat


async def soak(crowd: Crowd, tables: int, seconds: float, during: Callable[[float], None]) -> dict[str, Any]:
    """So many tables at any time; each game is followed by another at a new table."""
    until = time.perf_counter() + seconds
    ends: Counter[str] = Counter()
    dice = Random("soak")
    begin, cpu = time.perf_counter(), crowd.server.cpu_seconds()
    players = [asyncio.create_task(_one_after_the_other(crowd, until, ends, dice)) for _ in range(tables)]
    memory: list[float] = []
    try:
        while (left := until - time.perf_counter()) > 0:
            memory.append(crowd.server.memory_mb())
            crowd.server.check()
            during(1.0 - left / seconds)
            await asyncio.sleep(min(LOOK_EVERY, left))
        await asyncio.gather(*players)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    memory.append(crowd.server.memory_mb())
    spent = time.perf_counter() - begin
    summary = crowd.figures.summary(spent, crowd.server.cpu_seconds() - cpu, memory[-1])
    return {
        "tables": tables,
        **{key: summary[key] for key in ("seconds", "errors", "error_codes", "cores", "answers_per_s")},
        "games": dict(ends),
        **growth(memory),
    }


def growth(memory: list[float]) -> dict[str, Any]:
    """Memory by quarters of the time, and whether the last is like the one before."""
    size = max(1, len(memory) // 4)
    quarters = [mean(memory[i * size : (i + 1) * size] or memory[-1:]) for i in range(4)]
    more = quarters[3] - quarters[2]
    return {
        "memory_mb": [round(value, 1) for value in quarters],
        "memory_end_mb": round(memory[-1], 1),
        "flat": more <= max(FLAT_MB, FLAT_SHARE * quarters[2]),
    }


async def _one_after_the_other(crowd: Crowd, until: float, ends: Counter[str], dice: Random) -> None:
    """One table after the other."""
    while (left := until - time.perf_counter()) > 0:
        table = await crowd.table(manner=QUICKLY)
        table.again = False
        patience = LONGEST
        if dice.random() < GIVEN_UP:
            patience = 0.2 + 4 * dice.random()
        try:
            await asyncio.wait_for(table.over.wait(), min(patience, left))
            ends["ended"] += 1
            table.leave()
        except TimeoutError:
            ends["abandoned"] += 1
            if dice.random() < 0.5:
                table.leave()
            else:
                table.abandon()
        await asyncio.sleep(0.1)  # for the goodbyes
        table.abandon()
