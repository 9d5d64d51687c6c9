"""Whoever was added last to a roster keeps the laws: copies, saves, re-deals and replays of games with them.

Home-made characters are dealt only where a table says so, so that no other game of these tests has them.
"""

from __future__ import annotations

import pytest
from tests.laws.tables import new_dice, play

from fengsheng import Game
from fengsheng.core.laws import broken_laws
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS

SEATS = 6
GAMES = 8


@pytest.mark.parametrize("edition", EDITIONS, ids=[edition.name for edition in EDITIONS])
def test_games_with_the_newest_character_keep_the_laws(edition: Edition) -> None:
    newest = edition.roster[-1]
    looked = 0
    for seed in range(GAMES):
        dice = new_dice("newest", edition.name, seed)
        others = list(range(len(edition.roster) - 1))
        dice.shuffle(others)
        people = [edition.roster[number].name for number in others[: SEATS - 1]]
        people.insert(dice.below(SEATS), newest.name)
        game = Game.new(edition.name, SEATS, seed, characters=people, ask_forced=bool(seed % 2))
        for d in play(game, dice):
            assert broken_laws(game.state) == []
            if dice.below(12):
                continue
            looked += 1
            again = Game.from_dict(game.to_dict())
            assert again.fingerprint() == game.fingerprint()
            for seat in {d.seat, people.index(newest.name)}:
                assert game.determinize(seat, dice.below(1000)).view(seat) == game.view(seat)
        assert Game.replay(game.record()).fingerprint() == game.fingerprint()
    assert looked > 10 * GAMES
