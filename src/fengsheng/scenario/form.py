"""How a form of `expect` is described, and the comparisons that several forms share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from fengsheng.core.face import Face
from fengsheng.core.notation import SEATS
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Cards, Words

Gap = tuple[str, str]  # what was expected, what was found
Test = Callable[[Table], Gap | None]
Build = Callable[[Words, Line, re.Match[str]], Test]

SEAT = f"[{SEATS}]"
SEAT_LIST = rf"(?:none|{SEAT}(?: {SEAT})*)"


@dataclass(frozen=True, slots=True)
class Form:
    """By its `name` a sentence about it is found, `shape` is for people, `pattern` for the reader, `build`
    makes the test."""

    name: str
    shape: str
    pattern: re.Pattern[str]
    build: Build


def form(name: str, shape: str, pattern: str, build: Build) -> Form:
    """A form of `expect`; in patterns, S stands for a seat and L for a list of seats."""
    text = re.sub(r"<(\w+):S>", rf"(?P<\1>{SEAT})", pattern)
    text = re.sub(r"<(\w+):L>", rf"(?P<\1>{SEAT_LIST})", text)
    return Form(name, shape, re.compile(text), build)


def same(expected: object, found: object) -> Gap | None:
    """Equal, or both as text."""
    return None if expected == found else (str(expected), str(found))


def names(cards: Iterable[str]) -> str:
    """Cards for people: alphabetical, counted."""
    counted = Counter(cards)
    texts = [name if n == 1 else f"{name} x{n}" for name, n in sorted(counted.items())]
    return ", ".join(texts) or "none"


def seat_names(seats: Iterable[int]) -> str:
    """Seats for people."""
    return " ".join(SEATS[seat] for seat in sorted(seats)) or "none"


def mask_seats(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(len(SEATS)) if mask >> seat & 1)


def told_apart(faces: Sequence[Face], cards: Iterable[int], wanted: Cards) -> list[str]:
    """Cards by name, with their number where `wanted` says which of several equal ones it is; one that may be
    any of them has none."""
    numbered = {name.partition("#")[0] for name in wanted.names if "#" in name}.difference(wanted.names)
    found = []
    for card in cards:
        name = faces[card].name
        which = f"{name}#{sum(face.name == name for face in faces[: card + 1])}"
        found.append(which if name in numbered or which in wanted.names else name)
    return found


def same_cards(expected: Cards, found: list[str]) -> Gap | None:
    """The same cards in any order; `?n` stands for n cards that may be any."""
    missing = Counter(expected.names) - Counter(found)
    if not missing and len(found) == len(expected.names) + expected.fill:
        return None
    return str(expected), names(found)


def holds(expected: Cards, found: list[str], yes: bool) -> Gap | None:
    """All of these are there, or none of them is."""
    missing = Counter(expected.names) - Counter(found)
    if yes:
        return (f"has {names(expected.names)}", names(found)) if missing else None
    present = [name for name in expected.names if name in found]
    return (f"no {names(present)}", names(found)) if present else None
