"""Improving: what went better than expected becomes likelier, and by no more than a round allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from fengsheng.train.data import Data
from fengsheng.train.errors import BadTraining
from fengsheng.train.export import export
from fengsheng.train.generate import Plan, generate
from fengsheng.train.improve import ALONE, CLIP, Improving, gains
from fengsheng.train.learn import Course, Run
from fengsheng.train.model import Sizes, log_odds
from fengsheng.train.shards import Shards

SMALL = Sizes(16, 8, 32, 16, 8)


def test_gains_are_counted_player_by_player() -> None:
    whose, won = [7, 7, 7, 8, 8], [1, 1, 1, 0, 0]
    expected = [0.5, 0.4, 0.8, 0.3, 0.6]
    assert gains(whose, won, expected, 1.0) == pytest.approx([0.5, 0.6, 0.2, -0.3, -0.6])
    assert gains(whose, won, expected, 0.0) == pytest.approx([-0.1, 0.4, 0.2, 0.3, -0.6])


def test_a_round_of_its_own_games(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    fresh = Run(tmp_path / "fresh", "classic", SMALL)
    weights = tmp_path / "weights.npz"
    export(fresh.model, "classic", weights, {}, half=False)
    player = f"neural:weights={weights}:greedy=off"
    folder = tmp_path / "games"
    plan = Plan.make("classic", (5,), (player, "novice"), (player,), "improve", 0.0, 2)
    generate(plan, folder, 600.0, most=3)
    shards = Shards(folder)
    run = Run(tmp_path / "run", "classic")
    run.start_from(weights)
    data = Data.read(shards, shards.split()[0], torch.device("cpu"))
    at = torch.arange(data.questions)
    b = data.batch(at)
    aim = Improving(fresh.model, data)
    taken = b.first + b.choice
    alone = torch.from_numpy(data.alone)
    assert 0 < alone.sum() < data.questions
    weight = aim._weight
    assert weight.mean().item() == pytest.approx(1.0, abs=1e-4)
    assert (weight[alone].mean() / weight[~alone].mean()).item() == pytest.approx(ALONE, abs=1e-3)

    def odds() -> Any:
        with torch.no_grad():
            return log_odds(run.model(b).scores, b.of, data.questions)[taken]

    before = odds()
    _, told = aim.loss(run.model(b), b, at)
    assert told["moved"].item() == pytest.approx(0.0, abs=1e-4)  # it is the network that has played
    record = run.learn(shards, Course(600.0, 256, 1e-3, steps=15), lambda line: None, improve=True)
    assert record["aim"] == "improve"
    with pytest.raises(BadTraining, match="name the weights that have played"):
        Run(tmp_path / "run", "classic").learn(shards, Course(1.0), improve=True)
    ratio = (odds() - before).exp()
    gain = aim._gain
    assert (ratio * gain).mean().item() > 0.005
    assert (ratio - 1.0).abs().mean().item() < 2 * CLIP
