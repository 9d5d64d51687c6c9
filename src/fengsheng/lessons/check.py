"""Whether the words of a lesson are all there, and whether they say what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fengsheng.lessons.index import courses
from fengsheng.lessons.words import key_of, said
from fengsheng.scenario import Scenario
from fengsheng.scenario.teaching import Do, End, LessonName, Note
from fengsheng.words import LANGUAGES, MissingWords

_RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+(?:-[A-Z0-9]+)*-[0-9A-Za-z]+\b")
ABOUT = ("title", "goal")  # what is said about every lesson before it begins


def keys(scene: Scenario) -> Iterator[str]:
    """The short keys that a scene uses, and those that every lesson has."""
    yield from ABOUT
    for step in scene.steps:
        if isinstance(step, Note | End):
            yield step.key
        if isinstance(step, Do):
            yield from (tried.key for tried in (*step.wrong, *step.why))
            if step.otherwise is not None:
                yield step.otherwise[1]


def problems(scene: Scenario) -> list[str]:
    """What is wrong with a scene beside what running it shows, a sentence each."""
    name = scene.lesson
    assert name is not None
    found = [] if _listed(name, scene) else [f"{scene.name}: lessons/index.toml does not list it as {name}."]
    for step in scene.steps:
        if isinstance(step, Note) and step.rule not in scene.rules:
            where = f"{step.line.file}:{step.line.number}"
            found.append(f"{where}: it is about {step.rule or 'no rule'}; expected one that the scene names.")
    for key in dict.fromkeys(keys(scene)):
        for lang in LANGUAGES:
            try:
                said(lang, key_of(name.edition, name.number, key))
            except MissingWords as error:
                found.append(f"{scene.name}: {error}")
    if not found:
        for key, rule in scene.reasons().items():
            found += _misnamed(key_of(name.edition, name.number, key), rule)
    return found


def _misnamed(key: str, rule: str) -> Iterator[str]:
    """A sentence that says why something is not possible names the rule that the engine gives, no other."""
    for lang in LANGUAGES:
        named = _RULE.findall(said(lang, key))
        if named != [rule]:
            yield f"{lang}, {key}: it names {', '.join(named) or 'no rule'}, and the rule is {rule}."


def _listed(name: LessonName, scene: Scenario) -> bool:
    course = courses().get(name.edition)
    entries = course.entries if course is not None else ()
    files = [path.name for entry in entries if entry.number == name.number for path in entry.scenes]
    return scene.name.replace("\\", "/").rpartition("/")[2] in files
