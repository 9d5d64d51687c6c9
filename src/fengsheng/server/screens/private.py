"""Who sees something else than the spectators, after something has happened.

Most of what happens at a table looks the same to nearly everybody: somebody passes, draws, a window opens.
Then one patch, made for the spectators, serves all but the one or two who know more, and only their views are
built. This module says who they are. It reads what the engine shows to some and not to others; a change at a
place it does not know means everybody. Whoever it forgot would miss something on the screen, and would never
be shown too much: tests/server/test_screens.py compares all screens over whole games.
"""

from __future__ import annotations

from fengsheng.core.event import SPECTATOR
from fengsheng.core.face import NO_CARD
from fengsheng.core.state import State
from fengsheng.server.wire.patch import Change

ALL = -1

# Zones by number: hands are 0 and up, a card of the pile is at its depth below this.
_DISCARD, _ASIDE, _TRANSIT, _STACK, _DECK = -1, -2, -3, -4, -10
_PILES = {"discard": _DISCARD, "aside": _ASIDE, "deck": _DECK}
_OPEN = frozenset(
    ("edition", "names", "turn", "turn_no", "phase", "sent", "anchor", "marks", "deaths", "quiet", "decision")
)
_OPEN_SEAT = frozenset(
    ("seat", "status", "hand", "intel", "colours", "face_up", "identity_up", "dying", "gender", "removed")
)


class Facts:
    """What readers of a game know differently, at one moment."""

    __slots__ = ("cards", "holders", "identity", "less", "own", "probes", "setup")

    def __init__(self, s: State) -> None:
        seen = s.seen
        seats = (1 << s.rules.seats) - 1
        self.cards: dict[int, tuple[int, int]] = {}  # card: where it lies, and who knows it there
        self.holders: dict[int, int] = {}  # zone: who knows a card in it that spectators do not
        for seat, hand in enumerate(s.hands):
            self._zone(seat, hand, seen)
        self._zone(_DISCARD, s.discard, seen)
        self._zone(_ASIDE, s.aside, seen)
        for depth, card in enumerate(reversed(s.deck)):
            if seen[card]:
                self._zone(_DECK - depth, [card], seen)
                self.holders[_DECK] = self.holders.get(_DECK, 0) | seen[card]
        if s.transit is not None:
            self._zone(_TRANSIT, [s.transit.card], seen)
        for frame in s.stack:
            if frame.card != NO_CARD:
                self._zone(_STACK, [frame.card], seen)
            if frame.cards:
                self._zone(_STACK, list(frame.cards), seen)
        # by the rules spectators know no more than anybody: if they ever did, those who know less are
        # looked at by themselves
        self.less = 0
        for mask in set(seen):
            if mask & SPECTATOR:
                self.less |= seats & ~mask
        self.own = list(zip(s.looks, s.character, s.offered, strict=True))
        self.identity = s.identity.copy()
        self.probes = [(p.card, seen[p.card] if p.card != NO_CARD else 0) for p in s.probes]
        self.setup = s.phase == "setup"

    def _zone(self, zone: int, cards: list[int], seen: list[int]) -> None:
        held = 0
        for card in cards:
            mask = seen[card]
            if mask and not mask & SPECTATOR:
                self.cards[card] = (zone, mask)
                held |= mask
        if held:
            self.holders[zone] = self.holders.get(zone, 0) | held


def concerned(old: Facts, new: Facts, changes: list[Change]) -> int:
    """The seats (as a mask) for which something else has changed than for spectators, whose changes are
    given."""
    if old.setup != new.setup or old.probes != new.probes or old.identity != new.identity:
        return ALL
    found = old.less | new.less
    if old.cards != new.cards:
        for _, (_, mask) in old.cards.items() ^ new.cards.items():
            found |= mask
    if old.own != new.own:
        for seat, (before, after) in enumerate(zip(old.own, new.own, strict=True)):
            if before != after:
                found |= 1 << seat
    for change in changes:
        found |= _at(change[0], old, new)
    return found


def _at(path: list[str | int], old: Facts, new: Facts) -> int:
    """Whoever knows more at this place than spectators do: there they have something else to be changed."""
    key = path[0] if path else ""
    if key in _OPEN:
        return 0
    if key == "seats" and len(path) > 2:
        seat, field = path[1], path[2]
        assert isinstance(seat, int)
        if field in _OPEN_SEAT:
            return 0
        if field == "known":
            return old.holders.get(seat, 0) | new.holders.get(seat, 0)
        if field == "character":
            return 1 << seat
        if field == "identity":
            lookers = [i for i, own in enumerate(new.own) if own[0] >> seat & 1]
            return 1 << seat | sum(1 << i for i in lookers)
        return ALL
    if key in _PILES:
        zone = _PILES[str(key)]
        return 0 if path[1:2] == ["count"] else old.holders.get(zone, 0) | new.holders.get(zone, 0)
    if key == "transit":
        return old.holders.get(_TRANSIT, 0) | new.holders.get(_TRANSIT, 0)
    if key == "stack":
        return old.holders.get(_STACK, 0) | new.holders.get(_STACK, 0)
    return ALL
