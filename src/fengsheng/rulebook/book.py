"""The whole book of an edition in one language, as data for a client: everything but what the words of the
edition have already (`words.catalogue`), and everything that a search looks at."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from fengsheng.core.skill import Character
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import find
from fengsheng.lessons.index import courses
from fengsheng.lessons.lesson import lessons
from fengsheng.rulebook.contents import Chapter, Term, contents
from fengsheng.rulebook.fold import folding
from fengsheng.rulebook.names import CARD, PERSON, Page, cited, named, pages, sounds, spoken
from fengsheng.rulebook.scenes import Scene, scenes
from fengsheng.rulebook.usable import when_card, when_skill
from fengsheng.rules import Catalogue, Entry, catalogue
from fengsheng.words.bundles import LANGUAGES, check_language, say_book
from fengsheng.words.rules import in_words, rule_text, section_title, texts
from fengsheng.words.rulings import ruling_text

SHOWN = ("rule", "ruling", "option")
"""What players argue about; the other entries of the catalogue are for those who write the program."""


@lru_cache(maxsize=8)
def book(edition_name: str, lang: str) -> dict[str, Any]:
    """The book of an edition."""
    check_language(lang)
    edition = find(edition_name)
    rules = catalogue(edition.name)
    return {
        "edition": edition.name,
        "lang": lang,
        "chapters": [_chapter(edition, rules, one, lang) for one in contents().chapters[edition.name]],
        "steps": {step: say_book(lang, f"book-step-{edition.name}-{step}") for step in edition.turn_strip},
        "pages": [_page(edition, page, lang) for page in pages(edition.name)],
        "terms": [_term(edition, one, lang) for one in contents().terms if edition.name in one.rules],
        "sections": [
            {"title": section_title(edition.name, section, lang).text, "ids": ids}
            for section, ids in _sections(rules).items()
        ],
        "entries": [_entry(edition, entry, lang) for entry in shown(rules)],
        "scenes": [_scene(edition, scene, lang) for scene in scenes(edition.name)],
        "lessons": _lessons(edition, lang),
        "fold": ["".join(folding()), "".join(folding().values())],
        "spoken": spoken(),
    }


def shown(rules: Catalogue) -> list[Entry]:
    """The entries of the player's book. Where sources differ and it comes to the same, there is a note for
    those who write the program and no house rule: nobody plays by it."""
    return [entry for entry in rules if entry.kind in SHOWN and entry.set != "expansion" and in_words(entry)]


def _sections(rules: Catalogue) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for entry in shown(rules):
        found.setdefault(entry.section, []).append(entry.id)
    return found


def of_stems(rules: Catalogue, stems: Iterable[str]) -> list[str]:
    """The rules whose IDs begin with one of these."""
    return [e.id for stem in stems for e in shown(rules) if e.id.startswith(f"{stem}-")]


def _chapter(edition: Edition, rules: Catalogue, one: Chapter, lang: str) -> dict[str, Any]:
    return {
        "key": one.key,
        "title": say_book(lang, f"book-chapter-{one.key}"),
        "said": [
            {"text": say_book(lang, f"book-{edition.name}-{one.key}-{number}"), "rule": rule}
            for number, rule in enumerate(one.said, 1)
        ],
        "rules": of_stems(rules, one.stems),
    }


def _page(edition: Edition, page: Page, lang: str) -> dict[str, Any]:
    others = [page.names[other] for other in LANGUAGES if other != lang]
    data: dict[str, Any] = {
        "kind": page.kind,
        "key": page.key,
        "name": page.names[lang],
        "names": list(dict.fromkeys([*others, page.title, *page.more])),
        "sounds": sounds(page.names),
        "rules": of_stems(catalogue(edition.name), [page.stem]),
    }
    if page.kind == CARD:
        ruleset = edition.ruleset(next(iter(edition.presets)), max(edition.seats), {}, ())
        data["when"] = when_card(edition, lang, ruleset.cards[page.key])
        data["on"] = say_book(lang, f"book-on-{page.key}")
        data["stops"] = say_book(lang, f"book-stops-{page.key}")
        lesson = _lesson(edition, page.key, lang)
        if lesson:
            data["lesson"] = lesson
    if page.kind == PERSON:
        (who,) = (who for who in edition.roster if who.code == page.key)
        data["skills"] = _skills(edition, who, lang)
    return data


def _skills(edition: Edition, who: Character, lang: str) -> dict[str, str]:
    """When its skills can be used, by their keys; those that answer what happens say so themselves."""
    told = {skill.name: when_skill(edition, lang, skill) for skill in who.skills}
    return {key: when for key, when in told.items() if when}


def _lesson(edition: Edition, card: str, lang: str) -> dict[str, Any] | None:
    """The first lesson that teaches a card."""
    for entry in courses()[edition.name].entries if edition.name in courses() else ():
        if card in entry.cards:
            title = next(one.title(lang) for one in lessons(edition.name) if one.number == entry.number)
            return {"number": entry.number, "minutes": entry.minutes, "title": title}
    return None


def _lessons(edition: Edition, lang: str) -> list[dict[str, Any]]:
    """All lessons, with the rules that are met in each."""
    found = lessons(edition.name) if edition.name in courses() else ()
    return [
        {"number": one.number, "minutes": one.minutes, "title": one.title(lang), "rules": list(one.rules)}
        for one in found
    ]


def _term(edition: Edition, one: Term, lang: str) -> dict[str, Any]:
    words = {other: say_book(other, f"book-term-{one.key}") for other in LANGUAGES}
    return {
        "key": one.key,
        "name": words[lang],
        "words": words,
        "sounds": sounds(words),
        "text": say_book(lang, f"book-term-{one.key}-text"),
        "rules": list(one.rules[edition.name]),
        "beside": [key for key in one.beside if edition.name in _term_of(key).rules],
    }


def _term_of(key: str) -> Term:
    return next(one for one in contents().terms if one.key == key)


def _entry(edition: Edition, entry: Entry, lang: str) -> dict[str, Any]:
    said = rule_text(edition.name, entry, lang)
    data: dict[str, Any] = {"id": entry.id, "kind": entry.kind, "text": said.text}
    if said.lang != lang:
        data["lang"] = said.lang
    if entry.source:
        data["source"] = entry.source
    links = [*entry.see, *(() if entry.kind == "option" else entry.changes)]
    if links:
        data["see"] = links
    if entry.kind == "option" and entry.changes:
        data["changes"] = list(entry.changes)
    if entry.kind == "option" and "key" in entry.fields:
        data["option"] = entry.fields["key"]
    chinese = texts(edition.name, "zh-Hant").get(entry.id)
    about = [
        *cited(edition.name, (entry.id, *entry.see)),
        *named(edition.name, chinese.text if chinese else ""),
    ]
    if about:
        data["about"] = list(dict.fromkeys(about))
    return data


def _scene(edition: Edition, scene: Scene, lang: str) -> dict[str, Any]:
    data: dict[str, Any] = {"id": scene.id, "rules": list(scene.rules), "about": list(scene.about)}
    written = ruling_text(edition.name, scene.id, lang)
    if written is None:
        data["title"] = scene.title
    else:
        data["ask"], data["answer"] = written
    return data
