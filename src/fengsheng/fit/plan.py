"""What is played and learned: plain data, because it travels to other processes and stands in the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from fengsheng.bots import check_bot
from fengsheng.core.errors import SetupError
from fengsheng.editions.registry import make_ruleset

DEVELOPMENT: Final = range(1, 100_000)  # seeds that may be learned from


class BadFit(SetupError):
    """A plan that nothing can be learned from."""

    code = "bad-fit"


@dataclass(frozen=True)
class FitPlan:
    """So many games with the seeds from `first` on. Games go round the numbers of seats and the populations;
    a population of several bots is one table at which each seat draws one of them."""

    edition: str
    preset: str
    seats: tuple[int, ...]
    games: int
    first: int
    populations: tuple[tuple[str, ...], ...]
    options: dict[str, str]
    floor: float = 0.15
    decay: float = 10.0  # how strongly numbers are pulled to nothing
    rounds: int = 150

    @classmethod
    def make(
        cls,
        preset: str,
        seats: tuple[int, ...] = (5, 7),
        games: int = 600,
        first: int = 1,
        populations: tuple[tuple[str, ...], ...] = (("novice",), ("novice", "random")),
        options: Mapping[str, object] | None = None,
        floor: float = 0.15,
        decay: float = 10.0,
        rounds: int = 150,
    ) -> FitPlan:
        """A plan that can be carried out; errors are one clear sentence."""
        if games < 2 or not seats or not populations:
            raise BadFit("There must be two games at least, a number of seats and a population.")
        if first not in DEVELOPMENT or first + games - 1 not in DEVELOPMENT:
            raise BadFit(f"Seeds to learn from go from 1 to {DEVELOPMENT[-1]}.")
        if not 0.0 <= floor < 1.0:
            raise BadFit(f"The floor is a chance below 1, not {floor}.")
        for names in populations:
            for name in names:
                check_bot(name)
        rules = [make_ruleset(preset, count, options or {}) for count in seats]
        given = {name: str(value) for name, value in (options or {}).items()}
        return cls(rules[0].edition, preset, seats, games, first, populations, given, floor, decay, rounds)

    def table(self, number: int) -> tuple[int, tuple[str, ...]]:
        """How many seats game `number` has, and who sits there."""
        seats = self.seats[number % len(self.seats)]
        names = self.populations[number // len(self.seats) % len(self.populations)]
        chance = Random(f"{self.first + number}/who")
        return seats, tuple(chance.choice(names) for _ in range(seats))

    def population(self, number: int) -> str:
        """What the table of game `number` is called."""
        return "+".join(self.populations[number // len(self.seats) % len(self.populations)])

    def told(self) -> dict[str, Any]:
        """For the file."""
        return asdict(self)
