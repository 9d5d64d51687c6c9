"""Which lessons there are: `lessons/index.toml`, and where the scenes lie."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# an installed package has the scenes inside; in a checkout they lie beside the scenarios
_INSIDE = Path(__file__).resolve().parent / "scenes"
_BESIDE = Path(__file__).resolve().parents[3] / "lessons"


@dataclass(frozen=True, slots=True)
class Entry:
    """One lesson as it is listed."""

    edition: str
    number: int
    minutes: int
    scenes: tuple[Path, ...]
    cards: tuple[str, ...]  # functions met for the first time


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of an edition; `known` is where to begin for somebody who knows the boxed game."""

    entries: tuple[Entry, ...]
    known: int | None


def folder() -> Path:
    """Where the scenes lie."""
    return _INSIDE if _INSIDE.is_dir() else _BESIDE


@cache
def courses() -> dict[str, Course]:
    """Every edition that has lessons."""
    root = folder()
    listed = tomllib.loads((root / "index.toml").read_text("utf-8"))
    return {
        edition: Course(
            tuple(
                Entry(
                    edition,
                    number,
                    row["minutes"],
                    tuple(root / edition / name for name in row["scenes"]),
                    tuple(row["cards"]),
                )
                for number, row in enumerate(course["lessons"], 1)
            ),
            course.get("known"),
        )
        for edition, course in listed.items()
    }
