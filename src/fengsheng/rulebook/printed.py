"""The book for printing: one page of HTML with its own style, ink only. First a sheet with everything at a
glance, then chapters, cards, characters, house rules of the table, glossary, all rules and rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from importlib import resources
from typing import Any

from fengsheng.editions.registry import find
from fengsheng.rulebook.book import book
from fengsheng.rulebook.tables import differing, in_force
from fengsheng.words import edition_name, house_rule_name, house_value
from fengsheng.words.bundles import say_book
from fengsheng.words.catalogue import catalogue

STYLE = resources.files("fengsheng.rulebook").joinpath("printed.css").read_text("utf-8")
FORMS = {"red": "●", "blue": "◆", "black": "■"}  # colours without ink of their colour
PARTS = ("cards", "people", "identities", "house", "terms", "rules")


def printed(preset: str, lang: str, chosen: Mapping[str, str]) -> str:
    """The whole book of an edition, with the house rules of a table."""
    made = _Printed(preset, lang, chosen)
    title = made.title
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"{made.sheet()}\n{made.contents()}\n{made.chapters()}\n{made.cards()}\n{made.people()}\n"
        f"{made.identities()}\n{made.house()}\n{made.terms()}\n{made.rules()}\n</body>\n</html>\n"
    )


def _tag(name: str, text: str, kind: str = "") -> str:
    return f"<{name}{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{text}</{name}>"


class _Printed:
    """The parts of the book, made from its data."""

    def __init__(self, preset: str, lang: str, chosen: Mapping[str, str]) -> None:
        self._lang = lang
        self._house = in_force(preset, chosen)
        self._other = differing(preset, chosen)
        self._book = book(find(preset).name, lang)
        self._words = catalogue(preset, lang)
        self._entries = {entry["id"]: entry for entry in self._book["entries"]}
        self._marks = self._changed()
        edition = edition_name(lang, preset)
        name = f"{edition[:1].upper()}{edition[1:]}"
        self.title = escape(say_book(lang, "book-print-title", edition=name))

    def _say(self, key: str) -> str:
        return escape(say_book(self._lang, f"book-print-{key}"))

    def _changed(self) -> dict[str, list[str]]:
        """The rules that a house rule of this table changes, each with what holds here."""
        found: dict[str, list[str]] = {}
        for rule, usual, here in self._other:
            said = self._one_house_rule(rule.name, usual, here)
            option = self._entries.get(rule.rule, {})
            for other in (rule.rule, *option.get("changes", ())):
                found.setdefault(other, []).append(said)
        return found

    def _one_house_rule(self, name: str, usual: str, here: str) -> str:
        was, now = (escape(house_value(self._lang, name, value)) for value in (usual, here))
        return f"{escape(house_rule_name(self._lang, name))}: <s>{was}</s> <b>{now}</b>"

    def _when(self, page: dict[str, Any]) -> dict[str, Any]:
        """When a card can be used at this table."""
        when: dict[str, Any] = page["when"]
        for other in when.get("otherwise", ()):
            if self._house.get(other["option"]) == other["value"]:
                return dict(other)
        return when

    def _text(self, key: str) -> str:
        function = self._words["functions"][key]
        other = function.get("otherwise")
        if other and self._house.get(other["option"]) == other["value"]:
            return escape(str(other["text"]))
        return escape(str(function["text"]))

    def _pages(self, kind: str) -> list[dict[str, Any]]:
        return [page for page in self._book["pages"] if page["kind"] == kind]

    def _counts(self, key: str) -> str:
        """How many there are of each colour, by its form and its letter."""
        found: dict[str, int] = {}
        for card in self._words["cards"]:
            if card["function"] == key:
                for colour in card["colours"]:
                    found[colour] = found.get(colour, 0) + card["count"]
        marks = self._words["colours"]
        return " ".join(
            f"{FORMS[colour]}{escape(marks[colour]['mark'])}{n}"
            for colour in FORMS
            if (n := found.get(colour))
        )

    def _routes(self, key: str) -> str:
        keys = dict.fromkeys(card["route"] for card in self._words["cards"] if card["function"] == key)
        return " · ".join(escape(self._words["routes"][route]["name"]) for route in keys)

    # The sheet.

    def sheet(self) -> str:
        """Everything at a glance, on one page."""
        steps = self._book["steps"]
        at: dict[str, list[str]] = {step: [] for step in steps}
        rows: list[str] = []
        for page in self._pages("card"):
            when = self._when(page)
            for step in when["steps"]:
                at[step].append(escape(page["name"]))
            rows.append(
                f"<tr><th>{escape(page['name'])}<small>{self._counts(page['key'])}</small></th>"
                f"<td>{self._text(page['key'])}</td><td>{escape(when['phrase'])}</td></tr>"
            )
        strip = "".join(
            f"<li><b>{escape(name)}</b><span>{'<br>'.join(at[step]) or '—'}</span></li>"
            for step, name in steps.items()
        )
        said = "".join(_tag("li", escape(one["text"])) for one in self._book["chapters"][0]["said"])
        goals = "".join(
            f"<li><b>{escape(one['name'])}</b> {escape(one['goal'])}</li>" for one in self._goals()
        )
        ways = "".join(
            f"<li><b>{escape(one['name'])}</b> {escape(one['text'])}</li>"
            for one in self._words["routes"].values()
        )
        return (
            f'<section class="sheet" id="sheet"><h1>{self.title}</h1>'
            f"<h2>{self._say('cheat')}</h2>"
            f'<ol class="said">{said}</ol><ol class="strip">{strip}</ol>'
            f"<table>{''.join(rows)}</table>"
            f'<div class="two"><ul>{goals}</ul><ul>{ways}</ul></div></section>'
        )

    def _goals(self) -> list[dict[str, Any]]:
        """The identities that are in play at such a table."""
        pages = {page["key"] for page in self._pages("identity")}
        return [one for one in self._words["identities"] if one["code"] in pages]

    def contents(self) -> str:
        """What comes in which order."""
        parts = [part for part in PARTS if part != "house" or self._other]
        lines = [
            *(
                f'<li><a href="#{one["key"]}">{escape(one["title"])}</a></li>'
                for one in self._book["chapters"]
            ),
            *(f'<li><a href="#{part}">{self._say(part)}</a></li>' for part in parts),
        ]
        return f'<nav class="contents"><h2>{self._say("contents")}</h2><ol>{"".join(lines)}</ol></nav>'

    # The book.

    def chapters(self) -> str:
        """Prose, every sentence with its rule."""
        return "".join(
            f'<section class="chapter" id="{one["key"]}"><h2>{escape(one["title"])}</h2>'
            + "".join(f"<p>{escape(said['text'])} <code>{said['rule']}</code></p>" for said in one["said"])
            + "</section>"
            for one in self._book["chapters"]
        )

    def cards(self) -> str:
        """A card, when it can be used, its rules."""
        steps = self._book["steps"]
        out: list[str] = []
        for page in self._pages("card"):
            when = self._when(page)
            cells = "".join(
                f'<li class="{"yes" if step in when["steps"] else "no"}">{escape(name)}</li>'
                for step, name in steps.items()
            )
            out.append(
                f'<article><div class="card"><b>{escape(page["name"])}</b><i>{self._counts(page["key"])}</i>'
                f"<span>{self._text(page['key'])}</span><em>{self._routes(page['key'])}</em></div>"
                f"<h3>{escape(page['name'])}</h3>"
                f"<p>{self._say('on')}: {escape(page['on'])}</p>"
                f"<p>{self._say('stops')}: {escape(page['stops'])}</p>"
                f'<p>{self._say("when")}: {escape(when["phrase"])}</p><ol class="track">{cells}</ol>'
                f"{self._lines(page['rules'])}</article>"
            )
        return self._part("cards", "".join(out))

    def people(self) -> str:
        """Characters with skills and missions."""
        out: list[str] = []
        for who in self._words["characters"]:
            skills = "".join(
                f"<p><b>{escape(skill['name'])}</b> {escape(skill['text'])}</p>" for skill in who["skills"]
            )
            if who.get("mission"):
                skills += f"<p><b>{self._say('mission')}</b> {escape(who['mission'])}</p>"
            out.append(f"<article><h3>{escape(who['name'])}</h3>{skills}</article>")
        return self._part("people", "".join(out))

    def identities(self) -> str:
        """Who wins by what."""
        rows = "".join(f"<p><b>{escape(one['name'])}</b> {escape(one['goal'])}</p>" for one in self._goals())
        return self._part("identities", rows)

    def house(self) -> str:
        """What differs at this table, the printed value struck through."""
        if not self._other:
            return ""
        rows = (self._one_house_rule(rule.name, usual, here) for rule, usual, here in self._other)
        return self._part("house", "".join(_tag("p", row) for row in rows))

    def terms(self) -> str:
        """The glossary."""
        rows = (f"<p><b>{escape(one['name'])}</b> {escape(one['text'])}</p>" for one in self._book["terms"])
        return self._part("terms", "".join(rows))

    def rules(self) -> str:
        """Every rule and ruling by its ID; those of cards stand with the card."""
        shown = {rule for page in self._pages("card") for rule in page["rules"]}
        out: list[str] = []
        for section in self._book["sections"]:
            ids = [one for one in section["ids"] if one not in shown and self._printable(one)]
            if ids:
                out.append(f"<h3>{escape(section['title'])}</h3>{self._lines(ids)}")
        return self._part("rules", "".join(out))

    def _printable(self, rule: str) -> bool:
        """A house rule stands there where it differs: what others might agree on is no rule of this table."""
        return self._entries[rule]["kind"] != "option" or rule in self._marks

    def _lines(self, ids: Iterable[str]) -> str:
        out: list[str] = []
        for rule in ids:
            entry = self._entries[rule]
            marks = "".join(_tag("ins", said) for said in self._marks.get(rule, ()))
            lang = f' lang="{entry["lang"]}"' if "lang" in entry else ""
            out.append(f"<li{lang}>{escape(entry['text'])} <code>{rule}</code>{marks}</li>")
        return f'<ul class="rules">{"".join(out)}</ul>'

    def _part(self, key: str, inside: str) -> str:
        return f'<section class="part {key}" id="{key}"><h2>{self._say(key)}</h2>{inside}</section>'
