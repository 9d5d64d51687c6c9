"""Whether choices are judged by what the deciding seat could know, and by nothing else.

    python -m tools.analysis_twins --positions 200

Positions of whole games are compared with twins in which everything that the seat does not know is dealt
anew: what is thought of the answers, and every figure of every answer that is tried, must come out the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from fengsheng.bots import make_bot
from fengsheng.editions.registry import EDITIONS
from fengsheng.game import Game
from fengsheng.review.minds import Minds
from fengsheng.review.questions import Question
from fengsheng.review.trying import try_out

EVERY = 11  # so that positions are of many sorts


def positions(edition: str, count: int) -> Iterator[tuple[Game, Minds]]:
    """Questions of whole games, some out of each, with what everybody believes there."""
    number = found = 0
    while found < count:
        seats = (5, 7, 8)[number % 3]
        game = Game.new(edition, seats, f"judged {number}", ask_forced=number % 2 == 1)
        bots = [make_bot(("novice", "random")[seat % 2], f"{number}/{seat}") for seat in range(seats)]
        minds = Minds(game)
        asked = 0
        while (decision := game.decision) is not None and found < count:
            view = game.view(decision.seat)
            if view["phase"] != "setup" and len(decision.options) > 1:
                asked += 1
                if asked % EVERY == 0:
                    found += 1
                    yield game, minds
            minds.tell(game.apply(bots[decision.seat].choose(view, decision)))
        number += 1


def judged(game: Game, minds: Minds, worlds: int) -> object:
    """Everything that is said of a choice, as far as it has figures."""
    decision = game.decision
    assert decision is not None
    question = Question(game, decision, minds.seats[decision.seat].clone(), minds.public.clone())
    done = len(decision.options) - 1
    return (
        question.opinion.worths,
        question.order,
        [question.lands(at) for at in range(len(decision.options))],
        try_out(question, done, worlds, 0.0),
    )


def compare(edition: str, count: int, worlds: int) -> tuple[int, int]:
    """How many positions were compared, and how many of the twins are other games. Raises at a difference."""
    compared = moved = 0
    for game, minds in positions(edition, count):
        decision = game.decision
        assert decision is not None
        twin = game.determinize(decision.seat, f"twin {compared}")
        assert judged(twin, minds, worlds) == judged(game, minds, worlds), (edition, compared, decision)
        moved += twin.fingerprint() != game.fingerprint()
        compared += 1
    return compared, moved


def main() -> None:
    """Compare as many as asked for, in every edition."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=6)
    given = parser.parse_args()
    for edition in EDITIONS:
        compared, moved = compare(edition.name, given.positions, given.worlds)
        print(f"{edition.name}: {compared} positions judged the same on twins, {moved} of them other games")


if __name__ == "__main__":
    main()
