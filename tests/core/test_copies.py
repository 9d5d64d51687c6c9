"""A copy has its own future and everything that was before; and the pile of another future."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_a_copy_of_a_copy_of_a_copy_has_the_whole_log(edition: str) -> None:
    plain = Game.new(edition, 5, seed=3)
    copied = Game.new(edition, 5, seed=3)
    bots = [make_bot("random", seat) for seat in range(5)]
    for step in range(60):
        decision = plain.decision
        assert decision is not None
        notation = bots[decision.seat].choose(plain.view(decision.seat), decision).notation
        plain.apply(notation)
        copied.apply(notation)
        if step % 20 == 19:  # three generations, each with a past of its own
            copied = copied.clone()
    logs = [[(event.kind, event.by, event.cards) for event in game.log()] for game in (plain, copied)]
    assert logs[0] == logs[1]
    assert len(logs[0]) > 60


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_another_future_lays_anew_what_nobody_knows_and_nothing_else(edition: str) -> None:
    game = Game.new(edition, 5, seed=5)
    bots = [make_bot("random", seat) for seat in range(5)]
    for _ in range(40):
        decision = game.decision
        assert decision is not None
        game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
    known = game.state.deck[-2]
    game.state.seen[known] = 1  # one seat has looked at this card of the pile
    others = [game.go_on_otherwise(seed) for seed in range(8)]
    for other in others:
        assert sorted(other.state.deck) == sorted(game.state.deck)
        assert other.state.deck[-2] == known
        assert other.state.hands == game.state.hands
        assert [other.view(seat) for seat in range(5)] == [game.view(seat) for seat in range(5)]
    assert len({tuple(other.state.deck) for other in others}) == len(others)
