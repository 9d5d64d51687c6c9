"""One lesson: its scenes, and what is said about it before it begins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fengsheng.lessons.errors import UnknownLesson
from fengsheng.lessons.index import courses
from fengsheng.lessons.playing import LessonGame
from fengsheng.lessons.words import sentence
from fengsheng.scenario import Scenario


@dataclass(frozen=True)
class Lesson:
    """A lesson by its edition and number. `start` plays it."""

    edition: str
    number: int
    minutes: int
    cards: tuple[str, ...]  # functions met for the first time, by their codes
    scenes: tuple[Scenario, ...]

    @classmethod
    def load(cls, name: str) -> Lesson:
        """A lesson by its name, such as classic/4."""
        edition, slash, number = name.partition("/")
        if not slash or not number.isdecimal() or not number.isascii():
            raise UnknownLesson(
                f"{name!r} is no name of a lesson; expected one such as {next(iter(courses()))}/4."
            )
        found = [lesson for lesson in lessons(edition) if lesson.number == int(number)]
        if not found:
            raise UnknownLesson(f"There is no lesson {name}; {edition} has {len(lessons(edition))}.")
        return found[0]

    @property
    def name(self) -> str:
        """How it is called by commands and addresses."""
        return f"{self.edition}/{self.number}"

    @property
    def following(self) -> str:
        """The name of the next lesson of the edition; empty after the last."""
        return f"{self.edition}/{self.number + 1}" if self.number < len(lessons(self.edition)) else ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules met here, in the order in which the scenes name them."""
        cited = (rule for scene in self.scenes for rule in scene.rules)
        return tuple(dict.fromkeys(cited))

    def title(self, lang: str) -> str:
        """What it is called."""
        return sentence(lang, self.edition, self.number, "title")

    def goal(self, lang: str) -> str:
        """What it teaches, in a sentence."""
        return sentence(lang, self.edition, self.number, "goal")

    def start(self, step: int = 1) -> LessonGame:
        """Begin, or go on at the step where one stopped: everything before it is played as wanted."""
        return LessonGame(self, step)


@cache
def lessons(edition: str) -> tuple[Lesson, ...]:
    """The lessons of an edition, in the order in which they are taught."""
    course = courses().get(edition)
    if course is None:
        raise UnknownLesson(f"{edition!r} has no lessons; there are some of {', '.join(courses())}.")
    return tuple(
        Lesson(
            entry.edition,
            entry.number,
            entry.minutes,
            entry.cards,
            tuple(Scenario.load(path) for path in entry.scenes),
        )
        for entry in course.entries
    )
