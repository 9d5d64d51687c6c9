"""What one reader is shown of a game: frames made of filtered views and events, and of nothing else.

A reader is a seat or the spectators, with a language. Frames are a function of what that seat may know:
twin games that differ in anything else give the same bytes (tests/server/test_twins.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from fengsheng.core.event import SPECTATOR, Event
from fengsheng.server.screens.private import ALL, Facts, concerned
from fengsheng.server.screens.words import choice, event_text, question_text
from fengsheng.server.table.answers import Answers
from fengsheng.server.wire import codec, patch, server
from fengsheng.server.wire.allowed import renew_view, shown_event, shown_view

MOST_LATE = 60  # changes that may wait to be made to a view nobody needs at present


class Reader(NamedTuple):
    """Who reads, and in which words."""

    seat: int | None
    lang: str
    words: str
    names: tuple[str, ...] = ()  # of the seats in that language; none: as the game has them


class Screens:
    """What every seat and the spectators were last shown of one game."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.seq = 0
        self._shown: dict[int | None, dict[str, Any]] = {}
        self._late: dict[int | None, list[patch.Change]] = {}  # changes not made to `_shown` yet
        self._facts: Facts | None = None  # at the time of `_shown`, if they were looked at
        self._shown_lines: dict[Reader | str, Raw] = {}  # the events of the last step

    def look(self, seat: int | None) -> dict[str, Any]:
        """The filtered view of a seat as it is now; what later patches start from."""
        view = self._shown.get(seat)
        if view is None:
            view = self._shown[seat] = shown_view(self.answers.game.view(seat))
        elif seat in self._late:
            view = self._shown[seat] = patch.applied(view, self._late.pop(seat))
        return view

    def events(self, reader: Reader, events: Iterable[Event]) -> list[dict[str, Any]]:
        """Events as that reader experiences them."""
        game = self.answers.game
        rules = game.state.rules
        told: list[dict[str, Any]] = []
        for event in events:
            seen = event.seen_by(rules, reader.seat)
            if seen is None:
                continue
            seen = shown_event(seen)
            if reader.words != "none":
                names = reader.names or game.names
                text = event_text(reader.lang, seen, names, reader.seat, rules.house)
                if text:
                    seen["text"] = text
            told.append(seen)
        return told

    def prompt(self, reader: Reader, prompt_id: str) -> server.Prompt | None:
        """What that reader is asked now, if anything; an answer that is in is not asked for again."""
        question = self.answers.question
        seat = reader.seat
        if question is None or seat is None or seat not in question.offers or seat in self.answers.given:
            return None
        options = question.listed(seat)
        if reader.words == "none":
            return server.Prompt(prompt_id, question.kind, [server.Choice(text) for text in options])
        names, state = reader.names or self.answers.game.names, self.answers.game.state
        text = question_text(reader.lang, self.look(seat), seat, names, state.rules.house)
        hand = state.hands[seat]
        lang, words = reader.lang, reader.words
        choices = [choice(option, lang, words, names, seat, hand) for option in options.values()]
        return server.Prompt(prompt_id, question.kind, choices, text)

    def whole(
        self, reader: Reader, ask: server.Ask | None, prompt: server.Prompt | None, answered: bool
    ) -> bytes:
        """Everything that reader may see, and the story so far."""
        view = codec.raw(self.look(reader.seat))
        story = codec.raw(self.events(reader, self.answers.history))
        return codec.encode(server.View(self.seq, view, story, ask, prompt, answered))

    def advance(self, audiences: Collection[int | None]) -> dict[int | None, Raw]:
        """Look again after something happened: what has changed for each of these audiences, encoded."""
        self.seq += 1
        self._shown_lines = {}
        game = self.answers.game
        shown, late = self._shown, self._late
        encoded: dict[int | None, Raw] = {}
        fresh: dict[int | None, dict[str, Any]] = {}
        common: list[patch.Change] = []
        apart = ALL  # for whom the spectators' changes are not the right ones
        if len(audiences) > 2 and game.result is None:
            facts = Facts(game.state)
            base = shown.get(None)
            if self._facts is None or base is None:
                fresh[None] = shown_view(game.view(None))
            else:
                fresh[None], common = renew_view(base, game.view(None))
                apart = concerned(self._facts, facts, common)
                encoded[None] = codec.raw(common)
            self._facts = facts
        else:
            self._facts = None
        for seat in audiences:
            if seat not in shown:
                fresh[seat] = new = shown_view(game.view(seat))
                encoded[seat] = codec.raw([[[], new]])
            elif seat in encoded:  # the spectators, who were looked at first
                continue
            elif seat is None or apart >> seat & 1:
                fresh[seat], changes = renew_view(self.look(seat), game.view(seat))
                encoded[seat] = codec.raw(changes)
            else:
                waiting = late.setdefault(seat, [])
                waiting += common
                fresh[seat] = shown[seat] if len(waiting) < MOST_LATE else self.look(seat)
                encoded[seat] = encoded[None]
        self._shown = fresh  # whoever comes back later gets a whole view
        self._late = {seat: changes for seat, changes in late.items() if seat in fresh}
        return encoded

    def step(
        self,
        reader: Reader,
        events: Sequence[Event],
        changes: Raw,
        ask: server.Ask | None,
        prompt: server.Prompt | None,
    ) -> bytes:
        """What happened, for one reader."""
        return codec.encode(server.Step(self.seq, self._lines(reader, events), changes, ask, prompt))

    def _lines(self, reader: Reader, events: Sequence[Event]) -> Raw:
        """The events of this step, made once for all who experience the same."""
        key: Reader | str = reader
        if reader.words == "none" and self._plain(events):
            key = ""
        lines = self._shown_lines.get(key)
        if lines is None:
            lines = self._shown_lines[key] = codec.raw(self.events(reader, events))
        return lines

    def _plain(self, events: Sequence[Event]) -> bool:
        """Whether everybody sees everything of them."""
        all_eyes = (1 << self.answers.game.seats) - 1 | SPECTATOR
        for event in events:
            if event.audience & all_eyes != all_eyes:
                return False
            for mask in event.masks:
                if mask & all_eyes != all_eyes:
                    return False
        return True
