"""What two programs must have in common to play the same games."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import NamedTuple

from fengsheng.bench import build
from fengsheng.bots import make_bot, play_out
from fengsheng.editions.registry import EDITIONS, RULES_VERSION
from fengsheng.game import Game


class Stamp(NamedTuple):
    """Rules, build, and how one game of every edition comes out."""

    rules: str
    build: str
    games: str

    def differs(self, other: Stamp) -> str:
        """In what, in words; nothing if they are alike."""
        for what, mine, theirs in zip(("rules version", "build", "games"), self, other, strict=True):
            if mine != theirs:
                return f"{what} {theirs} there, {mine} here"
        return ""


@cache
def stamp() -> Stamp:
    """Of this process."""
    return Stamp(RULES_VERSION, build(), sha256(" ".join(_games()).encode()).hexdigest()[:12])


def _games() -> list[str]:
    """A patient game of every edition: its fingerprint has everything in it that the rules have done."""
    prints = []
    for edition in EDITIONS:
        seats = edition.seats[len(edition.seats) // 2]
        game = Game.new(edition.name, seats, "stamp")
        play_out(game, [make_bot("holder", f"stamp {seat}") for seat in range(seats)])
        prints.append(game.fingerprint())
    return prints
