"""OpenSkill, for display: every seat for itself, winners before losers; a bot's seats share one rating."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from openskill.models import PlackettLuce

from fengsheng.arena.played import Played


def ratings(bots: Iterable[str], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Of every bot: the rating and how unsure it is."""
    model = PlackettLuce()
    players = {name: model.rating(name=name) for name in bots}
    for game in games:
        if not game.winners or len(set(game.lineup)) < 2:
            continue  # who plays only with themselves is not rated by it
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
