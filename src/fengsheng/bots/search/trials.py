"""Trying answers out: worlds as likely as they are believed to be, played on for some turns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fengsheng.bots.belief.tracker import Tracker
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.search.players import Players
from fengsheng.bots.search.value import Foreseen, foreseen, value
from fengsheng.bots.table import play_on
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.errors import BadDeal
from fengsheng.core.option import Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find
from fengsheng.game import Game

BATCH = 4  # worlds that are dealt at once
STEPS = 150  # answers in one turn; none needs nearly as many


class Trials:
    """Of one question. `position` looks to the seat like the one that is played, `own` is what it believes,
    `public` what everybody may believe; all chance comes from the seed. So many `turns` are played out, the
    present one with them, and what lies open then counts for the part `trust` of what it seems to say. With
    `foreseen` a network says that."""

    def __init__(
        self,
        view: View,
        seat: int,
        position: Game,
        own: Tracker,
        public: Tracker,
        seed: str,
        turns: int = 1,
        trust: float = 1.0,
        foreseen: Foreseen | None = None,
    ) -> None:
        edition = find(view["edition"])
        self._lore = lore_of(edition)
        self._roles = roles_of(edition.name)
        self._goal = self._lore.goal(view["house"])
        self._foreseen = foreseen
        self._believed = public.marginals()
        self._seat = seat
        self._position = position
        self._own = own
        self._seed = seed
        self._turns = turns
        self._trust = trust
        self._players = Players(seat, own.marginals(), public, self._lore, self._roles)

    def worlds(self) -> Iterator[Game]:
        """Fresh ones, without end."""
        chance = Random(self._seed)
        number = 0
        while True:
            seeds = [f"{self._seed}/{number + i}" for i in range(BATCH)]
            yield from self._dealt(seeds, self._own.draw(chance, BATCH))
            number += BATCH

    def _dealt(self, seeds: list[str], identities: list[list[str | None]]) -> list[Game]:
        try:
            return self._position.worlds(self._seat, seeds, identities)
        except BadDeal:  # something the tracker does not know of rules one out: then as the cards allow
            return self._position.worlds(self._seat, seeds)

    def play(self, world: Game, answer: Option, luck: int, whole: bool = False) -> float:
        """How likely we win that world if we answer so: some turns later, or with `whole` whether we win it
        in the end. What begins with the same luck has the same, as long as the same happens."""
        self._players.begin(luck)
        game = world.clone()
        last = game.state.turn_no + self._turns
        game.apply(answer.notation)
        players = [self._players] * game.seats
        if whole:
            play_on(game, players)
        while game.decision is not None and game.state.turn_no < last:
            if play_on(game, players, "turn", STEPS) == STEPS:
                break
        found = self._value(game)
        if game.decision is None or self._trust == 1.0:
            return found
        before = self._value(world)
        return before + self._trust * (found - before)

    def _value(self, game: Game) -> float:
        if self._foreseen is None:
            return value(game, self._seat, self._lore, self._roles, self._goal)
        return foreseen(game, self._seat, self._lore, self._foreseen, self._believed)
