"""The bots of docs/writing-a-bot.md can be called by name and play whole games."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest
from tests.docs.blocks import blocks, run_blocks

from fengsheng.bots import roster
from fengsheng.cli import main

NAME = "docs/writing-a-bot.md"


def test_the_bots_of_the_document_play_in_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = run_blocks(NAME)
    assert "Result(winners=" in capsys.readouterr().out
    package = ModuleType("their_package")
    package.__dict__.update({name: written[name] for name in ("MagpieBot", "Watcher")})
    monkeypatch.setitem(sys.modules, "their_package", package)
    (metadata,) = blocks(NAME, "toml")
    group, line = metadata.strip().splitlines()
    assert group == f'[project.entry-points."{roster.GROUP}"]'
    name, value = (part.strip().strip('"') for part in line.split("="))
    points = [
        EntryPoint(name, value, roster.GROUP),
        EntryPoint("watcher", "their_package:Watcher", roster.GROUP),
    ]
    monkeypatch.setattr(roster, "entry_points", lambda group: points)
    roster._plugged.cache_clear()
    try:
        bots = "magpie,watcher:patience=5,random"
        command = ["arena", "--bots", bots, "--mode", "together", "--games", "3", "--jobs", "1", "--json"]
        assert main(command) == 0
    finally:
        roster._plugged.cache_clear()
    data = json.loads(capsys.readouterr().out)
    assert (data["finished"], data["faults"]) == (3, [])
    assert list(data["bots"]) == bots.split(",")
    assert list(data["beliefs"]) == ["watcher:patience=5"]


def test_the_first_example_has_ten_lines() -> None:
    first = blocks(NAME, "python")[0]
    lines = [
        line for line in first.splitlines() if line.strip() and "import" not in line and '"""' not in line
    ]
    assert len(lines) == 10
