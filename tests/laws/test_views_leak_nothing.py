"""A seat sees, hears and is asked the same in all games it cannot tell apart.

Everything here is asked with `ask_forced`: only then are questions put on public facts alone.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.laws.rare import DIRECTED, STEPS, leaks, walks

from fengsheng import Game

from .checks import eyes
from .lockstep import side_by_side
from .rearrange import redo, relabel, reorder
from .redeals import looks_different
from .tables import Table, some_positions, tables


@pytest.mark.parametrize("table", tables(2, forced=(True,)), ids=str)
def test_games_that_look_the_same_go_on_looking_the_same(table: Table) -> None:
    """From random positions, for every seat and a spectator, until something is revealed."""
    dice = table.dice("side by side")
    steps = 0
    for game in some_positions(table, 40 * table.seats):
        if game.decision is None:
            continue
        for seat in eyes(game):
            for walk in walks(game, seat, dice):
                assert walk.wrong == [], f"seat {seat}, {walk.steps} questions later"
                steps += walk.steps
    assert steps > 0


def test_walks_are_long_enough_to_show_something() -> None:
    """Most of them see dozens of questions before anything is revealed."""
    table = Table("classic", 5, 1, ask_forced=True)
    dice = table.dice("long")
    found = [
        walk.steps
        for game in some_positions(table, 60)
        if game.decision is not None
        for seat in eyes(game)
        for walk in walks(game, seat, dice)
    ]
    assert len(found) > 50
    assert sum(found) / len(found) > 20


@pytest.mark.parametrize("table", tables(1, forced=(True,)), ids=str)
def test_equal_cards_and_the_order_of_hands_are_nobodys_knowledge(table: Table) -> None:
    """Cards of one sort trade numbers and hands are reordered: everybody sees and is offered the same."""
    dice = table.dice("labels")
    looked = 0
    for game in some_positions(table, 120):
        twin = game.clone()
        relabel(twin.state, dice)
        reorder(twin.state, dice)
        redo(twin)
        for seat in eyes(game):
            assert looks_different(game, seat, twin) == []
            assert side_by_side(game.clone(), twin.clone(), seat, dice, STEPS).wrong == []
            looked += 1
    assert looked > table.seats


# Positions in which rare things happen soon.


@pytest.mark.parametrize("start", DIRECTED, ids=lambda start: start.__name__)
def test_nothing_leaks_where_rare_things_happen(start: Callable[[], Game]) -> None:
    assert leaks(start) == []
