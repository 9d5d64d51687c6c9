"""Whether an answer was good enough for the coach to hold its peace next time."""

from __future__ import annotations

from fengsheng.coach.adviser import opinion
from fengsheng.coach.ranking import compare
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View


def right(view: View, decision: Decision, option: Option) -> bool | None:
    """Not clearly worse than the best; None where there is no opinion of it."""
    thought = opinion(view, decision)
    given = decision.options.index(option)
    if thought is None or not thought.knows(given):
        return None
    best = max(range(len(thought.worths)), key=lambda i: thought.worths[i])
    return compare(thought, best, given) != "clear"
