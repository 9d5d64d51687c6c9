"""The Fluent files as one bundle a language; what is not written is an error, never a guess."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from fengsheng.core.errors import FengshengError

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
# parts of the words, by how the names of their files begin
GAME, WEB, LESSONS, RULES = "", "web", "lessons", "rules_"


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
    which has them in its own build (web*.ftl), those of the lessons, or those of the rules."""
    folder = resources.files("fengsheng").joinpath("locales", check_language(lang))
    found = (f for f in folder.iterdir() if f.name.endswith(".ftl") and _part(f.name) == part)
    return sorted(found, key=lambda f: f.name)


def _part(name: str) -> str:
    return next((part for part in (WEB, LESSONS, RULES) if name.startswith(part)), GAME)


@cache
def _bundle(lang: str, part: str = GAME) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang, part):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def written(key: str) -> bool:
    """Whether any language says anything under `key`."""
    return any(_bundle(lang).has_message(key) for lang in LANGUAGES)


def say(lang: str, key: str, **args: str | int) -> str:
    """The words for `key`, with its arguments filled in."""
    return _said(_bundle(lang), lang, key, args)


def say_lesson(lang: str, key: str, **args: str | int) -> str:
    """The same for a sentence of the lessons."""
    return _said(_bundle(check_language(lang), LESSONS), lang, key, args)


def _said(bundle: FluentBundle, lang: str, key: str, args: dict[str, str | int]) -> str:
    if not bundle.has_message(key):
        raise MissingWords(f"{lang} has no words for {key!r}.")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWords(f"{lang} has no words for {key!r}.")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingWords(f"{lang}, {key!r}: {errors[0]}.")
    return str(text)
