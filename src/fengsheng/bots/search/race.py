"""Which answer is clearly better than the one we would give: compared world by world, with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

LEAST = 12  # worlds; fewer prove nothing
ERRORS = 2.5  # how many standard errors are clear
MARGIN = 0.02  # of a game; what gains less is not worth a doubt


class Rival:
    """One other answer: how much better it did, on average, and how much that varies."""

    __slots__ = ("_squares", "answer", "mean", "worlds")

    def __init__(self, answer: int) -> None:
        self.answer = answer  # its place among those that are tried
        self.worlds = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> None:
        """It did so much better in one more world."""
        self.worlds += 1
        off = gain - self.mean
        self.mean += off / self.worlds
        self._squares += off * (gain - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self._squares / (self.worlds - 1) / self.worlds) if self.worlds > 1 else 1.0

    @property
    def clear(self) -> bool:
        """Whether it is better beyond doubt."""
        return self.worlds >= LEAST and self.mean > max(MARGIN, ERRORS * self.error)

    @property
    def hopeless(self) -> bool:
        """Whether more worlds would hardly help it."""
        return self.worlds >= LEAST and self.mean + ERRORS * self.error < MARGIN


class Race:
    """Answer 0 is the one we would give; the others must beat it."""

    def __init__(self, answers: int) -> None:
        self.rivals = [Rival(number) for number in range(1, answers)]

    @property
    def running(self) -> list[int]:
        """Those worth another world, ours first; nobody else: it is decided."""
        return [0, *(rival.answer for rival in self.rivals if not rival.hopeless)]

    def add(self, values: Sequence[tuple[int, float]]) -> None:
        """What each that ran came to in one world, ours first."""
        ours = values[0][1]
        for answer, value in values[1:]:
            self.rivals[answer - 1].add(value - ours)

    def winner(self) -> int:
        """The best of those that are clearly better, or ours."""
        best = max(
            (rival for rival in self.rivals if rival.clear), key=lambda rival: rival.mean, default=None
        )
        return 0 if best is None else best.answer
