"""How strong bots are, in words that people understand.

A level is a bot with its arguments. What each is worth was measured by an arena of all of them, and is a file
beside this (`fengsheng arena --ratings`, docs/arena.md).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from fengsheng.bots import BOTS
from fengsheng.bots.neural import lacking

# the strongest that was measured; without the network what looks ahead goes on from the expert's choice
MASTER: Final = "search" if lacking() else "search:network=on"
LEVELS: Final[dict[str, str]] = {
    "newcomer": "novice:slips=0.25",
    "club": "novice",
    "expert": "expert",
    "master": MASTER,
}
USUAL: Final = "club"
MEASURED: Final = Path(__file__).with_name("ratings.json")


def bot_called(word: str) -> str:
    """The bot that a level is, with its arguments; any other word is a bot's own name."""
    return LEVELS.get(word, word)


def looks_ahead(word: str) -> bool:
    """Whether such a bot takes its time: it tries out what it could do."""
    return hasattr(BOTS.get(bot_called(word).partition(":")[0]), "may_imagine")


def at_tables() -> list[str]:
    """What may sit down with people: the levels, and all bots of ours that answer at once by their names."""
    return [*LEVELS, *(name for name in BOTS if name not in LEVELS and not looks_ahead(name))]


def offered(masters: bool) -> list[dict[str, Any]]:
    """The levels for somebody who chooses one, the weakest first, with their ratings by edition; those that
    look ahead only where there is somebody to do it."""
    return [
        {"name": level, "ratings": ratings(level)} for level in LEVELS if masters or not looks_ahead(level)
    ]


def ratings(level: str) -> dict[str, list[float]]:
    """By edition: what a level is worth, and how unsure that is."""
    found: dict[str, list[float]] = {}
    for arena in measured()["arenas"].values():
        one = arena["bots"].get(bot_called(level))
        if one is not None:
            found[arena["edition"]] = [one["rating"], one["sigma"]]
    return found


@cache
def measured() -> dict[str, Any]:
    """The file of ratings, with how they came about."""
    data: dict[str, Any] = json.loads(MEASURED.read_text("utf-8"))
    return data
