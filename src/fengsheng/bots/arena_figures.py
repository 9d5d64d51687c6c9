"""The figures of an arena: win rates and ratios with their intervals, ratings, time.

Games of one deal, and seats of one game, are not independent: errors are clustered by deal.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from openskill.models import PlackettLuce

from fengsheng.bots.arena import Arena, Played

Z95 = 1.959964
Counts = dict[int, list[float]]  # deal -> wins, seats played


class Share:
    """Wins of a group of seats, counted by deal."""

    def __init__(self) -> None:
        self.deals: Counts = defaultdict(lambda: [0.0, 0.0])

    def add(self, deal: int, won: bool) -> None:
        """One seat of one game."""
        counts = self.deals[deal]
        counts[0] += won
        counts[1] += 1

    @property
    def wins(self) -> int:
        """Seats that won."""
        return int(sum(counts[0] for counts in self.deals.values()))

    @property
    def seats(self) -> int:
        """Seats played."""
        return int(sum(counts[1] for counts in self.deals.values()))

    @property
    def rate(self) -> float:
        """Wins a seat."""
        return self.wins / self.seats if self.seats else 0.0

    def errors(self) -> dict[int, float]:
        """How far each deal lies from the rate, in wins."""
        rate = self.rate
        return {deal: wins - rate * seats for deal, (wins, seats) in self.deals.items()}

    def interval(self) -> tuple[float, float]:
        """95 %, with errors clustered by deal."""
        if not self.seats:
            return (0.0, 1.0)
        spread = Z95 * _deviation(self.errors().values()) / self.seats
        return (max(0.0, self.rate - spread), min(1.0, self.rate + spread))

    def to_json(self) -> dict[str, Any]:
        """Rounded for readers."""
        return {
            "seats_played": self.seats,
            "wins": self.wins,
            "win_rate": round(self.rate, 4),
            "ci95": [round(end, 4) for end in self.interval()],
        }


def _deviation(errors: Iterable[float]) -> float:
    """Of their sum, if they are independent of each other."""
    found = list(errors)
    count = len(found)
    if count < 2:
        return math.inf
    return math.sqrt(sum(e * e for e in found) * count / (count - 1))


def ratio(first: Share, second: Share) -> tuple[float, float, float] | None:
    """How often the first wins for once of the second, with its 95 % interval (on the log scale)."""
    if not first.wins or not second.wins:
        return None
    ours, theirs = first.errors(), second.errors()
    deals = sorted({*ours, *theirs})
    errors = [ours.get(d, 0.0) / first.wins - theirs.get(d, 0.0) / second.wins for d in deals]
    spread = math.exp(min(Z95 * _deviation(errors), 50.0))
    middle = first.rate / second.rate
    return middle, middle / spread, middle * spread


def ratings(arena: Arena, games: list[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill: every seat for itself, winners before losers; the seats of a bot share one rating."""
    model = PlackettLuce()
    players = {name: model.rating(name=name) for name in arena.bots}
    for game in games:
        if not game.winners:
            continue
        ranks = [1.0 if seat in game.winners else 2.0 for seat in range(len(game.lineup))]
        rated = model.rate([[players[name]] for name in game.lineup], ranks=ranks)
        fresh: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for name, (player,) in zip(game.lineup, rated, strict=True):
            fresh[name].append((player.mu, player.sigma))
        for name, found in fresh.items():
            mu = sum(m for m, _ in found) / len(found)
            sigma = sum(s for _, s in found) / len(found)
            players[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (player.mu, player.sigma) for name, player in players.items()}


def figures(arena: Arena, games: list[Played]) -> dict[str, Any]:
    """Everything, as plain data."""
    whole = Share()
    shares = {name: Share() for name in arena.bots}
    groups: dict[str, dict[str, Share]] = {name: defaultdict(Share) for name in arena.bots}
    for game in games:
        for seat, name in enumerate(game.lineup):
            won = seat in game.winners
            whole.add(game.deal, won)
            shares[name].add(game.deal, won)
            groups[name][game.identities[seat]].add(game.deal, won)
    rated = ratings(arena, games)
    bots: dict[str, Any] = {}
    for name in arena.bots:
        asked = sum(game.decisions[name] for game in games)
        spent = sum(game.seconds[name] for game in games)
        bots[name] = {
            **shares[name].to_json(),
            "rating": round(rated[name][0], 2),
            "rating_sigma": round(rated[name][1], 2),
            "decisions": asked,
            "ms_per_decision": round(1000 * spent / asked, 4) if asked else 0.0,
            "by_identity": {who: groups[name][who].to_json() for who in sorted(groups[name])},
        }
    faults = [
        {"game": game.number, "seat": seat, "bot": game.lineup[seat], "fault": words}
        for game in games
        for seat, words in game.faults
    ]
    return {
        "edition": arena.edition,
        "preset": arena.preset,
        "options": arena.options,
        "seats": arena.seats,
        "games": len(games),
        "deals": len({game.deal for game in games}),
        "seed": arena.seed,
        "mode": "mixed",
        "bots": bots,
        "ratios": _ratios(arena, shares),
        "calibration": {
            "seat_win_rate": round(whole.rate, 4),
            "ci95": [round(end, 4) for end in whole.interval()],
            "by_identity": _by_identity(games),
        },
        "finished": sum(game.finished for game in games),
        "faults": faults,
    }


def _ratios(arena: Arena, shares: dict[str, Share]) -> list[dict[str, Any]]:
    """Of the first bot to each of the others."""
    first, *others = arena.bots
    found: list[dict[str, Any]] = []
    for other in others:
        three = ratio(shares[first], shares[other])
        found.append(
            {
                "of": first,
                "to": other,
                "ratio": None if three is None else round(three[0], 4),
                "ci95": None if three is None else [round(three[1], 4), round(three[2], 4)],
            }
        )
    return found


def _by_identity(games: list[Played]) -> dict[str, Any]:
    """What a seat with that identity wins, whoever plays it."""
    groups: dict[str, Share] = defaultdict(Share)
    for game in games:
        for seat, who in enumerate(game.identities):
            groups[who].add(game.deal, seat in game.winners)
    return {who: round(groups[who].rate, 4) for who in sorted(groups)}
