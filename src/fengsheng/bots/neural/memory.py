"""What a seat remembers: the last events, and what everybody has sent, taken and declined so far."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from fengsheng.bots.neural.tables import EVENTS, SEATS
from fengsheng.bots.valuation.cards import card

NOBODY = -1
UNSEEN = 3  # in place of a colour


class Heard(NamedTuple):
    """An event as far as it is remembered."""

    kind: str
    by: int
    target: int
    word: str
    card: str


class Memory:
    """Of one seat and one game, from the events that the seat was told."""

    def __init__(self) -> None:
        self.last: deque[Heard] = deque(maxlen=EVENTS)
        # by seat: red, blue and black cards that it sent and that were seen at last, and cards never seen
        self.sent = [[0, 0, 0, 0] for _ in range(SEATS)]
        self.pairs: dict[tuple[int, int], list[int]] = {}  # the same by sender and by whoever has it now
        self.declined = [0] * SEATS
        self._sender = NOBODY

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as this seat sees it."""
        kind: str = event["kind"]
        by: int = event.get("by", NOBODY)
        cards: list[str] = event.get("cards", [])
        self.last.append(
            Heard(kind, by, event.get("target", NOBODY), event.get("word", ""), cards[0] if cards else "")
        )
        if kind == "send":
            self._lost()
            self._sender = by
        elif kind == "gain":
            self._gained(by, cards)
        elif kind == "decline" and by != NOBODY:
            self.declined[by] += 1
        elif kind in ("turn", "drop"):
            self._lost()

    def _gained(self, by: int, cards: list[str]) -> None:
        sender, self._sender = self._sender, NOBODY
        if sender == NOBODY or by == NOBODY or not cards:
            return
        both = self.pairs.setdefault((sender, by), [0, 0, 0])
        for colour in card(cards[0]).colours:
            self.sent[sender][colour] += 1
            both[colour] += 1

    def _lost(self) -> None:
        """What was under way is gone, and its colour was not seen."""
        if self._sender != NOBODY:
            self.sent[self._sender][UNSEEN] += 1
            self._sender = NOBODY
