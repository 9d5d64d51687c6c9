"""Choices are judged by what the deciding seat could know: the same on games it cannot tell apart. (Two
hundred positions of each edition: `python -m tools.analysis_twins`.)"""

from __future__ import annotations

import pytest
from tools.analysis_twins import compare

POSITIONS = 10


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_choices_are_judged_the_same_on_twins(edition: str) -> None:
    compared, moved = compare(edition, POSITIONS, worlds=2)
    assert compared == POSITIONS
    assert moved > POSITIONS * 0.8
