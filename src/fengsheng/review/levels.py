"""How much work an analysis is."""

from __future__ import annotations

from typing import Final, NamedTuple

from fengsheng.core import engine
from fengsheng.core.errors import FengshengError

COMPILED: Final = not str(engine.__file__).endswith(".py")  # then more turns take as long


class Level(NamedTuple):
    """Errors are half the width of a 95 % interval, in parts of a game."""

    name: str
    turns: int  # that are played for the win chances, at most; 0: nothing is judged
    error: float  # a win chance is good enough once its error is no larger
    worlds: int  # in which an answer is tried, at most
    tries: int  # choices that are tried for their own sake, at most
    everybody: bool  # the choices of all seats
    to_the_end: bool  # answers are played to the end of the game, not of the turn


AT_ONCE: Final = Level("at-once", 0, 1.0, 0, 0, False, False)
STANDARD: Final = Level("standard", 60000 if COMPILED else 24000, 0.05, 64, 12, False, False)
DEEP: Final = Level("deep", 200000 if COMPILED else 80000, 0.03, 64, 30, True, True)
LEVELS: Final = {level.name: level for level in (AT_ONCE, STANDARD, DEEP)}


class UnknownLevel(FengshengError):
    """There is no such level."""

    code = "unknown-level"


def level_of(name: str) -> Level:
    """By its name."""
    if name not in LEVELS:
        raise UnknownLevel(f"There is no level {name!r}; there are {', '.join(LEVELS)}.")
    return LEVELS[name]
