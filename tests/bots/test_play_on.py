"""Playing on to the end of something, and what a position is valued by."""

from __future__ import annotations

import pytest
from tests.some import some

from fengsheng import Game
from fengsheng.bots import make_bot, play_on
from fengsheng.bots.bot import Bot
from fengsheng.bots.table import Until

GAMES = [("classic", 5), ("classic-lite", 7), ("spywar", 6)]


def bots(seats: int, seed: int, name: str = "random") -> list[Bot]:
    return [make_bot(name, f"{seed} {seat}") for seat in range(seats)]


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_to_the_end_of_the_turn(preset: str, seats: int) -> None:
    """It stops at the first question of the next turn, and not before."""
    game, twin = Game.new(preset, seats, 1), Game.new(preset, seats, 1)
    players, others = bots(seats, 1), bots(seats, 1)
    turns = 0
    while game.decision is not None:
        turn = game.state.turn_no
        count = play_on(game, players, "turn")
        by_hand = 0
        while (asked := twin.decision) is not None and twin.state.turn_no == turn:
            twin.apply(others[asked.seat].choose(twin.view(asked.seat), asked))
            by_hand += 1
        assert count == by_hand
        assert game.fingerprint() == twin.fingerprint()
        turns += 1
    assert turns > 3


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_to_the_end_of_the_transmission(preset: str, seats: int) -> None:
    """Its card rests then, or another turn has begun; on the way there was always one under way."""
    rested = ended = 0
    for seed in range(6):
        game = Game.new(preset, seats, seed)
        players = bots(seats, seed)
        while game.decision is not None and game.state.transit is None:
            play_on(game, players, limit=1)
        if game.decision is None:
            continue
        turn = game.state.turn_no
        twin = game.clone()
        play_on(game, bots(seats, 99), "transmission")
        if game.result is None:
            assert game.state.transit is None
            names = game.state.rules.transmission
            assert not any(frame.name in names for frame in game.state.stack)
            rested += game.state.turn_no == turn and game.state.sent
        ended += play_on(twin, bots(seats, 99), "turn") >= 1
    assert ended > 3
    if preset.startswith("classic"):  # in the newer edition the turn ends with its transmission
        assert rested > 2


def test_a_transmission_that_has_not_begun_is_waited_for() -> None:
    game = Game.new("classic", 5, 4)
    players = bots(5, 4)
    while game.state.phase == "setup":
        play_on(game, players, limit=1)
    assert not game.state.sent
    play_on(game, players, "transmission")
    assert game.state.sent or game.result is not None or game.state.turn_no > 1


def test_to_the_end_of_the_game_or_so_far() -> None:
    game = Game.new("classic", 5, 4)
    twin = game.clone()
    count = play_on(game, bots(5, 4))
    assert game.result is not None
    assert play_on(twin, bots(5, 4), limit=10) == 10
    assert play_on(twin, bots(5, 4), limit=0) == 0
    assert count > 10
    assert play_on(game, bots(5, 4)) == 0


@pytest.mark.parametrize("until", ["transmission", "turn"])
def test_worlds_can_be_played_on(until: Until) -> None:
    game = Game.new("spywar", 5, 2)
    play_on(game, bots(5, 2), limit=40)
    for world in some(game.worlds(0, ["a", "b", "c"]), least=3):
        assert play_on(world, bots(5, 3, "novice"), until) >= 1


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_a_leaf_is_what_the_views_say(preset: str, seats: int) -> None:
    game = Game.new(preset, seats, 5)
    players = bots(seats, 5)
    while game.decision is not None:
        play_on(game, players, limit=25)
        leaf, view = game.leaf(), game.view(0)
        rows = view["seats"]
        assert leaf.tally == tuple(n for row in rows for n in row["colours"])
        assert leaf.hands == tuple(row["hand"] for row in rows)
        assert leaf.alive == tuple(row["status"] == "in" for row in rows)
        assert leaf.identities == tuple(game.state.identity)
        assert leaf.turn == view["turn"]
        assert leaf.over == (game.result is not None)
    assert game.result is not None
    assert game.leaf().winners == tuple(game.result.winners)
