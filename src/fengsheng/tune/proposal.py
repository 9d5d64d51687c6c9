"""The table that the games speak for: weights whose effect is clear move towards the better side, and every
character gets what it was worth."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from fengsheng.tune.effects import Effect
from fengsheng.tune.plan import ROLES, SWITCHES, Tune
from fengsheng.tune.played import Tried

CLEAR = 2.0  # standard errors
FAR = 0.7  # of the way to the level that was tried: a trial flatters what it finds
PRIOR = 40.0  # seats that a character must have been played on to count half


def proposal(plan: Tune, games: list[Tried], found: list[Effect]) -> dict[str, Any]:
    """A table as data, with what it rests on."""
    table = {**plan.table}
    for role in ROLES:
        table[role] = dict(plan.table[role])
    table["missions"] = {name: dict(own) for name, own in plan.table["missions"].items()}
    for effect in found:
        if abs(effect.points) >= CLEAR * effect.error:
            better = effect.high if effect.points > 0 else effect.low
            to = better if effect.weight in SWITCHES else effect.now + FAR * (better - effect.now)
            of = table if effect.role in ROLES else table["missions"]
            of.setdefault(effect.role, {})[effect.weight] = round(to, 3)
    if plan.mission:
        return table
    table["found"] = f"{len(games)} games of {plan.preset} with {plan.seats} seats from seed {plan.seed} on"
    table["characters"] = characters(games)
    return table


def characters(games: list[Tried]) -> dict[str, list[float]]:
    """What every character was worth in a faction and alone: points of win rate above the others of that
    role, drawn in the more the less it was seen."""
    seen: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    whole = [[0, 0], [0, 0]]
    for game in games:
        for seat, faction in enumerate(game.factions):
            alone = int(faction == 2)
            won = int(seat in game.winners)
            for counts in (seen[game.characters[seat], alone], whole[alone]):
                counts[0] += won
                counts[1] += 1
    rates = [wins / max(1, seats) for wins, seats in whole]
    found: dict[str, list[float]] = {}
    for name in sorted({name for name, _ in seen}):
        worths = []
        for alone in (0, 1):
            wins, seats = seen[name, alone]
            worths.append(round(100.0 * (wins - rates[alone] * seats) / (seats + PRIOR), 1))
        found[name] = worths
    return found
