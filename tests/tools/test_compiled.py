"""Two builds are measured in turns, and each figure is the median of its rounds."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tools import compiled


def row(games: float, patient: float) -> dict[str, Any]:
    return {"edition": "classic", "seats": 5, "games_per_s": games, "holder": {"games_per_s": patient}}


def test_every_figure_is_a_median_of_its_own() -> None:
    rows = [row(100.0, 9.0), row(300.0, 7.0), row(200.0, 8.0)]
    assert compiled.middle(rows) == row(200.0, 8.0)


def test_builds_take_turns_and_are_not_mixed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def bench(python: Path, seconds: float) -> list[dict[str, Any]]:
        asked.append(python.name)
        return [row({"slow": 10.0, "fast": 50.0}[python.name] + len(asked), 1.0)]

    monkeypatch.setattr(compiled, "bench", bench)
    slow, fast = compiled.in_turns([Path("slow"), Path("fast")], 0.1)
    assert asked == ["slow", "fast"] * compiled.ROUNDS
    assert (slow, fast) == ([row(13.0, 1.0)], [row(54.0, 1.0)])
    assert compiled.compare(slow, fast).splitlines()[1].split() == [
        *("classic", "5", "random", "games/s", "13.0", "54.0", "4.2×")
    ]


def test_what_a_package_carries_is_in_the_copy_that_is_built() -> None:
    setup = ast.parse((compiled.ROOT / "setup.py").read_text("utf-8"))
    (carried,) = (
        ast.literal_eval(line.value)
        for line in setup.body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "CARRIED"
    )
    folders = {folder for folder, _, _ in carried}
    assert folders == {"lessons", "scenarios"}
    assert folders <= set(compiled.NEEDED)
