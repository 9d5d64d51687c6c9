"""What the book has in it, in order: `contents.toml` says which rules stand behind which sentence of its
chapters, and which terms there are."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of prose: the rule behind each of its sentences, and the rules that it is about."""

    key: str
    said: tuple[str, ...]
    stems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary: its rules where an edition has it, and what it is often confused with."""

    key: str
    rules: dict[str, tuple[str, ...]]
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """What stands in the file."""

    chapters: dict[str, tuple[Chapter, ...]]
    terms: tuple[Term, ...]


@cache
def contents() -> Contents:
    """Read once and kept."""
    text = resources.files("fengsheng.rulebook").joinpath("contents.toml").read_text("utf-8")
    listed = tomllib.loads(text)
    return Contents(
        {
            edition: tuple(
                Chapter(row["key"], tuple(row["said"]), tuple(row.get("stems", ()))) for row in rows
            )
            for edition, rows in listed["chapters"].items()
        },
        tuple(
            Term(key, {e: tuple(ids) for e, ids in row["rules"].items()}, tuple(row.get("beside", ())))
            for key, row in listed["terms"].items()
        ),
    )
