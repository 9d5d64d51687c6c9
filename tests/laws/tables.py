"""Tables to play at: every number of seats, every preset, house rules mixed at random; and ways to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fengsheng import Decision, Game, editions
from fengsheng.core.option import PASS
from fengsheng.core.rng import Rng, seed_bytes

SEATS = tuple(range(3, 10))
PRESETS = tuple(editions())
HOME_MADE = "home_made"  # the house rule of a house that has characters of its own
# Nobody has ever been asked so often in one game; a game that goes on longer does not end.
LIMIT = 60_000


def new_dice(*words: object) -> Rng:
    """Random numbers that are the same in every run: named, not timed."""
    return Rng(seed_bytes("/".join(str(word) for word in words)))


class Table(NamedTuple):
    """A game that can be set up again and again."""

    preset: str
    seats: int
    seed: int
    ask_forced: bool = False
    mixed: bool = False

    def new(self) -> Game:
        """The game, at its first question."""
        return self._new(self.ask_forced)

    def other_mode(self) -> Game:
        """The same game, asked the other way."""
        return self._new(not self.ask_forced)

    def _new(self, ask_forced: bool) -> Game:
        dice = new_dice("table", *self)
        return Game.new(
            self.preset,
            self.seats,
            self.seed,
            options=mix(self.preset, self.seats, dice) if self.mixed else {},
            genders=[("male", "female", "both", "none")[dice.below(4)] for _ in range(self.seats)],
            ask_forced=ask_forced,
        )

    def dice(self, *words: object) -> Rng:
        """Random numbers of this table's own."""
        return new_dice(self.preset, self.seats, self.seed, self.mixed, *words)

    def __str__(self) -> str:
        mixed = "-mixed" if self.mixed else ""
        return f"{self.preset}{mixed}-{self.seats}-seed{self.seed}{'-forced' if self.ask_forced else ''}"


def mix(preset: str, seats: int, dice: Rng) -> dict[str, str]:
    """Every house rule at some value, each as likely as the others."""
    chosen: dict[str, str] = {}
    listed: dict[str, dict[str, Any]] = editions()[preset]["options"]
    for name, rule in listed.items():
        if name == HOME_MADE:
            continue  # these games are of the published characters, so that they stay what they are
        values: list[str] = rule["values"]
        chosen[name] = values[dice.below(len(values))]
    if "identity_table" in chosen and seats not in (4, 6, 7):
        chosen["identity_table"] = "A"  # CL-OPT-43: only these have a second column
    return chosen


def tables(seeds: int, *, forced: tuple[bool, ...] = (False, True)) -> list[Table]:
    """So many games of every sort: each preset as it is, and each with its house rules mixed."""
    return [
        Table(preset, seats, seed, ask_forced, mixed)
        for seats in SEATS
        for preset in PRESETS
        if seats in editions()[preset]["seats"]
        for mixed in (False, True)
        for ask_forced in forced
        for seed in range(seeds)
    ]


# Ways to play: which of the options to take.

Policy = Callable[[Decision, Rng], int]


def at_random(d: Decision, dice: Rng) -> int:
    """Any option, each as likely as the others."""
    return dice.below(len(d.options))


def always_first(d: Decision, dice: Rng) -> int:
    """Whatever is named first."""
    return 0


def always_last(d: Decision, dice: Rng) -> int:
    """Whatever is named last."""
    return len(d.options) - 1


def never_passing(d: Decision, dice: Rng) -> int:
    """Use what can be used."""
    acts = [i for i, o in enumerate(d.options) if o.kind != PASS]
    return acts[dice.below(len(acts))] if acts else 0


def always_passing(d: Decision, dice: Rng) -> int:
    """Use nothing unless there is no way out."""
    return next((i for i, o in enumerate(d.options) if o.kind == PASS), dice.below(len(d.options)))


def holding(d: Decision, dice: Rng) -> int:
    """Keep the cards: pass nineteen times out of twenty, but declare at once."""
    for i, o in enumerate(d.options):
        if o.kind == "declare":
            return i
    return always_passing(d, dice) if dice.below(20) else at_random(d, dice)


POLICIES: tuple[Policy, ...] = (
    at_random,
    always_first,
    always_last,
    never_passing,
    always_passing,
    holding,
)


def play(game: Game, dice: Rng, choose: Policy = at_random, limit: int = LIMIT) -> Iterator[Decision]:
    """Play to the end, stopping at every decision before it is answered."""
    for _ in range(limit):
        d = game.decision
        if d is None:
            return
        yield d
        if game.decision is d:  # unless the caller has answered it
            game.apply(choose(d, dice))
    raise AssertionError(f"the game has not ended after {limit} decisions")


def some_positions(table: Table, every: int) -> Iterator[Game]:
    """The game again and again, at about one in so many of its decisions, and at its end; at one decision in
    any case, however short the game is."""
    game = table.new()
    dice = table.dice("positions")
    asked = seen = 0
    for _ in play(game, dice):
        asked += 1
        if not dice.below(every):
            seen += 1
            yield game
    if not seen:
        again, dice, stop = table.new(), table.dice("positions"), table.dice("once").below(asked)
        for number, _ in enumerate(play(again, dice)):
            if number == stop:
                yield again
                break
            dice.below(every)
    yield game
