"""How much work an analysis is: about as long in every edition."""

from __future__ import annotations

import json

import pytest

from fengsheng.editions.registry import EDITIONS
from fengsheng.review import levels
from fengsheng.review.levels import DEEP, PACES, STANDARD, pace


def test_paces_are_of_editions_that_there_are() -> None:
    paces = json.loads(PACES.read_text("utf-8"))
    assert set(paces) == {"compiled", "interpreted"}
    for engine in paces.values():
        assert set(engine) == {edition.name for edition in EDITIONS}


@pytest.mark.parametrize("compiled", [False, True])
def test_a_level_has_the_turns_that_its_edition_is_given(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "COMPILED", compiled)
    pace.cache_clear()
    try:
        paces = json.loads(PACES.read_text("utf-8"))["compiled" if compiled else "interpreted"]
        for edition, times in paces.items():
            for level in (STANDARD, DEEP):
                assert level.of(edition) == level._replace(turns=round(times * level.turns))
        assert STANDARD.of("an edition that nobody measured") == STANDARD
    finally:
        pace.cache_clear()
