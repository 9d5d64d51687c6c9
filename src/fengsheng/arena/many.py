"""All games of an arena, here or shared out; which games they are does not depend on that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from fengsheng.arena.kept import Kept
from fengsheng.arena.one import play
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played
from fengsheng.spread import Workers, spread

CHUNK = 10  # games handed to another process at once, at most


def run(
    arena: Arena,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
    ray: str | None = None,
) -> list[Played]:
    """Play all of them; the order is that of their numbers. With `keep`, games go into that file as they are
    finished, and those that are there already are not played again."""
    kept = None if keep is None else Kept(keep, arena)
    games = [] if kept is None else list(kept.games)
    if games and progress is not None:
        progress(len(games))
    there = {game.number for game in games}
    left = [number for number in range(arena.whole) if number not in there]
    for _, some in spread(partial(_play_chunk, arena), left, Workers(jobs, ray), CHUNK):
        if kept is not None:
            kept.add(some)
        games += some
        if progress is not None:
            progress(len(some))
    games.sort(key=lambda game: game.number)
    return games


def _play_chunk(arena: Arena, numbers: Sequence[int]) -> list[Played]:
    return [play(arena, number) for number in numbers]
