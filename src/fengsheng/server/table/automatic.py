"""Answers that nobody gives in person, when the time is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fengsheng.core.option import PASS, Option

# Answers that bind least, best first; whatever is not listed comes last. A victory is declared: nobody shall
# lose one for having been slow.
SAFE = ("declare", PASS, "decline", "done", "none", "end", "skip", "hide", "draw", "accept", "send")
_DEFEAT = "CL-LOSE-01"  # ending one's turn in defeat is never the safe answer while there is another


def safe_answer(options: Sequence[Option], dice: Random) -> Option:
    """What happens when somebody does not answer in time: pass or decline, else what binds least; of several
    one by lot (SW-RULING-54)."""
    for kind in SAFE:
        fitting = [o for o in options if o.kind == kind and (o.rule != _DEFEAT or len(options) == 1)]
        if fitting:
            return _by_lot(fitting, dice)
    return _by_lot(options, dice)


def _by_lot(options: Sequence[Option], dice: Random) -> Option:
    ordered = sorted(options, key=lambda option: option.notation)
    return ordered[int(dice.random() * len(ordered))]
