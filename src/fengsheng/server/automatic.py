"""Answers that nobody gives in person: when the clock has run out, and for those who pass automatically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ..core.option import PASS, Option
from .wire.client import Prefs

# Answers that bind least, best first; whatever is not listed is drawn by lot. A victory is declared: nobody
# shall lose one for having been slow.
SAFE = ("declare", PASS, "decline", "done", "none", "end", "skip", "hide", "draw", "accept")


def safe_answer(options: Sequence[Option], lots: Random) -> Option:
    """What happens when somebody does not answer in time: pass or decline, else what binds least.

    Ending one's turn in defeat is never the safe answer while there is another."""
    for kind in SAFE:
        for option in options:
            if option.kind == kind and not (kind == "end" and option.law == "CL-LOSE-01" and len(options) > 1):
                return option
    ordered = sorted(options, key=lambda option: option.notation)
    return ordered[int(lots.random() * len(ordered))]


def automatic(prefs: Prefs, window: bool, options: Sequence[Option], view: Mapping[str, Any]) -> bool:
    """Whether this player wants to be passed over here."""
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
