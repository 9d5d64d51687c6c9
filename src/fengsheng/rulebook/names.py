"""Who and what has a page, under every name that somebody may look for; and which of them a text is about."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import find
from fengsheng.words.bundles import LANGUAGES, say
from fengsheng.words.terms import character_name, identity_name, skill_name

CARD, PERSON, IDENTITY = "card", "character", "identity"

# Words that have a name inside them and are another thing.
_OTHER = re.compile("鎖定技|锁定技")


@dataclass(frozen=True, slots=True)
class Page:
    """What has a page of its own: `stem` is what the IDs of its rules begin with."""

    kind: str
    key: str
    title: str  # as notation writes it
    stem: str
    names: dict[str, str]  # by language
    more: tuple[str, ...]  # other names in any language: in full, and those of its skills

    @property
    def id(self) -> str:
        """By which others name it."""
        return f"{self.kind}/{self.key}"


def stem_of(rule: str) -> str:
    """What an ID has in common with those of the same card or person: CL-CARD-LOCK of CL-CARD-LOCK-07."""
    return rule.rpartition("-")[0]


@cache
def pages(edition_name: str) -> tuple[Page, ...]:
    """Every card, character and identity of an edition."""
    edition = find(edition_name)
    return (*_cards(edition), *_people(edition), *_identities(edition))


def _cards(edition: Edition) -> list[Page]:
    rules = edition.ruleset(next(iter(edition.presets)), max(edition.seats), {}, ())
    return [
        Page(
            CARD,
            key,
            title,
            stem_of(rules.cards[key].rule),
            {lang: say(lang, f"card-{key}") for lang in LANGUAGES},
            (),
        )
        for title, key in edition.functions.items()
    ]


def _people(edition: Edition) -> list[Page]:
    return [
        Page(
            PERSON,
            who.code,
            who.name,
            f"{edition.rule_prefix}-CHAR-{who.code.upper()}",
            {lang: character_name(lang, who.name) for lang in LANGUAGES},
            tuple(
                dict.fromkeys(
                    name
                    for lang in LANGUAGES
                    for name in (
                        character_name(lang, who.name, full=True),
                        *(skill_name(lang, skill.name) for skill in who.skills),
                    )
                )
            ),
        )
        for who in edition.roster
    ]


def _identities(edition: Edition) -> list[Page]:
    names = edition.identity_names
    shown = [(title, code) for title, code in edition.identities.items() if title in names]
    return [
        Page(
            IDENTITY,
            code,
            title,
            f"{edition.rule_prefix}-TASK-{code.upper()}",
            {lang: identity_name(lang, title) for lang in LANGUAGES},
            (),
        )
        for title, code in shown
        if code != "none"
    ]


@cache
def spelling() -> dict[str, str]:
    """How names sound, in pinyin, a syllable a character: 截獲 is jie huo."""
    text = resources.files("fengsheng.rulebook").joinpath("pinyin.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)
    return found


@cache
def spoken() -> dict[str, Any]:
    """How players talk, where it is not how the book does: characters that stand for others, words that say
    nothing in a question, and groups of words that mean the same, of which the first is the book's."""
    text = resources.files("fengsheng.rulebook").joinpath("spoken.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def sounds(names: dict[str, str]) -> list[str]:
    """The ways in which somebody types a name by its sound: jiehuo, jh; the same in both scripts."""
    spelt = spelling().get(names["zh-Hans"])
    if spelt is None:
        return []
    syllables = spelt.split()
    return list(dict.fromkeys(["".join(syllables), "".join(one[0] for one in syllables)]))


@cache
def _finders(edition: str, lang: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    kinds = (CARD, PERSON)
    return tuple(
        (page.id, re.compile("|".join(map(re.escape, {page.names[lang], page.title}))))
        for page in pages(edition)
        if page.kind in kinds
    )


def named(edition: str, text: str, lang: str = "zh-Hant") -> list[str]:
    """The cards and characters that a Chinese text names, in the order of their pages."""
    text = _OTHER.sub("", text)
    return [page for page, name in _finders(edition, lang) if name.search(text)]


@cache
def _stems(edition: str) -> dict[str, str]:
    return {page.stem: page.id for page in pages(edition)}


def cited(edition: str, rules: tuple[str, ...]) -> list[str]:
    """The pages to which rules belong."""
    stems = _stems(edition)
    found = (stems.get(stem_of(rule)) for rule in rules)
    return list(dict.fromkeys(page for page in found if page is not None))
