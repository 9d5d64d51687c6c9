"""House rules by name: what exists, what it may be set to, what it is when nobody says anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fengsheng.core.errors import BadOptionValue, UnknownOption

# What house rules are about, in the order in which they are listed.
DEAL: Final = "deal"
PEOPLE: Final = "people"
TURN: Final = "turn"
CARDS: Final = "cards"
DEATH: Final = "death"
WIN: Final = "win"
GROUPS: Final = (DEAL, PEOPLE, TURN, CARDS, DEATH, WIN)


class HouseRule:
    """One named option of an edition."""

    __slots__ = ("about", "default", "group", "name", "rule", "values")

    def __init__(self, name: str, values: tuple[str, ...], rule: str, about: str, group: str) -> None:
        self.name = name
        self.values = values
        self.default = values[0]  # the first value is what the edition's main preset plays
        self.rule = rule
        self.about = about
        self.group = group  # what it is about


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def settle(
    house_rules: tuple[HouseRule, ...],
    preset: Mapping[str, str],
    given: Mapping[str, object],
    aliases: Mapping[str, tuple[str, Mapping[str, str]]],
) -> dict[str, str]:
    """All options with their values: what was given, else the preset, else the default."""
    known = {rule.name: rule for rule in house_rules}
    chosen = {rule.name: preset.get(rule.name, rule.default) for rule in house_rules}
    said: dict[str, str] = {}
    for name, raw in given.items():
        value = _text(raw)
        asked = name
        if name in aliases:
            name, translate = aliases[name]
            if value not in translate:
                raise BadOptionValue(f"{asked} cannot be {value!r}; it can be {', '.join(translate)}.")
            value = translate[value]
        rule = known.get(name)
        if rule is None:
            raise UnknownOption(f"There is no house rule {asked!r}; there are {', '.join(sorted(known))}.")
        if value not in rule.values:
            raise BadOptionValue(f"{name} cannot be {value!r}; it can be {', '.join(rule.values)}.")
        if said.setdefault(name, value) != value:
            raise BadOptionValue(f"{asked} contradicts another value given for {name}.")
        chosen[name] = value
    return chosen
