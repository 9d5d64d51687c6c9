"""What a position is valued by says of everybody what is true."""

from __future__ import annotations

from fengsheng.core.leaf import leaf
from fengsheng.game import Game


def test_each_seat_has_its_own_numbers() -> None:
    game = Game.new("classic", 5, 3, identities=["front", "front", "bureau", "bureau", "soy"])
    for _ in range(40):
        game.apply(0)
    s = game.state
    for out in range(5):
        s.alive = 31 & ~(1 << out)
        assert leaf(s).alive == tuple(seat != out for seat in range(5))
    told = leaf(s)
    assert told.hands == tuple(len(hand) for hand in s.hands)
    assert told.tally == tuple(s.tally)
    assert told.identities == tuple(s.identity)
    assert (told.turn, told.winners, told.over) == (s.turn, (), False)


def test_at_the_end_it_says_who_has_won() -> None:
    game = Game.new("classic", 3, 1)
    while game.decision is not None:
        game.apply(0)
    assert game.result is not None
    told = game.leaf()
    assert told.over
    assert told.winners == tuple(game.result.winners)
