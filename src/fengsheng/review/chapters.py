"""The chapters of a game: the deal, then every turn, each with the events that matter in it.

Which events matter is declared with their kinds (`EventKind.mark`); that a player has come to two or three of
a colour is counted here. Everything is told as one pair of eyes saw it: a seat's, a spectator's, or with all
open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

from fengsheng.core.event import Event
from fengsheng.core.face import COLOURS
from fengsheng.editions.registry import find
from fengsheng.game import Game
from fengsheng.review.walking import Walk

ALL: Final = "all"
Eyes = int | None | Literal["all"]

OVER: Final = -1  # the moment after the last answer: no question is open


class Mark(NamedTuple):
    """An event that matters."""

    kind: str
    moment: int  # the question that is open once it has happened, counted from the start; OVER: none
    event: dict[str, Any]  # as these eyes saw it
    counts: tuple[tuple[int, str], ...] = ()  # of a second or third card: how many lie there now, by colour


class Chapter(NamedTuple):
    """The deal (turn 0), or a turn."""

    turn: int
    seat: int  # whose turn; -1: the deal
    moment: int  # the question with which it begins; OVER: there is none
    events: int  # how many events these eyes saw in it
    marks: tuple[Mark, ...]


class _Writer:
    """Collects what happens, chapter by chapter."""

    def __init__(self, game: Game, eyes: Eyes) -> None:
        self._game = game
        self._eyes = eyes
        self._marks_of = {
            kind.name: (kind.mark, kind.mark_if)
            for kind in find(game.state.rules.preset).vocabulary.events
            if kind.mark
        }
        self._tally = game.state.tally[:]
        self._ended = False
        self.written: list[Chapter] = []
        self._begin(0, -1, self._moment())

    def _moment(self) -> int:
        return OVER if self._game.decision is None else self._game.state.asks

    def _begin(self, turn: int, seat: int, moment: int) -> None:
        self._turn, self._seat, self._first = turn, seat, moment
        self._events = 0
        self._marks: list[Mark] = []

    def close(self) -> None:
        """The chapter is over."""
        self.written.append(Chapter(self._turn, self._seat, self._first, self._events, tuple(self._marks)))

    def happened(self, events: list[Event]) -> None:
        """What an answer brought about."""
        moment = self._moment()
        grown = dict(self._grown())
        for event in events:
            if event.kind == "turn":
                self.close()
                self._begin(event.x, event.by, moment)
            told = self._seen(event)
            if told is None:
                continue
            self._events += 1
            self._ended = self._ended or event.kind == "end"
            if event.kind == "gain" and event.by in grown:
                counts = grown.pop(event.by)
                kind = "third" if max(counts)[0] > 2 else "second"
                self._marks.append(Mark(kind, moment, told, counts))
            mark, needs = self._marks_of.get(event.kind, ("", ""))
            if mark and (not needs or told.get(needs)) and not self._is_routine():
                self._marks.append(Mark(mark, moment, told))

    def _is_routine(self) -> bool:
        """At the deal open characters are turned up, and after the end all identities: no news of anybody."""
        return self._turn == 0 or self._ended

    def _seen(self, event: Event) -> dict[str, Any] | None:
        rules = self._game.state.rules
        if self._eyes == ALL:
            return event.opened().seen_by(rules, None)
        return event.seen_by(rules, self._eyes)

    def _grown(self) -> Iterator[tuple[int, tuple[tuple[int, str], ...]]]:
        """Who has come to two or three of a colour since the last answer."""
        before, self._tally = self._tally, self._game.state.tally[:]
        for seat in range(self._game.seats):
            row = tuple(
                (now, COLOURS[colour])
                for colour in range(len(COLOURS))
                if 1 < (now := self._tally[seat * 3 + colour]) > before[seat * 3 + colour]
            )
            if row:
                yield seat, row


def chapters(record: Mapping[str, Any], eyes: Eyes = ALL) -> list[Chapter]:
    """The chapters of a recorded game, as a seat (None: a spectator) saw it, or with everything open.

    A game that is still going on has none: what happens in it is not to be looked back at.
    """
    walk = Walk(record)
    if eyes != ALL:
        walk.end.view(eyes)  # refuses a seat that there is not
    writer = _Writer(walk.game, eyes)
    writer.happened(walk.game.log())
    while walk.decision is not None:
        writer.happened(walk.go())
    writer.close()
    return writer.written
