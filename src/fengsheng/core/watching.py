"""Views of one seat, question after question: what has not changed of them is not made again."""

from __future__ import annotations

from fengsheng.core.event import eye
from fengsheng.core.frame import Probe
from fengsheng.core.lying import Lying, Terms, lie, pile, probes, seat_row
from fengsheng.core.state import State
from fengsheng.core.view import DeckView, Pile, ProbeView, SeatView, View, view


class Watcher:
    """One seat of one game. Its views are those that `view` makes; rows and piles that look as they did are
    the same objects as before. So whoever is handed them changes nothing in them."""

    __slots__ = (
        "_all_seen",
        "_aside",
        "_cards",
        "_deck",
        "_discard",
        "_flags",
        "_hands",
        "_intel",
        "_people",
        "_probes",
        "_reactions",
        "_rows",
        "_seat",
        "_seen_aside",
        "_seen_deck",
        "_seen_discard",
        "_terms",
    )

    def __init__(self, seat: int) -> None:
        self._seat = seat
        # what the rows were made of: who lives and is open, who everybody is, cards and who knows them
        self._flags: tuple[int, int, int, int, int, int, int, bool] | None = None
        self._people: list[list[int]] = []
        self._hands: list[list[int]] = []
        self._intel: list[list[int]] = []
        self._cards: list[list[int]] = []
        self._all_seen: list[int] = []
        self._rows: list[SeatView] = []
        # what lay there, and how it looked
        self._deck: list[int] = []
        self._seen_deck: DeckView = {"count": 0, "known": []}
        self._discard: list[int] = []
        self._seen_discard: Pile = {"count": 0, "known": []}
        self._aside: list[int] = []
        self._seen_aside: Pile = {"count": 0, "known": []}
        self._probes: list[Probe] = []  # such a record is replaced, never changed
        self._reactions: list[ProbeView] = []
        self._terms: Terms | None = None

    def view(self, s: State) -> View:
        """What the seat sees now."""
        if s.result is not None:  # everything is opened
            return view(s, self._seat)
        if self._terms is None:
            self._terms = Terms(s)
        same_seen = s.seen == self._all_seen
        if not same_seen:
            self._all_seen = s.seen[:]
        bit = eye(self._seat)
        if not same_seen or s.deck != self._deck:
            self._deck = s.deck[:]
            self._seen_deck = pile(s, bit)
        if not same_seen or s.discard != self._discard:
            self._discard = s.discard[:]
            self._seen_discard = lie(s, s.discard, bit)
        if not same_seen or s.aside != self._aside:
            self._aside = s.aside[:]
            self._seen_aside = lie(s, s.aside, bit)
        if not same_seen or s.probes != self._probes:
            self._probes = s.probes[:]
            self._reactions = probes(s, bit)
        rows = self._seen_rows(s, same_seen)
        lying = Lying(rows, self._seen_deck, self._seen_discard, self._seen_aside, self._reactions)
        return view(s, self._seat, self._terms, lying)

    def _seen_rows(self, s: State, same_seen: bool) -> list[SeatView]:
        seat = self._seat
        looked = s.looks[seat] | eye(seat)
        flags = (s.alive, s.dead, s.lost, s.dying, s.face_up, s.identity_up, looked, s.phase == "setup")
        people = [s.character, s.could_be, s.identity]
        old = self._cards
        if flags != self._flags or people != self._people:
            self._flags = flags
            self._people = [which[:] for which in people]
            old = []
        if old and same_seen and s.hands == self._hands and s.intel == self._intel:
            return self._rows
        bit = eye(seat)
        seen = s.seen
        made: list[SeatView] = []
        cards: list[list[int]] = []
        for i in range(s.rules.seats):
            hand = s.hands[i]
            seen_here = [seen[card] for card in hand]
            cards.append(seen_here)
            if old and seen_here == old[i] and hand == self._hands[i] and s.intel[i] == self._intel[i]:
                made.append(self._rows[i])
            else:
                made.append(seat_row(s, i, bit, looked))
        self._cards = cards
        self._hands = [hand[:] for hand in s.hands]
        self._intel = [intel[:] for intel in s.intel]
        self._rows = made
        return made
