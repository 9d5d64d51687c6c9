"""Which plays are made: a few from every turn, then more where the error is still too large, until it is
nowhere or as many turns were played as the level has. Processor time is counted in turns, so that the same
plays are made on every computer, whenever they are stopped and taken up again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fengsheng.review.algebra import Row
from fengsheng.review.curve import AHEAD, SURE, Chance, Curve, Part, Play, rows_of
from fengsheng.review.levels import Level
from fengsheng.review.sides import Sides
from fengsheng.review.winning import Start, play

FEW: Final = 6  # plays to the end from every turn, before an error is believed
BATCH: Final = 16  # plays between two looks at the errors, at least
SHARE: Final = 4  # and of those that were made, one in so many
AROUND: Final = 3  # the part of all plays to the end that says something about a turn, about one in so many

Todo = tuple[int, bool]  # from which turn, and whether to the end


class Playing:
    """All plays of one game."""

    def __init__(self, starts: Sequence[Start], sides: Sides, level: Level) -> None:
        self._starts = starts
        self._sides = sides
        self._level = level
        self.plays: list[list[Play]] = [[] for _ in starts]
        self._rows: list[list[list[Row]]] = [[] for _ in starts]  # of each
        self._todo: list[Todo] = [(at, True) for _ in range(FEW) for at in range(len(starts))]
        self._spent = 0  # turns that were played
        self._curves: list[Curve] = []
        self._seen = -1  # plays that those have in them
        self._done = not starts

    @property
    def spent(self) -> float:
        """The part of the turns that may be played."""
        return 1.0 if self._done else min(1.0, self._spent / max(1, self._level.turns))

    def steps(self) -> Iterator[int]:
        """Play after play; says from which turn."""
        while not self._done:
            if not self._todo:
                self._todo = self._next()
            if not self._todo or self._over():
                self._todo = []
                self._done = True
                return
            at, whole = self._todo.pop(0)
            start = self._starts[at]
            self._add(at, play(start, self._sides, len(self.plays[at]), whole))
            yield start.turn

    def _over(self) -> bool:
        """Whether as many turns were played as there may be; but every turn is played from."""
        return self._spent >= self._level.turns and all(self.plays)

    def _add(self, at: int, made: Play) -> None:
        self.plays[at].append(made)
        self._rows[at].append(rows_of(made, self._starts[0].turn + at))
        self._spent += len(made.path) + (made.end is not None)

    # Where the next ones begin.

    def _next(self) -> list[Todo]:
        """Where the error is too large, the more the larger; nowhere: it is good enough."""
        enough = (self._level.error / SURE) ** 2
        worst = [self._worst(at) for at in range(len(self._starts))]
        excess = [max(0.0, part.variance - enough) for part in worst]
        whole = sum(excess)
        if not whole:
            return []
        batch = max(BATCH, sum(map(len, self.plays)) // SHARE)
        found: list[Todo] = []
        owed = 0.0
        for at, over in enumerate(excess):
            owed += batch * over / whole
            if owed >= 0.5:
                count = round(owed)
                owed -= count
                found += [(at, self._to_the_end(at, worst[at]))] * count
        return found

    def _worst(self, at: int) -> Part:
        return max((curve.part(at) for curve in self.curves()), key=lambda part: part.variance)

    def _to_the_end(self, at: int, part: Part) -> bool:
        """Whether a play to the end makes the error smaller for its cost than a short one."""
        wholes = [one for one in self.plays[at] if one.whole]
        length = sum(len(one.path) + 1 for one in wholes) / max(1, len(wholes))
        near = part.near / max(1, len(self.plays[at]))
        rest = (part.variance - part.near) * AROUND / self._wholes()
        return (near + rest) / length > near / AHEAD

    def _wholes(self) -> int:
        return max(1, sum(one.whole for some in self.plays for one in some))

    # What they say.

    def curves(self) -> list[Curve]:
        """Side by side, with all plays so far."""
        made = sum(map(len, self.plays))
        if made != self._seen:
            self._seen = made
            self._curves = [Curve(self.plays, self._rows, side) for side in range(len(self._sides.all))]
        return self._curves

    def chances(self, at: int) -> list[Chance]:
        """Of every side at the beginning of a turn; none: nothing was played from there."""
        return [curve.chance(at) for curve in self.curves()] if self.plays[at] else []

    def changes(self, at: int) -> list[Chance]:
        """By how much each differs at the beginning of the next turn; the last turn has none."""
        if at + 1 >= len(self.plays) or not (self.plays[at] and self.plays[at + 1]):
            return []
        return [curve.change(at) for curve in self.curves()]

    # Going on later.

    def left(self) -> dict[str, Any]:
        """To be kept."""
        return {
            "plays": [[list(one) for one in some] for some in self.plays],
            "todo": [list(one) for one in self._todo],
            "done": self._done,
        }

    def take_up(self, kept: Mapping[str, Any]) -> None:
        """What was kept of the same game and level; nothing: it was kept by a program of before."""
        if "plays" not in kept or len(kept["plays"]) != len(self.plays):
            return
        for at, some in enumerate(kept["plays"]):
            for path, end, whole in some:
                self._add(at, Play(path, end, whole))
        self._todo = [(at, whole) for at, whole in kept["todo"]]
        self._done = kept["done"]
