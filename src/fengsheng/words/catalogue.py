"""The words of an edition as data: what a client needs to name and explain everything it is shown.

Built from the same Fluent files as every sentence of the game, so that a client has no words of its own for
cards, people or rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fengsheng.core.face import COLOURS
from fengsheng.core.house_rules import GROUPS
from fengsheng.core.notation import SEATS
from fengsheng.core.skill import Character
from fengsheng.editions.edition import GENDERS, Edition
from fengsheng.editions.registry import find
from fengsheng.words.bundles import check_language, say
from fengsheng.words.editions import speech_of
from fengsheng.words.terms import (
    CARDS,
    REASONS,
    ROUTE_KEYS,
    card_name,
    character_name,
    edition_name,
    end_reason,
    house_rule_about,
    house_rule_name,
    house_value,
    identity_goal,
    identity_name,
    mission_text,
    other_text,
    skill_label,
    skill_name,
    skill_text,
)

_GENDER_NAMES = {number: name for name, number in GENDERS.items()}


@lru_cache(maxsize=32)
def catalogue(preset: str, lang: str) -> dict[str, Any]:
    """Everything that has a name in the edition of that preset."""
    check_language(lang)
    edition = find(preset)
    return {
        "edition": edition.name,
        "lang": lang,
        "presets": [_preset(edition, name, lang) for name in edition.presets],
        "cards": _cards(edition, preset, lang),
        "functions": _functions(edition, lang),
        "routes": _routes(edition, lang),
        "colours": {
            colour: {"name": say(lang, f"colour-{colour}"), "mark": say(lang, f"colour-{colour}-mark")}
            for colour in COLOURS
        },
        "characters": [_character(who, lang) for who in edition.roster],
        "identities": _identities(edition, preset, lang),
        "house": _house(edition, lang),
        "sides": {str(seats): [list(one) for one in several] for seats, several in edition.sides.items()},
        "tasks": {pool: list(tasks) for pool, tasks in edition.tasks.items()},
        "phases": {p.name: _own(edition, lang, f"term-phase-{p.name}") for p in edition.vocabulary.phases},
        "bar": {phase.name: phase.bar for phase in edition.vocabulary.phases},
        "steps_of_play": list(edition.steps_of_play),
        "draw_label_key": edition.draw_label_key,
        "portraits": edition.portraits,
        "reasons": {reason: end_reason(lang, reason) for reason in REASONS},
        "seats": [say(lang, f"seat-{seat}") for seat in range(len(SEATS))],
    }


def _own(edition: Edition, lang: str, key: str) -> str:
    return say(lang, speech_of(edition).own(key))


def _values(edition: Edition, preset: str) -> dict[str, str]:
    """Every house rule with the value a preset gives it."""
    overrides: Mapping[str, str] = edition.presets[preset]
    return {rule.name: overrides.get(rule.name, rule.default) for rule in edition.house_rules}


def _preset(edition: Edition, name: str, lang: str) -> dict[str, Any]:
    return {
        "preset": name,
        "name": edition_name(lang, name),
        "seats": list(edition.seats),
        "options": _values(edition, name),
    }


def _cards(edition: Edition, preset: str, lang: str) -> list[dict[str, Any]]:
    """The cards of the deck, equal ones counted, in the order of the deck."""
    values = _values(edition, preset)
    rules = edition.ruleset(next(iter(edition.presets)), max(edition.seats), {}, ())
    counts = Counter(face.name for face in rules.faces)
    shown: list[dict[str, Any]] = []
    for face in rules.faces:
        if counts[face.name]:
            row: dict[str, Any] = {
                "face": face.name,
                "name": card_name(lang, face.name, values),
                "function": CARDS[face.name.split("/")[0]],
                "colours": [COLOURS[colour] for colour in face.colours],
                "route": ROUTE_KEYS[rules.route_names[face.route]],
                "count": counts.pop(face.name),
            }
            if face.lockable:
                row["locks"] = True
            shown.append(row)
    return shown


def _functions(edition: Edition, lang: str) -> dict[str, dict[str, Any]]:
    procedures = edition.ruleset(next(iter(edition.presets)), max(edition.seats), {}, ()).procedures
    return {
        key: _function(title, key, lang, getattr(procedures[key], "rule", ""))
        for title, key in edition.functions.items()
    }


def _function(title: str, key: str, lang: str, rule: str) -> dict[str, Any]:
    row: dict[str, Any] = {
        "title": title,
        "name": say(lang, f"card-{key}"),
        "text": say(lang, f"card-{key}-text"),
        "rule": rule,
    }
    other = other_text(title)
    if other is not None:
        option, value = other
        row["otherwise"] = {"option": option, "value": value, "text": say(lang, f"card-{key}-text-alt")}
    return row


def _routes(edition: Edition, lang: str) -> dict[str, dict[str, str]]:
    return {
        key: {"title": title, "name": say(lang, f"route-{key}"), "text": say(lang, f"route-{key}-text")}
        for title, key in edition.routes.items()
    }


def _character(who: Character, lang: str) -> dict[str, Any]:
    row: dict[str, Any] = {
        "title": who.name,
        "code": who.code,
        "name": character_name(lang, who.name),
        "full": character_name(lang, who.name, full=True),
        "gender": _GENDER_NAMES[who.gender],
        "hidden": who.lurking,
        "skills": [
            {
                "key": skill.name,
                "notation": f"skill {who.name} {skill.number}",
                "name": skill_name(lang, skill.name),
                "label": skill_label(lang, skill.name),
                "text": skill_text(lang, skill.name),
                "rule": skill.rule,
            }
            for skill in who.skills
        ],
    }
    if who.mission is not None:
        row["mission"] = mission_text(lang, who.name)
    return row


def _identities(edition: Edition, preset: str, lang: str) -> list[dict[str, Any]]:
    values = _values(edition, preset)
    return [
        {
            "title": title,
            "code": code,
            "name": identity_name(lang, title),
            "goal": identity_goal(lang, title, values),
        }
        for title, code in edition.identities.items()
    ]


def _house(edition: Edition, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "name": rule.name,
            "label": house_rule_name(lang, rule.name),
            "about": house_rule_about(lang, rule.name),
            "rule": rule.rule,
            "group": rule.group,
            "values": [
                {"value": value, "label": house_value(lang, rule.name, value)} for value in rule.values
            ],
        }
        for rule in sorted(edition.house_rules, key=lambda rule: GROUPS.index(rule.group))
    ]
