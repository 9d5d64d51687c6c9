"""Which editions and presets there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fengsheng.core.errors import BadSeats, UnknownEdition
from fengsheng.core.ruleset import Ruleset
from fengsheng.editions.classic.edition import CLASSIC
from fengsheng.editions.edition import Edition
from fengsheng.editions.spywar.edition import SPYWAR

EDITIONS: tuple[Edition, ...] = (CLASSIC, SPYWAR)
USUAL: Final = "classic"  # the preset that is played where nobody names one

# Raised whenever a rule comes out differently, so that replays can say which rules made them.
RULES_VERSION: Final = "6"


def find(preset: str) -> Edition:
    """The edition a preset belongs to."""
    for edition in EDITIONS:
        if preset in edition.presets:
            return edition
    known = ", ".join(name for edition in EDITIONS for name in edition.presets)
    raise UnknownEdition(f"There is no edition {preset!r}; there are {known}.")


def make_ruleset(
    preset: str, seats: int, options: Mapping[str, object], banned: tuple[str, ...] = ()
) -> Ruleset:
    """The rules of a preset for so many seats, with house rules by name."""
    edition = find(preset)
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in edition.seats:
        raise BadSeats(f"{preset} is for {edition.seats[0]} to {edition.seats[-1]} players, not {seats!r}.")
    return edition.ruleset(preset, seats, options, banned)


def editions() -> dict[str, dict[str, Any]]:
    """Every preset with the seats it allows, its options, their values and defaults."""
    listing: dict[str, dict[str, Any]] = {}
    for edition in EDITIONS:
        for name, overrides in edition.presets.items():
            listing[name] = {
                "edition": edition.name,
                "seats": list(edition.seats),
                "options": {
                    rule.name: {
                        "default": overrides.get(rule.name, rule.default),
                        "values": list(rule.values),
                        "rule": rule.rule,
                        "about": rule.about,
                    }
                    for rule in edition.house_rules
                },
            }
    return listing
