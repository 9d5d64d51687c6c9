"""`fengsheng learn`: the lessons, and one of them at the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from fengsheng.cli.arguments import FromPipe, Language, Script
from fengsheng.cli.output import console
from fengsheng.cli.sitting import answers_from, can_answer, sit_down
from fengsheng.editions.registry import USUAL, editions
from fengsheng.lessons import Lesson, lessons
from fengsheng.lessons.index import courses
from fengsheng.terminal import LessonSession
from fengsheng.words import check_language, edition_name
from fengsheng.words.bundles import say_lesson


def learn(
    lesson: Annotated[
        str,
        typer.Argument(
            metavar="[EDITION/N]", help=f"A lesson, such as {USUAL}/4; without one they are listed."
        ),
    ] = "",
    lang: Language = "en",
    script: Script = None,
    from_pipe: FromPipe = False,
) -> None:
    """Learn the game: short lessons, each a few minutes, played on the real table.

    In a lesson every question lists what you may do; what you try beside what is taught is played out and
    taken back. h explains what else can be typed.

    \b
    fengsheng learn
    fengsheng learn classic/1
    fengsheng learn classic/4 --lang zh-Hant
    """
    check_language(lang)
    if not lesson:
        _list(lang)
        return
    chosen = Lesson.load(lesson)
    if not can_answer(lang, script, from_pipe):
        return
    screen = console()
    rules = {name: str(rule["default"]) for name, rule in editions()[chosen.edition]["options"].items()}
    session = LessonSession(chosen, lang, screen, answers_from(screen, script, from_pipe), rules)
    session.introduce()
    sit_down(session)


def _list(lang: str) -> None:
    for edition, course in courses().items():
        typer.echo(say_lesson(lang, "lesson-list", edition=edition_name(lang, edition)))
        for entry in lessons(edition):
            row = {"name": entry.name, "title": entry.title(lang), "goal": entry.goal(lang)}
            typer.echo(f"  {say_lesson(lang, 'lesson-list-row', minutes=entry.minutes, **row)}")
        if course.known is not None:
            typer.echo(f"  {say_lesson(lang, 'lesson-list-known', n=course.known)}")
        typer.echo()
    typer.echo(say_lesson(lang, "lesson-list-how"))
