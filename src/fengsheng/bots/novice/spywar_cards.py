"""The function cards of spywar: what it is worth to us to use one."""

from __future__ import annotations

from ...editions.spywar.identities import FACTIONS
from .cards import DRAWN, card
from .items import Effect, Item
from .route import a_look, at_rest
from .situation import Situation
from .worth import expected, gain, lose

NEWS = 1.6


def probe(s: Situation, i: Item) -> float:
    """Somebody draws or discards, and we know why."""
    named = card(i.card).detail.removesuffix("抽")
    draws = sum(p for word, p in zip(FACTIONS, s.odds[i.target], strict=True) if word in named)
    return NEWS * (1.0 - s.sure(i.target)) + (2.0 * draws - 1.0) * DRAWN * s.liking(i.target)


def coerce(s: Situation, i: Item) -> float:
    """A card of somebody's hand, or a look at all of it."""
    if not s.rows[i.target]["hand"]:
        return -1.0
    return 0.4 + 1.4 * s.foe(i.target)


def entice(s: Situation, i: Item) -> float:
    """The top card for somebody; a third of a colour comes to our hand instead."""
    tally = s.tally[i.target]
    worth = 0.0
    for colours, p in s.hidden():
        third = any(tally[colour] >= 2 for colour in colours)
        worth += p * (DRAWN if third else gain(s, i.target, colours))
    return worth


def balance(s: Situation, i: Item) -> float:
    """Two hands for three cards each."""
    mine = 3 - (len(s.hand) - 1)
    theirs: int = 3 - s.rows[i.target]["hand"]
    return DRAWN * (mine + theirs * s.liking(i.target)) - 0.5


def clear(s: Situation, i: Item) -> float:
    """A card with black in it less."""
    return lose(s, i.target, card(i.aim).colours)


def decipher(s: Situation, i: Item) -> float:
    """A look, and sometimes a card."""
    return a_look(s) + 0.5


def intercept(s: Situation, i: Item) -> float:
    """It lies in front of us then."""
    return moved(s, s.me)


def mislead(s: Situation, i: Item) -> float:
    """It lies in front of a neighbour then."""
    return moved(s, i.target)


def moved(s: Situation, seat: int) -> float:
    """What it is worth that the pending intelligence lies in front of that player instead."""
    t = s.transit
    if t is None or seat == t["position"]:
        return -1.0
    return expected(s, seat, s.on_its_way()) - at_rest(s, t)


def swap(s: Situation, i: Item) -> float:
    """This card lies there instead."""
    t = s.transit
    if t is None:
        return -1.0
    return gain(s, t["position"], card(i.card).colours) - at_rest(s, t)


CARDS: dict[str, Effect] = {
    "sw-probe": probe,
    "sw-coerce": coerce,
    "sw-entice": entice,
    "sw-balance": balance,
    "sw-clear": clear,
    "sw-decipher": decipher,
    "sw-intercept": intercept,
    "sw-mislead": mislead,
    "sw-swap": swap,
}
