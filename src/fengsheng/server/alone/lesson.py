"""A lesson as a private table: one connection, the ordinary messages, and `lesson`.

Nothing is kept: a client that comes back says at which step it was. What is sent is made of the learner's own
view and events alone.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from fengsheng.core.errors import FengshengError
from fengsheng.core.option import Decision
from fengsheng.game import Game
from fengsheng.lessons import Lesson, LessonError, LessonGame, Outcome, UnknownLesson
from fengsheng.lessons.playing import ILLEGAL, TRYING
from fengsheng.lessons.words import common, names, pointed, said
from fengsheng.scenario.things import LEARNER, Thing
from fengsheng.server.alone.place import AlonePlace
from fengsheng.server.errors import Refused
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client, server


class LessonPlace(AlonePlace):
    """One learner in one lesson."""

    who = "learner"
    what = "a lesson"

    def __init__(self, peer: Peer, name: str, step: int) -> None:
        super().__init__(peer)
        try:
            self._lesson: LessonGame = Lesson.load(name).start(step)
        except UnknownLesson as error:
            raise Refused("no-lesson", str(error)) from None
        except LessonError as error:
            raise Refused("lesson-step", str(error)) from None
        self._outcome: Outcome | None = None  # what the last answer came to, while it is told
        self._tried = ""  # that answer

    # What it is made of.

    @property
    def game(self) -> Game:
        return self._lesson.game

    @property
    def seat(self) -> int:
        return LEARNER

    @property
    def names(self) -> tuple[str, ...]:
        return names(self._peer.lang)[: self._lesson.game.seats]

    @property
    def asked(self) -> Decision | None:
        """Nothing while something is being tried, or where another acts."""
        asked = self._lesson.game.decision
        trying = self._lesson.state == TRYING
        return None if trying or asked is None or asked.seat != LEARNER else asked

    def past(self) -> list[dict[str, Any]]:
        return self._lesson.game.events(LEARNER)

    def note(self) -> server.Lesson:
        return self._note()

    # What may be said.

    def heard(self, message: client.ClientMessage) -> None:
        if not isinstance(message, client.Lesson):
            super().heard(message)
            return
        lesson = self._lesson
        scene = lesson.scene
        if message.do == "how":
            self._tell_how()
            return
        if message.do == "next":
            events = lesson.next()
        elif message.do == "show":
            events = lesson.show().events
        elif message.do == "skip":
            events = lesson.skip()
        elif message.do == "back":
            events = lesson.back()
        else:
            events = lesson.restart()
        self._outcome = None
        self._follow(events, message.do in ("back", "restart") or scene != lesson.scene)

    def _tell_how(self) -> None:
        """What is wanted, for whoever wants to see it done before it is."""
        lesson = self._lesson
        if not lesson.wanted:
            raise LessonError(f"There is nothing to be done now: {lesson.state}.")
        self._outcome = None
        if lesson.state == TRYING:
            lesson.back()
            self.whole()
        self.tell(self._note(lesson.wanted))

    def take(self, notation: str) -> None:
        lesson = self._lesson
        while lesson.state in ("say", "show") and self.asked is not None:
            lesson.next()  # who does what comes next has read enough
        scene = lesson.scene
        self._outcome, self._tried = lesson.answer(notation), notation
        if self._outcome.kind in ("why", "illegal"):
            self.tell(self._note())
            return
        self._follow(self._outcome.events, scene != lesson.scene)

    def _follow(self, events: tuple[dict[str, Any], ...], anew: bool) -> None:
        if anew:
            self.whole()
        else:
            self.follow(events)

    # What is told.

    def _comment(self) -> tuple[str, str]:
        """What the teacher says to the last answer, and the rule that does not allow it."""
        outcome, lang = self._outcome, self._peer.lang
        if outcome is None:
            return "", ""
        if outcome.kind == ILLEGAL:
            # nobody has foreseen it: the engine knows why not, where it is a thing that could be done at all
            with suppress(FengshengError):
                told = self._lesson.explain(self._tried, lang)
                if not told.usable:
                    return told.sentence, told.rule
        return said(lang, outcome.key) if outcome.key else "", outcome.rule

    def _note(self, wanted: str = "") -> server.Lesson:
        """Where the lesson stands, and what the teacher says; what is `wanted` to whoever asks."""
        lesson, lang = self._lesson, self._peer.lang
        note, outcome = lesson.note, self._outcome
        ended = lesson.state == "done"
        return server.Lesson(
            lesson.lesson.name,
            lesson.lesson.title(lang),
            note.step,
            note.steps,
            lesson.state,
            note.kind,
            note.sentence(lang),
            _thing(note.thing),
            ""
            if note.thing is None
            else pointed(lang, note.thing, self.asked, self._house, lesson.game.seats),
            outcome.kind if outcome is not None else "",
            *self._comment(),
            said(lang, common("offer")) if lesson.offers_help else "",
            [server.Pencil(mark.seat, mark.guess, mark.sure) for mark in lesson.marks],
            list(lesson.lesson.rules),
            note.rule,
            wanted,
            lesson.lesson.following if ended else "",
        )


def _thing(thing: Thing | None) -> server.Thing | None:
    if thing is None:
        return None
    return server.Thing(thing.sort, thing.seat if thing.seat >= 0 else None, thing.word)
