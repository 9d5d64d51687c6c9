"""How fast the engine is: whole games, and single operations in the middle of games; and how fast bots are.

Figures are medians over repeats. Two workloads, because random play flatters the engine: it throws its
cards away and is then rarely asked anything, while patient players are asked in almost every window.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from fengsheng.bots import Bot, make_bot, play_out
from fengsheng.core import engine
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.game import Game

REPEATS = 5
POSITIONS = 40


def build() -> str:
    """Whether this engine runs as Python source or as a compiled module."""
    return "compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "interpreted"


def bench_engine(
    tables: list[tuple[str, int]], seconds: float, step: Callable[[], None] = lambda: None
) -> list[dict[str, Any]]:
    """All figures of these tables (preset and seats); each workload gets about `seconds`, and so do all
    operations of a table together. Tables take turns with short stretches of play, so that a machine that is
    busy for a while is so for all of them, and their ratios hold. `step` is called `steps` times."""
    plays = {table: (Play(*table, "random"), Play(*table, "holder")) for table in tables}
    for repeat in range(REPEATS + 1):  # the first one only warms up
        for pair in plays.values():
            for play in pair:
                play.stretch(seconds / REPEATS, kept=repeat > 0)
        step()
    rows: list[dict[str, Any]] = []
    for (edition, seats), (random, holder) in plays.items():
        row: dict[str, Any] = {"edition": edition, "seats": seats, "build": build()}
        row |= random.rates()
        row["holder"] = holder.rates()
        middle = positions(edition, seats)
        for name, operation in OPERATIONS.items():
            row[f"{name}_us"] = round(microseconds(operation, middle, seconds / len(OPERATIONS)), 2)
        rows.append(row)
        step()
    return rows


def steps(tables: list[tuple[str, int]]) -> int:
    """How often `bench_engine` says that it got on."""
    return REPEATS + 1 + len(tables)


class Play:
    """Whole games at one table, `bot` on every seat."""

    def __init__(self, edition: str, seats: int, bot: str) -> None:
        self.edition = edition
        self.seats = seats
        self._bots = _bots(bot, seats, 0)
        self._number = 0
        self._rates: dict[str, list[float]] = {"games": [], "decisions": [], "asks": []}

    def stretch(self, seconds: float, kept: bool) -> None:
        """Play for so long; whether the figures count."""
        counts = dict.fromkeys(self._rates, 0)
        begin = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            game = _played(self.edition, self.seats, self._bots, self._number)
            self._number += 1
            counts["games"] += 1
            counts["decisions"] += game.state.decisions
            counts["asks"] += game.state.asks
            spent = time.perf_counter() - begin
        if kept:
            for what, count in counts.items():
                self._rates[what].append(count / spent)

    def rates(self) -> dict[str, float]:
        """Games, real decisions and questions a second: medians of the stretches."""
        return {f"{what}_per_s": round(median(values), 1) for what, values in self._rates.items()}


class Timed:
    """A bot whose answers are timed, in processor time; in all else it is that bot."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name = bot.name
        self.answers = 0
        self.spent = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, view: View, decision: Decision) -> Option:
        """As the bot does."""
        begin = time.process_time()
        chosen = self._bot.choose(view, decision)
        self.spent += time.process_time() - begin
        self.answers += 1
        return chosen


def bench_bots(
    tables: list[tuple[str, int]], bot: str, seconds: float, step: Callable[[], None] = lambda: None
) -> list[dict[str, Any]]:
    """Whole games with that bot on every seat: how many a second of processor time, on one core, and what an
    answer takes of it. Each table gets about `seconds` after one game to warm up; then `step` is called.

    Answers are timed in other games than those that are counted, one in four: a compiled game would spend a
    twentieth of its time on reading the clock at every question."""
    rows: list[dict[str, Any]] = []
    for edition, seats in tables:
        _played(edition, seats, _bots(bot, seats, 0), 0)
        games = asked = answers = 0
        spent = choosing = 0.0
        while not games or spent < seconds:
            games += 1
            begin = time.process_time()
            asked += _played(edition, seats, _bots(bot, seats, games), games).state.decisions
            spent += time.process_time() - begin
            if games % 4 == 1:
                timed = [Timed(one) for one in _bots(bot, seats, games)]
                _played(edition, seats, [*timed], games)
                answers += sum(one.answers for one in timed)
                choosing += sum(one.spent for one in timed)
        row = {"edition": edition, "seats": seats, "bot": bot, "build": build(), "games": games}
        row["games_per_s"] = round(games / spent, 1)
        row["answers_per_game"] = round(asked / games, 1)
        row["answer_ms"] = round(1e3 * choosing / max(answers, 1), 3)
        rows.append(row)
        step()
    return rows


def _played(edition: str, seats: int, bots: list[Bot], number: int) -> Game:
    game = Game.new(edition, seats, f"bench {number}")
    play_out(game, bots)
    return game


def _bots(bot: str, seats: int, number: int) -> list[Bot]:
    return [make_bot(bot, f"bench {number} {seat}") for seat in range(seats)]


@dataclass(frozen=True)
class Position:
    """A game at a decision, with what the operations need."""

    game: Game
    seat: int  # who is asked
    save: dict[str, Any]


OPERATIONS: dict[str, Callable[[Position], object]] = {
    "clone": lambda at: at.game.clone(),
    "view": lambda at: at.game.view(at.seat),
    "save": lambda at: at.game.to_dict(),
    "load": lambda at: Game.from_dict(at.save),
    "determinize": lambda at: at.game.determinize(at.seat, 1),
    "fingerprint": lambda at: at.game.fingerprint(),
}


def positions(edition: str, seats: int, count: int = POSITIONS) -> list[Position]:
    """One decision, anywhere, of each of so many games of patient players."""
    found: list[Position] = []
    for number in range(count):
        length = _played(edition, seats, _bots("holder", seats, number), number).state.decisions
        game = Game.new(edition, seats, f"bench {number}")
        stop = Random(f"position {number}").randrange(length)
        play_out(game, _bots("holder", seats, number), limit=stop)
        decision = game.decision
        assert decision is not None
        found.append(Position(game, decision.seat, game.to_dict()))
    return found


def microseconds(operation: Callable[[Position], object], at: list[Position], seconds: float) -> float:
    """The time of one operation, averaged over the positions: the median of the repeats."""
    times: list[float] = []
    for repeat in range(REPEATS + 1):
        done = 0
        begin = time.perf_counter()
        spent = 0.0
        while spent < seconds / REPEATS:
            for position in at:
                operation(position)
            done += len(at)
            spent = time.perf_counter() - begin
        if repeat:
            times.append(spent / done * 1e6)
    return median(times)
