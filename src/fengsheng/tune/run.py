"""Playing the games of a trial."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.expert.tables import read_roles
from fengsheng.bots.table import play_out
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.event import Event
from fengsheng.core.state import State
from fengsheng.editions.registry import find
from fengsheng.game import Game
from fengsheng.processes import begin
from fengsheng.tune.plan import Tune
from fengsheng.tune.played import Kept, Tried

CHUNK = 10  # games handed to another process at once


def play(plan: Tune, number: int) -> Tried:
    """Play game `number`. Characters are kept by chance, so that each is seen in every role. Where nobody has
    the mission that is tried, nothing is played and nobody was there."""
    seed = plan.seed + number
    game = Game.new(plan.preset, plan.seats, seed)
    chance = Random(f"tune {seed} characters")
    while (decision := game.decision) is not None and decision.kind == "character":
        game.apply(chance.randrange(len(decision.options)))
    dealt: list[int] = []
    missions: list[str] = []

    def look(game: Game, events: list[Event]) -> None:
        if not dealt and min(game.state.identity) >= 0:
            dealt.extend(min(identity, 2) for identity in game.state.identity)
            missions.extend(_missions(game.state))

    look(game, [])
    if plan.mission and dealt and plan.mission not in missions:
        return Tried(number, (), (), ())
    bots = [
        ExpertBot(f"tune {seed} {seat}", read_roles(plan.drawn(draws)))
        for seat, draws in enumerate(plan.draws(number))
    ]
    play_out(game, bots, each=look)
    characters = game.state.rules.characters
    return Tried(
        number,
        tuple(dealt),
        tuple(characters[character].name for character in game.state.character),
        () if game.result is None else tuple(game.result.winners),
        tuple(missions),
    )


def _missions(s: State) -> list[str]:
    """What each seat is after, playing alone: a task, or where there are none, what the character says."""
    rules = s.rules
    lore = lore_of(find(rules.edition))
    found: list[str] = []
    for identity, character in zip(s.identity, s.character, strict=True):
        name = rules.identity_names[identity]
        if name not in lore.missions:
            name = rules.characters[character].name
        found.append(name if identity >= 2 else "")
    return found


def run(
    plan: Tune,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> list[Tried]:
    """Play all of them, in as many processes as wanted; the order is that of their numbers. With `keep`, they
    go into that file as they are finished, and those that are there already are not played again."""
    kept = None if keep is None else Kept(keep, plan)
    games = [] if kept is None else list(kept.games)
    if progress is not None:
        progress(len(games))
    there = {game.number for game in games}
    left = [number for number in range(plan.games) if number not in there]
    chunks = [left[at : at + CHUNK] for at in range(0, len(left), CHUNK)]
    for some in map(partial(_chunk, plan), chunks) if jobs <= 1 else _elsewhere(plan, chunks, jobs):
        if kept is not None:
            kept.add(some)
        games += some
        if progress is not None:
            progress(len(some))
    return sorted(games)


def _elsewhere(plan: Tune, chunks: list[list[int]], jobs: int) -> Iterator[list[Tried]]:
    with multiprocessing.get_context("spawn").Pool(jobs, begin) as pool:
        yield from pool.imap_unordered(partial(_chunk, plan), chunks)


def _chunk(plan: Tune, numbers: list[int]) -> list[Tried]:
    return [play(plan, number) for number in numbers]
