"""The words that scenarios may use are those the code says, so that a misspelt one is an error."""

from __future__ import annotations

import re
from pathlib import Path

import fengsheng
from fengsheng.scenario.kinds import EVENTS, SPYWAR_EVENTS, SPYWAR_VERBS, VERBS

ROOT = Path(fengsheng.__file__).parent
BOOK = r"(?:s\.book|self\.book|self|book)"

# helpers' words that no option carries: 小白 names what she takes as part of her skill, a 澄清 what it clears
INNER = {"take"}
SPYWAR_INNER = {"clear"}


def said(*folders: str) -> tuple[set[str], set[str]]:
    """Kinds of events and verbs of options that the code in these folders writes."""
    paths = sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    text = "\n".join(path.read_text("utf-8") for path in paths)
    events = set(re.findall(r'\bemit\(\s*s,\s*"(\w+)"', text))
    events |= set(re.findall(r'\b(?:reveal|turn_up_transit)\(\s*s, "(\w+)"', text))
    events |= set(re.findall(r'\breplace_transit\(s, f, "(\w+)"', text))
    events |= set(re.findall(r'\bplace\(s, by, seat, cards, "(\w+)"', text))
    verbs = set(re.findall(rf'\bOption\(\s*{BOOK},\s*"(\w+)"', text)) | {"pass"}
    verbs |= set(re.findall(r'\bplain\(\s*"(\w+)"', text))
    verbs |= set(re.findall(r'\b(?:hand|intel)_options\(\s*s, [\w.]+, "(\w+)"', text))
    return events, verbs


def test_nothing_the_classic_game_says_is_missing() -> None:
    events, verbs = said("core", "editions/classic")
    assert events - set(EVENTS) == set()
    assert verbs - INNER - set(VERBS) == set()


def test_nothing_the_spywar_game_says_is_missing() -> None:
    events, verbs = said("core", "editions/spywar")
    assert events - set(EVENTS) - set(SPYWAR_EVENTS) == set()
    assert verbs - SPYWAR_INNER - set(VERBS) - set(SPYWAR_VERBS) == set()


def test_nothing_is_listed_that_no_edition_says() -> None:
    events, verbs = said("core", "editions")
    assert set(EVENTS) - events == set()
    assert set(VERBS) - verbs == set()


def test_spywar_lists_only_what_it_adds() -> None:
    events, verbs = said("core", "editions/spywar")
    assert set(SPYWAR_EVENTS) - events == set()
    assert set(SPYWAR_VERBS) - verbs == set()
    assert set(SPYWAR_EVENTS) & set(EVENTS) == set()
    assert set(SPYWAR_VERBS) & set(VERBS) == set()
