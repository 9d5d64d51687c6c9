"""What it is worth to us that somebody gains, or loses, intelligence of some colours (in the currency of
weights.py)."""

from __future__ import annotations

from fengsheng.bots.valuation.cards import Colours
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import DEATHS, OWN_DEATH

BLACK = 2
SINGLE: tuple[Colours, ...] = ((0,), (1,), (2,))


def gains(s: Situation, colours: Colours) -> list[float | None]:
    """What is known of the worth of such a card by seat; the last place is for nobody."""
    found = s.memo.get(colours)
    if found is None:
        found = s.memo[colours] = [None] * (len(s.rows) + 1)
    return found


def gain(s: Situation, seat: int, colours: Colours, less: int = 0) -> float:
    """The worth of this player gaining such a card; `less` (one or none) of it is taken off what lies
    there."""
    memo = s.lost if less else s.memo
    known = memo.get(colours)
    if known is None:
        known = memo[colours] = [None] * (len(s.rows) + 1)
    found = known[seat]
    if found is None:
        if len(colours) == 1:
            found = _of_colour(s, seat, colours[0], less)
        else:
            found = 0.0
            for colour in colours:
                found += gain(s, seat, SINGLE[colour], less)
        known[seat] = found
    return found


def _of_colour(s: Situation, seat: int, colour: int, less: int) -> float:
    if s.cares.deaf is not None and s.cares.deaf == (seat, colour):
        return 0.0
    have = s.tally[seat][colour]
    if less and have:
        have -= 1
    worth = _own(s, colour, have, less) if seat == s.me else _other(s, seat, colour, have)
    if s.mission is not None:
        worth += s.mission.gain(s, s.me, seat, colour, have)
    coming = s.weights.coming
    if coming:
        nearer = 0.0  # it brings those who play alone, as far as we suspect them
        for owner, likely, mission in s.followers()[colour]:
            nearer += likely * mission.gain(s, owner, seat, colour, have)
        worth -= coming * nearer
    return worth


def lose(s: Situation, seat: int, colours: Colours) -> float:
    """The worth of this player losing such a card."""
    return -gain(s, seat, colours, 1)


def expected(s: Situation, seat: int, odds: list[tuple[Colours, float]]) -> float:
    """The worth of this player gaining a card that may be one of several."""
    worth = 0.0
    for colours, p in odds:
        worth += p * gain(s, seat, colours)
    return worth


def news(s: Situation, seat: int, times: float = 1.0) -> float:
    """The worth of learning what somebody is: the less the surer we are."""
    return s.weights.news * times * (1.0 - s.sure(seat)) * s.cares.news


def step(s: Situation, have: int) -> float:
    """What one more of a colour is worth to a faction that collects it, to somebody who has so many."""
    missing = s.goal - 1 - have
    if missing <= 0:
        return s.weights.third if missing == 0 else s.weights.further
    return s.weights.second if missing == 1 else s.weights.first


def _own(s: Situation, colour: int, have: int, less: int) -> float:
    worth = 0.0
    # 2 is black among colours, and playing alone among factions: who knows no mission takes one for the other
    if s.faction == colour and (colour < BLACK or not s.weights.missions):
        worth = s.weights.own * step(s, have)
    elif s.aim.collects and colour in s.aim.collects:
        worth = _collected(s, have, less)
    return worth - _own_death(s, have) if colour == BLACK else worth


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


def _other(s: Situation, seat: int, colour: int, have: int) -> float:
    if colour == BLACK:
        return _death(s, seat, have)
    odds = s.odds[seat]
    more = step(s, have)
    side = 1.0 if s.faction == colour or s.allied else -1.0 if s.faction < 2 else -s.weights.alone
    if s.aim.usurps and s.turn == s.me and have >= 2:
        side = 1.0
    return odds[colour] * more * side - odds[2] * s.weights.loner * more


def _death(s: Situation, seat: int, have: int) -> float:
    worth = s.weights.deaths * DEATHS[min(have, 2)]
    if s.faction < 2:
        return -worth * s.liking(seat)
    odds, kills = s.odds[seat], s.aim.kills
    wanted = odds[0] * kills[0] + odds[1] * kills[1] + odds[2] * kills[2]
    return worth * (2.0 * wanted + 0.2)
