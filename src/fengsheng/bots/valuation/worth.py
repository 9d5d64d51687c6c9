"""What it is worth to us that somebody gains, or loses, intelligence of some colours (in the currency of
weights.py)."""

from __future__ import annotations

from fengsheng.bots.valuation.cards import Colours
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import DEATHS, OWN_DEATH


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


def news(s: Situation, seat: int, times: float = 1.0) -> float:
    """The worth of learning what somebody is: the less the surer we are."""
    return s.weights.news * times * (1.0 - s.sure(seat)) * s.cares.news


def step(s: Situation, have: int) -> float:
    """What one more of a colour is worth to a faction that collects it, to somebody who has so many."""
    missing = s.goal - 1 - have
    if missing <= 0:
        return s.weights.third if missing == 0 else s.weights.further
    return s.weights.second if missing == 1 else s.weights.first


def _own(s: Situation, colours: Colours, less: int) -> float:
    tally = s.tally[s.me]
    total = 0.0
    for colour in colours:
        have = max(0, tally[colour] - less)
        if s.faction == colour:
            total += s.weights.own * step(s, have)
        elif s.aim.collects and colour in s.aim.collects:
            total += _collected(s, have, less)
        if s.mission is not None:
            total += s.mission.gain(s, s.me, s.me, colour, have)
        if s.weights.coming:
            total -= s.weights.coming * _coming(s, s.me, colour, have)
        if colour == 2:
            total -= _own_death(s, have)
    return total


def _collected(s: Situation, have: int, less: int) -> float:
    aim = s.aim
    if aim.together:
        have = sum(s.tally[s.me][c] for c in aim.collects) - less
    missing = aim.need - 1 - have
    w = s.weights
    return w.third if missing <= 0 else w.second if missing == 1 else w.first


def _own_death(s: Situation, have: int) -> float:
    if s.aim.dies and not s.view["deaths"]:
        return -s.aim.dies * step(s, min(have, 2))
    pain = s.weights.fear * OWN_DEATH[min(have, 2)]
    return pain if s.mission is None else pain * s.mission.fear(s)


def _other(s: Situation, seat: int, colours: Colours, less: int) -> float:
    odds = s.odds[seat]
    tally = s.tally[seat]
    total = 0.0
    for colour in colours:
        have = max(0, tally[colour] - less)
        if s.mission is not None:
            total += s.mission.gain(s, s.me, seat, colour, have)
        if s.weights.coming:
            total -= s.weights.coming * _coming(s, seat, colour, have)
        if colour == 2:
            total += _death(s, seat, have)
            continue
        more = step(s, have)
        side = 1.0 if s.faction == colour or s.allied else -1.0 if s.faction < 2 else -s.weights.alone
        if s.aim.usurps and s.turn == s.me and have >= 2:
            side = 1.0
        total += odds[colour] * more * side - odds[2] * s.weights.loner * more
    return total


def _coming(s: Situation, seat: int, colour: int, have: int) -> float:
    """How much nearer it brings those who play alone, as far as we suspect them."""
    total = 0.0
    for owner, likely, missions in s.suspects():
        for mission in missions:
            total += likely * mission.gain(s, owner, seat, colour, have)
    return total


def _death(s: Situation, seat: int, have: int) -> float:
    worth = s.weights.deaths * DEATHS[min(have, 2)]
    if s.faction < 2:
        return -worth * s.liking(seat)
    odds, kills = s.odds[seat], s.aim.kills
    wanted = odds[0] * kills[0] + odds[1] * kills[1] + odds[2] * kills[2]
    return worth * (2.0 * wanted + 0.2)
