"""The words that scenarios may use are those the code says, so that a misspelt one is an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fengsheng
from fengsheng.core.face import COLOURS
from fengsheng.core.vocabulary import CAUSE, COLOUR, NUMBER, SKILL
from fengsheng.editions.registry import EDITIONS, make_ruleset
from fengsheng.scenario.kinds import families, spelled_out

ROOT = Path(fengsheng.__file__).parent
RULES = r"(?:s\.rules|self\.rules|self|rules)"
VOCABULARIES = {edition.name: edition.vocabulary for edition in EDITIONS}

# helpers' words that no option carries: 小白 names what she takes as part of her skill, a 澄清 what it
# clears, and intelligence is moved by naming the skill
INNER = {"classic": {"take"}, "spywar": {"clear", "move"}, "core": set[str]()}


def said(folder: str) -> tuple[set[str], set[str]]:
    """Kinds of events and verbs of options that the code in a folder writes."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
    events = set(re.findall(r'\bemit\(\s*s,\s*"(\w+)"', text))
    events |= set(re.findall(r'\b(?:reveal|turn_up_transit)\(\s*s, "(\w+)"', text))
    events |= set(re.findall(r'\breplace_transit\(s, f, "(\w+)"', text))
    events |= set(re.findall(r'\bplace\(s, by, seat, cards, "(\w+)"', text))
    verbs = set(re.findall(rf'\bOption\(\s*{RULES},\s*"(\w+)"', text))
    verbs |= set(re.findall(r'\b(?:once|plain)\(\s*"(\w+)"', text))
    verbs |= set(re.findall(r'\b(?:hand|intel)_options\(\s*s, [\w.]+, "(\w+)"', text))
    return events, verbs


@pytest.mark.parametrize("name", VOCABULARIES)
def test_nothing_an_edition_says_is_missing(name: str) -> None:
    events, verbs = said(f"editions/{name}")
    assert len(events) > 10
    assert events - {kind.name for kind in VOCABULARIES[name].events} == set()
    assert verbs - INNER[name] - {verb.name for verb in VOCABULARIES[name].verbs} == set()


def test_everything_core_says_happens_in_some_edition() -> None:
    events, verbs = said("core")
    assert len(events) > 10
    listed = VOCABULARIES.values()
    assert events - {kind.name for words in listed for kind in words.events} == set()
    assert verbs - INNER["core"] - {verb.name for words in listed for verb in words.verbs} == set()


def test_families_stand_for_their_words() -> None:
    rules = make_ruleset("spywar", 5, {})
    known = families(rules, VOCABULARIES["spywar"])
    assert all(known.values())
    assert spelled_out((COLOUR, "left", NUMBER), known) == {*COLOURS, "left"}
    assert "received" in spelled_out((CAUSE,), known)
    assert "laohan-1" in spelled_out((SKILL,), known)
