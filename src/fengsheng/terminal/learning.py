"""A lesson at the terminal: the table and the list of every game, and a teacher."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from fengsheng.core.option import Decision
from fengsheng.core.view import View
from fengsheng.lessons import Lesson, Outcome
from fengsheng.lessons.words import names, pointed, said
from fengsheng.scenario.things import LEARNER
from fengsheng.terminal import pages, screen
from fengsheng.terminal.session import HELP, Session
from fengsheng.terminal.source import Source
from fengsheng.words.bundles import say_lesson

_MOVES = ("s", "b", "r", "k")


class LessonSession(Session):
    """Somebody in a lesson. What else can be typed is what can be typed in a game."""

    def __init__(
        self, lesson: Lesson, lang: str, console: Console, source: Source, house_rules: Mapping[str, str]
    ) -> None:
        self._lesson = lesson.start()
        self._fresh: Sequence[Mapping[str, Any]] = self._lesson.opening
        super().__init__(self._lesson.game, LEARNER, {}, lang, console, source, house_rules)

    def introduce(self) -> None:
        """What it is called, and what it teaches."""
        lesson = self._lesson.lesson
        self._console.print(Text(f"{lesson.name}  {lesson.title(self._lang)}", style="bold"))
        self._console.print(Text(lesson.goal(self._lang)))
        self._teach("keys", style="dim")

    def _play(self) -> None:
        while self._lesson.state != "done":
            self._note()
            if self._lesson.state == "do":
                self._wait_for_answer()
            else:
                self._wait_for_next()
            self._game = self._lesson.game

    # Telling.

    def _view(self) -> View:
        view = super()._view()
        view["names"] = list(names(self._lang)[: self._game.seats])
        return view

    def _teach(self, key: str, style: str = "", **args: str | int) -> None:
        self._console.print(Text(say_lesson(self._lang, f"lesson-{key}", **args), style=style))

    def _tell_story(self) -> None:
        screen.story(self._console, self._lang, self._sentences(self._fresh), 0)
        self._fresh = ()

    def _note(self) -> None:
        """What happened, then the sentence, then where to look."""
        self._tell_story()
        note = self._lesson.note
        self._console.print()
        title = say_lesson(self._lang, "lesson-teacher")
        step = say_lesson(self._lang, "lesson-step", n=note.step, of=note.steps)
        self._console.print(
            Panel(
                Text(note.sentence(self._lang)), title=f"{title} · {step}", title_align="left", expand=False
            )
        )
        if note.thing is not None:
            thing = pointed(self._lang, note.thing, self._game.decision, self._house_rules, self._game.seats)
            self._teach("points", style="dim", thing=thing)

    def _farewell(self) -> None:
        self._tell_story()
        self._console.print()
        self._console.print(Text(self._lesson.note.sentence(self._lang), style="bold"))
        self._teach("done")
        lesson = self._lesson.lesson
        self._teach("rules-met", style="dim", rules=", ".join(lesson.rules))
        if lesson.following:
            self._teach("next-is", name=lesson.following)

    # Listening.

    def _wait_for_next(self) -> None:
        screen.draw(self._console, self._lang, self._view(), self._house_rules)
        while True:
            text = self._source.line(f"{say_lesson(self._lang, 'lesson-go-on')} › ")
            if text in ("", "n"):
                self._fresh = self._lesson.next()
                return
            if text in _MOVES:
                self._move(text)
                return
            decision = self._game.decision
            if text in ("h", *HELP):
                self._help()
            elif decision is None or not self._command(decision, (), text):
                self._say("term-not-offered", text=text)

    def _wait_for_answer(self) -> None:
        decision = self._lesson.asked
        assert decision is not None
        self._show(decision)
        while True:
            text = self._source.line(self._prompt())
            if text in _MOVES:
                self._move(text)
                return
            if text in ("h", *HELP):
                self._help()
                continue
            chosen = self._typed(decision, text)
            if chosen and self._answered(self._lesson.answer(chosen)):
                return

    def _typed(self, decision: Decision, text: str) -> str:
        """The answer that was meant; empty after doing whatever else was typed."""
        if " " in text or text == "end":  # perhaps an answer that is not there: the teacher knows why
            outcome = self._lesson.answer(text) if self._not_there(decision, text) else None
            if outcome is not None and outcome.kind == "why":
                self._why_not(outcome)
                return ""
        chosen = self._choose(decision, text) if text else self._enter(decision)
        return "" if chosen is None else chosen.notation

    def _not_there(self, decision: Decision, text: str) -> bool:
        return all(option.notation != text for option in decision.options)

    def _answered(self, outcome: Outcome) -> bool:
        """Whether the lesson goes on."""
        if outcome.kind == "right":
            self._fresh = outcome.events
            return True
        self._teach("try", style="italic")
        screen.story(self._console, self._lang, self._sentences(outcome.events), 0)
        self._console.print(Text(said(self._lang, outcome.key)))
        if self._lesson.offers_help:
            self._teach("offer")
        self._lesson.back()
        return False

    def _why_not(self, outcome: Outcome) -> None:
        self._console.print(Text(said(self._lang, outcome.key)))

    def _move(self, key: str) -> None:
        """做給我看, 上一步, 重來, 跳過."""
        if key == "s" and self._lesson.wanted:
            self._console.print(Text(f"› {self._lesson.wanted}", style="bold"))
            self._fresh = self._lesson.show().events
        elif key == "b":
            self._fresh = self._lesson.back()
        elif key == "r":
            self._fresh = self._lesson.restart()
        else:
            self._fresh = self._lesson.skip()

    def _help(self) -> None:
        self._teach("keys")
        pages.help_page(self._console, self._lang, self._view())
