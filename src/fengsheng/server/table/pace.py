"""How long questions last, how long people may think, and how long bots take for questions of their own."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds."""

    wait: float
    """How long a question lasts that is put on public facts, whatever anybody holds."""
    window: float
    """The clock of whoever thinks longer in a window that is open to all."""
    decision: float
    """The clock of a question that waits for one player."""
    turn: tuple[float, float]
    """A bot's answer to a question of its own comes after so long, from shortest to longest."""


INSTANT = "instant"  # only for somebody who is alone with bots: time tells them nothing
PACES: dict[str, Pace] = {
    "calm": Pace(3.0, 60.0, 120.0, (1.5, 4.0)),
    "normal": Pace(1.5, 20.0, 45.0, (0.8, 2.4)),
    "quick": Pace(0.8, 10.0, 20.0, (0.4, 1.2)),
    INSTANT: Pace(0.0, 20.0, 45.0, (0.0, 0.0)),
}
FORMER = {"slow": "calm", "fast": "quick"}  # names that tables and browsers may still remember
ALONE = 0.6  # seconds that a question lasts which does not concern the only person at the table


def alone(pace: Pace) -> Pace:
    """The same pace for somebody who is alone with bots."""
    return pace._replace(wait=min(ALONE, pace.wait))


def hurried(pace: Pace, factor: float) -> Pace:
    """The same pace with all that only passes time so many times as fast, for tests and load tests. People's
    clocks stay as they are."""
    shortest, longest = pace.turn
    return pace._replace(wait=pace.wait / factor, turn=(shortest / factor, longest / factor))


def draw_delay(pace: Pace, dice: Random) -> float:
    """How long a bot takes. Nothing about the cards goes in: it tells nothing."""
    shortest, longest = pace.turn
    # two dice rather than one: most answers come in the middle, as people's do
    return shortest + (longest - shortest) * (dice.random() + dice.random()) / 2
