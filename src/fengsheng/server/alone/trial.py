"""Something that is tried out: a moment of a finished game, or a ruling, played on alone with bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from fengsheng.core.errors import FengshengError
from fengsheng.core.option import Decision
from fengsheng.game import Game
from fengsheng.server.alone.place import AlonePlace
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client, server
from fengsheng.trials import Start, Trial

READ: Final = 0.9  # seconds between what others do, so that it can be followed


class TrialPlace(AlonePlace):
    """One person who tries something. Whoever comes back says what they had answered."""

    who = "player"
    what = "a trial"

    def __init__(
        self,
        peer: Peer,
        called: str,
        start: Start,
        names: Sequence[str],
        answers: Sequence[str],
    ) -> None:
        super().__init__(peer)
        self._called = called
        self._trial = Trial(start)
        self._names = tuple(names)
        self._timer: asyncio.TimerHandle | None = None
        self._before = [
            seen for event in start.past if (seen := event.seen_by(self._rules, start.seat)) is not None
        ]
        try:
            for answer in answers:
                self._settle()
                self._trial.answer(answer)
        except FengshengError:
            self._trial.restart()  # it was tried under other rules: the position is still there
        if answers:
            self._settle()

    @property
    def _rules(self) -> Any:
        return self._trial.game.state.rules

    @property
    def game(self) -> Game:
        return self._trial.game

    @property
    def seat(self) -> int:
        return self._trial.seat

    @property
    def asked(self) -> Decision | None:
        return self._trial.asked

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    def past(self) -> list[dict[str, Any]]:
        return [*self._before, *self._seen(self._trial.history)]

    def note(self) -> server.Trial:
        trial = self._trial
        return server.Trial(self._called, list(trial.answers), trial.wanted, trial.left_script)

    def welcome(self) -> None:
        super().welcome()
        self._later()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def take(self, notation: str) -> None:
        events = self._trial.answer(notation)
        self.follow(self._seen(events))
        self._later()

    def heard(self, message: client.ClientMessage) -> None:
        if not isinstance(message, client.Trial):
            super().heard(message)
            return
        self.end()
        self._trial.restart()
        self.whole()
        self._later()

    def _seen(self, events: Sequence[Any]) -> list[dict[str, Any]]:
        told = (event.seen_by(self._rules, self.seat) for event in events)
        return [seen for seen in told if seen is not None]

    def _settle(self) -> None:
        """Up to the next question of the player, without waiting."""
        while self._trial.go_on() is not None:
            pass

    def _later(self) -> None:
        """What others do comes one after the other."""
        self.end()
        if self.asked is None and self.game.decision is not None:
            self._timer = asyncio.get_running_loop().call_later(READ, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        # what nobody sees needs no time
        while (events := self._trial.go_on()) is not None:
            seen = self._seen(events)
            if seen or self.asked is not None or self.game.decision is None:
                self.follow(seen)
                break
        self._later()
