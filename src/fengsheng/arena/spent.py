"""How long decisions take: counted in classes, so that games can be added up in any order."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

CLASSES = 4  # of time, for every doubling; the first is everything below a microsecond


class Spent:
    """Seconds of the processor, so that other processes do not matter."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.classes: Counter[int] = Counter()

    def listen(self, seconds: float) -> None:
        """Time that was spent on being told what happens."""
        self.seconds += seconds

    def decide(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        micro = seconds * 1e6
        self.classes[1 + int(CLASSES * math.log2(micro)) if micro >= 1 else 0] += 1

    def add(self, other: Spent) -> None:
        """What was spent elsewhere."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.classes += other.classes

    def below(self, share: float) -> float:
        """The milliseconds that this share of the decisions takes at most, as finely as the classes are."""
        left = share * self.decisions
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return min(edge(number + 1), 1e3 * self.longest)
        return 0.0

    @property
    def mean(self) -> float:
        """Milliseconds a decision, listening included."""
        return 1e3 * self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> list[Any]:
        """For a file of games."""
        return [self.decisions, round(self.seconds, 7), round(self.longest, 7), dict(self.classes)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Spent:
        """Out of such a file."""
        found = cls()
        found.decisions, found.seconds, found.longest = int(data[0]), float(data[1]), float(data[2])
        found.classes = Counter({int(number): count for number, count in data[3].items()})
        return found


def edge(number: int) -> float:
    """Where a class begins, in milliseconds."""
    return 0.0 if number == 0 else 1e-3 * 2 ** ((number - 1) / CLASSES)
