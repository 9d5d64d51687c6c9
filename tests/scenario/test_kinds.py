"""The words that scenarios may use are those the code says, so that a misspelt one is an error."""

from __future__ import annotations

import re
from pathlib import Path

import fengsheng
from fengsheng.scenario.kinds import EVENTS, VERBS

ROOT = Path(fengsheng.__file__).parent
BOOK = r"(?:s\.book|self\.book|self|book)"

# 小白 names what she takes as part of her skill: a helper's word that no option carries
INNER = {"take"}


def said(*folders: str) -> tuple[set[str], set[str]]:
    """Kinds of events and verbs of options that the code in these folders writes."""
    paths = sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    text = "\n".join(path.read_text("utf-8") for path in paths)
    events = set(re.findall(r'\bemit\(\s*s,\s*"(\w+)"', text))
    events |= set(re.findall(r'\bplace\(s, by, seat, cards, "(\w+)"', text))
    verbs = set(re.findall(rf'\bOption\(\s*{BOOK},\s*"(\w+)"', text)) | {"pass"}
    verbs |= set(re.findall(r'\b(?:hand|intel)_options\(\s*s, [\w.]+, "(\w+)"', text))
    return events, verbs - INNER


def test_nothing_the_classic_game_says_is_missing() -> None:
    events, verbs = said("core", "editions/classic")
    assert events - set(EVENTS) == set()
    assert verbs - set(VERBS) == set()


def test_nothing_is_listed_that_no_edition_says() -> None:
    events, verbs = said("core", "editions")
    assert set(EVENTS) - events == set()
    assert set(VERBS) - verbs == set()
