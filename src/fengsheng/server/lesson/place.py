"""A lesson as a private table: one connection, the ordinary messages, and `lesson`.

Nothing is kept: a client that comes back says at which step it was. What is sent is made of the learner's own
view and events alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from fengsheng.core.errors import FengshengError
from fengsheng.core.option import Decision
from fengsheng.lessons import Lesson, LessonError, LessonGame, Outcome, UnknownLesson
from fengsheng.lessons.playing import ILLEGAL, TRYING
from fengsheng.lessons.words import common, names, pointed, said
from fengsheng.levels import USUAL
from fengsheng.scenario.things import LEARNER, Thing
from fengsheng.server.errors import Refused
from fengsheng.server.screens.reasons import HAND, hand_reasons
from fengsheng.server.screens.words import choice, effect_text, event_text, question_text
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client, codec, patch, server
from fengsheng.server.wire.allowed import shown_event, shown_view

GUEST: Final = "learner"  # nobody else is at the table
_GAME: Final = 1


class LessonPlace:
    """One learner in one lesson."""

    def __init__(self, peer: Peer, name: str, step: int) -> None:
        try:
            self._lesson: LessonGame = Lesson.load(name).start(step)
        except UnknownLesson as error:
            raise Refused("no-lesson", str(error)) from None
        except LessonError as error:
            raise Refused("lesson-step", str(error)) from None
        self._peer = peer
        self._seq = 0
        self._prompts = 0
        self._shown: dict[str, Any] = {}
        self._outcome: Outcome | None = None  # what the last answer came to, while it is told
        self._tried = ""  # that answer

    def welcome(self) -> None:
        """The first frames."""
        self._tell(server.Welcome(GUEST, ""))
        self._whole()

    def hear(self, message: client.ClientMessage) -> None:
        """A message of the learner. What goes wrong is told, and nothing was changed."""
        tag = codec.tag_of(message)
        command = _COMMANDS.get(type(message))
        try:
            if command is None:
                raise Refused("not-now", "There is nothing of that kind in a lesson.")
            command(self, message)
        except Refused as error:
            self._tell(server.Error(error.reason, str(error), tag))
        except FengshengError as error:
            self._tell(server.Error(error.code, str(error), tag))

    # What may be said.

    def _ping(self, message: client.Ping) -> None:
        self._tell(server.Pong(message.n))

    def _sync(self, message: client.Sync) -> None:
        self._whole()

    def _lang(self, message: client.Lang) -> None:
        self._peer.lang, self._peer.words = message.lang, message.words
        self._whole()

    def _leave(self, message: client.Leave) -> None:
        self._peer.close(1000, "left", "You left.")

    def _move(self, message: client.Lesson) -> None:
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
            self._whole()
        self._tell(self._note(lesson.wanted))

    def _answer(self, message: client.Answer) -> None:
        if message.prompt != self._prompt_id:
            raise Refused("stale-prompt", "That question is no longer open.")
        lesson = self._lesson
        while lesson.state in ("say", "show") and self._asked is not None:
            lesson.next()  # who does what comes next has read enough
        scene = lesson.scene
        self._outcome, self._tried = lesson.answer(message.option), message.option
        if self._outcome.kind in ("why", "illegal"):
            self._tell(self._note())
            return
        self._follow(self._outcome.events, scene != lesson.scene)

    def _explain(self, message: client.Explain) -> None:
        if message.what == HAND:
            game, lang = self._lesson.game, self._peer.lang
            self._tell(server.Reasons(hand_reasons(game, LEARNER, lang, self._names)))
            return
        told = self._lesson.explain(message.what, self._peer.lang)
        self._tell(server.Explained(message.what, told.whole, told.rule, told.usable))

    def _effect(self, message: client.Effect) -> None:
        asked = self._asked
        chosen = [o for o in asked.options if o.notation == message.option] if asked is not None else []
        if message.prompt != self._prompt_id or not chosen:
            raise Refused("stale-prompt", "That question is no longer open.")
        text = effect_text(chosen[0], self._peer.lang, self._names, LEARNER)
        self._tell(server.Effect(message.prompt, message.option, text))

    # What is told.

    def _tell(self, message: server.ServerMessage) -> None:
        self._peer.send(codec.encode(message))

    @property
    def _names(self) -> tuple[str, ...]:
        return names(self._peer.lang)[: self._lesson.game.seats]

    @property
    def _house(self) -> Mapping[str, str]:
        return self._lesson.game.state.rules.house

    @property
    def _asked(self) -> Decision | None:
        """What the learner may answer: nothing while something is being tried, or where another acts."""
        asked = self._lesson.game.decision
        trying = self._lesson.state == TRYING
        return None if trying or asked is None or asked.seat != LEARNER else asked

    @property
    def _prompt_id(self) -> str:
        return str(self._prompts)

    def _whole(self) -> None:
        """Everything anew."""
        self._prompts += 1
        self._tell(self._table())
        self._tell(self._note())
        self._shown = shown_view(self._lesson.game.view(LEARNER))
        story = codec.raw(self._lines(self._lesson.game.events(LEARNER)))
        self._tell(server.View(self._seq, codec.raw(self._shown), story, self._ask(), self._prompt()))

    def _follow(self, events: tuple[dict[str, Any], ...], anew: bool) -> None:
        """The note first: it is read while what it shows happens."""
        if anew:
            self._whole()
            return
        self._prompts += 1
        self._seq += 1
        self._tell(self._note())
        view = shown_view(self._lesson.game.view(LEARNER))
        changes = codec.raw(patch.diff(self._shown, view))
        self._shown = view
        lines = codec.raw(self._lines(events))
        self._tell(server.Step(self._seq, lines, changes, self._ask(), self._prompt()))

    def _lines(self, events: list[dict[str, Any]] | tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
        told = []
        for event in events:
            seen = shown_event(event)
            if self._peer.words != "none":
                seen["text"] = event_text(self._peer.lang, seen, self._names, LEARNER, self._house)
            told.append(seen)
        return told

    def _ask(self) -> server.Ask | None:
        asked = self._asked
        return None if asked is None else server.Ask(self._prompt_id, asked.kind, [LEARNER])

    def _prompt(self) -> server.Prompt | None:
        asked = self._asked
        if asked is None:
            return None
        lang, words = self._peer.lang, self._peer.words
        hand = self._lesson.game.state.hands[LEARNER]
        options = [choice(option, lang, words, self._names, LEARNER, hand) for option in asked.options]
        if words == "none":
            return server.Prompt(self._prompt_id, asked.kind, options)
        text = question_text(lang, self._lesson.game.view(LEARNER), LEARNER, self._names, self._house)
        return server.Prompt(self._prompt_id, asked.kind, options, text)

    def _table(self) -> server.Table:
        edition, seats = self._lesson.lesson.edition, self._lesson.game.seats
        people = [server.Person(GUEST, self._names[LEARNER], LEARNER, True)]
        chairs = [
            server.Chair(name=name, **({"guest": GUEST} if seat == LEARNER else {"bot": USUAL}))
            for seat, name in enumerate(self._names)
        ]
        settings = TableSettings(edition=edition, seats=seats, pace="calm")
        fair = server.Fair("")
        # nobody owns it: there is nothing to pause, to hand over or to deal anew
        return server.Table("", "playing", "", settings, chairs, people, fair, GUEST, LEARNER, _GAME)

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
            else pointed(lang, note.thing, self._asked, self._house, lesson.game.seats),
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


_COMMANDS: dict[type, Callable[[LessonPlace, Any], None]] = {
    client.Ping: LessonPlace._ping,
    client.Sync: LessonPlace._sync,
    client.Lang: LessonPlace._lang,
    client.Leave: LessonPlace._leave,
    client.Lesson: LessonPlace._move,
    client.Answer: LessonPlace._answer,
    client.Explain: LessonPlace._explain,
    client.Effect: LessonPlace._effect,
}
