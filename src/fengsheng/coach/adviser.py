"""Whose opinion the coach gives: that of the strongest bot there is that can give reasons.

A stronger bot takes the place by standing first in the list; if it has no opinion, nobody's is given.
"""

from __future__ import annotations

from typing import Final

from fengsheng.bots import BOTS, make_bot
from fengsheng.bots.advice import Adviser, Opinion
from fengsheng.core.option import PASS, Decision
from fengsheng.core.view import View

STRONGEST: Final = ("expert", "novice")  # by strength
IDLE: Final = (PASS, "decline", "done", "none", "end", "skip")  # answers by which nothing is begun


def opinion(view: View, decision: Decision) -> Opinion | None:
    """What the adviser thinks of it; nothing where it cannot say: an answer that only lets things be is no
    opinion while all that could be done is unknown to it."""
    name = next((name for name in STRONGEST if name in BOTS), "")
    bot: object = make_bot(name, 0) if name else None
    if not isinstance(bot, Adviser):
        return None
    found = bot.opinion(view, decision)
    active = [i for i, o in enumerate(decision.options) if o.kind not in IDLE]
    if active and not any(found.knows(i) for i in active):
        return None
    return found
