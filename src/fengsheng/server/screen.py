"""What one reader is shown of a game: frames made of filtered views and events, and of nothing else.

A reader is a seat or the spectators, with a language. Frames are a function of what that seat may know:
twin games that differ in anything else give the same bytes (tests/server/test_twins.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..core.event import Event
from .play import Play
from .wire import codec, patch, server
from .wire.shown import shown_event, shown_view
from .words import choice, event_text, question_text


class Reader(NamedTuple):
    """Who reads, and in which words."""

    seat: int | None
    lang: str
    words: str


class Screens:
    """What every seat and the spectators were last shown of one game."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seq = 0
        self._shown: dict[int | None, dict[str, Any]] = {}

    def look(self, seat: int | None) -> dict[str, Any]:
        """The filtered view of a seat as it is now; what later patches start from."""
        view = self._shown.get(seat)
        if view is None:
            view = self._shown[seat] = shown_view(self.play.game.view(seat))
        return view

    def forget(self, seat: int | None) -> None:
        """Nobody looks from there any more."""
        self._shown.pop(seat, None)

    def events(self, reader: Reader, events: Iterable[Event]) -> list[dict[str, Any]]:
        """Events as that reader experiences them."""
        game = self.play.game
        book = game.state.book
        told: list[dict[str, Any]] = []
        for event in events:
            seen = event.seen_by(book, reader.seat)
            if seen is None:
                continue
            seen = shown_event(seen)
            if reader.words != "none":
                text = event_text(reader.lang, seen, game.names, reader.seat)
                if text:
                    seen["text"] = text
            told.append(seen)
        return told

    def prompt(self, reader: Reader, prompt_id: str) -> server.Prompt | None:
        """What that reader is asked now, if anything; an answer that is in is not asked for again."""
        question = self.play.question
        seat = reader.seat
        if question is None or seat is None or seat not in question.offers or seat in self.play.given:
            return None
        names = self.play.game.names
        options = sorted(question.offers[seat], key=lambda option: option.notation)
        text = ""
        if reader.words != "none":
            text = question_text(reader.lang, self.look(seat), seat, names)
        choices = [choice(option, reader.lang, reader.words, names, seat) for option in options]
        return server.Prompt(prompt_id, question.kind, choices, text)

    def whole(
        self, reader: Reader, ask: server.Ask | None, prompt: server.Prompt | None, answered: bool
    ) -> bytes:
        """Everything that reader may see, and the story so far."""
        view = codec.raw(self.look(reader.seat))
        story = codec.raw(self.events(reader, self.play.history))
        return codec.encode(server.View(self.seq, view, story, ask, prompt, answered))

    def advance(self, audiences: Iterable[int | None]) -> dict[int | None, list[patch.Change]]:
        """Look again after something happened: what has changed for each of these audiences."""
        self.seq += 1
        game = self.play.game
        changes: dict[int | None, list[patch.Change]] = {}
        fresh: dict[int | None, dict[str, Any]] = {}
        for seat in audiences:
            new = shown_view(game.view(seat))
            old = self._shown.get(seat)
            changes[seat] = [[[], new]] if old is None else patch.diff(old, new)
            fresh[seat] = new
        self._shown = fresh  # whoever comes back later gets a whole view
        return changes

    def step(
        self,
        reader: Reader,
        events: list[Event],
        changes: list[patch.Change],
        ask: server.Ask | None,
        prompt: server.Prompt | None,
    ) -> bytes:
        """What happened, for one reader."""
        told = codec.raw(self.events(reader, events))
        return codec.encode(server.Step(self.seq, told, codec.raw(changes), ask, prompt))
