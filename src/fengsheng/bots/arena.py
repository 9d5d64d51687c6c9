"""Bots against each other at mixed tables.

Every deal is played once for every shift of the bots round its seats, so that each bot holds each seat,
with its identity and the characters offered there, equally often.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.roster import BOTS, UnknownBot, make_bot
from fengsheng.bots.table import LIMIT
from fengsheng.core.errors import BadSeats, FengshengError, SetupError
from fengsheng.editions.registry import make_ruleset
from fengsheng.game import Game

CHUNK = 10  # games handed to another process at once


class BadArena(SetupError):
    """A plan that no arena can carry out."""

    code = "bad-arena"


@dataclass(frozen=True)
class Arena:
    """So many games of these bots. Plain data, because it travels to other processes."""

    edition: str
    preset: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, str]

    @classmethod
    def make(
        cls,
        preset: str,
        seats: int,
        games: int,
        seed: int | str,
        bots: tuple[str, ...],
        options: Mapping[str, object] | None = None,
    ) -> Arena:
        """A plan that can be carried out; errors are one clear sentence."""
        rules = make_ruleset(preset, seats, options or {})
        if games < 1:
            raise BadArena(f"There must be at least one game, not {games}.")
        for name in bots:
            if name not in BOTS:
                raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise BadArena("An arena is for two or more bots of different names.")
        if len(bots) > seats:
            raise BadSeats(f"{seats} seats are for 2 to {seats} bots, not {len(bots)}.")
        return cls(rules.edition, preset, seats, games, str(seed), bots, dict(rules.house))

    def deal(self, number: int) -> int:
        """Which deal game `number` plays: as many games in succession as there are bots share one."""
        return number // len(self.bots)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where: half and half in an order of the deal's own, shifted from game to game."""
        order = list(range(self.seats))
        Random(f"{self.seed}/{self.deal(number)}/lineup").shuffle(order)
        return tuple(self.bots[(place + number) % len(self.bots)] for place in order)


@dataclass(frozen=True)
class Played:
    """One game, as far as the arena is concerned."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    identities: tuple[str, ...]
    winners: tuple[int, ...]
    decisions: dict[str, int]
    seconds: dict[str, float]  # of the processor, so that other processes do not matter
    faults: tuple[tuple[int, str], ...]  # seat and what it did
    finished: bool


def play(arena: Arena, number: int) -> Played:
    """Play game `number`. A seat whose bot raises or answers what was not offered has lost, and chance
    plays on for it."""
    seed = f"{arena.seed}/{arena.deal(number)}"
    lineup = arena.lineup(number)
    game = Game.new(arena.preset, arena.seats, seed, options=arena.options)
    bots: list[Bot] = [make_bot(name, f"{seed}/bot {number} {seat}") for seat, name in enumerate(lineup)]
    looks = [getattr(bot, "needs_view", True) for bot in bots]
    decisions = dict.fromkeys(arena.bots, 0)
    seconds = dict.fromkeys(arena.bots, 0.0)
    faults: dict[int, str] = {}
    dealt: tuple[int, ...] = ()
    for _ in range(LIMIT):
        decision = game.decision
        if decision is None:
            break
        if not dealt and min(game.state.identity) >= 0:
            dealt = tuple(game.state.identity)
        seat = decision.seat
        view = game.view(seat) if looks[seat] else BLIND
        begin = time.process_time()
        try:
            choice = bots[seat].choose(view, decision)
        except Exception as error:  # whatever a bot does wrong is the bot's fault alone
            faults[seat] = f"{type(error).__name__}: {error}"
        seconds[lineup[seat]] += time.process_time() - begin
        decisions[lineup[seat]] += 1
        if seat not in faults:
            try:
                game.apply(choice)
                continue
            except FengshengError as error:
                faults[seat] = f"{type(error).__name__}: {error}"
        bots[seat], looks[seat] = make_bot("random", f"{seed}/substitute {seat}"), False
        game.apply(bots[seat].choose(BLIND, decision))
    result = game.result
    names = game.state.rules.identity_names
    return Played(
        number,
        arena.deal(number),
        lineup,
        tuple(names[i] if i >= 0 else "?" for i in dealt or game.state.identity),
        () if result is None else tuple(seat for seat in result.winners if seat not in faults),
        decisions,
        seconds,
        tuple(sorted(faults.items())),
        result is not None,
    )


def run(arena: Arena, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Played]:
    """Play all of them, in as many processes as wanted; the order is that of their numbers."""
    games: list[Played] = []
    for some in _here(arena) if jobs <= 1 else _elsewhere(arena, jobs):
        games += some
        if progress is not None:
            progress(len(some))
    games.sort(key=lambda game: game.number)
    return games


def _here(arena: Arena) -> Iterator[list[Played]]:
    for number in range(arena.games):
        yield [play(arena, number)]


def _elsewhere(arena: Arena, jobs: int) -> Iterator[list[Played]]:
    chunks = [range(at, min(at + CHUNK, arena.games)) for at in range(0, arena.games, CHUNK)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(partial(_play_chunk, arena), chunks)


def _play_chunk(arena: Arena, numbers: range) -> list[Played]:
    return [play(arena, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
