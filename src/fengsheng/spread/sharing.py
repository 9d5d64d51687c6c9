"""Who does which numbers, and how what they bring is put in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from fengsheng.processes import begin

R = TypeVar("R")

Work = Callable[[Sequence[int]], list[R]]
"""What is done with some numbers: a result for each. It travels to other processes."""

Done = tuple[int, list[R]]
"""Where in the whole list a piece began, and what came of it."""


@dataclass(frozen=True)
class Workers:
    """Who does it. `ray` is the address of a cluster, `local` for one that is begun here."""

    jobs: int = 1
    ray: str | None = None


def spread(work: Work[R], numbers: Sequence[int], workers: Workers, most: int) -> Iterator[Done[R]]:
    """Do all of it, in pieces as they are finished. On this machine a piece has `most` numbers at most: few
    enough for a smooth progress bar."""
    if workers.ray is not None:
        from fengsheng.spread.cluster import on_ray  # heavy, and only wanted by whoever asks for it

        return on_ray(work, numbers, workers)
    return _here(work, numbers) if workers.jobs <= 1 else _elsewhere(work, numbers, workers.jobs, most)


def in_order(pieces: Iterator[Done[R]]) -> Iterator[list[R]]:
    """The same pieces in the order of their numbers, so that nothing depends on who was quicker."""
    early: dict[int, list[R]] = {}
    due = 0
    for at, results in pieces:
        early[at] = results
        while due in early:
            whole = early.pop(due)
            due += len(whole)
            yield whole


def _here(work: Work[R], numbers: Sequence[int]) -> Iterator[Done[R]]:
    for at, number in enumerate(numbers):
        yield at, work([number])


def _elsewhere(work: Work[R], numbers: Sequence[int], jobs: int, most: int) -> Iterator[Done[R]]:
    size = max(1, min(most, len(numbers) // (jobs * 4)))
    pieces = [(at, numbers[at : at + size]) for at in range(0, len(numbers), size)]
    if not pieces:
        return
    # Fresh processes: a fork would copy the threads of whoever calls us in the middle of anything.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(pieces)), begin) as pool:
        yield from pool.imap_unordered(partial(_piece, work), pieces)


def _piece(work: Work[R], piece: tuple[int, Sequence[int]]) -> Done[R]:
    at, numbers = piece
    return at, work(numbers)
