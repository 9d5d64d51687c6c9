"""All games of an arena, in one process or in several; which games they are does not depend on that."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from fengsheng.arena.kept import Kept
from fengsheng.arena.one import play
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played

CHUNK = 10  # games handed to another process at once, at most


def run(
    arena: Arena,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> list[Played]:
    """Play all of them; the order is that of their numbers. With `keep`, games go into that file as they are
    finished, and those that are there already are not played again."""
    kept = None if keep is None else Kept(keep, arena)
    games = [] if kept is None else list(kept.games)
    if games and progress is not None:
        progress(len(games))
    there = {game.number for game in games}
    left = [number for number in range(arena.whole) if number not in there]
    for some in _here(arena, left) if jobs <= 1 else _elsewhere(arena, left, jobs):
        if kept is not None:
            kept.add(some)
        games += some
        if progress is not None:
            progress(len(some))
    games.sort(key=lambda game: game.number)
    return games


def _here(arena: Arena, left: list[int]) -> Iterator[list[Played]]:
    for number in left:
        yield [play(arena, number)]


def _elsewhere(arena: Arena, left: list[int], jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(CHUNK, len(left) // (4 * jobs)))
    chunks = [left[at : at + size] for at in range(0, len(left), size)]
    if not chunks:
        return
    # Fresh processes: a fork would copy the threads of whoever calls us in the middle of anything.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(partial(_play_chunk, arena), chunks)


def _play_chunk(arena: Arena, numbers: list[int]) -> list[Played]:
    return [play(arena, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
