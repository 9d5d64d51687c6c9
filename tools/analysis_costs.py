"""What mistakes cost in the end, beside what they seem to cost at the end of the turn.

    python -m tools.analysis_costs [--edition classic] [--first 0] [--games 20] [--plays 24] [--seconds 600]

Games of novices and experts. Wherever an analysis that takes the end of the turn at its word would call a
choice a mistake, the true game is played on to its end, with the best answer and with what was done: by
experts, each with the own view and beliefs, with the same pile, `--plays` times. Cards and identities are as
they lie, so one mistake says little and many say how much of a cost is kept. That part of all editions, with
its standard error (games taken as one each, for mistakes of a game are alike), belongs into
src/fengsheng/review/costs.json.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from fengsheng.bots import make_bot, play_out
from fengsheng.bots.belief import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.hearing import Listeners
from fengsheng.editions.registry import EDITIONS
from fengsheng.game import Game
from fengsheng.review.costs import ALL, kept
from fengsheng.review.kinds import LEAST
from fengsheng.review.levels import DEEP, STANDARD
from fengsheng.review.minds import Minds
from fengsheng.review.reading import Chosen, Reading
from fengsheng.review.trying import try_out
from fengsheng.review.walking import Walk, quickly

SEATS = 7


class Mistake(NamedTuple):
    """Of which game, what it seems to cost, and how much more often the best answer won."""

    game: str
    seems: float
    costs: float


def ends(game: Game, minds: list[Tracker], answer: str, seat: int, luck: str) -> bool:
    """Whether the seat wins after that answer."""
    game = quickly(game.go_on_otherwise(luck))
    bots = [ExpertBot(f"{luck}/{at}", tracker=mind.clone()) for at, mind in enumerate(minds)]
    listeners = Listeners(bots)
    listeners.tell(game.state.rules, game.apply(answer))
    while (decision := game.decision) is not None:
        chosen = bots[decision.seat].choose(game.view(decision.seat), decision)
        listeners.tell(game.state.rules, game.apply(chosen))
    return seat in game.leaf().winners


def mistakes(edition: str, number: int, plays: int) -> Iterator[Mistake]:
    """Those of one game."""
    game = Game.new(edition, SEATS, f"costs {number}")
    names = ("novice", "expert")
    play_out(game, [make_bot(names[(seat + number) % 2], f"{number} {seat}") for seat in range(SEATS)])
    record = game.record()
    clear = sorted(Reading(record, None, True, True).chosen, key=lambda one: -one.behind)[: DEEP.tries]
    wanted = {one.question.moment: one for one in clear}
    walk = Walk(record)
    minds = Minds(walk.game)
    while (decision := walk.decision) is not None:
        if decision.number in wanted:
            for seems, costs in _judged(wanted[decision.number], walk.game, minds.clones(), plays):
                yield Mistake(f"{edition} {number}", seems, costs)
        minds.tell(walk.go())


def _judged(chosen: Chosen, game: Game, minds: list[Tracker], plays: int) -> Iterator[tuple[float, float]]:
    question = chosen.question
    tried = try_out(question, chosen.done, STANDARD.worlds, STANDARD.error, part=ALL)
    done = next(one for one in tried if one.answer == chosen.done)
    if done.behind < LEAST or done.behind <= done.behind_error:
        return
    won = [0, 0]
    for number in range(plays):
        for at, one in enumerate((tried[0], done)):
            answer = question.decision.options[one.answer].notation
            won[at] += ends(game, minds, answer, question.seat, f"{question.moment}/{number}")
    yield done.behind, (won[0] - won[1]) / plays


def told(name: str, found: list[Mistake]) -> str:
    """The part that is kept, by least squares, and whether what is stated now is what it costs."""
    games = {one.game for one in found}
    if len(games) < 2:
        return f"{name}: {len(found)} mistakes"
    count = len(found)
    squares = sum(one.seems**2 for one in found)
    part = sum(one.seems * one.costs for one in found) / squares
    seems = sum(one.seems for one in found) / count
    costs = sum(one.costs for one in found) / count
    error = _error([(one.game, one.seems * (one.costs - part * one.seems)) for one in found]) / squares
    spread = _error([(one.game, one.costs - costs) for one in found]) / count
    return (
        f"{name}: {count} mistakes of {len(games)} games seem to cost {100 * seems:.1f} points, cost "
        f"{100 * costs:.1f} (standard error {100 * spread:.1f}); part {part:.2f} "
        f"(standard error {error:.2f}); stated now: {100 * kept().part * seems:.1f}"
    )


def _error(rows: list[tuple[str, float]]) -> float:
    """The standard error of the sum, with what is of the same game taken together."""
    sums: dict[str, float] = defaultdict(float)
    for game, off in rows:
        sums[game] += off
    return sqrt(sum(one**2 for one in sums.values()) * len(sums) / (len(sums) - 1))


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--edition", default="")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--plays", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=600.0, help="after which no game is begun")
    given = parser.parse_args()
    everything: list[Mistake] = []
    for edition in EDITIONS:
        if given.edition not in ("", edition.name):
            continue
        until = time.monotonic() + given.seconds
        found: list[Mistake] = []
        for number in range(given.first, given.first + given.games):
            if time.monotonic() < until:
                found += mistakes(edition.name, number, given.plays)
        print(told(edition.name, found), flush=True)
        everything += found
    print(told("together", everything))


if __name__ == "__main__":
    main()
