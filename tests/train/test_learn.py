"""Learning, on little data: losses fall, a run that was stopped goes on, the bot plays what was learned."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest
import torch

from fengsheng.bots.neural.encoder import Encoded
from fengsheng.bots.neural.network import load
from fengsheng.train.command import main
from fengsheng.train.data import Data
from fengsheng.train.errors import BadTraining
from fengsheng.train.evaluate import judged
from fengsheng.train.export import export
from fengsheng.train.generate import Plan, generate
from fengsheng.train.learn import Course, Run
from fengsheng.train.model import Sizes, log_odds
from fengsheng.train.shards import Shards

SMALL = Sizes(16, 8, 32, 16, 8)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A few games of novices."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("games")
    generate(Plan.make("classic", (5,), ("novice",), (), "learn", 0.0, 2), folder, 600.0, most=4)
    yield folder
    torch.set_num_threads(threads)


def learned(folder: Path, games: Path, steps: int) -> Run:
    run = Run(folder, "classic", SMALL)
    run.learn(Shards(games), Course(3600.0, 128, 5e-3, steps=steps), lambda line: None)
    return run


def test_the_losses_fall(tmp_path: Path, games: Path) -> None:
    shards = Shards(games)
    data = Data.read(shards, shards.split()[0], torch.device("cpu"))
    fresh = judged(Run(tmp_path / "fresh", "classic", SMALL).model, data)
    run = learned(tmp_path / "run", games, 60)
    after = judged(run.model, data)
    assert after["choice"] < 0.6 * fresh["choice"]
    assert after["choice"] < 0.5 * after["choice_by_chance"]
    assert after["side"] < fresh["side"]
    assert after["win"] < fresh["win"]
    assert after["agree"] > 0.7


def test_a_run_that_was_stopped_comes_out_as_one_that_was_not(tmp_path: Path, games: Path) -> None:
    whole = learned(tmp_path / "whole", games, 12)
    learned(tmp_path / "parts", games, 5)
    # killed while it was writing the next one
    newest = max((tmp_path / "parts").glob("*.pt"))
    newest.with_name("checkpoint-000000009.pt").write_bytes(newest.read_bytes()[:1000])
    parts = learned(tmp_path / "parts", games, 12)
    assert parts.step == whole.step == 12
    for (name, a), (_, b) in zip(whole.model.named_parameters(), parts.model.named_parameters(), strict=True):
        # the clock has a hand in how fast it learns, but hardly in a few seconds of an hour
        assert torch.allclose(a, b, atol=1e-4), name


def test_the_clock_stops_it(tmp_path: Path, games: Path) -> None:
    run = Run(tmp_path / "run", "classic", SMALL)
    record = run.learn(Shards(games), Course(0.5, 64), lambda line: None)
    assert record["steps"] >= 1
    assert record["seconds"] < 30
    again = Run(tmp_path / "run", "classic", SMALL)
    assert again.learn(Shards(games), Course(0.5, 64), lambda line: None)["steps"] == record["steps"]


def test_the_bot_says_what_the_network_says(tmp_path: Path, games: Path) -> None:
    run = learned(tmp_path / "run", games, 20)
    shards = Shards(games)
    numbers = shards.split()[1]
    data = Data.read(shards, numbers, torch.device("cpu"))
    q = shards.read(numbers[0])
    export(run.model, "classic", tmp_path / "full.npz", {}, half=False)
    export(run.model, "classic", tmp_path / "half.npz", {"steps": 20})
    assert json.loads((tmp_path / "half.json").read_text("utf-8")) == {"steps": 20}
    full, half = (load("classic", str(tmp_path / f"{name}.npz")) for name in ("full", "half"))
    first = 0
    for number in range(40):
        many = int(q.many[number])
        rows = slice(first, first + many)
        first += many
        asked = Encoded(q.state[number].tolist(), q.options[rows].tolist(), q.about[rows].tolist())
        b = data.batch(torch.tensor([number]))
        with torch.no_grad():
            said = run.model(b)
        found = full.judge(asked)
        assert numpy.allclose(found.scores, said.scores.numpy(), atol=1e-3)
        assert numpy.allclose(found.sides, said.sides[0].softmax(1).numpy(), atol=1e-3)
        assert numpy.allclose(found.wins, said.wins[0].sigmoid().numpy(), atol=1e-3)
        odds = log_odds(said.scores, b.of, 1).exp().numpy()
        less = numpy.exp(half.scores(asked) - half.scores(asked).max())
        assert numpy.allclose(less / less.sum(), odds, atol=5e-3)


def test_a_folder_is_for_one_edition(tmp_path: Path, games: Path) -> None:
    learned(tmp_path / "run", games, 1)
    with pytest.raises(BadTraining, match="is a run for classic, not for spywar"):
        Run(tmp_path / "run", "spywar", SMALL)
    with pytest.raises(BadTraining, match="has games of classic, not spywar"):
        Run(tmp_path / "other", "spywar", SMALL).learn(Shards(games), Course(1.0))


def test_a_run_can_begin_with_another(tmp_path: Path, games: Path) -> None:
    before = learned(tmp_path / "run", games, 10)
    export(before.model, "classic", tmp_path / "weights.npz", {}, half=False)
    run = Run(tmp_path / "next", "classic")
    run.start_from(tmp_path / "weights.npz")
    assert (run.step, run.sizes) == (0, SMALL)
    for a, b in zip(before.model.parameters(), run.model.parameters(), strict=True):
        assert torch.equal(a, b)
    with pytest.raises(BadTraining, match="There are no weights in"):
        Run(tmp_path / "third", "classic", SMALL).start_from(tmp_path / "nowhere.npz")


def test_all_steps_by_the_command(tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run, out = str(tmp_path / "run"), str(tmp_path / "weights.npz")
    assert main(["learn", "--data", str(games), "--run", run, "--seconds", "9", "--steps", "2"]) == 0
    assert main(["evaluate", "--data", str(games), "--run", run]) == 0
    assert main(["export", "--run", run, "--out", out]) == 0
    capsys.readouterr()
    match = ["match", "--weights", out, "--against", "random", "--games", "2", "--jobs", "1"]
    assert main(match) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["faults"]) == (2, [])
    record = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    assert record["steps"] == 2
    assert record["plan"]["bots"] == ["novice"]
    assert record["held_out"]["questions"] > 100
    assert main(["export", "--run", str(tmp_path / "nothing"), "--out", out]) == 2


def test_it_needs_nothing_but_numpy_and_pytorch() -> None:
    """What the command line and the words need is not there on a machine that trains."""
    code = (
        "import sys\n"
        "for name in ('typer', 'rich', 'click', 'fluent', 'openskill', 'mypy'): sys.modules[name] = None\n"
        "import fengsheng.train.command, fengsheng.train.learn, fengsheng.train.export\n"
        "from fengsheng.arena.crossing import rows\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
