"""The page: a verdict, and below it everything that it rests on."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from fengsheng.arena.report.believed import beliefs
from fengsheng.arena.report.compared import cross_table, standings
from fengsheng.arena.report.counted import faults, mistakes
from fengsheng.arena.report.grouped import by_character, by_identity
from fengsheng.arena.report.lasted import balance, time
from fengsheng.arena.report.style import CSS
from fengsheng.words import check_language, edition_name, say

Part = Callable[[dict[str, Any], str], str]  # a section, or nothing

PARTS: tuple[Part, ...] = (
    cross_table,
    standings,
    by_identity,
    by_character,
    balance,
    beliefs,
    time,
    mistakes,
    faults,
)


def page(data: dict[str, Any], lang: str) -> str:
    """The figures of an arena as one file of HTML."""
    check_language(lang)
    title = say(lang, "arena-title", edition=edition_name(lang, data["preset"]), seats=data["seats"])
    body = "".join(part(data, lang) for part in PARTS)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1>{_facts(data, lang)}{_verdict(data, lang)}</header>\n"
        f"{body}{_method(lang)}</main>\n</body>\n</html>\n"
    )


def _facts(data: dict[str, Any], lang: str) -> str:
    words = [
        say(lang, f"arena-mode-{data['mode']}"),
        say(lang, "arena-games", games=f"{data['games']:,}", deals=f"{data['deals']:,}"),
        say(lang, f"arena-seeds-{data['seeds']}", first=f"{data['first']:,}"),
    ]
    return f'<p class="facts">{" · ".join(escape(word) for word in words)}</p>'


def _verdict(data: dict[str, Any], lang: str) -> str:
    """The first comparison that there is, in words: the better one is named first."""
    for row in data["ratios"]:
        if row["ratio"] is not None:
            of, to, ratio, (low, high) = row["of"], row["to"], row["ratio"], row["ci95"]
            if ratio < 1:
                of, to, ratio, low, high = to, of, 1 / ratio, 1 / high, 1 / low
            words = say(
                lang,
                "arena-verdict-open" if low <= 1 <= high else "arena-verdict",
                of=of,
                to=to,
                ratio=f"{ratio:.2f}",
                low=f"{low:.2f}",
                high=f"{high:.2f}",
            )
            return f'<p class="verdict">{escape(words)}</p>'
    return ""


def _method(lang: str) -> str:
    return (
        f"<details><summary>{escape(say(lang, 'arena-method'))}</summary>"
        f'<p class="about">{escape(say(lang, "arena-method-text"))}</p></details>'
    )
