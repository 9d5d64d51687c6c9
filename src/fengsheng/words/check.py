"""Whether the locale files are complete: same keys, same arguments, nothing missing, nothing unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fengsheng.words.bundles import LANGUAGES, files
from fengsheng.words.keys import wanted

# me says whether the reader acts, and a person comes in several forms (x, x_s, x_me): some languages
# conjugate and decline, others do not
_ACTS = "me"
_FORMS = re.compile(r"_(?:s|me)$")


class _Arguments(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments(entry: ftl.Message) -> set[str]:
    """What the words of a message speak of: its variables, whatever their form."""
    visitor = _Arguments()
    visitor.visit(entry)
    return {_FORMS.sub("", name) for name in visitor.found} - {_ACTS}


def messages(lang: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments its words use."""
    found: dict[str, set[str]] = {}
    for key, used in _read(lang):
        if key in found:
            raise ValueError(f"{lang} has {key} twice.")
        found[key] = used
    return found


def _read(lang: str) -> Iterator[tuple[str, set[str]]]:
    for file in files(lang):
        entries, junk = _entries(file.read_text("utf-8"))
        if junk:
            raise ValueError(f"{lang}/{file.name} cannot be read: {junk!r}")
        yield from entries


@cache
def _entries(text: str) -> tuple[list[tuple[str, set[str]]], str]:
    """Keys and arguments of a file, and the first thing in it that cannot be read."""
    body = FluentParser().parse(text).body
    found = [(entry.id.name, arguments(entry)) for entry in body if isinstance(entry, ftl.Message)]
    return found, next((entry.content or "" for entry in body if isinstance(entry, ftl.Junk)), "")


def problems() -> list[str]:
    """Everything that is wrong, one sentence each; nothing if all is well."""
    keys = wanted()
    languages = {lang: messages(lang) for lang in LANGUAGES}
    said = [f"{lang} has no words for {key}." for lang, all_ in languages.items() for key in keys - set(all_)]
    said += [f"{lang}: nothing uses {key}." for lang, all_ in languages.items() for key in set(all_) - keys]
    reference = LANGUAGES[0]
    for lang, all_ in languages.items():
        for key in sorted(set(all_) & set(languages[reference])):
            mine, others = all_[key], languages[reference][key]
            if mine != others:
                said.append(f"{key} has {sorted(mine)} in {lang}, {sorted(others)} in {reference}.")
    return sorted(said)
