"""How likely each side was to win, at the end of every turn: experts play on from the true position.

Everybody plays from the own view and goes on with the own beliefs; what nobody knows of the pile is laid
anew. Playing to the end is dear and tells little (who won), playing two turns is cheap and tells much (what
the position is worth then, by the value estimate). So many plays go two turns, and fewer go on to the end:
those say how far the estimate is off in this game, which changes slowly from turn to turn and is averaged.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from fengsheng.bots.belief import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.hearing import Listeners
from fengsheng.game import Game
from fengsheng.review.sides import Sides

AHEAD: Final = 2  # turns to the cut
PRIOR: Final = 2.0  # plays that say the estimate is right, so that a few alone prove nothing
LEAST: Final = 0.06
LIMIT: Final = 6000  # answers in one play; no game needs nearly as many
SURE: Final = 1.96  # standard errors: 95 %


class Start(NamedTuple):
    """A position to play on from, with what everybody believes there."""

    turn: int
    moment: int
    game: Game
    minds: list[Tracker]


class Sums:
    """Mean and variance of numbers that come one by one."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self, count: int = 0, mean: float = 0.0, squares: float = 0.0) -> None:
        self.count = count
        self.mean = mean
        self.squares = squares

    def add(self, number: float) -> None:
        self.count += 1
        off = number - self.mean
        self.mean += off / self.count
        self.squares += off * (number - self.mean)

    @property
    def variance(self) -> float:
        """Of one of them. That a few did not vary at all proves little: the fewer, the less."""
        if self.count < 2:
            return 0.25
        return max(self.squares / (self.count - 1), LEAST / (self.count + 2))


class Chance(NamedTuple):
    """How likely, with half the width of its 95 % interval."""

    chance: float
    error: float


class Off:
    """How far the estimate was off, as sums over plays to the end. A position that is decided is not
    misjudged, an open one may be: so what is looked for is one number, times how open the position is."""

    __slots__ = ("count", "fit", "fourth", "open", "square", "third")

    def __init__(
        self,
        count: int = 0,
        fit: float = 0.0,
        open_: float = 0.0,
        square: float = 0.0,
        third: float = 0.0,
        fourth: float = 0.0,
    ) -> None:
        self.count = count
        self.fit = fit  # openness times how far off
        self.open = open_  # openness squared
        self.square = square  # both squared
        self.third = third
        self.fourth = fourth

    def add(self, openness: float, off: float) -> None:
        """Of one play."""
        self.count += 1
        self.fit += openness * off
        self.open += openness**2
        self.square += (openness * off) ** 2
        self.third += openness**3 * off
        self.fourth += openness**4

    def row(self) -> list[float]:
        """For a file."""
        return [self.count, self.fit, self.open, self.square, self.third, self.fourth]


def openness(worth: float) -> float:
    """1 where all is open, 0 where it is decided."""
    return 4.0 * worth * (1.0 - worth)


class Point:
    """What is known of one position so far, side by side."""

    def __init__(self, sides: int) -> None:
        self.near = [Sums() for _ in range(sides)]  # worth at the cut
        self.open = [Sums() for _ in range(sides)]  # how open it was then
        self.off = [Off() for _ in range(sides)]

    def add(self, near: list[float], end: list[float] | None) -> None:
        """What a play has shown."""
        for at, worth in enumerate(near):
            self.near[at].add(worth)
            self.open[at].add(openness(worth))
            if end is not None:
                self.off[at].add(openness(worth), end[at] - worth)


def play(start: Start, sides: Sides, number: int, whole: bool) -> tuple[list[float], list[float] | None]:
    """One play: what the position was worth at the cut, and how it ended if it was played on."""
    game = start.game.go_on_otherwise(f"{start.turn}/{number}")
    bots = [
        ExpertBot(f"{start.turn}/{number}/{seat}", tracker=mind.clone())
        for seat, mind in enumerate(start.minds)
    ]
    listeners = Listeners(bots)
    rules, s = game.state.rules, game.state
    cut = s.turn_no + AHEAD
    near: list[float] | None = None
    for _ in range(LIMIT):
        if near is None and s.turn_no >= cut:
            near = sides.worth(game)
            if not whole:
                return near, None
        decision = game.decision
        if decision is None:
            break
        seat = decision.seat
        events = game.apply(bots[seat].choose(game.view(seat), decision))
        listeners.tell(rules, events)
    end = sides.worth(game)
    return (end if near is None else near), end


def smoothed(points: list[Point], at: int, side: int) -> Chance:
    """What a position is worth, and how far that may be off: what its own plays came to at the cut, set right
    by how far such estimates were off in this game, the more the nearer the turn."""
    own = points[at].near[side]
    fit = opened = 0.0
    for other, point in enumerate(points):
        weight = _nearness(other, at, len(points))
        fit += weight * point.off[side].fit
        opened += weight * point.off[side].open
    if not own.count:
        return Chance(own.mean, 1.0)
    shift = fit / (opened + PRIOR)
    spread = 0.0
    for other, point in enumerate(points):
        off = point.off[side]
        left = off.square - 2.0 * shift * off.third + shift**2 * off.fourth
        spread += _nearness(other, at, len(points)) ** 2 * left
    share = points[at].open[side].mean
    variance = own.variance / own.count + share**2 * spread / (opened + PRIOR) ** 2
    if not opened:
        variance += 0.25 * share
    return Chance(min(1.0, max(0.0, own.mean + shift * share)), min(1.0, SURE * sqrt(variance)))


def _nearness(other: int, at: int, turns: int) -> float:
    """How much a turn says about another: half as much over half a game."""
    return 1.0 - abs(other - at) / (turns + 1)
