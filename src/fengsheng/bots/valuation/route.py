"""Where a card under way ends: who may take it, one stop after the other, until its sender must."""

from __future__ import annotations

from functools import lru_cache

from fengsheng.bots.valuation.cards import Colours
from fengsheng.bots.valuation.situation import Ending, Situation
from fengsheng.bots.valuation.way import Way
from fengsheng.bots.valuation.worth import gain, gains

BLIND = 0.5  # how likely somebody accepts what he does not see


def takes(s: Situation, seat: int, colours: Colours) -> float:
    """How likely somebody else accepts what he sees."""
    likely = 0.5
    for colour in colours:
        if colour == 2:
            likely -= 0.2
        else:
            likely += 0.25 * s.odds[seat][colour]
    return likely


def stops(s: Situation, t: Way, locked: int, lured: int) -> tuple[int, ...]:
    """Who is reached from here on, before the sender, with these locked and lured."""
    there = s.living & ~(lured & ~locked)
    to = t.addressee
    if t.refused:
        return ()
    if t.route in s.lore.direct:
        return (to,) if to >= 0 and to != t.position and there >> to & 1 else ()
    return _in_turn(len(s.rows), there, t.position, t.direction, t.sender)


@lru_cache(4096)
def _in_turn(count: int, there: int, position: int, direction: int, sender: int) -> tuple[int, ...]:
    """The same from hand to hand. Ways are the same from game to game."""
    found: list[int] = []
    seat = (position + direction) % count
    while seat != sender and len(found) < count:
        if there >> seat & 1:
            found.append(seat)
        seat = (seat + direction) % count
    return tuple(found)


def end_of_way(s: Situation, t: Way, odds: list[tuple[Colours, float]]) -> float:
    """What becomes of the card from its next hop on, in worth to us."""
    return end_if(s, t, t.locked, t.lured, t.locked_card, odds)


def end_if(
    s: Situation, t: Way, locked: int, lured: int, locked_card: bool, odds: list[tuple[Colours, float]]
) -> float:
    """The same with others locked or lured, or the card itself locked."""
    in_sight = t.route in s.lore.in_sight
    # many answers send the same colours on the same way
    key = (stops(s, t, locked, lured), t.sender, -1 if locked_card else locked, in_sight, len(odds) == 1)
    ends = s.ends.get(key)
    if ends is None:
        ends = s.ends[key] = {}
    total = 0.0
    for colours, likely in odds:
        end = ends.get(colours)
        if end is None:
            end = ends[colours] = _along(s, key, colours)
        total += likely * end
    return total


def _along(s: Situation, ending: Ending, colours: Colours) -> float:
    way, sender, locked, in_sight, known = ending
    me = s.me
    # looked into here: most gains on a way are known from another one
    gained = s.memo.get(colours) or gains(s, colours)
    worth = 0.0
    if s.living >> sender & 1:
        here = gained[sender]
        worth = gain(s, sender, colours) if here is None else here
    for seat in reversed(way):
        here = gained[seat]
        if here is None:
            here = gain(s, seat, colours)
        if locked and locked >> seat & 1:
            worth = here
        elif seat == me:
            worth = (here if here > worth else worth) if known else 0.5 * (worth + here)
        elif in_sight:
            likely = takes(s, seat, colours)
            worth = likely * here + (1.0 - likely) * worth
        else:
            worth = BLIND * here + (1.0 - BLIND) * worth
    return worth


def at_rest(s: Situation, t: Way) -> float:
    """What becomes of the card as things stand: where it lies, somebody may take it first."""
    if t is not s.transit:
        return _at_rest(s, t)
    if s.rest is None:
        s.rest = _at_rest(s, t)
    return s.rest


def _at_rest(s: Situation, t: Way) -> float:
    odds = s.on_its_way()
    if t.stage == "contest":
        return sum(p * gain(s, t.position, colours) for colours, p in odds)
    here = t.position
    if t.stage in ("pass", "leaving"):
        return end_of_way(s, t, odds)
    bound = t.locked >> here & 1 or t.locked_card or here == t.sender
    taken = sum(p * gain(s, here, colours) for colours, p in odds)
    if bound:
        return taken
    onward = end_of_way(s, t, odds)
    if here == s.me:
        return max(taken, onward)
    return 0.5 * (taken + onward)


def changed(s: Situation, locks: int = 0, lures: int = 0, locks_card: bool = False) -> float:
    """How much better the way ends if these seats were locked or lured as well, or the card itself locked."""
    t = s.transit
    if t is None:
        return 0.0
    odds = s.on_its_way()
    if s.onward is None:
        s.onward = end_of_way(s, t, odds)
        s.ahead = t.lured
        for seat in stops(s, t, t.locked, t.lured):
            s.ahead |= 1 << seat
    if not locks_card and not (locks | lures) & s.ahead:
        return 0.0  # they are not on its way
    onward = end_if(s, t, t.locked | locks, t.lured | lures, t.locked_card or locks_card, odds)
    return onward - s.onward


def a_look(s: Situation) -> float:
    """What it is worth to know the card before accepting or declining it."""
    t = s.transit
    if t is None or t.card != "?" or t.position != s.me or t.locked >> s.me & 1 or t.locked_card:
        return -1.0
    odds = s.on_its_way()
    blind_take = blind_pass = seeing = 0.0
    for colours, p in odds:
        here = gain(s, s.me, colours)
        onward = end_of_way(s, t, [(colours, 1.0)])
        blind_take += p * here
        blind_pass += p * onward
        seeing += p * max(here, onward)
    return (seeing - max(blind_take, blind_pass)) * s.cares.looks
