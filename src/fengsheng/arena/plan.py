"""What is to be played, checked before anything is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from fengsheng.arena.deals import deal, wanted
from fengsheng.arena.errors import BadArena
from fengsheng.arena.modes import BLOCK, LONER, MODES, POPULATION, Deal, Mode, Pairing
from fengsheng.arena.seeds import seeds
from fengsheng.bots.roster import check_bot
from fengsheng.core.errors import BadSeats
from fengsheng.editions.registry import make_ruleset

PATIENCE = 60.0  # seconds of the processor that a decision may take; whoever needs more is stuck


@dataclass(frozen=True)
class Arena:
    """So many games of every pairing of these bots. Plain data, because it travels to other processes."""

    edition: str
    preset: str
    seats: int
    mode: str
    games: int  # of every pairing, settled beforehand
    seeds: str  # the name of their range
    first: int  # the seed of the first deal
    bots: tuple[str, ...]
    options: dict[str, str]
    identities: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    patience: float = PATIENCE
    mistakes: bool = False

    @classmethod
    def make(
        cls,
        preset: str,
        seats: int,
        games: int,
        bots: tuple[str, ...],
        *,
        mode: str = "mixed",
        seeds_from: str = "development",
        options: Mapping[str, object] | None = None,
        identities: tuple[str, ...] = (),
        characters: tuple[str, ...] = (),
        patience: float = PATIENCE,
        mistakes: bool = False,
    ) -> Arena:
        """A plan that can be carried out; errors are one clear sentence."""
        rules = make_ruleset(preset, seats, options or {})
        if mode not in MODES:
            raise BadArena(f"There is no mode {mode!r}; there are {', '.join(MODES)}.")
        if games < 1:
            raise BadArena(f"There must be at least one game, not {games}.")
        for word in bots:
            check_bot(word)
        alone = mode == POPULATION.name
        if len(set(bots)) != len(bots) or (len(bots) < 2 and not alone):
            raise BadArena("An arena is for two or more bots of different names.")
        most = max(len(pairing) for pairing in MODES[mode].pairings(bots))
        if most > seats:
            raise BadSeats(f"{seats} seats are for 2 to {seats} bots, not {most}.")
        begin = seeds(seeds_from)
        plan = cls(
            rules.edition,
            preset,
            seats,
            mode,
            games,
            begin.name,
            begin.first,
            bots,
            dict(rules.house),
            identities,
            characters,
            patience,
            mistakes,
        )
        begin.taken(plan.deal(games - 1) + 1)
        first, _ = plan.dealt(0)
        if mode == BLOCK.name and not {0, 1} <= set(first.sides) - {LONER}:
            raise BadArena(f"With {seats} players there are no two factions to set against each other.")
        return plan

    @property
    def how(self) -> Mode:
        """The mode itself."""
        return MODES[self.mode]

    @property
    def pairings(self) -> list[Pairing]:
        """Who meets whom."""
        return self.how.pairings(self.bots)

    @property
    def whole(self) -> int:
        """Games of all pairings."""
        return self.games * len(self.pairings)

    def pairing(self, number: int) -> int:
        """Which pairing plays game `number`: one after the other."""
        return number // self.games

    def deal(self, number: int) -> int:
        """Which deal game `number` plays: every pairing plays the same ones, each as often as it has bots,
        with these moved on in between."""
        return number % self.games // len(self.pairings[self.pairing(number)])

    def seed(self, number: int) -> int:
        """Of the deal."""
        return self.first + self.deal(number)

    def dealt(self, number: int) -> tuple[Deal, dict[str, Any]]:
        """The places of game `number`, and what it is told about its deal."""
        house = tuple(self.options.items())
        want = wanted(self.preset, self.seats, house, self.identities, self.characters)
        return deal(
            self.preset, self.seats, house, self.seed(number), self.deal(number), want, self.how.by_side
        )

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`."""
        return self.seated(number, self.dealt(number)[0])

    def seated(self, number: int, places: Deal) -> tuple[str, ...]:
        """The same, where the places are known already."""
        pairing = self.pairings[self.pairing(number)]
        return self.how.lineup(pairing, places, number % self.games % len(pairing))

    def to_json(self) -> dict[str, Any]:
        """Everything that its games depend on."""
        return {**asdict(self), "bots": list(self.bots)} | {
            "identities": list(self.identities),
            "characters": list(self.characters),
        }
