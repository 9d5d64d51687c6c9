"""The glossary as a check: what a language never says, and how it writes its sentences.

Each language has a table of its own (`glossary_en.py`, `glossary_zh_hant.py`, `glossary_zh_hans.py`); this
file reads the sentences and holds them against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fengsheng.words.bundles import BOOK, EXPECT, GAME, LESSONS, RULES, RULINGS, WEB, files

# Sentences that only one edition says; the others are said at every table.
_SPYWAR = re.compile(r"^(sw-|why-sw-|web-card-sw-|web-howto-spywar|web-edition-about-spywar)|-spywar$")
_CLASSIC = re.compile(r"^(web-howto-classic|web-edition-about-classic|mission-)")
_CLASSIC_FILES = ("cards.ftl", "characters.ftl", "rules_classic.ftl", "rulings_classic.ftl")

# Where a name, a card or anything else that is not a figure is put in.
NAMES = "who|by|target|at|to|name|names|owner|usurper|sender|asked|dying|lock|seat|item|card|cards|aim|what"


class Sentence(NamedTuple):
    """One wording of a message; what is put in stands in it as {who}."""

    file: str
    key: str
    text: str

    @property
    def edition(self) -> str:
        """The only edition that says it, or nothing."""
        if self.file.startswith(("spywar", f"{RULES}spywar", f"{RULINGS}spywar")) or _SPYWAR.search(self.key):
            return "spywar"
        return "classic" if self.file in _CLASSIC_FILES or _CLASSIC.search(self.key) else ""

    @property
    def bare(self) -> str:
        """Without what is put in."""
        return re.sub(r"\{\w+\}", "", self.text)


class Never(NamedTuple):
    """A word that is ruled out, as a pattern, and the one that stands for the thing."""

    said: str
    instead: str
    but: frozenset[str] = frozenset()  # keys where it means another thing, or is printed so
    edition: str = ""  # only there
    keys: str = ""  # only these: a pattern


class Form(NamedTuple):
    """How the sentences of some keys are written: what the whole has to match, and how long it may be."""

    keys: str
    whole: str = ""
    most: int = 0  # characters, without what is put in


class Glossary(NamedTuple):
    """Everything one language holds to."""

    never: tuple[Never, ...]
    forms: tuple[Form, ...]
    latin: frozenset[str]  # what is written in letters, because there is no word for it


class _Wordings(Visitor):
    """Collects the patterns of a message, each variant for itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        text = ""
        for part in node.elements:
            if isinstance(part, ftl.TextElement):
                text += part.value
            elif isinstance(part.expression, ftl.VariableReference):
                text += f"{{{part.expression.id.name}}}"
        if text:
            self.found.append(text)
        self.generic_visit(node)


@cache
def sentences(lang: str) -> tuple[Sentence, ...]:
    """Everything that a language says, in the game and on the pages."""
    found: list[Sentence] = []
    for file in (
        file for part in (GAME, WEB, LESSONS, RULES, RULINGS, BOOK, EXPECT) for file in files(lang, part)
    ):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                wordings = _Wordings()
                wordings.visit(entry)
                found += [Sentence(file.name, entry.id.name, text) for text in wordings.found]
    assert len(found) > 1000, lang
    return tuple(found)


def banned(said: Iterable[Sentence], never: Iterable[Never]) -> Iterator[str]:
    """Every place that says what is never said."""
    rows = list(never)
    for sentence in said:
        for row in rows:
            if re.search(row.said, sentence.text) and _applies(row, sentence):  # the rarer first
                yield f"{sentence.key}: {sentence.text!r} says {row.said}, not {row.instead}."


def _applies(row: Never, sentence: Sentence) -> bool:
    return (
        sentence.key not in row.but
        and row.edition in ("", sentence.edition)
        and re.search(row.keys, sentence.key) is not None
    )


def needless(said: Iterable[Sentence], never: Iterable[Never]) -> Iterator[str]:
    """Every exception that nothing needs any more."""
    texts: dict[str, str] = {}
    for sentence in said:
        texts[sentence.key] = texts.get(sentence.key, "") + sentence.text
    for row in never:
        for key in sorted(row.but):
            if not re.search(row.said, texts.get(key, "")):
                yield f"{key} does not say {row.said}."


def misshapen(said: Iterable[Sentence], forms: Iterable[Form]) -> Iterator[str]:
    """Every sentence that is not written as its kind is, or is too long."""
    rows = list(forms)
    for sentence in said:
        for row in rows:
            if re.search(row.keys, sentence.key):
                if row.whole and not re.search(row.whole, sentence.text):
                    yield f"{sentence.key}: {sentence.text!r} is not {row.whole}."
                if row.most and len(sentence.bare) > row.most:
                    yield f"{sentence.key}: {len(sentence.bare)} characters, not {row.most}."


def foreign(said: Iterable[Sentence], latin: frozenset[str]) -> Iterator[str]:
    """Every word in letters that has none in the language."""
    for sentence in said:
        for word in re.findall(r"[A-Za-z][A-Za-z0-9-]*", sentence.bare):
            if word not in latin and not re.fullmatch(r"(?:CL|SW)(?:-[A-Z0-9]+)+", word):  # a rule's ID
                yield f"{sentence.key}: {word} in {sentence.text!r}."


def unwritable(
    said: Iterable[Sentence], charset: str, forbidden: str, own: Mapping[str, str]
) -> Iterator[str]:
    """Every character of another script: one that the old character set of the place does not have, or one
    that it has and the place does not use. `own` gives what a key may say in the other script."""
    for sentence in said:
        text = sentence.bare.replace(own.get(sentence.key, ""), "")
        wrong = [sign for sign in text if _han(sign) and (sign in forbidden or not _has(charset, sign))]
        if wrong:
            yield f"{sentence.key}: {''.join(wrong)} in {sentence.text!r}."


def _han(sign: str) -> bool:
    return "\u3400" <= sign <= "\u9fff"


def _has(charset: str, sign: str) -> bool:
    try:
        sign.encode(charset)
    except UnicodeEncodeError:
        return False
    return True
