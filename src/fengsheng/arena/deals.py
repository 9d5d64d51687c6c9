"""What is fixed before a deal's first question: whose places are whose, and who must be dealt what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from fengsheng.arena.errors import BadArena
from fengsheng.arena.modes import LONER, Deal
from fengsheng.core.ruleset import Ruleset
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import find, make_ruleset
from fengsheng.game import Game

Options = tuple[tuple[str, str], ...]  # house rules, in a form that can be a key


def side(identity: int) -> int:
    """0 and 1 are the factions, 2 is everybody who plays alone."""
    return min(identity, LONER)


class Wanted:
    """Identities and characters that every deal must have. The first of each belong to the same seat, and so
    do the second; the other seats get what is left, by chance."""

    def __init__(
        self, preset: str, seats: int, options: Options, identities: Sequence[str], characters: Sequence[str]
    ) -> None:
        self.edition: Edition = find(preset)
        self.rules: Ruleset = make_ruleset(preset, seats, dict(options))
        self.identities = [self.edition.identity_number(name) for name in identities]
        self.characters = [self.edition.character_number(name) for name in characters]
        for what, wanted in (("identities", identities), ("characters", characters)):
            if len(wanted) > seats:
                raise BadArena(f"There are {len(wanted)} {what} for {seats} seats.")
        if len(set(self.characters)) != len(self.characters):
            raise BadArena("A character is wanted twice.")
        sides = Counter(side(card) for card in self.edition.identity_cards(self.rules))
        tasks = [i for i in self.identities if i in self.edition.unique_identities]
        if Counter(side(i) for i in self.identities) - sides or len(set(tasks)) != len(tasks):
            raise BadArena(f"No deal for {seats} players has {', '.join(identities)}.")

    def given(self, order: Sequence[int], chance: Random) -> dict[str, Any]:
        """What a game is told about its deal."""
        told: dict[str, Any] = {}
        if self.identities:
            codes = self.edition.identity_codes
            cards = _filled(self.identities, self._other_identities(chance), order)
            told["identities"] = [codes[card] for card in cards]
        if self.characters:
            pool = [c for c in self.rules.pool if c not in self.characters]
            chance.shuffle(pool)
            people = _filled(self.characters, pool, order)
            told["characters"] = [self.edition.roster[c].code for c in people]
        return told

    def _other_identities(self, chance: Random) -> list[int]:
        cards = self.edition.identity_cards(self.rules)
        pool = self.edition.tasks.get(self.rules.house.get("identity_pool", ""), ())
        tasks = [self.edition.identity_number(name) for name in pool]
        free = [task for task in tasks if task not in self.identities]
        chance.shuffle(free)
        left = Counter(side(card) for card in cards) - Counter(side(i) for i in self.identities)
        rest = [s for s in (0, 1) for _ in range(left[s])]
        rest += free[: left[LONER]] if tasks else [LONER] * left[LONER]
        chance.shuffle(rest)
        return rest


def _filled(wanted: list[int], rest: list[int], order: Sequence[int]) -> list[int]:
    """Those that are wanted at the first places of the order, the others behind them; by seat."""
    by_seat = dict(zip(order, [*wanted, *rest], strict=False))
    return [by_seat[seat] for seat in range(len(order))]


@lru_cache(maxsize=8)
def wanted(
    preset: str, seats: int, options: Options, identities: tuple[str, ...], characters: tuple[str, ...]
) -> Wanted:
    """Looked up once for all games of an arena."""
    return Wanted(preset, seats, options, identities, characters)


def begun(preset: str, seats: int, options: Options, seed: int, given: dict[str, Any]) -> Game:
    """A fresh game of that deal."""
    return Game.new(preset, seats, seed, options=dict(options), **given)


def deal(
    preset: str, seats: int, options: Options, seed: int, number: int, want: Wanted, by_side: bool
) -> tuple[Deal, dict[str, Any]]:
    """The places of a deal, and what its games are told. Which sides are dealt does not depend on what
    players choose, so a game that is given up after the set-up shows it."""
    order = list(range(seats))
    Random(f"{seed}/lineup").shuffle(order)
    given = want.given(order, Random(f"{seed}/deal"))
    sides: tuple[int, ...] = ()
    if by_side:
        game = begun(preset, seats, options, seed, given)
        while min(game.state.identity) < 0:
            game.apply(0)
        sides = tuple(side(identity) for identity in game.state.identity)
    return Deal(tuple(order), sides, number), given
