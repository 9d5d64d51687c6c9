"""Questions that players ask, with the short answers that settle them: `locales/LANG/rulings_EDITION.ftl`.

Each belongs to a scenario that plays it, and is named after its file (`cl-sc-lock-06`). Above it stand the
file and the stamp of what is played there: whoever changes the scenario sees which answers to read again.
For a scenario without a text a question and an answer are made from the rules that it cites.

The files are Fluent, read like those of the rules: only when somebody asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fengsheng.rules import catalogue
from fengsheng.words.bundles import LANGUAGES, RULINGS, by_key, say
from fengsheng.words.rules import SOURCE, rule_text, section_title, stamp, told

SUFFIX = ".scn"

_SPACE = {SOURCE: " "}  # between sentences; Chinese has none

_HEAD = re.compile(r"^[a-z][\w-]* =", re.MULTILINE)
_TEXT = re.compile(
    r"^# (?P<file>\S+)\n# from: (?P<stamp>[0-9a-f]{8})\n(?P<key>[a-z][\w-]*) =\n"
    r"    \.ask = (?P<ask>.+)\n    \.answer = (?P<answer>.+)$",
    re.MULTILINE,
)
_ASKED = re.compile(r"^(?P<ask>[^？?]+[？?])\s*(?P<answer>.+)$", re.DOTALL)


class RulingText(NamedTuple):
    """What a player asks, and the answer."""

    ask: str
    answer: str


class WrittenRuling(NamedTuple):
    """A text of a file, the scenario it belongs to, and the stamp of what that scenario played."""

    text: RulingText
    file: str
    stamp: str


class LackingRulings(NamedTuple):
    """What is to be done in a language: texts that another language has and this one has not, those whose
    scenario plays something else by now, and those whose scenario is gone."""

    missing: list[str]
    outdated: list[str]
    unknown: list[str]


def ruling_key(stem: str) -> str:
    """The key of a scenario's text, by the name of its file."""
    return stem.lower()


def scenario_stamp(scenario: str) -> str:
    """The stamp of what a scenario plays: its title and notes may change."""
    lines = (line.rstrip() for line in scenario.splitlines())
    return stamp("\n".join(line for line in lines if line and not line.startswith(("title:", "#"))))


@cache
def rulings(edition: str, lang: str) -> dict[str, WrittenRuling]:
    """Every text of an edition that is written in a language."""
    return by_key(lang, RULINGS, edition, read)


def read(content: str, name: str) -> list[tuple[str, WrittenRuling]]:
    """The texts of a file; one that is not whole is an error."""
    found = [
        (text["key"], WrittenRuling(RulingText(text["ask"], text["answer"]), text["file"], text["stamp"]))
        for text in _TEXT.finditer(content)
    ]
    heads = [head[0].removesuffix(" =") for head in _HEAD.finditer(content)]
    if heads != [key for key, _ in found]:
        broken = next((head for head in heads if head not in dict(found)), "a text")
        raise ValueError(f"{name}: {broken} lacks its file, its stamp, its question or its answer.")
    return found


def ruling_text(edition: str, stem: str, lang: str) -> RulingText | None:
    """Question and answer of a scenario, if somebody has written them."""
    written = rulings(edition, lang).get(ruling_key(stem))
    return None if written is None else written.text


def made_ruling(edition: str, cited: Iterable[str], lang: str) -> RulingText | None:
    """Question and answer for a scenario without a text, from the rules that it cites: the first ruling asks
    and answers; where there is none the rules themselves are the answer, or the table decides. Nothing, if
    nothing is cited that players have words for."""
    book = catalogue(edition)
    cites = [entry for rule in cited if (entry := book.get(rule)) is not None]
    for entry in cites:
        asked = _ASKED.match(rule_text(edition, entry, lang).text) if entry.kind == "ruling" else None
        if asked is not None:
            return RulingText(asked["ask"], asked["answer"])
    if said := [entry for entry in cites if told(entry)]:
        about = section_title(edition, said[0].section, lang).text
        answer = (rule_text(edition, entry, lang).text for entry in said[:2])
        return RulingText(say(lang, "ruling-made-ask", about=about), _SPACE.get(lang, "").join(answer))
    for entry in cites:
        if entry.kind == "option":
            return RulingText(rule_text(edition, entry, lang).text, say(lang, "ruling-made-house"))
    return None


def scenario_paths(root: Path, edition: str) -> dict[str, Path]:
    """The scenarios of a source tree by the keys of their texts."""
    found: dict[str, Path] = {}
    for path in sorted((root / "scenarios" / edition).rglob(f"*{SUFFIX}")):
        key = ruling_key(path.stem)
        if key in found:
            raise ValueError(f"Two scenarios of {edition} are called {path.stem}: {found[key]} and {path}.")
        found[key] = path
    return found


def lacking_rulings(edition: str, lang: str, root: Path) -> LackingRulings:
    """What is missing, out of date or without a scenario in a language."""
    have, paths = rulings(edition, lang), scenario_paths(root, edition)
    every = dict.fromkeys(key for other in LANGUAGES for key in rulings(edition, other))
    return LackingRulings(
        [key for key in every if key not in have],
        [
            key
            for key, written in have.items()
            if key in paths and written.stamp != scenario_stamp(paths[key].read_text("utf-8"))
        ],
        [key for key in have if key not in paths],
    )
