"""Judging where the search leaves its first choice."""

from __future__ import annotations

from typing import Any

from tools.deviations import cases, told


def test_a_case_is_played_to_the_end_in_both_branches() -> None:
    case = next(cases("search:rollouts=40", "novice", "spywar", 4, 20_003, 2, 0.0))
    assert case["first"]
    assert case["other"]
    assert all(share in (0.0, 0.5, 1.0) for share in case["wins"])
    assert all(0.0 <= turn <= 1.0 for turn in case["turns"])
    assert case["gain"] >= 0.0
    assert case["worlds"] >= 12


def test_gains_are_told_by_what_was_thought() -> None:
    def case(gain: float, error: float, before: float, after: float, taken: bool) -> dict[str, Any]:
        kinds = {"asked": "play", "alone": False, "first": "pass", "other": "play"}
        return {**kinds, "gain": gain, "error": error, "taken": taken, "wins": [before, after]}

    lines = list(
        told(
            [
                case(0.06, 0.02, 0.0, 1.0, True),
                case(0.06, 0.02, 0.5, 0.5, True),
                case(0.01, 0.008, 1.0, 0.0, False),
            ]
        )
    )
    assert lines[0] == "taken: 2, thought +0.060, found +0.500 (error 0.500)"
    assert "1.0 errors and more: 3, thought +0.043, found +0.000 (error 0.577)" in lines
    assert "3.0 errors and more: 2, thought +0.060, found +0.500 (error 0.500)" in lines
    assert "thought 0.0 to 0.02: 1" in lines
