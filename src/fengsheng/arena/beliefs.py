"""How good beliefs are: what bots think of everybody's side, against the truth, at the start of every turn.

A bot that believes something has a method `odds(view)`: for every seat how likely it is to collect red, to
collect blue, or to play alone. Judged is what a living seat thinks of the others that are in and whose
identity it has not seen. Beside the loss of its own odds (minus the logarithm of what it gave to the truth)
stand two yardsticks: the *prior* knows only the seat's own identity and how many of each side there are,
*deduction* also every identity that the seat has seen and every probe whose answer had to be true.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from fengsheng.arena.deals import side
from fengsheng.arena.guard import Guarded
from fengsheng.bots.novice.belief import marginals
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.view import UNKNOWN, View
from fengsheng.editions.registry import find
from fengsheng.game import Game

QUARTERS = 4
BINS = 10
LEAST = 1e-6  # odds below this count as this much: one certain mistake must not outweigh everything


class Judged(NamedTuple):
    """One belief of one seat about another."""

    asks: int  # questions so far
    reader: int
    subject: int
    truth: int
    odds: tuple[float, float, float]
    prior: float  # that it gave to the truth
    deduced: float


class Beliefs:
    """Of one game."""

    def __init__(self, game: Game, bots: Sequence[Guarded]) -> None:
        self._game = game
        self._believers = [seat for seat, bot in enumerate(bots) if bot.believes]
        self._bots = bots
        self._turn = 0
        self._judged: list[Judged] = []
        edition = find(game.state.rules.preset)
        self._lore = lore_of(edition)
        cards = edition.identity_cards(game.state.rules)
        self._sides = [sum(side(card) == one for card in cards) for one in range(3)]
        self._dealt: tuple[int, ...] = ()

    def look(self) -> None:
        """Once in every turn."""
        s = self._game.state
        if not self._believers or s.turn_no == self._turn or s.result is not None or min(s.identity) < 0:
            return
        self._turn = s.turn_no
        self._dealt = self._dealt or tuple(s.identity)
        if self._dealt != tuple(s.identity):
            return  # an identity card changed hands: who is what now is anybody's guess
        truth = [side(identity) for identity in s.identity]
        for reader in self._believers:
            if not s.alive >> reader & 1:
                continue
            view = self._game.view(reader)
            odds = self._bots[reader].odds(view)
            if odds is None:
                continue
            prior = self._prior(truth[reader])
            deduced = self._deduced(view)
            for row in view["seats"]:
                seat = row["seat"]
                if row["identity"] == UNKNOWN and row["status"] == "in":
                    one = truth[seat]
                    found = _normal(odds[seat])
                    self._judged.append(
                        Judged(s.asks, reader, seat, one, found, prior[one], deduced[seat][one])
                    )

    def _prior(self, own: int) -> list[float]:
        rest = [count - (one == own) for one, count in enumerate(self._sides)]
        return [count / sum(rest) for count in rest]

    def _deduced(self, view: View) -> list[list[float]]:
        """Every way to deal the sides that is left is as likely as any other."""
        rows = view["seats"]
        known = [self._lore.faction(row["identity"]) for row in rows]
        allowed = [[1.0, 1.0, 1.0] for _ in rows]
        for probe in view["probes"]:
            if probe["sure"] and "named" in probe:
                fits = self._lore.named(probe["named"])
                for one in range(3):
                    if fits[one] != probe["acted"]:
                        allowed[probe["target"]][one] = 0.0
        hidden = [seat for seat, one in enumerate(known) if one < 0]
        rest = tuple(self._sides[one] - known.count(one) for one in range(3))
        odds = [[float(one == mine) for one in range(3)] for mine in known]
        if hidden:
            found = marginals([allowed[seat] for seat in hidden], rest)
            for seat, three in zip(hidden, found, strict=True):
                odds[seat] = list(_normal(three))
        return odds

    def counted(self, lineup: Sequence[str]) -> dict[str, Any]:
        """By reader and by whom it reads: sums by quarter of the game (how many, loss, the prior's loss, the
        loss of deduction), and ten bins over all odds that were given (how many, their sum, how many were
        true)."""
        whole = max(self._game.state.asks, 1)
        told: dict[str, Any] = {}
        for one in self._judged:
            cell = told.setdefault(lineup[one.reader], {}).setdefault(
                lineup[one.subject],
                {
                    "quarters": [[0, 0.0, 0.0, 0.0] for _ in range(QUARTERS)],
                    "bins": [[0, 0.0, 0] for _ in range(BINS)],
                },
            )
            quarter = cell["quarters"][min(QUARTERS * one.asks // whole, QUARTERS - 1)]
            quarter[0] += 1
            for place, given in enumerate((one.odds[one.truth], one.prior, one.deduced)):
                quarter[1 + place] = round(quarter[1 + place] - math.log(max(given, LEAST)), 6)
            for place, given in enumerate(one.odds):
                counts = cell["bins"][min(int(BINS * given), BINS - 1)]
                counts[0] += 1
                counts[1] = round(counts[1] + given, 6)
                counts[2] += place == one.truth
        return told


def _normal(odds: Sequence[float]) -> tuple[float, float, float]:
    whole = sum(odds)
    if not whole > 0:
        return (1 / 3, 1 / 3, 1 / 3)
    return (odds[0] / whole, odds[1] / whole, odds[2] / whole)
