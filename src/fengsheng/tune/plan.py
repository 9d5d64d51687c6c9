"""What is tried: the levels of every weight around the table that the expert plays by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from fengsheng.bots.expert.tables import table_of
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.bots.valuation.weights import Weights
from fengsheng.core.errors import SetupError
from fengsheng.editions.registry import find, make_ruleset

ROLES = ("faction", "loner")
LAST_SEED = 99_999  # beyond lie the deals that only a finished bot is judged on
SWITCHES = frozenset({"sent", "missions", "known"})  # off and on
SPREAD = (0.6, 1.6)  # times the weight, low and high
TRIED = (
    "first",
    "second",
    "third",
    "own",
    "fear",
    "deaths",
    "alone",
    "loner",
    "coming",
    "news",
    "price",
    "bother",
    "keep",
    "paper",
    "steer",
    "near",
    "sent",
    "trust",
    "secret",
    "missions",
)


class BadTune(SetupError):
    """A plan that cannot be carried out."""

    code = "bad-tune"


@dataclass(frozen=True)
class Tune:
    """So many games at one kind of table. Plain data, because it travels to other processes."""

    edition: str
    preset: str
    seats: int
    games: int
    seed: int
    weights: tuple[str, ...]
    table: dict[str, Any]  # the one around which is tried
    mission: str = ""  # only whoever has it draws, and deals without it are passed over

    @classmethod
    def make(
        cls,
        preset: str,
        seats: int,
        games: int,
        seed: int,
        weights: Iterable[str] = TRIED,
        mission: str = "",
    ) -> Tune:
        """A plan that can be carried out; errors are one clear sentence."""
        rules = make_ruleset(preset, seats, {})
        if games < 1:
            raise BadTune(f"There must be at least one game, not {games}.")
        last = seed + games - 1
        if seed < 1 or last > LAST_SEED:
            raise BadTune(f"Only deals 1 to {LAST_SEED:,} are for tuning, not {seed:,} to {last:,}.")
        wanted = tuple(weights)
        for name in wanted:
            if name not in Weights._fields:
                raise BadTune(f"There is no weight {name!r}; there are {', '.join(Weights._fields)}.")
        if not wanted or len(set(wanted)) != len(wanted):
            raise BadTune("Name one weight or several different ones.")
        known = lore_of(find(rules.edition)).missions
        if mission and mission not in known:
            raise BadTune(f"There is no mission {mission!r}; there are {', '.join(known)}.")
        return cls(rules.edition, preset, seats, games, seed, wanted, table_of(rules.edition), mission)

    @property
    def roles(self) -> tuple[str, ...]:
        """For whom effects are looked for: a mission is a role of its own."""
        return (self.mission,) if self.mission else ROLES

    def centre(self, role: str, name: str) -> float:
        """What that weight is now."""
        table = self.table
        own = table[role] if role in ROLES else table["loner"] | table["missions"].get(role, {})
        plain = Weights()._asdict() | own
        return float(plain[name])

    def levels(self, role: str, name: str) -> tuple[float, float]:
        """Low and high."""
        if name in SWITCHES:
            return (0.0, 1.0)
        now = self.centre(role, name)
        if not now:
            return (0.0, 1.0 if name == "paper" else 0.4)  # what counts for nothing yet can only be tried out
        return (now * SPREAD[0], now * SPREAD[1])

    def draws(self, number: int) -> list[tuple[bool, ...]]:
        """High or low, for every seat of that game and every weight."""
        chance = Random(f"tune {self.seed + number}")
        return [tuple(chance.random() < 0.5 for _ in self.weights) for _ in range(self.seats)]

    def drawn(self, draws: tuple[bool, ...]) -> dict[str, Any]:
        """The table of a seat with these draws."""
        table = dict(self.table)
        for role in self.roles:
            levels = {
                name: self.levels(role, name)[high] for name, high in zip(self.weights, draws, strict=True)
            }
            if role in ROLES:
                table[role] = {**self.table[role], **levels}
            else:
                missions = self.table["missions"]
                table["missions"] = {**missions, role: {**missions.get(role, {}), **levels}}
        if not self.mission:
            table["missions"] = {}  # what is set for single missions would hide what is drawn
        return table

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self) | {"weights": list(self.weights)}
