"""Many games, in one process or in several, with the same figures either way."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial

from fengsheng.simulate.figures import Figures
from fengsheng.simulate.one import Outcome, play_game
from fengsheng.simulate.plan import Plan

CHUNK = 50  # games handed to another process at once: few enough for a smooth progress bar


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Figures:
    """Play all games of the plan; an interrupt ends it early, with what was counted so far.

    `progress` is told how many games have just been finished.
    """
    figures = Figures(plan)
    begin = time.perf_counter()
    try:
        for outcomes in _here(plan) if jobs <= 1 else _elsewhere(plan, jobs):
            for outcome in outcomes:
                figures.add(outcome)
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        figures.interrupted = True
    figures.seconds = time.perf_counter() - begin
    return figures


def _here(plan: Plan) -> Iterator[list[Outcome]]:
    for number in range(plan.games):
        yield [play_game(plan, number)]


def _elsewhere(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    size = max(1, min(CHUNK, plan.games // (jobs * 4)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    # Fresh processes: a fork would copy the threads of whoever calls us in the middle of anything.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(partial(_play_chunk, plan), chunks)


def _play_chunk(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only one of them can print the figures."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
