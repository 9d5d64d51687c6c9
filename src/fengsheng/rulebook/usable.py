"""When something can be used, from the tables by which the engine offers it: as a strip of the turn's steps,
and in words."""

from __future__ import annotations

from typing import Any

from fengsheng.core.card import Card
from fengsheng.core.skill import Active
from fengsheng.editions.edition import Edition
from fengsheng.explain.when import phrase


def values(edition: Edition) -> dict[str, str]:
    """The house rules as they are printed."""
    preset = next(iter(edition.presets))
    return {**{rule.name: rule.default for rule in edition.house_rules}, **edition.presets[preset]}


def strip(edition: Edition, moments: tuple[str, ...]) -> list[str]:
    """The steps of a turn in which one of these moments falls."""
    return [step for step, own in edition.turn_strip.items() if not set(own).isdisjoint(moments)]


def when_card(edition: Edition, lang: str, card: Card) -> dict[str, Any]:
    """When a card can be used, and where that hangs on a house rule: for every value that changes it."""
    usual = values(edition)
    told = _told(edition, lang, card, usual)
    otherwise: list[dict[str, Any]] = []
    for rule in edition.house_rules:
        for value in rule.values:
            other = _told(edition, lang, card, {**usual, rule.name: value})
            if other != told:
                otherwise.append({"option": rule.name, "value": value, **other})
    return {**told, "otherwise": otherwise} if otherwise else told


def when_skill(edition: Edition, lang: str, skill: object) -> str:
    """When a skill can be used at will, in words; nothing for one that answers what happens."""
    if not isinstance(skill, Active):
        return ""
    house = values(edition)
    return phrase(lang, skill.when(house), skill.turns(house))


def _told(edition: Edition, lang: str, card: Card, house: dict[str, str]) -> dict[str, Any]:
    moments, turns = card.when(house), card.turns(house)
    return {"steps": strip(edition, moments), "turns": turns, "phrase": phrase(lang, moments, turns)}
