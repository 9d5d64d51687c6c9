"""A view says what was agreed on: house rules, and which identities are in the game."""

from __future__ import annotations

import pytest

from fengsheng import Game, editions
from fengsheng.editions.registry import find
from fengsheng.editions.spywar.identities import IDENTITIES, POOLS

TABLES = [(preset, seats) for preset, edition in editions().items() for seats in edition["seats"]]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_house_rule_and_the_identities_that_are_dealt(preset: str, seats: int) -> None:
    for seed in range(3):
        game = Game.new(preset, seats, seed)
        while min(game.state.identity) < 0:
            game.apply(0)
        view = game.view(None)
        assert view["house"] == dict(game.state.rules.house)
        dealt = [min(identity, 2) for identity in game.state.identity]
        assert [dealt.count(side) for side in range(3)] in view["sides"]
        assert len(view["sides"]) == 1


def test_column_b_is_told() -> None:
    assert Game.new("classic", 7, 1).view(0)["sides"] == [[3, 3, 1]]
    assert Game.new("classic", 7, 1, options={"identity_table": "B"}).view(0)["sides"] == [[2, 2, 3]]


def test_tasks_are_those_of_the_pool() -> None:
    assert Game.new("classic", 5, 1).view(0)["tasks"] == []
    for name, pool in POOLS.items():
        view = Game.new("spywar", 5, 1, options={"identity_pool": name}).view(0)
        assert view["tasks"] == [IDENTITIES[task] for task in pool]
        assert view["house"]["identity_pool"] == name


def test_nothing_a_reader_changes_there_changes_the_game() -> None:
    game = Game.new("spywar", 5, 1)
    view = game.view(0)
    view["house"].clear()
    view["sides"][0].clear()
    view["tasks"].clear()
    again = game.view(0)
    assert again["house"]
    assert again["sides"] == [[2, 2, 1]]
    assert again["tasks"]
    assert find("spywar").sides[5] == ((2, 2, 1),)
