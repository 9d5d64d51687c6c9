"""What it is worth to us that somebody gains, or loses, intelligence of some colours (in the currency of
weights.py)."""

from __future__ import annotations

from fengsheng.bots.valuation.cards import Colours
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import OWN_DEATH

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
    deaf = s.deaf
    if deaf is not None and deaf == (seat, colour):
        return 0.0
    have = s.tally[seat][colour]
    if less and have:
        have -= 1
    if seat == s.me:
        worth = _own(s, colour, have, less)
    elif colour == BLACK:
        worth = _death(s, seat, have)
    else:
        odds = s.odds[seat]
        more = s.steps[have] if have < s.goal else s.steps[s.goal]
        side = 1.0 if have >= 2 and s.aim.usurps and s.turn == s.me else s.sides[colour]
        worth = odds[colour] * more * side - odds[2] * s.loner * more
    mission = s.mission
    if mission is not None:
        worth += mission.gain(s, s.me, seat, colour, have)
    if s.coming:
        nearer = 0.0  # it brings those who play alone, as far as we suspect them
        for owner, likely, mission in (s.following or s.followers())[colour]:
            if owner == seat or not mission.at_home:
                nearer += likely * mission.gain(s, owner, seat, colour, have)
        worth -= s.coming * nearer
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
    return s.steps[min(have, s.goal)]


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


def _death(s: Situation, seat: int, have: int) -> float:
    worth = s.deaths[have] if have < 2 else s.deaths[2]
    if s.faction < 2:
        return -worth * (2.0 * s.friend(seat) - 1.0)
    odds, kills = s.odds[seat], s.aim.kills
    wanted = odds[0] * kills[0] + odds[1] * kills[1] + odds[2] * kills[2]
    return worth * (2.0 * wanted + 0.2)
