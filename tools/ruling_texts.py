"""Questions and answers of the rulings: what is written, and putting in what has been written.

    python -m tools.ruling_texts                              how many each edition and language has
    python -m tools.ruling_texts classic zh-Hant              every text: scenario, question, answer
    python -m tools.ruling_texts classic zh-Hant --add texts.tsv

A file to be added has a line a scenario: the name of its file without the ending, a tab, the question, a tab,
the answer. Texts that are there already are replaced. Each gets the stamp of what its scenario plays today.
Nothing is written if a line is wrong. See docs/translating.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fengsheng.rules import catalogue_names
from fengsheng.words import LANGUAGES
from fengsheng.words.rulings import (
    RulingText,
    WrittenRuling,
    lacking_rulings,
    ruling_key,
    rulings,
    scenario_paths,
    scenario_stamp,
)

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "fengsheng" / "locales"
_BRACES = re.compile(r"[{}]")


def whole(edition: str, texts: dict[str, WrittenRuling]) -> str:
    """A file of texts, in the order of the scenarios' files."""
    parts = [f"### Rulings of {edition} as players ask for them. Written by tools/ruling_texts.py."]
    parts += [
        f"# {file}\n# from: {stamp}\n{key} =\n    .ask = {text.ask}\n    .answer = {text.answer}"
        for key, (text, file, stamp) in sorted(texts.items(), key=lambda item: item[1].file)
    ]
    return "\n\n".join(parts) + "\n"


def parsed(edition: str, content: str) -> tuple[dict[str, WrittenRuling], list[str]]:
    """The texts of a file to be added, and what is wrong with it, one sentence each."""
    paths = scenario_paths(ROOT, edition)
    found: dict[str, WrittenRuling] = {}
    wrong: list[str] = []
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("\t")]
        faults = list(_faults(fields, paths, found))
        wrong += [f"line {number}: {fault}" for fault in faults]
        if not faults:
            path = paths[ruling_key(fields[0])]
            file = path.relative_to(ROOT).as_posix()
            now = scenario_stamp(path.read_text("utf-8"))
            found[ruling_key(fields[0])] = WrittenRuling(RulingText(fields[1], fields[2]), file, now)
    return found, wrong


def _faults(fields: list[str], paths: dict[str, Path], found: dict[str, WrittenRuling]) -> Iterator[str]:
    if len(fields) != 3 or not all(fields):
        yield "it is not a scenario, a question and an answer with tabs between them."
    elif ruling_key(fields[0]) not in paths:
        yield f"there is no scenario {fields[0]}."
    elif ruling_key(fields[0]) in found:
        yield f"{fields[0]} is there twice."
    elif _BRACES.search(fields[1] + fields[2]):
        yield f"{fields[0]} has a brace, which Fluent reads as its own."


def _overview() -> None:
    for edition in catalogue_names():
        for lang in LANGUAGES:
            lack = lacking_rulings(edition, lang, ROOT)
            print(
                f"{edition:8} {lang:8} {len(rulings(edition, lang)):4} written, {len(lack.missing)} missing, "
                f"{len(lack.outdated)} out of date, {len(lack.unknown)} without a scenario"
            )


def _add(edition: str, lang: str, path: Path) -> int:
    found, wrong = parsed(edition, path.read_text("utf-8"))
    if wrong:
        print("\n".join(f"{path}, {fault}" for fault in wrong), file=sys.stderr)
        return 1
    texts = {**rulings(edition, lang), **found}
    (LOCALES / lang / f"rulings_{edition}.ftl").write_text(whole(edition, texts), "utf-8")
    print(f"{len(found)} texts put into {edition}, {lang}; there are {len(texts)} now.")
    return 0


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m tools.ruling_texts", description=__doc__.partition("\n")[0]
    )
    reader.add_argument("edition", nargs="?", choices=catalogue_names())
    reader.add_argument("lang", nargs="?", choices=LANGUAGES)
    reader.add_argument("--add", type=Path, metavar="FILE", help="put these texts in")
    asked = reader.parse_args(words)
    if asked.edition is None:
        _overview()
    elif asked.lang is None:
        reader.error("which language?")
    elif asked.add is not None:
        return _add(asked.edition, asked.lang, asked.add)
    else:
        for text in rulings(asked.edition, asked.lang).values():
            print("\t".join((Path(text.file).stem, *text.text)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
