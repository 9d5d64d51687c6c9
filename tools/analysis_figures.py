"""What an analysis costs, how large its errors are, and whether they are true.

    python -m tools.analysis_figures --games 3
    python -m tools.analysis_figures --games 3 --plays 200

Whole games of experts are analysed: processor time, plays, errors of the win chances. With `--plays` as many
more are made to the end from some turns of each game, with luck of their own: how often what they came to
lies where the analysis says, both errors taken together. 95 in 100 should.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

from fengsheng.bots import make_bot, play_out
from fengsheng.editions.registry import EDITIONS
from fengsheng.game import Game
from fengsheng.review import Review, review
from fengsheng.review.curve import SURE
from fengsheng.review.levels import LEVELS
from fengsheng.review.reading import Reading
from fengsheng.review.winning import play

APART = 4  # turns between those that are played from again
FRESH = 1_000_000  # from here on numbers of plays are of nobody else


def game_of(edition: str, seats: int, number: int) -> dict[str, Any]:
    """A whole game of experts."""
    game = Game.new(edition, seats, f"analysis {number}")
    play_out(game, [make_bot("expert", f"{number} {seat}") for seat in range(seats)])
    return game.record()


def compared(record: dict[str, Any], found: Review, plays: int) -> list[float]:
    """How far fresh plays came out otherwise, in standard errors of both together."""
    read = Reading(record, None, False, True)
    far: list[float] = []
    for at in range(0, len(read.starts), APART):
        ends = [play(read.starts[at], read.sides, FRESH + number, True).end for number in range(plays)]
        for side, (chance, error) in enumerate(found.turns[at].chances):
            seen = sum(end[side] for end in ends if end is not None) / plays
            likely = min(1.0 - 1.0 / plays, max(1.0 / plays, chance))
            spread = likely * (1.0 - likely) / plays + (error / SURE) ** 2
            far.append((seen - chance) / sqrt(spread))
    return far


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--level", default="standard", choices=[name for name in LEVELS if name != "at-once"])
    parser.add_argument("--plays", type=int, default=0, help="from every fourth turn, to compare with")
    parser.add_argument("--edition", default="")
    given = parser.parse_args()
    for edition in EDITIONS:
        if given.edition not in ("", edition.name):
            continue
        far: list[float] = []
        for number in range(given.first, given.first + given.games):
            record = game_of(edition.name, given.seats, number)
            begin = time.process_time()
            found = review(record, seat=0, level=given.level)
            spent = time.process_time() - begin
            turns = found.turns[:-1]
            errors = [error for turn in turns for _, error in turn.chances]
            large = sum(max(error for _, error in turn.chances) > LEVELS[given.level].error for turn in turns)
            print(
                f"{edition.name} {number}: {len(turns)} turns, {spent:.1f} s, "
                f"{sum(turn.plays for turn in turns)} plays, largest error {100 * max(errors):.1f}, "
                f"mean {100 * sum(errors) / len(errors):.1f}, {large} turns above the aim; "
                f"{len(found.turning_points)} turning points, {len(found.choices)} choices",
                flush=True,
            )
            if given.plays:
                far += compared(record, found, given.plays)
        if far:
            inside = sum(abs(one) <= SURE for one in far)
            print(f"{edition.name}: {inside} of {len(far)} fresh estimates lie within the stated errors")


if __name__ == "__main__":
    main()
