"""Who is who: every deal of identities that fits what this seat has seen, weighed.

Faction 0 and 1 collect red and blue, 2 stands for everybody who plays alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots.valuation.lore import Lore
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.view import View

TELLING = 1.25  # how much more often somebody has intelligence of the own colour
SILENT = 0.25  # somebody who has three of a colour and has not won is seldom of that faction
UNSURE = 0.8  # a probed player who may lie tells the truth this often


def marginals(weights: list[list[float]], counts: tuple[int, ...]) -> list[list[float]]:
    """How much weight lies on each faction at each place, over every way to lay so many of each faction on
    the places; a way weighs the product of its places. Ways are summed from both ends, by how many of the
    first two factions are laid already."""
    before = _summed(weights, counts)
    after = _summed(weights[::-1], counts)
    places = len(weights)
    sums = [[0.0, 0.0, 0.0] for _ in weights]
    for place, weight in enumerate(weights):
        rest = after[places - 1 - place]
        for (red, blue), ways in before[place].items():
            for one in range(3):
                other = rest.get((counts[0] - red - (one == 0), counts[1] - blue - (one == 1)))
                if other:
                    sums[place][one] += ways * weight[one] * other
    return sums


def _summed(weights: list[list[float]], counts: tuple[int, ...]) -> list[dict[tuple[int, int], float]]:
    """After so many places: the weight of all ways that have laid so many of the first two factions."""
    steps: list[dict[tuple[int, int], float]] = [{(0, 0): 1.0}]
    for laid, weight in enumerate(weights):
        step: dict[tuple[int, int], float] = {}
        for (red, blue), ways in steps[-1].items():
            if red < counts[0] and weight[0]:
                step[red + 1, blue] = step.get((red + 1, blue), 0.0) + ways * weight[0]
            if blue < counts[1] and weight[1]:
                step[red, blue + 1] = step.get((red, blue + 1), 0.0) + ways * weight[1]
            if laid - red - blue < counts[2] and weight[2]:
                step[red, blue] = step.get((red, blue), 0.0) + ways * weight[2]
        steps.append(step)
    return steps


def _probed(view: View, lore: Lore) -> dict[int, list[float]]:
    """What the probes this seat knows the text of say about their targets."""
    told: dict[int, list[float]] = {}
    for probe in view["probes"]:
        named = probe.get("named", "")
        if not named:
            continue
        weights = told.setdefault(probe["target"], [1.0, 1.0, 1.0])
        fits = lore.named(named)
        wrong = 0.0 if probe["sure"] else 1.0 - UNSURE
        for i in range(3):
            if fits[i] != probe["acted"]:
                weights[i] *= wrong
    return told


def _collects(count: int) -> float:
    """How well so much of a colour fits somebody who collects it."""
    return TELLING**count if count < 3 else SILENT


def believe(view: View, lore: Lore, sides: Sequence[Sequence[int]] | None = None) -> list[Odds]:
    """For every seat how likely each faction is; `sides` are how many of each there may be, for whoever knows
    the house rules of the table."""
    rows = view["seats"]
    known = [lore.faction(row["identity"]) for row in rows]
    hidden = [i for i, one in enumerate(known) if one < 0]
    told = _probed(view, lore)
    weights: list[list[float]] = []
    for i in hidden:
        red, blue, _ = rows[i]["colours"]
        own = told.get(i, (1.0, 1.0, 1.0))
        alone = TELLING ** ((red + blue) / 2)
        weights.append([own[0] * _collects(red), own[1] * _collects(blue), own[2] * alone])
    sums = [[0.0, 0.0, 0.0] for _ in hidden]
    for table in lore.deals(len(rows)) if sides is None else sides:
        rest = tuple(table[i] - known.count(i) for i in range(3))
        if min(rest) < 0 or sum(rest) != len(hidden):
            continue
        for place, found in enumerate(marginals(weights, rest)):
            for one in range(3):
                sums[place][one] += found[one]
    odds: list[Odds] = [(float(one == 0), float(one == 1), float(one == 2)) for one in known]
    for place, i in enumerate(hidden):
        whole = sum(sums[place])
        # nothing fits (a deal by hand): anything may be
        a, b, c = (n / whole for n in sums[place]) if whole else (0.4, 0.4, 0.2)
        odds[i] = (a, b, c)
    return odds
