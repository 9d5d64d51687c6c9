"""Things to read in between: help, one's own cards, a rule, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..editions.classic.roster import ROSTER
from ..rules import catalogue
from ..words import (
    card_text,
    character_name,
    end_reason,
    identity_name,
    listing,
    mission_text,
    say,
    seat_label,
    skill_text,
)
from ..words.terms import IDENTITY_KEYS
from . import screen

View = Mapping[str, Any]
GENDERS = ("none", "male", "female", "both")


def help_page(console: Console, lang: str) -> None:
    """Everything that can be typed."""
    for line in (
        say(lang, "term-help-number"),
        say(lang, "term-help-enter"),
        say(lang, "term-help-pass-on"),
        say(lang, "term-help-rule"),
        say(lang, "term-help-why"),
        say(lang, "term-help-hand"),
        say(lang, "term-help-log"),
        say(lang, "term-help-view"),
        say(lang, "term-help-language"),
        say(lang, "term-help-quit"),
    ):
        _indented(console, line)


def rule(console: Console, lang: str, law: str) -> None:
    """A rule of the catalogue by its ID."""
    entry = catalogue("classic").get(law) if law else None
    if entry is None:
        console.print(Text(say(lang, "term-rule-none")))
    else:
        console.print(Text(say(lang, "term-rule-line", id=entry.id, text=entry.text)))


def own_cards(console: Console, lang: str, view: View, house_rules: Mapping[str, str]) -> None:
    """Identity and goal, character, skills and mission, and what every card in hand says."""
    row = view["seats"][view["me"]]
    identity = row["identity"]
    if identity in IDENTITY_KEYS:
        code = "bureau" if IDENTITY_KEYS[identity] == "office" else IDENTITY_KEYS[identity]
        goal = say(lang, f"identity-{code}-goal", n=int(house_rules["faction_goal"]))
        console.print(Text(say(lang, "term-you", identity=identity_name(lang, identity), goal=goal)))
    character(console, lang, row["character"])
    table = Table.grid(padding=(0, 2))
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for face in sorted(set(row["known"])):
        table.add_row(screen.card(lang, face), Text(card_text(lang, face.split("/")[0], house_rules), "dim"))
    console.print(table)


def character(console: Console, lang: str, name: str) -> None:
    """A character's skills and mission."""
    for who in ROSTER:
        if who.name == name:
            kind = say(lang, "class-lurking" if who.lurking else "class-open")
            gender = say(lang, f"gender-{GENDERS[who.gender]}")
            title = say(
                lang,
                "term-character",
                character=character_name(lang, name, full=True),
                kind=kind,
                gender=gender,
            )
            console.print(Text(title, style="bold"))
            for skill in who.skills:
                _indented(console, f"{skill.number}. {skill_text(lang, skill.name)}")
            mission = say(lang, "term-mission", text=mission_text(lang, name))
            _indented(console, mission)


def _indented(console: Console, text: str) -> None:
    console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))


def result(console: Console, lang: str, view: View) -> None:
    """Who won and why, with everything open."""
    ended = view["result"]
    console.print(screen.header(lang, view))
    console.print(screen.seats(lang, view, console.width))
    reason = end_reason(lang, ended["reason"])
    law = say(lang, "term-result-rule", rule=ended["rule"])
    if ended["winners"]:
        who = listing(lang, [seat_label(lang, seat) for seat in ended["winners"]])
        line = say(lang, "term-won", who=who, reason=reason)
    else:
        line = say(lang, "term-nobody-won", reason=reason)
    console.print(Text.assemble((line, "bold"), " ", (f"({law})", "dim")))
    won = view["me"] in ended["winners"]
    console.print(
        Text(say(lang, "term-you-won" if won else "term-you-lost"), style="bold green" if won else "")
    )
