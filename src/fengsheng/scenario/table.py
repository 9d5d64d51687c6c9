"""The game of a running scenario: answers go in, laws are checked after each, failures are explained."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from fengsheng.core import codec
from fengsheng.core.event import Event
from fengsheng.core.laws import broken_laws
from fengsheng.core.notation import SEATS
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.state import State
from fengsheng.game import Game
from fengsheng.scenario.lines import Line

MANY = 20  # options shown in an explanation
ENOUGH = 2000  # passes in a row: more than any game needs, so a loop is a mistake


def listed(options: tuple[Option, ...]) -> str:
    """Options for people: the whole list while it can be read at a glance."""
    texts = [option.notation for option in options]
    more = f" | … and {len(texts) - MANY} more" if len(texts) > MANY else ""
    return " | ".join(texts[:MANY]) + more


class Watcher(Protocol):
    """Is told what a running scenario does."""

    def begun(self, game: Game, events: Sequence[Event]) -> None:
        """The position was laid out, and ran to its first question."""

    def answered(self, before: Decision, notation: str, game: Game, events: Sequence[Event]) -> None:
        """Somebody answered."""


class Table:
    """A game, what happened since the last action, and the words for where it stands."""

    def __init__(
        self,
        game: Game,
        fresh: list[Event],
        line: Line,
        watcher: Watcher | None = None,
        lawful: bool = True,
    ) -> None:
        self.game = game
        self._lawful = lawful  # to be checked after every answer; a lesson that is played was checked before
        self._watcher = watcher
        self.fresh = fresh
        self.stretch: list[tuple[int, str]] = []  # who was asked what: for `never asked`
        self._held_open = False  # `from here`: actions begin no new stretch
        self.reasons: dict[str, str] = {}  # why something is not possible, by rule: what a lesson says of it
        self._awaited: tuple[Line, str, Callable[[Game], str]] | None = None  # what a lesson will point at
        self.check_laws(line)
        self._note_question()
        if watcher is not None:
            watcher.begun(game, fresh)

    @property
    def state(self) -> State:
        """The whole truth."""
        return self.game.state

    @property
    def asked(self) -> Decision | None:
        """The open question."""
        return self.game.decision

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat really gets to see, by the names that scenarios have for it."""
        return self.game.view(seat)

    def offers(self, seat: int) -> tuple[Option, ...] | None:
        """What a seat is offered now or later in the open window; None if it has no question."""
        for other, options in self.game.window():
            if other == seat:
                return options
        return None

    def begin(self, passing: bool = False) -> None:
        """A new action: what happened before it is past, and what was asked, unless a stretch is open. Who
        passes because of the action was asked within it."""
        self.fresh = []
        if not self._held_open:
            self.stretch = []
            if passing:
                self._note_question()

    def open_stretch(self) -> None:
        """From here on questions are remembered whatever is done, the open one first."""
        self._held_open = True
        self.stretch = []
        self._note_question()

    def _note_question(self) -> None:
        if self.asked is not None:
            self.stretch.append((self.asked.seat, self.asked.kind))

    def answer(self, notation: str, line: Line) -> None:
        """Answer the open question and see to it that the game is still sound."""
        before = self.asked
        happened = self.game.apply(notation)
        self.fresh += happened
        self._note_question()
        if self._watcher is not None and before is not None:
            self._watcher.answered(before, notation, self.game, happened)
        self._look_for_it()
        self.check_laws(line)

    def await_(self, line: Line, what: str, missing: Callable[[Game], str]) -> None:
        """A lesson points at something from now on: now or after one of the next answers it must be there."""
        self._awaited = (line, what, missing)
        self._look_for_it()

    def _look_for_it(self) -> None:
        if self._awaited is not None and not self._awaited[2](self.game):
            self._awaited = None

    def see_to_it(self) -> None:
        """Whatever a lesson has pointed at so far was there."""
        if self._awaited is not None:
            line, what, missing = self._awaited
            raise line.failed(f"{what} cannot be pointed at: {missing(self.game)}", self.where())

    def can_pass(self) -> bool:
        """Whether the open question may be passed."""
        asked = self.asked
        return asked is not None and any(option.kind == PASS for option in asked.options)

    def where(self) -> str:
        """Who is asked what: the last line of every failure."""
        asked = self.asked
        if asked is None:
            return f"the game is over: {self.game.result}"
        return f"asked is {SEATS[asked.seat]} ({asked.kind}): {listed(asked.options)}"

    def check_laws(self, line: Line) -> None:
        """Cards conserved, counters right, and a save of this moment loads to the same question."""
        if not self._lawful:
            return
        state = self.state
        broken = broken_laws(state)
        if broken:
            raise line.failed(*(f"a law is broken: {words}" for words in broken), self.where())
        saved = json.loads(json.dumps(codec.encode(state)))
        twin = codec.decode(state.rules, saved)
        codec.resume(twin)
        if codec.fingerprint(twin) != codec.fingerprint(state):
            raise line.failed("a law is broken: the saved game has another fingerprint", self.where())
        if [o.notation for o in twin.options] != [o.notation for o in state.options]:
            raise line.failed("a law is broken: the saved game offers something else", self.where())
