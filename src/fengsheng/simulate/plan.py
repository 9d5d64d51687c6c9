"""What is to be simulated, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fengsheng.bots import check_bot
from fengsheng.core.errors import BadSeats, SetupError
from fengsheng.editions.registry import find, make_ruleset

SOME = 10  # unless told otherwise, every tenth game is checked against the laws


# the house rules that say who and what is dealt, each at its widest
WIDEST = {"identity_pool": "full", "character_pool": "with_mohongshuang", "home_made": "on"}


def full_pool(preset: str) -> dict[str, str]:
    """House rules of a preset with which everybody and every task in the tree may be dealt."""
    rules = {rule.name for rule in find(preset).house_rules}
    return {name: value for name, value in WIDEST.items() if name in rules}


class BadPlan(SetupError):
    """A number that no simulation can have."""

    code = "bad-plan"


@dataclass(frozen=True)
class Plan:
    """So many games of one kind. Plain data, because it travels to other processes."""

    edition: str  # the edition, such as classic
    preset: str  # the preset of it that is played, such as classic-lite
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, str]  # all of them, resolved
    check_every: int = SOME  # 0: no game is checked
    records: Path | None = None

    @classmethod
    def make(
        cls,
        preset: str,
        seats: int,
        games: int,
        seed: int | str = 0,
        bots: tuple[str, ...] = ("random",),
        options: Mapping[str, object] | None = None,
        check_every: int = SOME,
        records: Path | None = None,
    ) -> Plan:
        """A plan that can be carried out; errors are one clear sentence."""
        rules = make_ruleset(preset, seats, options or {})
        if games < 1:
            raise BadPlan(f"There must be at least one game, not {games}.")
        for name in bots:
            check_bot(name)
        if not 1 <= len(bots) <= seats:
            raise BadSeats(f"{seats} seats are for 1 to {seats} bots, not {len(bots)}.")
        return cls(
            rules.edition,
            preset,
            seats,
            games,
            str(seed),
            bots,
            dict(rules.house),
            check_every,
            records,
        )

    def game_seed(self, number: int) -> str:
        """Every game has a seed of its own, so that no result depends on how the games are shared out."""
        return f"{self.seed}/{number}"

    def bot_at(self, number: int, seat: int) -> str:
        """The bots move one seat on from game to game."""
        return self.bots[(seat + number) % len(self.bots)]

    def checks(self, number: int) -> bool:
        """Whether this game is checked against the laws."""
        return self.check_every > 0 and number % self.check_every == 0
