"""Whether the bot that searches is right where it leaves its first choice.

    python -m tools.deviations [--bot search] [--judge expert] [--edition classic] [--seats 5] [--games 16]
                               [--first 20001] [--times 4] [--doubt 1.0] [--seconds 600] [--jobs 1]
                               [--keep FILE]

Games of that bot alone. Wherever another answer did better than the first choice by at least `--doubt`
standard errors, whether or not that was enough to take it, both branches of the true game are played to the
end by `--judge`, `--times` times each. So it is seen what a deviation is worth, long before matches would
tell. What the search would have thought, had it known everything, is kept as well (`turns`): where that
agrees with what it thought and not with who won, its worlds are right and its value of a position is not.
Deals are of the development range; identities judge, and never play. Prints a line a group, keeps every case.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fengsheng import Game
from fengsheng.bots import lend, make_bot, play_out
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.search import SearchBot
from fengsheng.bots.search.race import LEAST, Rival
from fengsheng.core.option import Decision
from fengsheng.editions.registry import USUAL

Case = dict[str, Any]
LUCK = 8  # how often the true turn is played out by those whom the search imagines


def cases(
    called: str, judge: str, preset: str, seats: int, seed: int, times: int, doubt: float
) -> Iterator[Case]:
    """All of one game, judged."""
    game = Game.new(preset, seats, seed)
    bots = [make_bot(called, f"{seed}/{seat}") for seat in range(seats)]
    listeners = Listeners(bots)
    listeners.tell(game.state.rules, game.log())
    for seat, bot in enumerate(bots):
        lend(bot, seat, game)
    while (decision := game.decision) is not None:
        bot = bots[decision.seat]
        option = bot.choose(game.view(decision.seat), decision)
        assert isinstance(bot, SearchBot), "only a bot that searches deviates"
        rival = _rival(bot, doubt)
        if rival is not None:
            yield _judged(game, decision, bot, rival, judge, times, f"{seed}/{decision.number}")
        listeners.tell(game.state.rules, game.apply(option))


def _rival(bot: SearchBot, doubt: float) -> Rival | None:
    """What may be better than its first choice."""
    if bot.tries is None:
        return None
    tested = [one for one in bot.tries[1].rivals if one.worlds >= LEAST and one.mean > 0.0]
    likely = [one for one in tested if one.mean >= doubt * one.error]
    return max(likely, key=lambda one: one.mean, default=None)


def _judged(
    game: Game, decision: Decision, bot: SearchBot, rival: Rival, judge: str, times: int, seed: str
) -> Case:
    assert bot.tries is not None
    answers, race, trials = bot.tries
    wins: list[float] = []
    turns: list[float] = []  # what the search would think, if it knew everything
    for option in (answers[0], answers[rival.answer]):
        won = 0
        for time_ in range(times):
            branch = game.clone()
            branch.apply(option.notation)
            play_out(branch, [make_bot(judge, f"{seed}/{time_}/{seat}") for seat in range(game.seats)])
            won += branch.result is not None and decision.seat in branch.result.winners
        wins.append(won / times)
        turns.append(sum(trials.play(game, option, luck) for luck in range(LUCK)) / LUCK)
    return {
        "seed": seed,
        "asked": decision.kind,
        "alone": game.state.identity[decision.seat] >= 2,
        "first": answers[0].kind,
        "other": answers[rival.answer].kind,
        "gain": rival.mean,
        "error": rival.error,
        "worlds": rival.worlds,
        "taken": race.winner() == rival.answer,
        "wins": wins,
        "turns": turns,
    }


def some(
    play: Callable[[int], Iterator[Case]], worker: int, workers: int, first: int, games: int, end: float
) -> list[Case]:
    """One process's share; no game is begun when the time is up."""
    found: list[Case] = []
    for number in range(worker, games, workers):
        if time.time() > end:
            break
        found += play(first + number)
    return found


def told(cases: list[Case]) -> Iterator[str]:
    """What they are worth, by what the search thought of them."""
    yield _line("taken", [one for one in cases if one["taken"]])
    for low in (1.0, 1.5, 2.0, 2.5, 3.0, 4.0):
        yield _line(f"{low} errors and more", [one for one in cases if one["gain"] >= low * one["error"]])
    for low, high in ((0.0, 0.02), (0.02, 0.04), (0.04, 0.08), (0.08, 1.0)):
        yield _line(f"thought {low} to {high}", [one for one in cases if low <= one["gain"] < high])
    for key in ("asked", "alone", "first", "other"):
        for value in sorted({one[key] for one in cases}):
            those = [one for one in cases if one["taken"] and one[key] == value]
            yield _line(f"{key} {value}, taken", those)


def _line(name: str, cases: list[Case]) -> str:
    many = len(cases)
    if many < 2:
        return f"{name}: {many}"
    gains = [one["wins"][1] - one["wins"][0] for one in cases]
    mean = sum(gains) / many
    error = sqrt(sum((one - mean) ** 2 for one in gains) / (many - 1) / many)
    thought = sum(one["gain"] for one in cases) / many
    return f"{name}: {many}, thought {thought:+.3f}, found {mean:+.3f} (error {error:.3f})"


def main() -> None:
    """Play, judge and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="search")
    parser.add_argument("--judge", default="expert")
    parser.add_argument("--edition", default=USUAL)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--first", type=int, default=20_001, help="the seed of the first deal")
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--doubt", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    play = partial(_game, given.bot, given.judge, given.edition, given.seats, given.times, given.doubt)
    end = time.time() + given.seconds
    with get_context("spawn").Pool(given.jobs) as pool:
        work = [(play, one, given.jobs, given.first, given.games, end) for one in range(given.jobs)]
        found = [case for part in pool.starmap(some, work, chunksize=1) for case in part]
    if given.keep is not None:
        given.keep.write_text("".join(json.dumps(one) + "\n" for one in found), encoding="utf-8")
    print("\n".join(told(found)), flush=True)


def _game(bot: str, judge: str, preset: str, seats: int, times: int, doubt: float, seed: int) -> list[Case]:
    return list(cases(bot, judge, preset, seats, seed, times, doubt))


if __name__ == "__main__":
    main()
