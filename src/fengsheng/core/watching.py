"""Views of one seat, question after question: what has not changed of them is not made again."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import EVERYONE, SPECTATOR, eye
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Probe
from fengsheng.core.lying import Lying, Terms, known, known_in, lie, pile, probes, seat_row
from fengsheng.core.state import State
from fengsheng.core.view import DeckView, Pile, SeatView, View, view

NO_CARDS: Final[Pile] = {"count": 0, "known": []}


class Changes:
    """What has changed at a table since somebody looked there: found out once, for all who watch it.

    Everything that lies somewhere has a number here, which grows whenever it may look otherwise; and whoever
    sees no more of it than everybody is shown the same."""

    __slots__ = (
        "_apart",
        "_aside",
        "_deck",
        "_discard",
        "_flags",
        "_hands",
        "_hidden",
        "_intel",
        "_known_deck",
        "_open_deck",
        "_open_discard",
        "_open_rows",
        "_people",
        "_probes",
        "_seen",
        "_seen_asking",
        "_seen_here",
        "aside_no",
        "deck_no",
        "discard_no",
        "probes_no",
        "rows",
    )

    def __init__(self) -> None:
        self.rows: list[int] = []  # by seat; replaced, never changed
        self.deck_no = 0
        self.discard_no = 0
        self.aside_no = 0
        self.probes_no = 0
        # how it was: who lives and is open, who everybody is, cards and who knows them
        self._flags: tuple[int, int, int, int, int, int, bool] | None = None
        self._people: list[list[int]] = []
        self._hands: list[list[int]] = []
        self._intel: list[list[int]] = []
        self._seen: list[int] = []
        self._seen_here: list[list[int]] = []  # by seat, of the cards in the hand
        self._apart: list[int] = []  # and who knows others of them than a spectator
        self._deck: list[int] = []
        self._known_deck: list[int] = []  # where those of them lie that anybody knows
        self._discard: list[int] = []
        self._hidden: list[int] = []  # cards of the discard pile that not everybody knows
        self._aside: list[int] = []
        self._probes: list[Probe] = []  # such a record is replaced, never changed
        self._seen_asking: list[int] = []  # who knows their cards
        # what a spectator sees; None: not yet made
        self._open_rows: list[SeatView | None] = []
        self._open_deck: DeckView = {"count": 0, "known": []}
        self._open_discard: Pile | None = None

    def look(self, s: State) -> None:
        """Compare with how it was."""
        same_seen = s.seen == self._seen
        if not same_seen:
            self._seen = s.seen[:]
        same_deck = s.deck == self._deck
        if not same_seen or not same_deck:
            known_deck = known_in(s, s.deck)
            if not same_deck or known_deck or self._known_deck:
                self._deck = s.deck[:]
                self._known_deck = known_deck
                self._open_deck = {"count": len(self._deck), "known": []}
                self.deck_no += 1
        same_discard = s.discard == self._discard
        if not same_seen or not same_discard:
            hidden = [card for card in s.discard if s.seen[card] != EVERYONE]
            if not same_discard or hidden or self._hidden:
                self._discard = s.discard[:]
                self._hidden = hidden
                self._open_discard = None
                self.discard_no += 1
        if s.aside != self._aside or (s.aside and not same_seen):
            self._aside = s.aside[:]
            self.aside_no += 1
        if s.probes != self._probes or (s.probes and not same_seen):
            seen_asking = [NOBODY if p.card == NO_CARD else s.seen[p.card] for p in s.probes]
            if seen_asking != self._seen_asking or s.probes != self._probes:
                self._probes = s.probes[:]
                self._seen_asking = seen_asking
                self.probes_no += 1
        flags = (s.alive, s.dead, s.lost, s.dying, s.face_up, s.identity_up, s.phase == "setup")
        people = [s.character, s.could_be, s.identity]
        if flags != self._flags or people != self._people:
            self._flags = flags
            self._people = [which[:] for which in people]
            self._all_rows(s)
        elif not same_seen or s.hands != self._hands or s.intel != self._intel:
            self._some_rows(s)

    def _all_rows(self, s: State) -> None:
        self.rows = [number + 1 for number in self.rows or [0] * s.rules.seats]
        self._open_rows = [None] * s.rules.seats
        self._hands = [hand[:] for hand in s.hands]
        self._intel = [intel[:] for intel in s.intel]
        self._seen_here = [[s.seen[card] for card in hand] for hand in s.hands]
        self._apart = [_apart(seen_here) for seen_here in self._seen_here]

    def _some_rows(self, s: State) -> None:
        seen = s.seen
        rows = self.rows.copy()
        for seat, hand in enumerate(s.hands):
            seen_here = [seen[card] for card in hand]
            same = hand == self._hands[seat]
            if same and seen_here == self._seen_here[seat] and s.intel[seat] == self._intel[seat]:
                continue
            rows[seat] += 1
            self._open_rows[seat] = None
            self._hands[seat] = hand[:]
            self._intel[seat] = s.intel[seat][:]
            self._seen_here[seat] = seen_here
            self._apart[seat] = _apart(seen_here)
        self.rows = rows

    def row(self, s: State, seat: int, bit: int, looked: int) -> SeatView:
        """One seat, as an eye sees it that has looked at so many identities."""
        if looked >> seat & 1 or self._apart[seat] & bit:
            return seat_row(s, seat, bit, looked)
        shared = self._open_rows[seat]
        if shared is None:
            shared = self._open_rows[seat] = seat_row(s, seat, SPECTATOR, 0)
        return shared

    def pile(self, s: State, bit: int) -> DeckView:
        """The pile, as an eye sees it."""
        return pile(s, bit, self._known_deck) if self._known_deck else self._open_deck

    def discarded(self, s: State, bit: int) -> Pile:
        """The discard pile, as an eye sees it."""
        for card in self._hidden:
            if s.seen[card] & bit:
                return lie(s, s.discard, bit)
        shared = self._open_discard
        if shared is None:
            open_cards = s.discard
            if self._hidden:
                open_cards = [card for card in open_cards if s.seen[card] == EVERYONE]
            shared = self._open_discard = {"count": len(s.discard), "known": known(s, open_cards, bit)}
        return shared


def _apart(seen_here: list[int]) -> int:
    """All eyes that know another one of these cards than a spectator does."""
    eyes = 0
    for knowing in seen_here:
        eyes |= ~knowing if knowing & SPECTATOR else knowing
    return eyes


class Watcher:
    """One seat of one game. Its views are those that `view` makes; rows and piles that look as they did are
    the same objects as before, and those of others who see the same. So whoever is handed them changes
    nothing in them."""

    __slots__ = (
        "_aside",
        "_bit",
        "_changes",
        "_deck",
        "_discard",
        "_looked",
        "_lying",
        "_probes",
        "_rows",
        "_seat",
        "_terms",
    )

    def __init__(self, seat: int, changes: Changes | None = None) -> None:
        """`changes`: what those share who watch the same table."""
        self._seat = seat
        self._bit = eye(seat)
        self._changes = Changes() if changes is None else changes
        self._terms: Terms | None = None
        self._lying = Lying([], {"count": 0, "known": []}, NO_CARDS, NO_CARDS, [])  # how it looked
        # the numbers of what that was made of, and whose identities the seat had looked at
        self._rows: list[int] = []
        self._looked = 0
        self._deck = 0
        self._discard = 0
        self._aside = 0
        self._probes = 0

    def view(self, s: State) -> View:
        """What the seat sees now."""
        if s.result is not None:  # everything is opened
            return view(s, self._seat)
        if self._terms is None:
            self._terms = Terms(s)
        changes = self._changes
        changes.look(s)
        bit = self._bit
        lying = self._lying
        looked = s.looks[self._seat] | bit
        if changes.rows is not self._rows or looked != self._looked:
            self._look_at_rows(s, bit, looked)
        if changes.deck_no != self._deck:
            self._deck = changes.deck_no
            lying.draw_pile = changes.pile(s, bit)
        if changes.discard_no != self._discard:
            self._discard = changes.discard_no
            lying.discarded = changes.discarded(s, bit)
        if changes.aside_no != self._aside:
            self._aside = changes.aside_no
            lying.set_aside = lie(s, s.aside, bit)
        if changes.probes_no != self._probes:
            self._probes = changes.probes_no
            lying.probes = probes(s, bit)
        return view(s, self._seat, self._terms, lying)

    def _look_at_rows(self, s: State, bit: int, looked: int) -> None:
        changes, lying = self._changes, self._lying
        before = self._rows if looked == self._looked else [0] * s.rules.seats  # no row has that number
        self._rows, self._looked = changes.rows, looked
        if before == changes.rows:
            return
        lying.rows = [
            lying.rows[seat] if number == before[seat] else changes.row(s, seat, bit, looked)
            for seat, number in enumerate(changes.rows)
        ]
