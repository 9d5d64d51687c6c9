"""Moves of the one card that is under way."""

from __future__ import annotations

from fengsheng.core.counters import from_hand
from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.knowledge import NO_HINT, left_hand
from fengsheng.core.state import State


def send(s: State, seat: int, card: int, sees: int, hint: int) -> None:
    """A hand card leaves as intelligence; the caller puts it into the transit."""
    from_hand(s, seat, card)
    left_hand(s, seat, card, sees, hint)


def hold_transit(s: State, f: Frame, rule: str) -> None:
    """The card under way is turned up and set aside with the frame: nothing is under way any more. It comes
    out of nobody's hand, so the event has no `target`."""
    assert s.transit is not None
    card = s.transit.card
    s.transit = None
    s.seen[card] = EVERYONE
    s.hint[card] = NO_HINT
    f.cards = (*f.cards, card)
    emit(s, "set_aside", f.by, cards=(card,), masks=(EVERYONE,), rule=rule)


def exchange_with_top(s: State, seat: int, rule: str) -> None:
    """The card under way and the top card of the pile change places, both face down; who knew one of them
    knows where it is now."""
    t = s.transit
    assert t is not None
    assert s.deck
    old, new = t.card, s.deck.pop()
    s.deck.append(old)
    t.card = new
    emit(s, "exchange", seat, cards=(old, new), masks=(s.seen[old], s.seen[new]), rule=rule)


def lay_pending(s: State, transit: Transit, by: int, source: int, rule: str) -> None:
    """A card that was lifted from a hand or from in front of somebody is under way now, face up."""
    s.seen[transit.card] = EVERYONE
    s.hint[transit.card] = NO_HINT
    s.transit = transit
    emit(s, "replace", by, source, (transit.card,), (EVERYONE,), rule=rule)


def take_transit(s: State) -> Transit:
    """Nothing is under way any more; where the card goes is the caller's to say, and to do."""
    t = s.transit
    assert t is not None
    s.transit = None
    return t


def drop_transit(s: State, by: int, in_sight: bool, rule: str) -> None:
    """The card under way is discarded, turned over or as it lies; nothing is under way any more."""
    card = take_transit(s).card
    if in_sight:
        s.seen[card] = EVERYONE
        s.hint[card] = NO_HINT
    s.discard.append(card)
    emit(s, "drop", by, cards=(card,), masks=(s.seen[card],), rule=rule)


def replace_transit(s: State, f: Frame, kind: str, rule: str) -> None:
    """The card of a frame takes the place of the card under way, which is turned over and discarded."""
    t = s.transit
    assert t is not None
    old, t.card = t.card, f.card
    f.card = NO_CARD
    s.seen[old] = EVERYONE
    s.hint[old] = NO_HINT
    s.discard.append(old)
    emit(s, kind, f.by, cards=(old,), masks=(EVERYONE,), rule=rule)


def turn_up_transit(s: State, kind: str, by: int, rule: str) -> None:
    """The card under way is turned over and travels on like that."""
    t = s.transit
    assert t is not None
    s.seen[t.card] = EVERYONE
    emit(s, kind, by, cards=(t.card,), masks=(EVERYONE,), rule=rule)
