"""Trying answers out from the view of whoever chose: in the same imagined worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from fengsheng.bots.search.trials import Trials
from fengsheng.review.curve import SURE
from fengsheng.review.questions import Question, Tried

LEAST: Final = 24  # worlds
STEP: Final = 8
ALIKE: Final = 0.06  # how much worlds that came out alike may still differ, the less the more they are


def try_out(
    question: Question,
    done: int,
    worlds: int,
    enough: float,
    *,
    whole: bool = False,
    stopped: Callable[[], bool] = bool,
) -> list[Tried]:
    """The best answers and the one that was given, best first: until every error is at most `enough`, or so
    many worlds were tried. `whole`: every world is played to its end."""
    answers = question.tried(done)
    seed = f"{question.seat}/{question.moment}"  # nothing that the seat did not know
    trials = Trials(question.view, question.seat, question.position, question.own, question.public, seed)
    rows: list[list[float]] = []
    for number, world in enumerate(trials.worlds()):
        if number >= worlds or stopped():
            break
        if number >= LEAST and number % STEP == 0 and _worst(rows) <= enough:
            break
        rows.append(
            [trials.play(world, question.decision.options[at], number, whole=whole) for at in answers]
        )
    return _summed(answers, rows)


def _worst(rows: list[list[float]]) -> float:
    return max(_error([row[at] for row in rows]) for at in range(len(rows[0])))


def _error(numbers: list[float]) -> float:
    """That a few did not differ at all proves little: the fewer, the less."""
    count = len(numbers)
    if count < 2:
        return 1.0
    mean = sum(numbers) / count
    variance = max(sum([(one - mean) ** 2 for one in numbers]) / (count - 1), ALIKE / (count + 2))
    return min(1.0, SURE * sqrt(variance / count))


def _summed(answers: list[int], rows: list[list[float]]) -> list[Tried]:
    if not rows:
        return []
    means = [sum(row[at] for row in rows) / len(rows) for at in range(len(answers))]
    first = max(range(len(answers)), key=lambda at: means[at])
    found = [
        Tried(
            answer,
            means[at],
            _error([row[at] for row in rows]),
            means[first] - means[at],
            0.0 if at == first else _error([row[first] - row[at] for row in rows]),
            len(rows),
        )
        for at, answer in enumerate(answers)
    ]
    return sorted(found, key=lambda tried: tried.behind)
