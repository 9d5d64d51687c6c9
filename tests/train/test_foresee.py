"""Learning who will win a position that lies open: on a few games, by steps and not by the clock."""

from __future__ import annotations

import json
from pathlib import Path

import numpy
import pytest
import torch

from fengsheng.bots.foresight.network import load
from fengsheng.bots.foresight.tables import SEAT_FACTS, open_tables_of
from fengsheng.train.command import main
from fengsheng.train.errors import BadTraining
from fengsheng.train.export import write
from fengsheng.train.foresee import Foreseer, Lessons, _places
from fengsheng.train.foreseeing import Foreseeing, Widths
from fengsheng.train.generate import Plan, generate
from fengsheng.train.positions import Positions, read, write_positions

SMALL = Widths(16, 32, 8)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("positions")
    plan = Plan.make("classic", (5, 7), ("novice",), seed="foresee", games=17)
    generate(plan, found, 600.0, most=4, write=write_positions)
    return found


@pytest.fixture(scope="module")
def positions(folder: Path) -> Positions:
    return read([folder])


def test_numpy_says_the_same(tmp_path: Path, positions: Positions) -> None:
    torch.manual_seed(3)
    tables = open_tables_of("classic")
    model = Foreseeing(tables, SMALL).eval()
    write(model, tables.parts, tmp_path / "weights.npz", {}, half=False)
    network = load("classic", str(tmp_path / "weights.npz"))
    for at in (0, 3, len(positions.rows) - 1):
        row, may, n = positions.rows[at], positions.may[at], int(positions.seats[at])
        with torch.no_grad():
            wanted = model(torch.from_numpy(row[None]).int(), torch.from_numpy(may[None]))[0].exp().numpy()
        scores = network._scores(row.tolist(), n)
        scores[may[: 2 + n] == 0] = -1e9
        found = numpy.exp(scores - scores.max())
        assert found / found.sum() == pytest.approx(wanted[: 2 + n], abs=1e-5)


def test_it_learns(positions: Positions) -> None:
    """Something that can be seen: whoever's turn it is wins with his faction, else the other one."""
    torch.set_num_threads(1)
    red = open_tables_of("classic").side["潛伏戰線"]
    theirs = (positions.rows[:, :SEAT_FACTS] == red).any(1)
    won = numpy.zeros_like(positions.won)
    won[:, 0], won[:, 1] = theirs, ~theirs
    learning = Foreseer("classic", positions._replace(won=won), SMALL)
    before = learning.judge()
    assert before.loss > 0.5
    record = learning.learn(
        Lessons(0.0, batch=256, rate=5e-3, keep=1.0, drop=0.0, steps=150), lambda line: None
    )
    assert record["best"]["loss"] < 0.2
    assert learning.judge().loss == pytest.approx(record["best"]["loss"], abs=1e-4)  # the best is what stays
    assert record["positions"] == len(positions.rows)
    assert record["history"][-1]["step"] == 150


def test_seats_are_found_again_when_the_turn_moves_on() -> None:
    whose, seats = numpy.array([3, 4, 0], numpy.uint8), numpy.array([5, 5, 5], numpy.uint8)
    places = _places(whose, seats)
    assert places[0].tolist() == [0, 1, 6, 2, 3, 4, 5, 7, 8, 9, 10]  # who was first is last now
    assert places[2].tolist() == list(range(11))  # nothing comes after


def test_what_is_said_of_later_turns_is_mixed_in(positions: Positions) -> None:
    learning = Foreseer("classic", positions, SMALL)
    ends = learning._ends.clone()
    learning.look_ahead(1.0)
    moved = (learning._targets - ends).abs().sum(1)
    assert moved.max().item() < 1e-5  # nothing but the ends, seen from every turn
    learning.look_ahead(0.5)
    last = ~learning._goes_on
    assert torch.equal(learning._targets[last], ends[last])  # the last turn of a game has its end alone
    assert (learning._targets[~last] - ends[~last]).abs().sum(1).min().item() > 0.0
    assert learning._targets.sum(1).allclose(torch.ones(len(ends)))


def test_too_few_games_are_named(positions: Positions) -> None:
    few = Positions(*(array[positions.game == 1] for array in positions))
    with pytest.raises(BadTraining, match="1 games are too few"):
        Foreseer("classic", few, SMALL)


def test_the_command_writes_weights_and_their_record(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    arguments = ["foresee", "--data", str(folder), "--out", str(out), "--steps", "3", "--batch", "64"]
    assert main(arguments) == 0
    record = json.loads(out.with_suffix(".json").read_text("utf-8"))
    assert record["plans"][0]["seed"] == "foresee"
    assert record["history"][-1]["step"] == 3
    assert load("classic", str(out))
    assert main([*arguments, "--edition", "spywar"]) == 2  # games of another edition
