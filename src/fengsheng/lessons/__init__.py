"""Lessons: scenes with a teacher, played on the real table.

>>> from fengsheng.lessons import Lesson
>>> game = Lesson.load("classic/1").start()
>>> game.note.sentence("en")
'You’re with the Underground. Only you know.'
"""

from __future__ import annotations

from fengsheng.lessons.errors import LessonError, UnknownLesson
from fengsheng.lessons.lesson import Lesson, lessons
from fengsheng.lessons.playing import LessonGame, NoteNow, Outcome

__all__ = ["Lesson", "LessonError", "LessonGame", "NoteNow", "Outcome", "UnknownLesson", "lessons"]
