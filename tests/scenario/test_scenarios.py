"""Every executable ruling, one test a file, so that a failing ruling is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from fengsheng.rules import coverage, find_root
from fengsheng.scenario import Scenario

ROOT = find_root(Path(__file__).parent)
assert ROOT is not None
FOLDER = ROOT / "scenarios"
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.scn"))


def test_there_are_scenarios() -> None:
    assert len(FILES) > 200


@pytest.mark.parametrize("name", FILES)
def test_scenario(name: str) -> None:
    """It has a title, says which rules it shows, and holds."""
    scenario = Scenario.load(FOLDER / name)
    assert scenario.title[0].isupper() or not scenario.title[0].isascii()
    assert all(rule.startswith(("CL-", "SW-", "-")) for rule in scenario.rules)
    scenario.run()


def test_every_rule_cited_exists() -> None:
    """In scenarios, in code and in tests."""
    assert coverage(ROOT)["unknown"] == []
