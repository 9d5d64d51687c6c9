"""The house rules of a table, as the book takes them: what holds, and what differs from what is printed."""

from __future__ import annotations

from collections.abc import Mapping

from fengsheng.core.errors import BadOptionValue
from fengsheng.core.house_rules import HouseRule
from fengsheng.editions.registry import find
from fengsheng.rulebook.usable import values


def read_house(preset: str, text: str) -> dict[str, str]:
    """House rules as an address has them: `lock_target:intelligence,draw_phase:may_draw_2`."""
    chosen: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOptionValue(f"{part!r} is no house rule; write it as name:value.")
        chosen[name] = value
    edition = find(preset)
    edition.terms(preset, max(edition.seats), {k: v for k, v in chosen.items() if k != "identity_table"})
    return chosen


def in_force(preset: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every house rule of such a table with its value."""
    edition = find(preset)
    return {**values(edition), **edition.presets[preset], **chosen}


def differing(preset: str, chosen: Mapping[str, str]) -> list[tuple[HouseRule, str, str]]:
    """House rules that differ from the printed game: the rule, what is printed, what holds here."""
    edition = find(preset)
    printed, here = values(edition), in_force(preset, chosen)
    return [
        (rule, printed[rule.name], here[rule.name])
        for rule in edition.house_rules
        if printed[rule.name] != here[rule.name]
    ]
