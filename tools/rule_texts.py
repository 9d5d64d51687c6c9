"""The texts of the rules: what is to be written, and putting in what has been written.

    python -m tools.rule_texts                         how far each edition and language is
    python -m tools.rule_texts spywar zh-Hant SW-CARD  what is missing: the ID and the catalogue's sentence
    python -m tools.rule_texts spywar zh-Hant --all    every sentence, with the text it has now
    python -m tools.rule_texts spywar zh-Hant --add texts.tsv

A file to be added has a line an entry: its ID, a tab, its text (`section-4` for the title of section 4).
Texts that are there already are replaced. Each gets the stamp of the sentence that it was made from, and the
file is written in the order of the catalogue. Nothing is written if a line is wrong. See docs/translating.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from fengsheng.rules import Expander, catalogue, catalogue_names
from fengsheng.words import LANGUAGES
from fengsheng.words.rules import Written, lacking, stamp, texts, wanted

LOCALES = Path(__file__).resolve().parent.parent / "src" / "fengsheng" / "locales"
_BRACES = re.compile(r"[{}]")


def file_of(edition: str, lang: str) -> Path:
    return LOCALES / lang / f"rules_{edition}.ftl"


def whole(edition: str, lines: dict[str, Written]) -> str:
    """A file of texts, in the order of the catalogue."""
    parts = [f"### The rules of {edition} as players read them. Written by tools/rule_texts.py."]
    parts += [
        f"# from: {lines[key].stamp}\n{key} = {lines[key].text}" for key in wanted(edition) if key in lines
    ]
    return "\n\n".join(parts) + "\n"


def parsed(edition: str, content: str) -> tuple[dict[str, Written], list[str]]:
    """The texts of a file to be added, and what is wrong with it, one sentence each."""
    keys = wanted(edition)
    found: dict[str, Written] = {}
    wrong: list[str] = []
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, tab, text = (part.strip() if part != "\t" else part for part in line.partition("\t"))
        wrong += [f"line {number}: {fault}" for fault in _faults(key, tab, text, keys, found)]
        found[key] = Written(text, stamp(keys.get(key, "")))
    return found, wrong


def _faults(key: str, tab: str, text: str, keys: dict[str, str], found: dict[str, Written]) -> Iterable[str]:
    if not tab or not text:
        yield "it is not an ID, a tab and a text."
    elif key not in keys:
        yield f"the catalogue has no rule, ruling or section {key}."
    elif key in found:
        yield f"{key} is there twice."
    elif _BRACES.search(text):
        yield f"{key} has a brace, which Fluent reads as its own."
    yield from (f"{other} does not exist." for other in unknown_ids(text))


def unknown_ids(text: str) -> list[str]:
    """IDs that a text mentions and no catalogue has."""
    ids = Expander(entry.id for name in catalogue_names() for entry in catalogue(name))
    return [citation.id for citation in ids.expand(text) if citation.id not in ids]


def _overview() -> None:
    for edition in catalogue_names():
        for lang in LANGUAGES:
            lack, all_ = lacking(edition, lang), len(wanted(edition))
            print(
                f"{edition:8} {lang:8} {all_ - len(lack.missing):4} of {all_} written, "
                f"{len(lack.outdated)} out of date, {len(lack.unknown)} without an entry"
            )


def _print_open(edition: str, lang: str, begins: tuple[str, ...], every: bool) -> None:
    lack, have = lacking(edition, lang), texts(edition, lang)
    open_ = {*lack.missing, *lack.outdated}
    for key, sentence in wanted(edition).items():
        if key.startswith(begins or "") and (every or key in open_):
            print("\t".join((key, sentence, *([have[key].text] if key in have else []))))


def _add(edition: str, lang: str, path: Path) -> int:
    found, wrong = parsed(edition, path.read_text("utf-8"))
    if wrong:
        print("\n".join(f"{path}, {fault}" for fault in wrong), file=sys.stderr)
        return 1
    lines = {**texts(edition, lang), **found}
    file_of(edition, lang).write_text(whole(edition, lines), "utf-8")
    print(f"{len(found)} texts put into {edition}, {lang}; {len(wanted(edition)) - len(lines)} are missing.")
    return 0


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m tools.rule_texts", description=__doc__.partition("\n")[0]
    )
    reader.add_argument("edition", nargs="?", choices=catalogue_names())
    reader.add_argument("lang", nargs="?", choices=LANGUAGES)
    reader.add_argument("begins", nargs="*", help="only IDs that begin so")
    reader.add_argument("--all", action="store_true", help="those that are written, too")
    reader.add_argument("--add", type=Path, metavar="FILE", help="put these texts in")
    asked = reader.parse_args(words)
    if asked.edition is None:
        _overview()
    elif asked.lang is None:
        reader.error("which language?")
    elif asked.add is not None:
        return _add(asked.edition, asked.lang, asked.add)
    else:
        _print_open(asked.edition, asked.lang, tuple(asked.begins), asked.all)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
