"""Names people may play under: what is on the screen must not pretend to be something else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from fengsheng.server.errors import Refused
from fengsheng.server.table.lookalikes import is_mixed, looks

LONGEST = 16
MOST_MARKS = 3  # on one letter: no script needs more, and a pile of them is drawn over everything around it
# Cc control, Cf format (bidi marks, zero-width), Cs surrogates, Co private use, Cn unassigned,
# Zl and Zp separators of lines and paragraphs
_BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# letters that are drawn as nothing, although Unicode calls them letters or marks
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")


def clean_name(raw: str) -> str:
    """The name as it will be shown: NFKC, trimmed, single spaces, 1 to 16 characters."""
    if len(raw) > 200:
        raise Refused("bad-name", f"A name has at most {LONGEST} characters.")
    for char in raw:
        _check(char)
    name = " ".join(unicodedata.normalize("NFKC", raw).split())
    if not name:
        raise Refused("bad-name", "A name has at least one character.")
    if len(name) > LONGEST:
        raise Refused("bad-name", f"A name has at most {LONGEST} characters; this one has {len(name)}.")
    for char in name:
        _check(char)
    if all(unicodedata.category(char)[0] in "MZ" for char in name):
        raise Refused("bad-name", "A name needs a character that can be seen.")
    if unpiled(name) != name:
        raise Refused("bad-name", f"A letter of a name has at most {MOST_MARKS} marks.")
    if is_mixed(name):
        raise Refused("bad-name", "A name has letters of one alphabet, or of East Asia and Latin ones.")
    return name


def unpiled(text: str) -> str:
    """The text without the marks that are too many on one letter."""
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def _check(char: str) -> None:
    category = unicodedata.category(char)
    variation = 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF
    if category in _BARRED or char in BLANK or variation:
        raise Refused("bad-name", "A name has no control, direction or invisible characters.")


def same_name(a: str, b: str) -> bool:
    """Names that differ in case alone, or look alike, are the same name."""
    return a.casefold() == b.casefold() or looks(a) == looks(b)


def check_free(name: str, taken: Iterable[str]) -> None:
    """Names are unique at a table, also for somebody who only looks."""
    if any(same_name(name, other) for other in taken):
        raise Refused("name-taken", f"Somebody at this table is called {name}, or nearly so.")


def free_name(stem: str, taken: Iterable[str]) -> str:
    """The stem, or the stem with the first number that makes it unique."""
    others = list(taken)
    if not any(same_name(stem, other) for other in others):
        return stem
    number = 2
    while True:
        end = f" {number}"
        name = stem[: LONGEST - len(end)] + end
        if not any(same_name(name, other) for other in others):
            return name
        number += 1
