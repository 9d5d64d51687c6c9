"""What holds at every decision of every game: all seats, both presets, any mix of house rules."""

from __future__ import annotations

import pytest

from fengsheng import editions
from fengsheng.core.laws import broken_laws

from .checks import (
    broken_history,
    wrong_ending,
    wrong_notation,
    wrong_replay,
    wrong_twins,
)
from .tables import POLICIES, PRESETS, SEATS, Policy, Table, play, tables


@pytest.mark.parametrize("table", tables(2), ids=str)
def test_no_law_is_ever_broken(table: Table) -> None:
    """Conservation, seats, counters, knowledge, options, actors and history, from the deal to the end."""
    game = table.new()
    for _ in play(game, table.dice("laws")):
        assert broken_laws(game.state) == []
        assert broken_history(game.state) == []
    assert broken_laws(game.state) == []
    assert broken_history(game.state) == []
    assert wrong_ending(game) == []


@pytest.mark.parametrize("table", tables(1), ids=str)
def test_copies_and_saves_go_on_like_the_game_they_were_made_of(table: Table) -> None:
    game = table.new()
    dice = table.dice("copies")
    for _ in play(game, dice):
        if not table.ask_forced or not dice.below(6):
            assert wrong_twins(game) == []
    assert wrong_twins(game) == []


@pytest.mark.parametrize("table", tables(1), ids=str)
def test_every_option_can_be_written_and_read_back(table: Table) -> None:
    game = table.new()
    dice = table.dice("notation")
    looked = 0
    for d in play(game, dice):
        if len(d.options) > 1 and (not looked or not dice.below(3)):
            assert wrong_notation(game) == []
            looked += 1
    assert looked > 0


@pytest.mark.parametrize("table", tables(1), ids=str)
def test_a_record_gives_the_same_game_in_either_mode_of_asking(table: Table) -> None:
    game = table.new()
    dice = table.dice("replay")
    for _ in play(game, dice):
        if not dice.below(300 if table.ask_forced else 40):
            assert wrong_replay(game) == []
            if len(game.state.options) > 1:  # a question with one answer exists in one mode only
                assert wrong_replay(game, other_mode=True) == []
    assert wrong_replay(game) == []
    assert wrong_replay(game, other_mode=True) == []


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_every_game_ends_however_it_is_played(policy: Policy, seats: int) -> None:
    """Eight games of each sort; the last one is checked law by law as well."""
    ended = 0
    for preset in PRESETS:
        if seats not in editions()[preset]["seats"]:
            continue
        for seed in range(8):
            table = Table(preset, seats, seed, mixed=seed >= 4)
            game = table.new()
            for _ in play(game, table.dice("ends", policy.__name__), policy):
                if seed == 7:
                    assert broken_laws(game.state) == []
            assert wrong_ending(game) == []
            ended += 1
    assert ended >= 8
