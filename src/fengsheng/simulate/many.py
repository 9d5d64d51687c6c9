"""Many games, here or shared out, with the same figures either way."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from fengsheng.simulate.figures import Figures
from fengsheng.simulate.one import Outcome, play_game
from fengsheng.simulate.plan import Plan
from fengsheng.spread import Workers, in_order, spread

CHUNK = 50  # games handed to another process at once: few enough for a smooth progress bar


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, ray: str | None = None
) -> Figures:
    """Play all games of the plan; an interrupt ends it early, with what was counted so far.

    `progress` is told how many games have just been finished.
    """
    figures = Figures(plan)
    begin = time.perf_counter()
    work = partial(_play_chunk, plan)
    try:
        for outcomes in in_order(spread(work, range(plan.games), Workers(jobs, ray), CHUNK)):
            for outcome in outcomes:
                figures.add(outcome)
                _keep(plan, outcome)
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        figures.interrupted = True
    figures.seconds = time.perf_counter() - begin
    return figures


def _play_chunk(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def _keep(plan: Plan, outcome: Outcome) -> None:
    """Records are written here: whoever has played the game may sit at another machine."""
    if plan.records is not None:
        (plan.records / f"game-{outcome.number:06}.json").write_text(outcome.record, encoding="utf-8")
