"""Trying answers out from the view of whoever chose: in the same imagined worlds, with the same luck.

Of what lies between answers at the end of a turn, only the part counts that is still there when games end.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt
from typing import Final

from fengsheng.bots.search.trials import Trials
from fengsheng.review.costs import ALL, Kept, kept
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
    part: Kept | None = None,
    stopped: Callable[[], bool] = bool,
) -> list[Tried]:
    """The best answers and the one that was given, best first: until every error is at most `enough`, or so
    many worlds were tried. `whole`: every world is played to its end. `part`: how much of a difference
    counts, if it is not to be what was measured."""
    if part is None:
        part = ALL if whole else kept()
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
    return summed(answers, rows, part)


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


def summed(answers: list[int], rows: list[list[float]], part: Kept) -> list[Tried]:
    """What worlds (a row each) say about the answers, best first. Answers of a world are drawn together until
    only that part lies between them; that the part itself was measured is in every error."""
    if not rows:
        return []
    middles = [sum(row) / len(row) for row in rows]
    near = [
        [middle + part.part * (one - middle) for one in row]
        for row, middle in zip(rows, middles, strict=True)
    ]
    means = [sum(row[at] for row in near) / len(near) for at in range(len(answers))]
    middle = sum(middles) / len(middles)
    first = max(range(len(answers)), key=lambda at: means[at])
    doubt = SURE * part.error / part.part  # of every difference
    found = [
        Tried(
            answer,
            means[at],
            min(1.0, hypot(_error([row[at] for row in near]), doubt * (means[at] - middle))),
            means[first] - means[at],
            0.0
            if at == first
            else min(
                1.0,
                hypot(
                    part.part * _error([row[first] - row[at] for row in rows]),
                    doubt * (means[first] - means[at]),
                ),
            ),
            len(rows),
        )
        for at, answer in enumerate(answers)
    ]
    return sorted(found, key=lambda tried: tried.behind)
