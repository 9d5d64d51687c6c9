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
    read: float
    """Alone with bots: how long something that has happened stands there before the next does."""
    gap: float
    """Alone with bots: how long one waits at most until one is asked again; the page stands still besides for
    what concerns the reader."""


INSTANT = "instant"  # only for somebody who is alone with bots: time tells them nothing
PACES: dict[str, Pace] = {
    "calm": Pace(3.0, 60.0, 120.0, (1.5, 4.0), 1.5, 10.0),
    "normal": Pace(1.5, 20.0, 45.0, (0.8, 2.4), 0.5, 3.0),
    "quick": Pace(0.8, 10.0, 20.0, (0.4, 1.2), 0.35, 2.5),
    INSTANT: Pace(0.0, 20.0, 45.0, (0.0, 0.0), 0.0, 0.0),
}
QUICKEST = "quick"  # with others
FORMER = {"slow": "calm", "fast": "quick"}  # names that tables and browsers may still remember
SHARE = 0.2  # of the waiting that is left: the longer one waits, the quicker it goes
WATCHING = 0.35  # of the time to read, for somebody who is out of the game and only watches its end


def at_speed(pace: Pace, speed: Pace) -> Pace:
    """People's clocks of one pace, with bots and all that only passes time as quick as at another."""
    return pace._replace(turn=speed.turn, read=speed.read, gap=speed.gap)


def rest(pace: Pace, waited: float, watching: bool) -> float:
    """How long something that has happened stands there for somebody who is alone with bots and has waited so
    long since they were last asked. All of it together never reaches `gap`."""
    if watching:
        return pace.read * WATCHING
    return min(pace.read, max(0.0, pace.gap - waited) * SHARE)


def hurried(pace: Pace, factor: float) -> Pace:
    """The same pace with all that only passes time so many times as fast, for tests and load tests. People's
    clocks stay as they are."""
    shortest, longest = pace.turn
    return pace._replace(
        wait=pace.wait / factor,
        turn=(shortest / factor, longest / factor),
        read=pace.read / factor,
        gap=pace.gap / factor,
    )


def draw_delay(pace: Pace, dice: Random) -> float:
    """How long a bot takes. Nothing about the cards goes in: it tells nothing."""
    shortest, longest = pace.turn
    # two dice rather than one: most answers come in the middle, as people's do
    return shortest + (longest - shortest) * (dice.random() + dice.random()) / 2
