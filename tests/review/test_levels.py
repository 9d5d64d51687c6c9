"""How much work an analysis is: about as long in every edition."""

from __future__ import annotations

import json

import pytest

from fengsheng.editions.registry import EDITIONS
from fengsheng.review import levels
from fengsheng.review.levels import DEEP, PACES, STANDARD, pace


def test_paces_are_of_editions_that_there_are() -> None:
    assert set(json.loads(PACES.read_text("utf-8"))) == {edition.name for edition in EDITIONS}


@pytest.mark.parametrize("compiled", [False, True])
def test_a_level_has_the_turns_that_its_edition_is_given(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "COMPILED", compiled)
    pace.cache_clear()
    try:
        for edition, times in json.loads(PACES.read_text("utf-8")).items():
            for level in (STANDARD, DEEP):
                wanted = level.turns if compiled else round(times * level.turns)
                assert level.of(edition) == level._replace(turns=wanted)
        assert STANDARD.of("an edition that nobody measured") == STANDARD
    finally:
        pace.cache_clear()
