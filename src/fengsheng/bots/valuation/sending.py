"""Which card to send, to whom: where it is likely to end, with what else we hold to steer it."""

from __future__ import annotations

from fengsheng.bots.valuation.cards import Colours, card
from fengsheng.bots.valuation.items import card_of
from fengsheng.bots.valuation.route import end_if, end_of_way, stops
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.way import Way
from fengsheng.core.option import Option


def way_of(s: Situation, o: Option) -> Way:
    """The transmission an option would begin."""
    route, direction, locked = s.lore.way(s, o)
    return Way(route, s.me, o.target, direction, s.me, locked)


def send(s: Situation, o: Option) -> float:
    """What sending it is worth."""
    name = card_of(o)
    odds = [(card(name).colours, 1.0)]
    way = way_of(s, o)
    plain = end_of_way(s, way, odds)
    w = s.weights
    held = s.in_hand(name)
    worth = plain + w.steer * _steered(s, way, odds, name, plain) - w.keep * held
    return worth - w.paper * (held - _least(s, name)) if w.paper else worth


def _least(s: Situation, name: str) -> float:
    """What the cheapest card is worth in the hand that says the same as intelligence."""
    colours = card(name).colours
    least = s.least.get(colours)
    if least is None:
        least = min([s.in_hand(other) for other in s.hand if card(other).colours == colours])
        s.least[colours] = least
    return least


def _steered(s: Situation, way: Way, odds: list[tuple[Colours, float]], name: str, plain: float) -> float:
    """How much a card in the hand that steers can still do for it."""
    if not s.lore.steers:
        return 0.0
    held = s.functions
    if held is None:
        held = s.functions = [card(other).function for other in s.hand]
    itself = card(name).function if name in s.hand else ""
    best = 0.0
    locked, lured = way.locked, way.lured
    for function, field in s.lore.steers:
        if function in held and (function != itself or held.count(function) > 1):
            for seat in stops(s, way, locked, lured):
                if seat != s.me:
                    here = 1 << seat
                    if field == "locked":
                        other = end_if(s, way, locked | here, lured, False, odds)
                    else:
                        other = end_if(s, way, locked, lured | here, False, odds)
                    best = max(best, other - plain - 2.0 * s.weights.price)
    return best
