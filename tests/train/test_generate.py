"""Games as numbers: what a file holds, that it follows from the plan, and that a run goes on."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.bots.bot import Bot
from fengsheng.bots.neural.tables import OPTION_FACTS, ROW, SEATS
from fengsheng.train.errors import BadTraining
from fengsheng.train.generate import Plan, generate, play
from fengsheng.train.shards import ABSENT, Questions, Shards, packed

PLAN = Plan.make("classic", (5, 4), ("novice", "random"), ("novice",), "tests", 0.1, 1)


def same(a: Questions, b: Questions) -> bool:
    return all(numpy.array_equal(x, y) for x, y in zip(a, b, strict=True))


def test_a_game_is_kept_with_who_won_and_who_was_what() -> None:
    q = play(PLAN, 3)
    assert q.state.shape == (q.asked, ROW)
    assert q.state.dtype == numpy.int16
    assert q.options.shape == (q.many.sum(), OPTION_FACTS)
    assert len(q.about) == len(q.options)
    assert (q.choice < q.many).all()
    assert (q.many > 1).all()  # where there is no choice, there is nothing to learn
    assert set(q.game.tolist()) == {3}
    assert (q.wins[:, 4:] == ABSENT).all()  # the second of the plan's tables has four seats
    assert (q.sides[:, 4:] == ABSENT).all()
    assert (q.sides[:, 0] != 1).all()  # to the reader the own side is never the other
    assert q.wins[:, :4].min() >= 0


def test_wins_and_sides_are_counted_from_whoever_was_asked() -> None:
    from fengsheng.bots.neural.encoder import Encoded
    from fengsheng.train.shards import Question

    asked = Encoded([0] * ROW, [[0] * OPTION_FACTS] * 2, [0, 1])
    q = packed(1, [Question(asked, 1, 2), Question(asked, 0, 0)], [0, 2], [1, 0, 1, 2])
    assert q.wins[:, :4].tolist() == [[1, 0, 1, 0], [1, 0, 1, 0]]
    assert q.sides[:, :4].tolist() == [[0, 2, 0, 1], [0, 1, 0, 2]]
    red = packed(1, [Question(asked, 1, 1)], [0, 2], [1, 0, 1, 2])
    assert red.sides[0, :4].tolist() == [0, 1, 2, 1]
    assert red.sides.shape == (1, SEATS)


def test_only_teachers_are_kept_and_their_own_answer_is() -> None:
    """With a stray answer the game goes on otherwise, but what is kept is what the teacher said."""
    every = play(Plan.make("classic", (5,), ("novice", "random"), (), "tests", 0.0, 1), 0)
    some = play(Plan.make("classic", (5,), ("novice", "random"), ("random",), "tests", 0.0, 1), 0)
    assert 0 < some.asked < every.asked

    first = play(Plan.make("classic", (5,), ("novice",), (), "tests", 1.0, 1), 0)
    game = Game.new("classic", 5, "tests 0")
    bots: list[Bot] = [make_bot("novice", f"tests 0 {seat}") for seat in range(5)]
    while True:
        decision = game.decision
        assert decision is not None
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        if len(decision.options) > 1:
            break
        game.apply(option)
    mine = numpy.flatnonzero(first.many == len(decision.options))
    assert decision.options.index(option) in first.choice[mine]


def test_a_run_goes_on_where_files_are_missing(tmp_path: Path) -> None:
    files, questions = generate(PLAN, tmp_path, 60.0, jobs=1, most=3)
    shards = Shards(tmp_path)
    assert (files, shards.numbers()) == (3, [0, 1, 2])
    assert questions == sum(shards.read(number).asked for number in range(3))
    before = shards.read(1)
    shards.path(1).unlink()
    assert generate(PLAN, tmp_path, 60.0, jobs=1, most=3)[0] == 1
    assert same(shards.read(1), before)  # it follows from its number
    assert generate(PLAN, tmp_path, 60.0, jobs=1, most=3) == (0, 0)
    assert shards.plan["edition"] == "classic"
    other = Plan.make("classic", (5,), ("random",))
    with pytest.raises(BadTraining, match="belongs to another plan"):
        generate(other, tmp_path, 1.0)


def test_it_stops_by_the_clock(tmp_path: Path) -> None:
    files, _ = generate(PLAN, tmp_path, 0.0, jobs=1)
    assert files == 1  # there is something to go on with, however short the time


def test_held_out_games_are_never_learned_from(tmp_path: Path) -> None:
    shards = Shards(tmp_path)
    with pytest.raises(BadTraining, match="two are the least"):
        shards.split()
    for number in (0, 1, 5, 16, 17, 32):
        shards.path(number).touch()
    assert shards.split() == ([1, 5, 17], [0, 16, 32])


def test_a_plan_is_checked() -> None:
    with pytest.raises(BadTraining, match="Nobody called expert plays"):
        Plan.make("classic", (5,), ("novice",), ("expert",))
    with pytest.raises(ValueError, match="There is no bot"):
        Plan.make("classic", (5,), ("nobody",))
    with pytest.raises(ValueError, match="is for 3 to 9 players"):
        Plan.make("classic", (2,), ("novice",))


def test_machines_share_a_plan_and_write_other_files(tmp_path: Path) -> None:
    for which in (1, 2):
        assert generate(PLAN, tmp_path, 60.0, jobs=1, most=3, share=(which, 2))[0] == 3 - which
    assert Shards(tmp_path).numbers() == [0, 1, 2]
    with pytest.raises(BadTraining, match="no share 3 of 2"):
        generate(PLAN, tmp_path, 60.0, share=(3, 2))


def test_a_networks_questions_are_kept_as_it_read_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not read a second time; and what is kept is what somebody who reads beside it finds."""
    plan = Plan.make("classic", (4,), ("neural:greedy=off",), (), "tests", 0.0, 1)
    read = play(plan, 0)
    monkeypatch.setattr("fengsheng.train.generate.NeuralBot", int)  # taken for a bot that reads nothing
    assert same(read, play(plan, 0))
    assert read.asked > 0
