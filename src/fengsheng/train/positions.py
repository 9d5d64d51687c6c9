"""Playing games and keeping how they stood at the beginning of every turn, and who won.

Every file follows from its number and the plan alone, as with questions (`fengsheng.train.generate`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy

from fengsheng.arena.deals import side
from fengsheng.bots.belief import Tracker
from fengsheng.bots.foresight.facts import ALONE, Reader
from fengsheng.bots.foresight.network import kind_of
from fengsheng.bots.foresight.tables import ROW, SIDES, open_tables_of
from fengsheng.bots.roster import make_bot
from fengsheng.bots.table import LIMIT, play_out
from fengsheng.core.event import Event
from fengsheng.editions.registry import find
from fengsheng.game import Game
from fengsheng.train.generate import Plan
from fengsheng.train.shards import Array, Files


class Positions(NamedTuple):
    """Many of them, as arrays; those of a game lie one after the other. Sides are red, blue, and every seat
    if it plays alone, counted from whose turn it was."""

    rows: Array  # int16
    may: Array  # by side, whether it may win at all; uint8
    won: Array  # by side, whether it did; uint8
    game: Array  # the number of the game
    whose: Array  # whose turn it was; uint8
    seats: Array  # how many there are; uint8

    @staticmethod
    def joined(parts: Sequence[Positions]) -> Positions:
        """All of them as one."""
        return Positions(*(numpy.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Notes:
    """Takes them down while a game is played. `kinds`: who plays the seats."""

    def __init__(self, game: Game, kinds: Sequence[str]) -> None:
        tables = open_tables_of(find(game.state.rules.preset).name)
        self._reader = Reader(tables, game.state.rules)
        self._kinds = [tables.kind[kind] for kind in kinds]
        self._public = Tracker(game.view(None))
        self._turn = 0
        self._rows: list[list[int]] = []
        self._may: list[list[int]] = []
        self._whose: list[int] = []
        self._factions: list[list[int]] = []
        self.hear(game, game.log())

    def hear(self, game: Game, events: Sequence[Event]) -> None:
        """What has happened; the beginning of a turn is noted."""
        s = game.state
        for event in events:
            shared = event.seen_by(s.rules, None)
            if shared is not None:
                self._public.observe(shared)
        if s.turn_no != self._turn and game.decision is not None:
            self._turn = s.turn_no
            self._public.look(game.view(None))
            self._note(game)

    def _note(self, game: Game) -> None:
        s = game.state
        n = s.rules.seats
        may = [1, 1, *[0] * (SIDES - 2)]
        for place in range(n):
            seat = (s.turn + place) % n
            may[2 + place] = int(s.identity[seat] >= ALONE and bool(s.alive >> seat & 1))
        self._rows.append(self._reader.read(s, self._public.marginals(), self._kinds))
        self._may.append(may)
        self._whose.append(s.turn)
        self._factions.append([side(one) if one >= 0 else -1 for one in s.identity])

    def packed(self, number: int, winners: Sequence[int]) -> Positions:
        """All of them, once it is known how the game ended."""
        won = []
        for whose, factions in zip(self._whose, self._factions, strict=True):
            sides = [0] * SIDES
            for seat in winners:
                faction = factions[seat]
                if faction >= 0:
                    sides[2 + (seat - whose) % len(factions) if faction == ALONE else faction] = 1
            won.append(sides)
        return Positions(
            numpy.array(self._rows, numpy.int16).reshape(-1, ROW),
            numpy.array(self._may, numpy.uint8).reshape(-1, SIDES),
            numpy.array(won, numpy.uint8).reshape(-1, SIDES),
            numpy.full(len(self._rows), number, numpy.int64),
            numpy.array(self._whose, numpy.uint8),
            numpy.array([len(factions) for factions in self._factions], numpy.uint8),
        )


def play(plan: Plan, number: int) -> Positions:
    """The positions of one game, by its number."""
    seed = f"{plan.seed} {number}"
    chance = Random(seed)
    seats = plan.seats[number % len(plan.seats)]
    lineup = [chance.choice(plan.bots) for _ in range(seats)]
    game = Game.new(plan.preset, seats, seed)
    notes = Notes(game, [kind_of(called.partition(":")[0]) for called in lineup])
    players = [make_bot(called, f"{seed} {seat}") for seat, called in enumerate(lineup)]
    over = play_out(game, players, LIMIT, notes.hear)
    return notes.packed(number, game.result.winners if over and game.result is not None else ())


def positions_in(folder: Path) -> Files[Positions]:
    """A folder of them."""
    return Files(folder, Positions)


def write_positions(plan: Plan, folder: Path, number: int) -> int:
    """One file: how many positions it has."""
    first = number * plan.games
    found = Positions.joined([play(plan, first + place) for place in range(plan.games)])
    positions_in(folder).write(number, found)
    return len(found.rows)


def read(folders: Sequence[Path]) -> Positions:
    """All files of some folders, of one edition."""
    every = [positions_in(folder) for folder in folders]
    return Positions.joined([files.read(number) for files in every for number in files.numbers()])
