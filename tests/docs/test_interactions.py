"""The table of interactions names scenarios that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_scenario_of_the_table_is_there() -> None:
    text = (ROOT / "docs/interactions.md").read_text(encoding="utf-8")
    named = re.findall(r"`([^`/]+\.scn)`", text)
    there = {path.name for path in (ROOT / "scenarios/classic").rglob("*.scn")}
    assert len(named) > 300
    assert [name for name in named if name not in there] == []
