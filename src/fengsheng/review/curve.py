"""What all plays of a game together say about the chances of one side, turn by turn.

The value estimate of the bots misjudges a game in ways of its own: who is strong here, what a lead is worth.
So how positions like those of this game end is learned from the plays to the end, from all of their turns.
That estimate, where the plays of a turn were cut, is the first part of a chance. The second is how far the
plays to the end came out otherwise, of that turn and, the less the further, of those around it: what differs
from turn to turn by more than chance explains is found out, too.

The error has everything in it that is left to chance (how the plays of that turn differ at the cut, how the
others came out, and so what was learned), and how much a turn may differ from its neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import log, sqrt
from typing import Final, NamedTuple

from fengsheng.review.algebra import Fitted, Matrix, Row, dot, fit, inverse, odds

AHEAD: Final = 2  # turns to the cut
SURE: Final = 1.96  # standard errors: 95 %
EDGE: Final = 0.02  # of the estimate: nearer to never or always it says no more
LONG: Final = 10.0  # turns, so that their number counts about as much as the rest
NEARBY: Final = 0.8  # how much of what is special about a turn is so about the next one, too
SPECIAL: Final = 0.12  # how far a turn is off by itself, where all is open: what is expected
TURNS: Final = 6.0  # of which that expectation counts as much as what is seen


class Chance(NamedTuple):
    """How likely, with half the width of its 95 % interval."""

    chance: float
    error: float


class Play(NamedTuple):
    """One play: what the position was worth to every side at the beginning of each turn that followed, and
    how it ended; None: it was cut. `whole`: it was to be played to the end."""

    path: list[Row]
    end: Row | None
    whole: bool


class Part(NamedTuple):
    """A chance, its variance, and how much of that comes from how the plays of the turn itself differ."""

    chance: float
    variance: float
    near: float


def _scale(worth: float) -> float:
    """On the scale of logarithms of odds."""
    inside = min(1.0 - EDGE, max(EDGE, worth))
    return log(inside / (1.0 - inside))


def rows_of(play: Play, turn: int) -> list[Row]:
    """What is gone by of a play from that turn: of each position at the beginning of one that followed."""
    return [[1.0, *map(_scale, worths), (turn + ahead) / LONG] for ahead, worths in enumerate(play.path, 1)]


class Turn(NamedTuple):
    """What the plays from one turn say about a side, by the weights that were learned."""

    likely: list[float]  # at the cut
    moved: Row  # how much their mean moves with the weights
    off: list[float]  # of those to the end: how far each came out otherwise
    off_moved: Row
    noise: float  # variance of the mean of `off`


class Curve:
    """Of one side. `plays` are those from the beginning of each turn, with the rows of each."""

    def __init__(
        self, plays: Sequence[Sequence[Play]], rows: Sequence[Sequence[list[Row]]], side: int
    ) -> None:
        self._plays = plays
        self._rows = rows
        self._side = side
        sides = next((len(play.path[0]) for some in plays for play in some if play.path), side + 1)
        expected = [0.0] * (sides + 2)
        expected[side + 1] = 1.0  # the estimate as it is
        self._wholes = [
            [
                (play.end, its)
                for play, its in zip(some, of, strict=True)
                if play.whole and play.end is not None
            ]
            for some, of in zip(plays, rows, strict=True)
        ]
        ends = [(end[side], row) for some in self._wholes for end, its in some for row in its]
        self.fitted: Fitted = fit([row for _, row in ends], [end for end, _ in ends], expected)
        self._turns = [self._turn(at) for at in range(len(plays))]
        self._count = sum(map(len, self._wholes))

    def _turn(self, at: int) -> Turn:
        weights = self.fitted.weights
        size = len(weights)
        likely: list[float] = []
        off: list[float] = []
        moved, off_moved = [0.0] * size, [0.0] * size
        noise = 0.0
        # positions at the cut; none where the game was over before
        cuts = [its[AHEAD - 1] if len(its) >= AHEAD else None for its in self._rows[at]]
        there = iter(odds(weights, [row for row in cuts if row is not None]))
        for play, row in zip(self._plays[at], cuts, strict=True):
            if row is None:
                assert play.end is not None
                chance = play.end[self._side]
            else:
                chance = next(there)
                share = chance * (1.0 - chance)
                moved = [a + share * b for a, b in zip(moved, row, strict=True)]
            likely.append(chance)
            if play.whole and play.end is not None:
                off.append(play.end[self._side] - chance)
                if row is not None:
                    noise += share
                    off_moved = [a + share * b for a, b in zip(off_moved, row, strict=True)]
        count, wholes = max(1, len(likely)), max(1, len(off))
        return Turn(
            likely,
            [one / count for one in moved],
            off,
            [one / wholes for one in off_moved],
            (noise + 0.05) / wholes**2,  # that a few came out as expected proves little
        )

    # What is special about a turn.

    @cached_property
    def _known(self) -> list[int]:
        """Turns from which something was played to the end."""
        return [at for at, turn in enumerate(self._turns) if turn.off]

    @cached_property
    def _means(self) -> list[float]:
        return [_mean(turn.likely) for turn in self._turns]

    @cached_property
    def _open(self) -> list[float]:
        """1 where all is open, 0 where it is decided: there nothing can be special. As slow to fall as chance
        itself: what looks nearly decided by the weights is what they get wrong most."""
        return [2.0 * sqrt(mean * (1.0 - mean)) for mean in self._means]

    @cached_property
    def special(self) -> float:
        """How far turns are off by themselves, as a variance, where all is open."""
        seen = weight = 0.0
        for at in self._known:
            turn, share = self._turns[at], self._open[at] ** 2
            seen += share * (_mean(turn.off) ** 2 - turn.noise)
            weight += share**2
        expected = TURNS * SPECIAL**2
        return max(0.25 * SPECIAL**2, (expected + seen) / (TURNS + weight))

    @cached_property
    def _alike(self) -> Matrix:
        """What two turns have in common of what is special."""
        turns = range(len(self._turns))
        scale = [sqrt(self.special) * one for one in self._open]
        return [[scale[i] * scale[j] * NEARBY ** abs(i - j) for j in turns] for i in turns]

    @cached_property
    def _solved(self) -> Matrix:
        known, alike = self._known, self._alike
        return inverse(
            [[alike[i][j] + (self._turns[i].noise if i == j else 0.0) for j in known] for i in known]
        )

    # The answer.

    def part(self, at: int) -> Part:
        """The chance at the beginning of a turn."""
        found = self._together({at: 1.0})
        return found._replace(chance=min(1.0, max(0.0, found.chance)))

    def chance(self, at: int) -> Chance:
        """The same with its error."""
        return _with_error(self.part(at))

    def change(self, at: int) -> Chance:
        """By how much it differs at the beginning of the next turn. Most of what may be off is so in both."""
        return _with_error(self._together({at: -1.0, at + 1: 1.0}))

    def _together(self, wanted: Mapping[int, float]) -> Part:
        """The sum of chances, each so many times."""
        known, turns = self._known, self._turns
        if not known or not all(turns[at].likely for at in wanted):
            return Part(sum(times * self._means[at] for at, times in wanted.items()), 0.25, 0.25)
        common = [sum(times * self._alike[at][other] for at, times in wanted.items()) for other in known]
        counts = [dot(common, line) for line in self._solved]  # how much each turn's plays count
        value = sum(times * self._means[at] for at, times in wanted.items())
        value += sum(weight * _mean(turns[other].off) for weight, other in zip(counts, known, strict=True))
        near = sum(times**2 * _variance(turns[at].likely) for at, times in wanted.items())
        special = sum(
            times * other_times * self._alike[at][other]
            for at, times in wanted.items()
            for other, other_times in wanted.items()
        )
        special -= 2.0 * dot(common, counts)
        special += sum(
            weight * dot(counts, [self._alike[at][other] for other in known])
            for weight, at in zip(counts, known, strict=True)
        )
        few = (0.5 / (self._count + 4)) ** 2
        return Part(value, near + max(0.0, special) + self._spread(wanted, counts) + few, near)

    def _spread(self, wanted: Mapping[int, float], counts: Row) -> float:
        """The variance that comes from how the plays to the end came out: each has taught something, and says
        how far its turn is off."""
        moved = [0.0] * len(self.fitted.weights)
        for at, times in wanted.items():
            moved = [a + times * b for a, b in zip(moved, self._turns[at].moved, strict=True)]
        for weight, other in zip(counts, self._known, strict=True):
            moved = [a - weight * b for a, b in zip(moved, self._turns[other].off_moved, strict=True)]
        learned = [dot(line, moved) for line in self.fitted.moves]
        found = 0.0
        for weight, other in zip(counts, self._known, strict=True):
            turn = self._turns[other]
            for taught, off in zip(self._taught[other], turn.off, strict=True):
                found += (dot(learned, taught) + weight * off / len(turn.off)) ** 2
        return found

    @cached_property
    def _taught(self) -> list[list[Row]]:
        """By turn and play to the end: how it has pulled at the weights."""
        weights = self.fitted.weights
        found: list[list[Row]] = []
        for some in self._wholes:
            pulls: list[Row] = []
            for end, rows in some:
                offs = [end[self._side] - chance for chance in odds(weights, rows)]
                pulls.append(
                    [dot(offs, column) for column in zip(*rows, strict=True)] or [0.0] * len(weights)
                )
            found.append(pulls)
        return found


def _with_error(part: Part) -> Chance:
    return Chance(part.chance, min(1.0, SURE * sqrt(part.variance)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _variance(numbers: Sequence[float]) -> float:
    """Of the mean; that a few did not differ proves little."""
    count = len(numbers)
    mean = _mean(numbers)
    squares = sum([(one - mean) ** 2 for one in numbers])
    return (squares + 0.02) / (max(1, count - 1) * count)
