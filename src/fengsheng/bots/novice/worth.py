"""What it is worth to us that somebody gains, or loses, intelligence of some colours.

The currency: 100 is about a won game, a hand card about 2.
"""

from __future__ import annotations

from fengsheng.bots.novice.cards import Colours
from fengsheng.bots.novice.situation import Situation

STEPS = (6.0, 14.0, 80.0, 1.0)  # the first, second, third and any further of a faction's colour
DEATHS = (2.0, 6.0, 22.0)  # the first, second and third black
OWN_DEATH = (3.0, 8.0, 30.0)
OWN = 1.15  # we know what we are
ALONE = 0.7  # how much of a faction's progress hurts somebody who plays alone
LONER_WINS = 0.12  # progress of somebody who may have a goal of his own
NEWS = 1.6  # to learn what somebody is


def gain(s: Situation, seat: int, colours: Colours, less: int = 0) -> float:
    """The worth of this player gaining such a card; `less` of it are taken off what lies there."""
    key = (seat, colours, less)
    found = s.memo.get(key)
    if found is None:
        if s.cares.deaf is not None and s.cares.deaf[0] == seat:
            colours = tuple(colour for colour in colours if colour != s.cares.deaf[1])
        found = s.memo[key] = _own(s, colours, less) if seat == s.me else _other(s, seat, colours, less)
    return found


def lose(s: Situation, seat: int, colours: Colours) -> float:
    """The worth of this player losing such a card."""
    return -gain(s, seat, colours, 1)


def expected(s: Situation, seat: int, odds: list[tuple[Colours, float]]) -> float:
    """The worth of this player gaining a card that may be one of several."""
    return sum(p * gain(s, seat, colours) for colours, p in odds)


def news(s: Situation, seat: int, worth: float = NEWS) -> float:
    """The worth of learning what somebody is: the less the surer we are."""
    return worth * (1.0 - s.sure(seat)) * s.cares.news


def _own(s: Situation, colours: Colours, less: int) -> float:
    tally = s.tally[s.me]
    total = 0.0
    for colour in colours:
        have = max(0, tally[colour] - less)
        if s.faction == colour:
            total += OWN * STEPS[min(have, 3)]
        elif s.aim.collects and colour in s.aim.collects:
            total += _collected(s, have, less)
        if colour == 2:
            total -= _own_death(s, have)
    return total


def _collected(s: Situation, have: int, less: int) -> float:
    aim = s.aim
    if aim.together:
        have = sum(s.tally[s.me][c] for c in aim.collects) - less
    missing = aim.need - 1 - have
    return STEPS[2] if missing <= 0 else STEPS[1] if missing == 1 else STEPS[0]


def _own_death(s: Situation, have: int) -> float:
    pain = OWN_DEATH[min(have, 2)]
    if s.aim.dies and not s.view["deaths"]:
        return -s.aim.dies * STEPS[min(have, 2)]
    return pain if s.faction < 2 else 1.5 * pain


def _other(s: Situation, seat: int, colours: Colours, less: int) -> float:
    odds = s.odds[seat]
    tally = s.tally[seat]
    total = 0.0
    for colour in colours:
        have = max(0, tally[colour] - less)
        if colour == 2:
            total += _death(s, seat, have)
            continue
        step = STEPS[min(have, 3)]
        side = 1.0 if s.faction == colour or s.allied else -1.0 if s.faction < 2 else -ALONE
        if s.aim.usurps and s.turn == s.me and have >= 2:
            side = 1.0
        total += odds[colour] * step * side - odds[2] * LONER_WINS * step
    return total


def _death(s: Situation, seat: int, have: int) -> float:
    step = DEATHS[min(have, 2)]
    if s.faction < 2:
        return -step * s.liking(seat)
    odds, kills = s.odds[seat], s.aim.kills
    wanted = odds[0] * kills[0] + odds[1] * kills[1] + odds[2] * kills[2]
    return step * (2.0 * wanted + 0.2)
