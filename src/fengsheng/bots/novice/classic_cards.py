"""The function cards of classic: what it is worth to us that one of them takes effect."""

from __future__ import annotations

from ...editions.classic.deck import EFFECTS as PRINTED
from .belief import faction
from .cards import DRAWN, card
from .items import Effect, Item, item_at
from .route import a_look, at_rest, changed
from .situation import Situation
from .worth import expected, gain, lose

NEWS = 1.6  # to learn what somebody is


def lock(s: Situation, i: Item) -> float:
    """Whoever is locked must take it."""
    t = s.transit
    if t is None:
        return 0.0
    if i.target < 0:
        return changed(s, locked_card=True)
    return changed(s, locked=t["locked"] | 1 << i.target)


def lure(s: Situation, i: Item) -> float:
    """Who is lured away is passed over."""
    t = s.transit
    return 0.0 if t is None else changed(s, lured=t["lured"] | 1 << i.target)


def intercept(s: Situation, i: Item) -> float:
    """The user gets it instead."""
    t = s.transit
    if t is None:
        return 0.0
    return expected(s, i.by, s.on_its_way()) - at_rest(s, t)


def send_back(s: Situation, i: Item) -> float:
    """It turns round; a 直達 goes home."""
    t = s.transit
    if t is None:
        return 0.0
    onward = {**t, "refused": True} if t["route"] == "直達" else {**t, "direction": -t["direction"]}
    return at_rest(s, {**onward, "stage": "pass"}) - at_rest(s, t)


def decode(s: Situation, i: Item) -> float:
    """Ours is a look before the decision."""
    return a_look(s) if i.by == s.me else 0.5 * s.liking(i.by)


def burn(s: Situation, i: Item) -> float:
    """A black one less, unless it is about to go anyway."""
    return lose(s, i.target, card(i.aim).colours) if i.target >= 0 and not i.again else 0.0


def counter(s: Situation, i: Item) -> float:
    """What is countered does not happen."""
    item = item_at(s, i.on)
    return 0.0 if item is None else -effect(s, item)


def probe(s: Situation, i: Item) -> float:
    """Ours tells us what somebody is, and makes friends draw or foes discard."""
    if i.by != s.me:
        return 0.0
    worth = NEWS * (1.0 - s.sure(i.target))
    detail = card(i.card).detail
    for effect_, cards in zip(PRINTED, (2.0, -1.0), strict=True):
        if detail.endswith(effect_):
            named = faction(detail.removesuffix(effect_), False)
            worth += s.odds[i.target][named] * cards * DRAWN * s.liking(i.target)
    return worth


def truefalse(s: Situation, i: Item) -> float:
    """Everybody gains an unknown card."""
    odds = s.hidden()
    return sum(expected(s, seat, odds) for seat in s.alive)


CARDS: dict[str, Effect] = {
    "lock": lock,
    "lure": lure,
    "intercept": intercept,
    "return": send_back,
    "decode": decode,
    "burn": burn,
    "counter": counter,
    "probe": probe,
    "truefalse": truefalse,
}


def effect(s: Situation, i: Item) -> float:
    """Of a card of classic; anything else does not matter."""
    found = CARDS.get(i.rule)
    return 0.0 if found is None else found(s, i)


def black_on(s: Situation, seat: int) -> float:
    """What a black card in front of somebody is worth."""
    return gain(s, seat, (2,))
