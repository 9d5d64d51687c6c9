"""Answers that nobody gives in person: when the clock has run out, and for those who pass automatically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ..core.option import PASS, Option
from .wire.client import Prefs

# Answers that bind least, best first; whatever is not listed comes last. A victory is declared: nobody shall
# lose one for having been slow.
SAFE = ("declare", PASS, "decline", "done", "none", "end", "skip", "hide", "draw", "accept", "send")
_DEFEAT = "CL-LOSE-01"  # ending one's turn in defeat is never the safe answer while there is another


def safe_answer(options: Sequence[Option], lots: Random) -> Option:
    """What happens when somebody does not answer in time: pass or decline, else what binds least; of several
    one by lot."""
    for kind in SAFE:
        fitting = [o for o in options if o.kind == kind and (o.law != _DEFEAT or len(options) == 1)]
        if fitting:
            return _by_lot(fitting, lots)
    return _by_lot(options, lots)


def _by_lot(options: Sequence[Option], lots: Random) -> Option:
    ordered = sorted(options, key=lambda option: option.notation)
    return ordered[int(lots.random() * len(ordered))]


def automatic(prefs: Prefs, window: bool, options: Sequence[Option], view: Mapping[str, Any]) -> bool:
    """Whether this player wants to be passed over here. Nobody is passed over who could win."""
    if any(option.kind == "declare" for option in options):
        return False
    if prefs.auto_pass and len(options) == 1:
        return True
    if prefs.until_concerned and window and any(option.kind == PASS for option in options):
        return not concerned(view, prefs.named)
    return False


def concerned(view: Mapping[str, Any], named: Sequence[str]) -> bool:
    """Targeted, reached, or a named card is being played; from the player's own view."""
    me = view["me"]
    pending = [row for row in view["stack"] if row["rule"] != "window"]
    for row in pending:
        if row.get("target") == me:
            return True
        card = row.get("card")
        if card and card.split("/")[0] in named:
            return True
    transit = view["transit"]
    if transit is None:
        return False
    return bool(transit["position"] == me or transit["addressee"] == me)
