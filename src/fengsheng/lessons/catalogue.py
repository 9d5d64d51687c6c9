"""All lessons as data, in one language: what a client needs to list them and to show how far one is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fengsheng.lessons.index import courses
from fengsheng.lessons.lesson import Lesson, lessons
from fengsheng.lessons.words import common, said

# sentences that are said in every lesson
SHARED = ("teacher", "try", "back", "offer", "idle", "again", "done", "coach", "broken")


@lru_cache(maxsize=8)
def lesson_catalogue(lang: str) -> dict[str, Any]:
    """Every edition that has lessons, with what is said about each."""
    return {
        "lang": lang,
        "shared": {key: said(lang, common(key)) for key in SHARED},
        "courses": [
            {
                "edition": edition,
                "known": course.known,
                "lessons": [_lesson(lesson, lang) for lesson in lessons(edition)],
            }
            for edition, course in courses().items()
        ],
    }


def _lesson(lesson: Lesson, lang: str) -> dict[str, Any]:
    game = lesson.start()
    return {
        "name": lesson.name,
        "number": lesson.number,
        "minutes": lesson.minutes,
        "title": lesson.title(lang),
        "goal": lesson.goal(lang),
        "cards": list(lesson.cards),
        "steps": [game.note_at(step).sentence(lang) for step in range(1, game.steps + 1)],
    }
