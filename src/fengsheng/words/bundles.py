"""The Fluent files as one bundle a language; what is not written is an error, never a guess."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from fengsheng.core.errors import FengshengError

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
# parts of the words, by how the names of their files begin
GAME, WEB, LESSONS, RULES, RULINGS = "", "web", "lessons", "rules_", "rulings_"
BOOK, EXPECT = "book", "expect"
# A sentence or a term begins a line; whatever belongs to it is indented. It may name others: { -term }.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


T = TypeVar("T")


class UnknownLanguage(FengshengError):
    """A language nobody has written words for."""

    code = "unknown-language"


class MissingWords(FengshengError):
    """A key or an argument that the locale files do not have."""

    code = "missing-words"


def check_language(lang: str) -> str:
    """The language itself, if there is one of that name."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    return lang


def files(lang: str, part: str = GAME) -> list[Traversable]:
    """The Fluent files of a language, by name: those of the game, those that only the browser client uses,
    which has them in its own build (web*.ftl), those of the lessons, of the rules, of the rulings, what the
    rulebook says beside them, or what rulings show."""
    folder = resources.files("fengsheng").joinpath("locales", check_language(lang))
    found = (f for f in folder.iterdir() if f.name.endswith(".ftl") and _part(f.name) == part)
    return sorted(found, key=lambda f: f.name)


def by_key(
    lang: str, part: str, edition: str, read: Callable[[str, str], Iterable[tuple[str, T]]]
) -> dict[str, T]:
    """What the file of an edition has, by key, as `read` makes it of its content and its name; a key that is
    there twice is an error."""
    name = f"{part}{edition}.ftl"
    found: dict[str, T] = {}
    for file in files(lang, part):
        if file.name == name:
            for key, one in read(file.read_text("utf-8"), f"{lang}/{name}"):
                if key in found:
                    raise ValueError(f"{lang}/{name} has {key} twice.")
                found[key] = one
    return found


def _part(name: str) -> str:
    parts = (WEB, LESSONS, RULES, RULINGS, BOOK, EXPECT)
    return next((part for part in parts if name.startswith(part)), GAME)


class Bundle:
    """What a language says, by key. Files are cut into sentences at once, but Fluent reads a sentence when
    it is first said: reading all of them takes a second, and most programs say a few."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._fluent = FluentBundle([lang], use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        self.plain: dict[str, str] = {}
        """What was said without arguments: names of cards, colours and the like, which are said again and
        again."""
        self.sources: dict[str, str] = {}
        for text in texts:
            starts = list(_ENTRY.finditer(text))
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self.sources.setdefault(start[1], text[start.start() : end])  # Fluent takes the first, too

    def pattern(self, key: str) -> Pattern | None:
        """What is said under `key`; None: nothing."""
        if key not in self.sources:
            return None
        found = self._patterns.get(key)
        if found is not None:
            return found
        if not self._fluent.has_message(key):
            self._read(key)
        found = self._fluent.get_message(key).value if self._fluent.has_message(key) else None
        if found is not None:
            self._patterns[key] = found
        return found

    def _read(self, key: str) -> None:
        """With all that it refers to."""
        wanted, read = [key], set[str]()
        while wanted:
            entry = wanted.pop()
            if entry in self.sources and entry not in read:
                read.add(entry)
                wanted += _REFERENCE.findall(self.sources[entry])
        self._fluent.add_resource(FluentResource("".join(self.sources[entry] for entry in sorted(read))))

    def format(self, pattern: Pattern, args: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """It with its arguments, and what was wrong with them."""
        text, errors = self._fluent.format_pattern(pattern, args)
        return str(text), errors


@cache
def _bundle(lang: str, part: str = GAME) -> Bundle:
    return Bundle(lang, (file.read_text("utf-8") for file in files(lang, part)))


@cache
def written(key: str) -> bool:
    """Whether any language says anything under `key`."""
    return any(key in _bundle(lang).sources for lang in LANGUAGES)


def say(lang: str, key: str, **args: str | int) -> str:
    """The words for `key`, with its arguments filled in."""
    return _said(_bundle(lang), lang, key, args)


def say_lesson(lang: str, key: str, **args: str | int) -> str:
    """The same for a sentence of the lessons."""
    return _said(_bundle(check_language(lang), LESSONS), lang, key, args)


def say_book(lang: str, key: str, **args: str | int) -> str:
    """The same for a sentence of the rulebook."""
    return _said(_bundle(check_language(lang), BOOK), lang, key, args)


def say_expect(lang: str, prefix: str, key: str, **args: str | int) -> str:
    """The same for what a ruling shows; `prefix` stands before the keys of an edition's own words."""
    bundle = _bundle(check_language(lang), EXPECT)
    own = f"{prefix}{key}"
    return _said(bundle, lang, own if own in bundle.sources else key, args)


def _said(bundle: Bundle, lang: str, key: str, args: dict[str, str | int]) -> str:
    if not args and key in bundle.plain:
        return bundle.plain[key]
    pattern = bundle.pattern(key)
    if pattern is None:
        raise MissingWords(f"{lang} has no words for {key!r}.")
    text, errors = bundle.format(pattern, args)
    if errors:
        raise MissingWords(f"{lang}, {key!r}: {errors[0]}.")
    if not args:
        bundle.plain[key] = text
    return text
