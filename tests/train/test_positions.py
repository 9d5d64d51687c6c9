"""Positions at the beginning of turns, with who won: kept in files that follow from the plan."""

from __future__ import annotations

from pathlib import Path

import numpy

from fengsheng import Game
from fengsheng.bots import make_bot, play_out
from fengsheng.bots.foresight.facts import ALONE
from fengsheng.bots.foresight.tables import SIDES
from fengsheng.train.generate import Plan, generate
from fengsheng.train.positions import play, positions_in, read, write_positions

PLAN = Plan.make("spywar", (5, 4), ("novice",), seed="positions", games=2)


def test_every_turn_is_there_with_whoever_won() -> None:
    found = play(PLAN, 0)
    game = Game.new("spywar", 5, "positions 0")
    play_out(game, [make_bot("novice", f"positions 0 {seat}") for seat in range(5)])
    assert len(found.rows) == game.state.turn_no
    assert set(found.seats) == {5}
    s = game.state
    for won, whose in zip(found.won, found.whose, strict=True):
        sides = {
            2 + (seat - int(whose)) % 5 if s.identity[seat] >= ALONE else s.identity[seat]
            for seat in game.leaf().winners
        }
        assert sides
        assert set(numpy.flatnonzero(won)) == sides
    alone = sum(identity >= ALONE for identity in s.identity)
    assert found.may[0].tolist()[:2] == [1, 1]
    assert found.may[0][2:].sum() == alone
    assert found.may.shape[1] == SIDES


def test_files_follow_from_the_plan(tmp_path: Path) -> None:
    assert generate(PLAN, tmp_path, 60.0, most=2, write=write_positions)[0] == 2
    files = positions_in(tmp_path)
    before = files.read(1)
    files.path(1).unlink()
    assert generate(PLAN, tmp_path, 60.0, most=2, write=write_positions)[0] == 1
    assert all(numpy.array_equal(a, b) for a, b in zip(before, files.read(1), strict=True))
    whole = read([tmp_path])
    assert sorted(set(whole.game.tolist())) == [0, 1, 2, 3]
    assert set(whole.seats[whole.game % 2 == 1]) == {4}  # seats in turn, as the plan has them
