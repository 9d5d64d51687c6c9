"""What players wait for while an analysis is made on the same core, by turns with what they wait for else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

from fengsheng.server.load.crowd import Crowd
from fengsheng.server.load.figures import Figures, median_of
from fengsheng.server.load.process import NoServer
from fengsheng.server.load.script import QUICKLY, ScriptedTable

PAIRS: Final = 3  # of stretches: one without, one with
SEATS: Final = 7  # of the game that is looked back at
PATIENCE: Final = 120.0  # seconds for that game


async def beside(crowd: Crowd, seconds: float, report: Callable[[str, float], None]) -> dict[str, Any]:
    """Stretches without and with a deep analysis, which takes longer than any of them."""
    report("a game to look back at", 0.0)
    path = f"/api/replays/{await _finished(crowd)}/analysis?level=deep"
    without: list[dict[str, Any]] = []
    along: list[dict[str, Any]] = []
    states: list[str] = []
    worked = 0.0
    for number in range(PAIRS):
        report(f"without and with, {number + 1} of {PAIRS}", number / PAIRS)
        without.append(await crowd.stretch(seconds))
        await crowd.request("POST", path)
        along.append(await crowd.stretch(seconds))
        worked += crowd.server.analysis_seconds()
        states.append((await crowd.request("GET", path))["state"])
        await crowd.request("DELETE", path)  # what there is stays, and the next one goes on
    return {
        "tables": len(crowd.tables),
        "without": median_of(without),
        "beside": median_of(along),
        "states": states,
        "analysis_cores": round(worked / (PAIRS * seconds), 3),
        "repeats": {"without": without, "beside": along},
    }


async def _finished(crowd: Crowd) -> str:
    """The id of a game that one person plays with bots, as quickly as it goes."""
    table = ScriptedTable(Figures(), QUICKLY, Random("looked back at"))
    table.again = False
    await crowd.seat(table, 1, {"seats": SEATS, "pace": "instant"}, hold="can_act")
    table.start()
    try:
        await asyncio.wait_for(table.over.wait(), PATIENCE)
    except TimeoutError:
        refused = ", ".join(table.figures.errors) or "nothing was refused"
        raise NoServer(f"The game that was to be looked back at did not end: {refused}.") from None
    table.abandon()
    return table.replay
