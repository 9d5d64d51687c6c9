"""A bot in its seat at a table."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots import Bot, make_bot
from fengsheng.bots.hearing import ear
from fengsheng.core.event import Event
from fengsheng.core.ruleset import Ruleset
from fengsheng.levels import bot_called, looks_ahead
from fengsheng.server.thinking.asking import Bot as Ahead


class Seated:
    """By the name under which it was called, and with how much of the history it has heard. One that looks
    ahead does so elsewhere (`ahead`); here it answers without."""

    __slots__ = ("_heard", "ahead", "bot", "called", "seat")

    def __init__(self, called: str, seat: int, game: str, seed: str) -> None:
        self.called = called
        self.seat = seat
        self.bot: Bot = make_bot(bot_called(called), seed)
        self.ahead: Ahead | None = None
        if looks_ahead(called):
            self.ahead = Ahead(f"{game} {seat} {seed}", bot_called(called), seed, seat)
        self._heard = 0

    def hear(self, rules: Ruleset, history: Sequence[Event]) -> None:
        """Everything that has happened since it last heard something, as its seat sees it."""
        here, ahead = ear(self.bot), self.ahead
        fresh, self._heard = history[self._heard :], len(history)
        if here is None and ahead is None:
            return
        for event in fresh:
            seen = event.seen_by(rules, self.seat)
            if seen is None:
                continue
            if here is not None:
                here(seen)
            if ahead is not None:
                ahead.observe(seen)
