"""Who knows which card, and what everybody knows of a hidden one.

What a seat knows is what its view shows. `seen[card]` is a mask of the eyes that know the card where
it lies now; the mask moves with the card. Two things make people forget:

* a card leaves a hand unseen: whoever does not see it can no longer be sure of any card of that hand
  that it may have been;
* a card leaves a hand in sight while an equal one lies there: equal cards cannot be told apart, so
  whoever knew only the other one now knows neither.

`hint[card]` is what all know of a card that lies face down: its route, its function, or that it
can lock.
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NO_CARD, Face
from fengsheng.core.state import State

NO_HINT: Final = 0
_ROUTE: Final = 1
_LOCKABLE: Final = 5
_FUNCTION: Final = 10


def route_hint(route: int) -> int:
    """Everybody knows how the card travels."""
    return _ROUTE + route


def lock_hint(route: int) -> int:
    """Everybody knows that the card can lock and, unless `route` is -1, how it travels."""
    return _LOCKABLE + 1 + route


def function_hint(function: int) -> int:
    """Everybody knows what the card is called, not which of them it is."""
    return _FUNCTION + function


def fits(face: Face, hint: int) -> bool:
    """Whether a card can be the hidden one that the hint speaks of."""
    if hint == NO_HINT:
        return True
    if hint < _LOCKABLE:
        return face.route == hint - _ROUTE
    if hint < _FUNCTION:
        return face.lockable and hint - _LOCKABLE - 1 in (-1, face.route)
    return face.function == hint - _FUNCTION


def left_hand(s: State, seat: int, card: int, sees: int, hint: int) -> None:
    """`card` has just left the hand of `seat`; `sees` are the eyes that saw which one it was."""
    seen = s.seen
    faces = s.rules.faces
    rest = s.hands[seat]
    own = 1 << seat
    keep = sees | own
    if keep != EVERYONE:
        for c in rest:
            if seen[c] & ~keep and fits(faces[c], hint):
                seen[c] &= keep
        seen[card] &= keep
    fresh = sees & ~seen[card]
    if fresh:
        if s.held[seat * s.rules.functions + faces[card].function]:  # else there is no equal one left
            sort = faces[card].sort
            for c in rest:
                if faces[c].sort == sort:
                    mistaken = seen[c] & fresh & ~own
                    if mistaken:
                        seen[c] &= ~mistaken
                        fresh &= ~mistaken
        seen[card] |= sees
    s.hint[card] = hint if sees != EVERYONE else NO_HINT


def forget(s: State, cards: list[int]) -> None:
    """The cards were shuffled: nobody knows which is which, and records lose track of them."""
    for c in cards:
        s.seen[c] = 0
        s.hint[c] = NO_HINT
    gone = set(cards)
    for i, p in enumerate(s.probes):
        if p.card in gone:
            p = p.clone()
            p.card = NO_CARD
            s.probes[i] = p


def claim(s: State, seat: int, hint: int) -> None:
    """Something that happens shows everybody that this hand holds a card of that sort: one such place in
    the hand carries the hint until `unclaim`."""
    for card in sorted(s.hands[seat]):
        if fits(s.rules.faces[card], hint):
            s.hint[card] = hint
            return


def unclaim(s: State, seat: int) -> None:
    """What was shown about this hand is settled."""
    for card in s.hands[seat]:
        s.hint[card] = NO_HINT
