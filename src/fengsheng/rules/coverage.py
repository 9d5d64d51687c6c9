"""Which code and which tests cite each rule, and which rules nobody cites.

A rule that is cited is not thereby carried out; but a rule that no test names has certainly not
been tested on purpose. Covered means: at least one test or scenario cites it, and the code does
too, unless the entry has no behaviour of its own (`definitions.json` says which and why).

What nobody can play with is no part of that count. It is listed as not carried out, each with its reason:
what `not_carried_out.json` names, and whatever only an expansion brings.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal, TypedDict

from fengsheng.rules.catalogue import Catalogue, Entry, Kind, catalogue, catalogue_names
from fengsheng.rules.derived import derived_ids
from fengsheng.rules.errors import NoSourceTree
from fengsheng.rules.ids import PREFIXES, Expander

NEEDS_COVERAGE: tuple[Kind, ...] = ("rule", "ruling", "option")
NO_EXPANSIONS: Final = "only an expansion brings it, and none can be played"

Status = Literal["covered", "definition", "uncovered", "not carried out"]

# These talk about the catalogue instead of carrying it out: a citation in them proves nothing.
_ABOUT_RULES = (
    "src/fengsheng/rules/",
    "src/fengsheng/cli/rules.py",
    "src/fengsheng/cli/rules_coverage.py",
    "tests/rules/",
)


class RuleCoverage(TypedDict):
    id: str
    kind: str
    code: list[str]
    tests: list[str]
    covered: bool
    status: Status


class UnknownCitation(TypedDict):
    id: str
    at: str


class Report(TypedDict):
    """The shape of `fengsheng rules --coverage --json`."""

    rules: list[RuleCoverage]
    uncovered: list[str]
    definitions: list[str]
    scenarios_missing: list[str]
    expansion: list[str]
    not_carried_out: dict[str, str]  # ID to reason
    unknown: list[UnknownCitation]


@dataclass(frozen=True, slots=True)
class Definition:
    """An entry without behaviour of its own, and why; some can still be shown by a test."""

    id: str
    reason: str
    needs_test: bool


@cache
def definitions() -> dict[str, Definition]:
    """The entries that need no code, by ID."""
    text = resources.files("fengsheng.rules").joinpath("definitions.json").read_text("utf-8")
    return {
        rule_id: Definition(rule_id, item["reason"], item["needs_test"])
        for rule_id, item in json.loads(text).items()
    }


@cache
def not_carried_out() -> dict[str, str]:
    """Entries without an expansion that the engine does not carry out, by ID, each with the reason."""
    text = resources.files("fengsheng.rules").joinpath("not_carried_out.json").read_text("utf-8")
    reasons: dict[str, str] = json.loads(text)
    return reasons


def find_root(start: Path | None = None) -> Path | None:
    """The source tree at or above `start` (default: the current folder), if there is one."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "fengsheng").is_dir():
            return folder
    return None


def coverage(root: Path | None = None, editions: Iterable[str] | None = None) -> Report:
    """Scan a source tree (default: the one around the current folder) for citations."""
    tree = find_root(root)
    if tree is None:
        raise NoSourceTree(str(root or Path.cwd()))
    books = [catalogue(name) for name in (catalogue_names() if editions is None else editions)]
    return _report(tree, books, definitions(), not_carried_out())


def scenario_files(rule_id: str, root: Path) -> list[str]:
    """Executable scenarios of a source tree that cite the ID or are named after it."""
    expander = _expander([catalogue(name) for name in catalogue_names()])
    found = []
    for path in _files(root, "scenarios", "*"):
        text = _read(path) or ""
        named = _is_named_after(path, rule_id)
        if named or any(citation.id == rule_id for citation in expander.expand(text)):
            found.append(path.relative_to(root).as_posix())
    return found


def _report(
    root: Path, books: list[Catalogue], excused: dict[str, Definition], absent: dict[str, str]
) -> Report:
    expander = _expander(books)
    unknown: list[UnknownCitation] = []
    code = _citations(root, _files(root, "src/fengsheng", "*.py"), expander, unknown)
    scenarios = _files(root, "scenarios", "*")
    tests = _citations(root, [*_files(root, "tests", "*.py"), *scenarios], expander, unknown)
    rules: list[RuleCoverage] = []
    missing: list[str] = []
    reasons: dict[str, str] = {}
    for entry in (entry for book in books for entry in book):
        if entry.set or entry.id in absent:
            reasons[entry.id] = NO_EXPANSIONS if entry.set else absent[entry.id]
        elif entry.kind == "scenario" and not any(_is_named_after(path, entry.id) for path in scenarios):
            missing.append(entry.id)
        if entry.kind in NEEDS_COVERAGE:
            rules.append(_judge(entry, code, tests, excused.get(entry.id), entry.id in reasons))
    return {
        "rules": rules,
        "uncovered": [rule["id"] for rule in rules if rule["status"] == "uncovered"],
        "definitions": [rule["id"] for rule in rules if rule["id"] in excused],
        "scenarios_missing": missing,
        "expansion": [entry.id for book in books for entry in book if entry.set],
        "not_carried_out": dict(sorted(reasons.items(), key=lambda item: item[1] == NO_EXPANSIONS)),
        "unknown": unknown,
    }


def _judge(
    entry: Entry,
    code: dict[str, list[str]],
    tests: dict[str, list[str]],
    definition: Definition | None,
    absent: bool,
) -> RuleCoverage:
    in_code, in_tests = code.get(entry.id, []), tests.get(entry.id, [])
    if absent:
        covered = False
    elif definition is None:
        covered = bool(in_code and in_tests)
    else:
        covered = bool(in_tests) or not definition.needs_test
    status: Status = "covered" if definition is None else "definition"
    if not covered:
        status = "not carried out" if absent else "uncovered"
    return {
        "id": entry.id,
        "kind": entry.kind,
        "code": in_code,
        "tests": in_tests,
        "covered": covered,
        "status": status,
    }


def _expander(books: list[Catalogue]) -> Expander:
    return Expander(entry.id for book in books for entry in book)


def _citations(
    root: Path, paths: Iterable[Path], expander: Expander, unknown: list[UnknownCitation]
) -> dict[str, list[str]]:
    """ID to `path:line` of every place that cites it; IDs nobody knows go to `unknown`."""
    prefixes = tuple(p for p in PREFIXES if expander.knows_prefix(p))
    found: dict[str, list[str]] = {}
    for path in paths:
        text = _read(path)
        if text is None:
            continue
        line_starts = [0, *(i + 1 for i, char in enumerate(text) if char == "\n")]
        for citation in expander.expand(text):
            line = bisect_right(line_starts, citation.offset)
            place = f"{path.relative_to(root).as_posix()}:{line}"
            if citation.id in expander:
                places = found.setdefault(citation.id, [])
                if place not in places:
                    places.append(place)
            elif citation.id.startswith(prefixes):
                unknown.append({"id": citation.id, "at": place})
        for rule_id, line in derived_ids(path, text):
            if rule_id in expander:
                found.setdefault(rule_id, []).append(f"{path.relative_to(root).as_posix()}:{line}")
    return found


def _files(root: Path, folder: str, pattern: str) -> list[Path]:
    """Files below a folder, sorted, less caches and the tree's own talk about the catalogue."""
    return sorted(_walk(root, folder, pattern), key=lambda path: path.as_posix())


def _walk(root: Path, folder: str, pattern: str) -> Iterator[Path]:
    for path in (root / folder).rglob(pattern):
        relative = path.relative_to(root)
        hidden = any(part.startswith(".") or part == "__pycache__" for part in relative.parts)
        about_rules = relative.as_posix().startswith(_ABOUT_RULES)
        if path.is_file() and not hidden and not about_rules:
            yield path


def _read(path: Path) -> str | None:
    """The file's text; None when it is not text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return None


def _is_named_after(path: Path, rule_id: str) -> bool:
    """`CL-SC-PROBE-01.txt` and `cl-sc-probe-01-hidden.txt`, but not `CL-SC-PROBE-011.txt`."""
    stem, wanted = path.name.upper(), rule_id.upper()
    return stem.startswith(wanted) and not stem[len(wanted) : len(wanted) + 1].isalnum()
