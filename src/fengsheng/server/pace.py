"""How long people may think, and how long automatic answers take to look like theirs."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds."""

    window: float
    """To answer in a window that is open to all."""
    decision: float
    """To answer a question put to one player."""
    automatic: tuple[float, float]
    """An automatic answer in a window comes after so long, from shortest to longest."""
    turn: tuple[float, float]
    """A bot's answer to a question of its own comes after so long."""


PACES: dict[str, Pace] = {
    "slow": Pace(60.0, 120.0, (0.8, 3.0), (1.5, 4.0)),
    "normal": Pace(20.0, 45.0, (0.5, 1.9), (0.8, 2.4)),
    "fast": Pace(10.0, 20.0, (0.3, 1.0), (0.4, 1.2)),
    "instant": Pace(20.0, 45.0, (0.0, 0.0), (0.0, 0.0)),
}


def draw_delay(pace: Pace, window: bool, lots: Random) -> float:
    """How long an automatic answer takes. Nothing about the cards goes in: it tells nothing."""
    shortest, longest = pace.automatic if window else pace.turn
    # two dice rather than one: most answers come in the middle, as people's do
    return shortest + (longest - shortest) * (lots.random() + lots.random()) / 2
