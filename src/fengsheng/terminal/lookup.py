"""What a person means by ?lock or ?s1: the cards of the hand and the skills that this may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fengsheng.words import LANGUAGES
from fengsheng.words.terms import NO_RULES, SKILLS, card_name, function_name, skill_name


def find(text: str, view: Mapping[str, Any], house_rules: Mapping[str, str] = NO_RULES) -> list[str]:
    """Cards and skills of the viewer, as `Game.explain` wants them written."""
    row = view["seats"][view["me"]]
    wanted = text.casefold()
    skills = own_skills(row["character"])
    if wanted[:1] == "s" and wanted[1:].isdigit():
        number = int(wanted[1:])
        return [skills[number - 1]] if 0 < number <= len(skills) else []
    if text in skills:
        return [text]
    printed = [what for what in skills if wanted in _printed(what)]
    if printed:
        return printed
    hand: Sequence[str] = sorted(set(row["known"]))
    ways = {face: _exact(face, house_rules) for face in hand}
    exact = [face for face in hand if wanted in ways[face]]
    return exact or [face for face in hand if any(name.startswith(wanted) for name in ways[face])]


def own_skills(character: str | list[str]) -> list[str]:
    """The skills of a character, in printed order."""
    found = [skill for skill in SKILLS.values() if skill.character == character]
    return [f"skill {s.character} {s.number}" for s in sorted(found, key=lambda s: s.number)]


def _printed(what: str) -> set[str]:
    """The names of a skill in all languages."""
    _, character, number = what.split()
    (name,) = (s.name for s in SKILLS.values() if s.character == character and str(s.number) == number)
    return {skill_name(lang, name).casefold() for lang in LANGUAGES}


def _exact(face: str, house_rules: Mapping[str, str]) -> set[str]:
    """Every way to write a card: notation, and its names in all languages."""
    function = face.split("/")[0]
    names = {face.casefold(), function}
    for lang in LANGUAGES:
        names |= {function_name(lang, function).casefold(), card_name(lang, face, house_rules).casefold()}
    return names
