"""The words that scenarios may use are exactly those the code says, so that none can be misspelt."""

from __future__ import annotations

import re
from pathlib import Path

import fengsheng
from fengsheng.scenario.kinds import EVENTS, VERBS

SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(fengsheng.__file__).parent.rglob("*.py"))
    if "core" in path.parts or "editions" in path.parts
)


def test_every_kind_of_event_is_known() -> None:
    emitted = set(re.findall(r'\bemit\(\s*s,\s*"(\w+)"', SOURCE))
    emitted |= set(re.findall(r'\bplace\(s, by, seat, cards, "(\w+)"', SOURCE))
    assert emitted == set(EVENTS)


def test_every_verb_is_known() -> None:
    book = r"(?:s\.book|self\.book|self|book)"
    verbs = set(re.findall(rf'\bOption\(\s*{book},\s*"(\w+)"', SOURCE))
    verbs |= set(re.findall(r'\b(?:hand|intel)_options\(\s*s, [\w.]+, "(\w+)"', SOURCE))
    verbs |= {"pass"}
    assert verbs - {"take"} == set(VERBS)  # 小白 names what she takes inside her skill's own notation
