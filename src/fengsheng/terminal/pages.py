"""Things to read in between: help, one's own cards, a rule, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fengsheng.coach import Hint
from fengsheng.core.face import NOBODY
from fengsheng.editions.registry import find
from fengsheng.rules import catalogue
from fengsheng.terminal import screen
from fengsheng.words import (
    card_text,
    character_name,
    end_reason,
    house_rule_name,
    house_value,
    identity_goal,
    identity_name,
    listing,
    mission_text,
    say,
    seat_label,
    skill_mark,
    skill_text,
    tell,
)
from fengsheng.words.rules import rule_text
from fengsheng.words.terms import IDENTITY_KEYS

View = Mapping[str, Any]
GENDERS = ("none", "male", "female", "both")


def help_page(console: Console, lang: str, view: View) -> None:
    """Everything that can be typed."""
    for line in (
        say(lang, "term-help-number"),
        say(lang, "term-help-enter"),
        say(lang, "term-help-pass-on"),
        say(lang, "term-help-hint"),
        say(lang, "term-help-asked"),
        say(lang, "term-help-rule"),
        tell(lang, view, "term-help-why"),
        tell(lang, view, "term-help-hand"),
        say(lang, "term-help-log"),
        say(lang, "term-help-house"),
        say(lang, "term-help-view"),
        say(lang, "term-help-language"),
        say(lang, "term-help-quit"),
    ):
        _indented(console, line)


def rule(console: Console, lang: str, view: View, rule: str) -> None:
    """A rule of the catalogue by its ID."""
    edition = find(view["edition"]).name
    entry = catalogue(edition).get(rule) if rule else None
    if entry is None:
        console.print(Text(say(lang, "term-rule-none")))
    else:
        text = rule_text(edition, entry, lang).text
        console.print(Text(say(lang, "term-rule-line", id=entry.id, text=text)))


def hint(console: Console, told: Hint) -> None:
    """The best answers, each with what it does, what for, what that rests on, and how sure that is."""
    console.print(Text(told.sentence))
    for option in told.options:
        _indented(console, option.label, "bold")
        reasons = (option.effect, option.aim, *option.because, option.sure)
        console.print(Padding(Text("\n".join(filter(None, reasons)), "dim"), (0, 0, 0, 4), expand=False))


def house_rules(console: Console, lang: str, table: Mapping[str, str]) -> None:
    """How this table plays."""
    for name, value in table.items():
        words = house_value(lang, name, value)
        _indented(console, say(lang, "term-house-row", name=house_rule_name(lang, name), value=words))


def own_cards(console: Console, lang: str, view: View, table: Mapping[str, str]) -> None:
    """Identity and goal, character, skills and mission, and what every card in hand says."""
    row = view["seats"][view["me"]]
    identity(console, lang, view, table)
    character(console, lang, view, row["character"])
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    for face in sorted(set(row["known"])):
        grid.add_row(screen.card(lang, face, table), Text(card_text(lang, face.split("/")[0], table), "dim"))
    console.print(grid)


def identity(console: Console, lang: str, view: View, table: Mapping[str, str]) -> None:
    """Who one is, and what that takes to win."""
    mine = view["seats"][view["me"]]["identity"]
    if mine in IDENTITY_KEYS:
        goal = identity_goal(lang, mine, table)
        console.print(Text(say(lang, "term-you", identity=identity_name(lang, mine), goal=goal)))


def character(console: Console, lang: str, view: View, name: str) -> None:
    """A character's skills, and its mission if it has one."""
    for who in find(view["edition"]).roster:
        if who.name == name:
            title = say(
                lang,
                "term-character",
                character=character_name(lang, name, full=True),
                kind=tell(lang, view, "class-lurking" if who.lurking else "class-open"),
                gender=say(lang, f"gender-{GENDERS[who.gender]}"),
            )
            console.print(Text(title, style="bold"))
            # Chinese has no spaces: without a column of its own the mark would stand alone on a line
            skills = Table.grid(padding=(0, 1))
            skills.add_column(no_wrap=True)
            skills.add_column(overflow="fold")
            for skill in who.skills:
                skills.add_row(skill_mark(lang, skill.name), skill_text(lang, skill.name))
            console.print(Padding(skills, (0, 0, 0, 2), expand=False))
            if who.mission is not None:
                _indented(console, say(lang, "term-mission", text=mission_text(lang, name)))


def _declared(lang: str, ended: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who declared, and who took that victory."""
    who = listing(lang, [seat_label(lang, seat, names) for seat in ended["declarers"]])
    if ended["usurper"] == NOBODY:
        return say(lang, "term-declared", who=who)
    return say(lang, "term-usurped", who=who, usurper=seat_label(lang, ended["usurper"], names))


def _indented(console: Console, text: str, style: str = "") -> None:
    console.print(Padding(Text(text, style), (0, 0, 0, 2), expand=False))


def result(console: Console, lang: str, view: View) -> None:
    """Who won and why, with everything open."""
    ended = view["result"]
    console.print(screen.header(lang, view))
    console.print(screen.seats(lang, view, console.width))
    reason = end_reason(lang, ended["reason"])
    rule = say(lang, "term-result-rule", rule=ended["rule"])
    if ended["winners"]:
        who = listing(lang, [seat_label(lang, seat, screen.people(view)) for seat in ended["winners"]])
        line = say(lang, "term-won", who=who, reason=reason)
    else:
        line = say(lang, "term-nobody-won", reason=reason)
    console.print(Text.assemble((line, "bold"), " ", (f"({rule})", "dim")))
    if ended["declarers"]:
        console.print(Text(_declared(lang, ended, screen.people(view))))
    won = view["me"] in ended["winners"]
    console.print(
        Text(say(lang, "term-you-won" if won else "term-you-lost"), style="bold green" if won else "")
    )
