"""Who is who: every deal of identities that fits what this seat has seen, weighed.

Faction 0 and 1 collect red and blue, 2 stands for everybody who plays alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ...editions.classic.identities import TABLES as CLASSIC
from ...editions.spywar.identities import TABLES as SPYWAR

Odds = tuple[float, float, float]
FACTIONS = {"潛伏戰線": 0, "潜伏战线": 0, "特工机关": 1, "神秘人": 2, "打醬油": 2}
LONERS = ("镇压者", "篡夺者", "双面间谍", "诱变者", "先行者", "搅局者", "清道夫", "无身份")
TELLING = 1.25  # how much more often somebody has intelligence of the own colour
UNSURE = 0.8  # a probed player who may lie tells the truth this often


def faction(identity: str, spywar: bool) -> int:
    """The faction of an identity by its name; -1 if it is not known."""
    if identity == "?":
        return -1
    if identity in FACTIONS:
        return FACTIONS[identity]
    return 2 if spywar or identity in LONERS else 1  # the 軍情局 has another name at some tables


@cache
def deals(seats: int, spywar: bool) -> tuple[tuple[int, ...], ...]:
    """How many of each faction there may be."""
    if spywar:
        return (SPYWAR[seats],) if seats in SPYWAR else ()
    return CLASSIC.get(seats, ())


@cache
def arrangements(counts: tuple[int, ...], places: int) -> tuple[tuple[int, ...], ...]:
    """Every way to lay so many of each faction on so many places."""
    if places == 0:
        return ((),)
    found: list[tuple[int, ...]] = []
    for one in range(3):
        if counts[one]:
            rest = tuple(n - (i == one) for i, n in enumerate(counts))
            found += [(one, *others) for others in arrangements(rest, places - 1)]
    return tuple(found)


def _probed(view: dict[str, Any], spywar: bool) -> dict[int, list[float]]:
    """What the probes this seat knows the text of say about their targets."""
    told: dict[int, list[float]] = {}
    for probe in view["probes"]:
        named = probe.get("named", "")
        if not named:
            continue
        weights = told.setdefault(probe["target"], [1.0, 1.0, 1.0])
        if spywar:
            fits = [word in named for word in ("潜伏战线", "特工机关", "神秘人")]
        else:
            fits = [faction(named, False) == i for i in range(3)]
        wrong = 0.0 if probe["sure"] else 1.0 - UNSURE
        for i in range(3):
            if fits[i] != probe["acted"]:
                weights[i] *= wrong
    return told


def believe(view: dict[str, Any], spywar: bool) -> list[Odds]:
    """For every seat how likely each faction is."""
    rows = view["seats"]
    known = [faction(row["identity"], spywar) for row in rows]
    hidden = [i for i, one in enumerate(known) if one < 0]
    told = _probed(view, spywar)
    weights: list[list[float]] = []
    for i in hidden:
        red, blue, _ = rows[i]["colours"]
        own = told.get(i, (1.0, 1.0, 1.0))
        alone = TELLING ** ((red + blue) / 2)
        weights.append([own[0] * TELLING**red, own[1] * TELLING**blue, own[2] * alone])
    sums = [[0.0, 0.0, 0.0] for _ in hidden]
    for table in deals(len(rows), spywar):
        rest = tuple(table[i] - known.count(i) for i in range(3))
        if min(rest) < 0 or sum(rest) != len(hidden):
            continue
        for way in arrangements(rest, len(hidden)):
            likely = 1.0
            for weight, one in zip(weights, way, strict=True):
                likely *= weight[one]
            if likely:
                for place, one in enumerate(way):
                    sums[place][one] += likely
    odds: list[Odds] = [(float(one == 0), float(one == 1), float(one == 2)) for one in known]
    for place, i in enumerate(hidden):
        whole = sum(sums[place])
        # nothing fits (a deal by hand): anything may be
        a, b, c = (n / whole for n in sums[place]) if whole else (0.4, 0.4, 0.2)
        odds[i] = (a, b, c)
    return odds
