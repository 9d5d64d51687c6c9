"""Whether the words of the browser client are complete: `python -m tools.web_words`.

Its keys begin with `web-` and stand as texts in its source, so reading the source tells which are wanted:
'web-close', or with something put in, `web-pace-${pace}`, which wants at least one key of that form. What is
said by tIn(edition, 'web-table-deck') wants that key, and one with the name of an edition behind it. A form
that any key has (`web-${…}`) would hide what nothing uses: that is wrong too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fengsheng.editions.registry import EDITIONS
from fengsheng.words.bundles import LANGUAGES, WEB, files
from fengsheng.words.check import arguments

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
_PLAIN = re.compile(r"""(['"`])(web-[a-z0-9-]+)\1""")
_COMPOSED = re.compile(r"`(web-[a-z0-9-]*\$\{[^`]*)`")
_OF_EDITION = re.compile(r"""\btIn\([^'"`]*(['"`])(web-[^'"`]+)\1""")
ANY = re.escape("web-") + "["  # how a form begins that any key has
_EDITIONS = "|".join(re.escape(preset) for edition in EDITIONS for preset in edition.presets)


def _sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            yield path, path.read_text(encoding="utf-8")


def _form(template: str) -> str:
    """A template literal as a pattern of keys: what is put in can be any part of a key."""
    out, depth, at = "", 0, 0
    while at < len(template):
        if template.startswith("${", at):
            depth += 1
            at += 2
            if depth == 1:
                out += "[a-zA-Z0-9_-]+"
            continue
        if template[at] == "{" and depth:
            depth += 1
        elif template[at] == "}" and depth:
            depth -= 1
        elif not depth:
            out += re.escape(template[at])
        at += 1
    return out


def wanted(folder: Path = SOURCE) -> tuple[dict[str, Path], dict[str, Path]]:
    """Keys that are written out, and patterns of those that are put together, with who wants them."""
    plain: dict[str, Path] = {}
    composed: dict[str, Path] = {}
    for path, text in _sources(folder):
        plain |= {found.group(2): path for found in _PLAIN.finditer(text)}
        composed |= {_form(found.group(1)): path for found in _COMPOSED.finditer(text)}
        composed |= {f"{_form(found.group(2))}-({_EDITIONS})": path for found in _OF_EDITION.finditer(text)}
    return plain, composed


def messages(lang: str) -> dict[str, set[str]]:
    """Every key of the client in a language, with the arguments of its words."""
    found: dict[str, set[str]] = {}
    for file in files(lang, WEB):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{lang}/{file.name} cannot be read: {entry.content!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise ValueError(f"{lang} has {entry.id.name} twice.")
                found[entry.id.name] = arguments(entry)
    return found


def problems() -> list[str]:
    """Everything that is wrong, one sentence each."""
    languages = {lang: messages(lang) for lang in LANGUAGES}
    plain, composed = wanted()
    said: list[str] = []
    first = languages[LANGUAGES[0]]
    loose = [(form, path) for form, path in composed.items() if form.startswith(ANY)]
    said += [f"{path.name}: any key is like {form}." for form, path in loose]
    for lang, keys in languages.items():
        said += [
            f"{lang} has no words for {key} ({path.name})." for key, path in plain.items() if key not in keys
        ]
        for form, path in composed.items():
            if not any(re.fullmatch(form, key) for key in keys):
                said.append(f"{lang} has no words like {form} ({path.name}).")
        said += [f"{lang} has {key}, {LANGUAGES[0]} does not." for key in keys.keys() - first.keys()]
        said += [f"{LANGUAGES[0]} has {key}, {lang} does not." for key in first.keys() - keys.keys()]
        for key in keys.keys() & first.keys():
            if keys[key] != first[key]:
                theirs, ours = sorted(keys[key]), sorted(first[key])
                said.append(f"{key} has {theirs} in {lang}, {ours} in {LANGUAGES[0]}.")
        for key in keys:
            if not key.startswith("web-"):
                said.append(f"{lang}: {key} does not begin with web-.")
            elif key not in plain and not any(re.fullmatch(form, key) for form in composed):
                said.append(f"{lang}: nothing uses {key}.")
    return sorted(set(said))


if __name__ == "__main__":
    found = problems()
    print("\n".join(found) if found else "The words of the browser client are complete.")
    sys.exit(bool(found))
