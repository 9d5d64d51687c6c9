"""The rules as a player reads them, in three languages: `locales/LANG/rules_EDITION.ftl`, a line a rule.

A key is the ID of a rule or a ruling, or `section-N` for the title of section N. Above each line stands the
stamp of the catalogue's sentence that it says (`# from: 1a2b3c4d`): whoever changes the catalogue sees which
texts no longer say the same. What is not written is shown in English, and says that it is.

The files are Fluent like all others, but they are read line by line, and only when somebody asks for a rule:
a thousand sentences through a parser of grammar would make a server's first answer slow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from fengsheng.rules import Catalogue, Entry, Kind, catalogue
from fengsheng.words.bundles import RULES, by_key, say, written

KINDS: tuple[Kind, ...] = ("rule", "ruling")
"""What a player's book consists of; the other entries are for those who write the program."""

SOURCE = "en"  # the catalogue's own language

_LINE = re.compile(r"(?:# from: (?P<stamp>[0-9a-f]{8})\n)?(?P<key>[A-Za-z][\w-]*) = (?P<text>.+)")


class Text(NamedTuple):
    """A sentence, and the language it is in."""

    text: str
    lang: str


class Written(NamedTuple):
    """A line of a file: what it says, and the stamp of what it was made from."""

    text: str
    stamp: str


class Lacking(NamedTuple):
    """What is to be written in a language: keys without a text, with one of an older sentence, and texts of
    which the catalogue knows nothing."""

    missing: list[str]
    outdated: list[str]
    unknown: list[str]


def stamp(sentence: str) -> str:
    """What a text carries of the sentence that it was made from."""
    return sha256(sentence.encode()).hexdigest()[:8]


def section_key(section: str) -> str:
    """The key of a section's title: sections are numbered."""
    return f"section-{section.split()[0]}"


def told(entry: Entry) -> bool:
    """Whether an entry has a text of its own: also where sources differ and no table can choose, so that no
    house rule has words for it."""
    return entry.kind in KINDS or (entry.kind == "option" and "key" not in entry.fields)


def in_words(entry: Entry) -> bool:
    """Whether an entry can be said to a player: an option whose house rule there is, or what has a text."""
    return told(entry) or (entry.kind == "option" and written(f"house-{entry.fields['key']}"))


@cache
def wanted(edition: str) -> dict[str, str]:
    """Every key that needs a text, with the catalogue's sentence, in the order of the catalogue."""
    found: dict[str, str] = {}
    for entry in catalogue(edition):
        if told(entry):
            found.setdefault(section_key(entry.section), entry.section)
            found[entry.id] = entry.text
    return found


@cache
def texts(edition: str, lang: str) -> dict[str, Written]:
    """What is written in a language."""
    return by_key(lang, RULES, edition, lambda content, _: read(content))


def read(content: str) -> Iterator[tuple[str, Written]]:
    """The lines of a file."""
    for line in _LINE.finditer(content):
        yield line["key"], Written(line["text"], line["stamp"] or "")


def lacking(edition: str, lang: str) -> Lacking:
    """What is missing or out of date in a language."""
    keys, have = wanted(edition), texts(edition, lang)
    return Lacking(
        [key for key in keys if key not in have],
        [key for key, sentence in keys.items() if key in have and have[key].stamp != stamp(sentence)],
        [key for key in have if key not in keys],
    )


def rule_text(edition: str, entry: Entry, lang: str) -> Text:
    """What an entry says to a reader, or the catalogue's own words."""
    option = entry.fields.get("key", "") if entry.kind == "option" else ""  # its words are the house rule's
    if option and written(f"house-{option}"):
        name, about = (say(lang, f"house-{option}{end}") for end in ("", "-about"))
        return Text(say(lang, "rule-option", name=name, about=about), lang)
    return _said(edition, entry.id, entry.text, lang)


def section_title(edition: str, section: str, lang: str) -> Text:
    """A section's title."""
    return _said(edition, section_key(section), section, lang)


def _said(edition: str, key: str, sentence: str, lang: str) -> Text:
    line = texts(edition, lang).get(key)
    return Text(sentence, SOURCE) if line is None else Text(line.text, lang)


def entry_data(edition: str, entry: Entry, lang: str) -> dict[str, Any]:
    """An entry as data for a client, in the reader's language; `lang` is there where its text is in another
    one. The cells of the catalogue stay where the text is the catalogue's."""
    text, title = rule_text(edition, entry, lang), section_title(edition, entry.section, lang)
    data = {**entry.to_json(), "section": title.text, "text": text.text}
    if text.text != entry.text:
        data.pop("fields", None)
    if text.lang != lang:
        data["lang"] = text.lang
    return data


def search(book: Catalogue, words: str, lang: str) -> list[Entry]:
    """Entries that contain every word, in this language or in the catalogue itself."""
    patterns = [book.pattern(word) for word in words.split()]
    if not patterns:
        return []
    hays = ((entry, f"{rule_text(book.edition, entry, lang).text}\n{entry.haystack()}") for entry in book)
    return [entry for entry, hay in hays if all(pattern.search(hay) for pattern in patterns)]
