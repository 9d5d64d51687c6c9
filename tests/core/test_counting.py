"""How often people were asked, and how often they had a choice: what simulations and benches report."""

from __future__ import annotations

import pytest
from tests.laws.tables import Table, play

from fengsheng import editions


@pytest.mark.parametrize("preset", editions())
@pytest.mark.parametrize("seed", range(3))
def test_decisions_are_the_questions_with_more_than_one_answer(preset: str, seed: int) -> None:
    table = Table(preset, 6, seed, ask_forced=True)
    game = table.new()
    asked = real = 0
    for d in play(game, table.dice("counting")):
        asked += 1
        real += len(d.options) > 1
        assert d.number == game.state.asks == asked
        assert game.state.decisions == real
    assert 0 < real < asked


@pytest.mark.parametrize("preset", editions())
def test_both_ways_to_ask_count_the_same(preset: str) -> None:
    """Questions with one answer, and seats that can only pass, are counted without being put."""
    table = Table(preset, 6, 1)
    quick, slow = table.new(), table.other_mode()
    for _ in play(quick, table.dice("counting")):
        pass
    for text in quick.record()["answers"]:
        while slow.decision is not None and len(slow.decision.options) == 1:
            slow.apply(0)
        slow.apply(text)
    while slow.decision is not None:
        slow.apply(0)
    assert (quick.state.asks, quick.state.decisions) == (slow.state.asks, slow.state.decisions)
    assert quick.fingerprint() == slow.fingerprint()
