"""Which answers are the best, and how clearly."""

from __future__ import annotations

from typing import Final

from fengsheng.bots.advice import Opinion
from fengsheng.coach.adviser import IDLE
from fengsheng.coach.model import Clear
from fengsheng.core.face import NO_CARD
from fengsheng.core.option import Decision, Option

MOST: Final = 3  # answers that are shown


def best(opinion: Opinion, decision: Decision) -> list[int]:
    """The two or three best answers by their places, best first. Of several ways to do the same with the same
    card one is enough, as long as there is anything else to show; a third must not be clearly worse."""
    worths = opinion.worths
    ranked = [i for i in sorted(range(len(worths)), key=lambda i: -worths[i]) if opinion.knows(i)]
    sorts: set[tuple[object, ...]] = set()
    chosen: list[int] = []
    for i in ranked:
        sort = _sort(decision.options[i])
        if sort not in sorts:
            sorts.add(sort)
            chosen.append(i)
    if len(chosen) < 2:
        chosen = ranked
    return [
        i for place, i in enumerate(chosen[:MOST]) if place < 2 or compare(opinion, chosen[0], i) != "clear"
    ]


def compare(opinion: Opinion, better: int, worse: int) -> Clear:
    """How clear it is that one answer is better than another."""
    ahead = opinion.worths[better] - opinion.worths[worse]
    if ahead <= opinion.near:
        return "equal"
    return "clear" if ahead > opinion.error(better, worse) else "slightly"


def baseline(opinion: Opinion, decision: Decision, answer: int) -> int:
    """What an answer is held against to say what it is good for: letting things be; for that itself, the
    best that could be done; where something must be done, the middle one of what could be."""
    options = decision.options
    others = sorted((i for i in range(len(options)) if i != answer), key=lambda i: -opinion.worths[i])
    if not others:
        return answer
    if options[answer].kind in IDLE:
        return others[0]
    idle = [i for i in others if options[i].kind in IDLE and (options[i].kind != "end" or len(options) == 2)]
    return idle[0] if idle else others[len(others) // 2]


def _sort(option: Option) -> tuple[object, ...]:
    card = "" if option.card == NO_CARD else option.rules.faces[option.card].name
    return option.kind, option.uses, card
