"""Kinds of mistakes, each with its rule. A mistake costs at least five points, and more than its error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fengsheng.bots.valuation.lore import lore_of
from fengsheng.coach.adviser import IDLE
from fengsheng.core.face import COLOURS, NOBODY
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.registry import find
from fengsheng.review.questions import Question

LEAST: Final = 0.05  # of a game
SHOWN: Final = 0.15  # by so much everybody became surer of the truth
FOOLED: Final = 0.10  # by so much they became less sure
ASIDE: Final = ("cards", "learn", "look", "hide", "stay-alive")  # what is nobody's mission
ALONE: Final = 2


class Case(NamedTuple):
    """A choice that cost something."""

    question: Question
    done: int
    best: int
    shown: float  # how much surer of the truth about the chooser everybody was at the end of the turn
    late: bool  # whether the clock chose


def _takes(case: Case, answer: int) -> bool:
    return case.question.lands(answer)[0] == case.question.seat


def _idle(case: Case, answer: int) -> bool:
    return case.question.decision.options[answer].kind in IDLE


def _turns_up(case: Case, answer: int) -> bool:
    """Whether a face-down character is turned up by an answer."""
    q = case.question
    return q.decision.options[answer].kind == "skill" and not q.view["seats"][q.seat]["face_up"]


def _helps(case: Case) -> bool:
    """A card of somebody's colour goes to them, who by one's own belief is none of us."""
    q = case.question
    seat, face = q.lands(case.done)
    if seat in (NOBODY, q.seat) or face == UNKNOWN:
        return False
    colours = {COLOURS.index(colour) for colour in face.split("/")[1].split("+")}
    odds = q.own.marginals()[seat]
    mine = lore_of(find(q.view["edition"])).faction(q.view["seats"][q.seat]["identity"])
    likely = odds.index(max(odds))
    return likely != mine and likely in colours


def _mission(case: Case) -> bool:
    q = case.question
    if lore_of(find(q.view["edition"])).faction(q.view["seats"][q.seat]["identity"]) != ALONE:
        return False
    parts = q.opinion.parts(case.best, case.done)
    return bool(parts) and parts[0].aim not in ASIDE


# In this order: the first that fits names it.
KINDS: Final[dict[str, Callable[[Case], bool]]] = {
    "late": lambda case: case.late,
    "took": lambda case: _takes(case, case.done) and not _takes(case, case.best),
    "let-go": lambda case: _takes(case, case.best) and not _takes(case, case.done),
    "turned": lambda case: _turns_up(case, case.done) != _turns_up(case, case.best),
    "not-stopped": lambda case: _idle(case, case.done) and not _idle(case, case.best),
    "mission": _mission,
    "helped": _helps,
    "shown": lambda case: case.shown >= SHOWN,
    "other": lambda case: True,
}


def kind_of(case: Case) -> str:
    """Which it was."""
    return next(name for name, fits in KINDS.items() if fits(case))
