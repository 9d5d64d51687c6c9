"""Games to look back at, and a level that is quickly done."""

from __future__ import annotations

from functools import cache
from typing import Any

from fengsheng import Game
from fengsheng.bots import make_bot, play_out
from fengsheng.review.levels import Level

QUICK = Level("standard", 40, 0.3, 8, 2, False, False)


SHORT = 16  # in both editions this game is over soon


@cache
def record_of(edition: str) -> dict[str, Any]:
    """A finished game; do not change it."""
    game = Game.new(edition, 5, SHORT)
    play_out(game, [make_bot("novice", f"looked back {SHORT} {seat}") for seat in range(5)])
    return game.record()
