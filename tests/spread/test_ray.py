"""The same games on Ray: one digest, whoever dies, and no worker with another program."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fengsheng.cli import main
from fengsheng.simulate import Plan, simulate
from fengsheng.simulate.many import _play_chunk
from fengsheng.simulate.one import Outcome
from fengsheng.spread import MixedCluster, PieceLost, Workers, in_order, spread
from fengsheng.spread import cluster as cluster_module
from fengsheng.spread.stamp import stamp


def with_ray() -> Any:
    """Ray, if it is installed; loaded by the worker that runs these tests alone, for it is large."""
    return pytest.importorskip("ray", reason="Ray is not installed: pip install 'fengsheng[ray]'")


PLAN = Plan.make("classic", 5, 24, seed="ray", check_every=0)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """One for all tests of this file: it takes seconds to begin."""
    ray = with_ray()
    # what is sent to workers from here goes whole: they cannot import the tests
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    found = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    address = found.address_info["gcs_address"]
    yield address
    ray.shutdown()


@pytest.fixture
def joined(cluster: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Whoever uses it leaves it running."""
    ray = with_ray()
    monkeypatch.setattr(ray, "init", lambda **_: None)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    return cluster


def dying(plan: Plan, grave: Path, every_time: bool, numbers: Sequence[int]) -> list[Outcome]:
    """Plays, but the worker that has game 7 is killed, the first time or always."""
    if 7 in numbers and (every_time or not grave.exists()):
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return _play_chunk(plan, numbers)


# Those who kill workers come last: whoever comes after them waits for new ones.


def test_a_worker_with_another_program_is_refused(joined: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fengsheng.spread.cluster.stamp", lambda: stamp()._replace(rules="0"))
    with pytest.raises(MixedCluster, match=f"rules version {stamp().rules} there, 0 here"):
        list(spread(partial(_play_chunk, PLAN), [1], Workers(2, joined), 5))


def test_what_a_bot_does_wrong_is_told_as_it_is_here(joined: str) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(lambda numbers: [1 // 0 for _ in numbers], [1], Workers(2, joined), 5))


def test_the_games_are_the_same_with_any_workers_and_with_one_killed(joined: str, tmp_path: Path) -> None:
    alone = simulate(PLAN)
    assert simulate(PLAN, ray=joined).digest == alone.digest
    grave = tmp_path / "grave"
    pieces = spread(partial(dying, PLAN, grave, False), range(PLAN.games), Workers(2, joined), 5)
    played = [outcome for some in in_order(pieces) for outcome in some]
    assert grave.exists()
    here = [
        outcome
        for some in in_order(spread(partial(_play_chunk, PLAN), range(PLAN.games), Workers(), 5))
        for outcome in some
    ]
    assert played == here


def test_games_that_kill_every_worker_are_named(
    joined: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two workers are enough for that: each takes seconds to begin."""
    assert cluster_module.RETRIES == 3
    monkeypatch.setattr(cluster_module, "RETRIES", 1)
    work = partial(dying, PLAN, tmp_path / "grave", True)
    with pytest.raises(PieceLost, match=r"Games? .*7.* could not be played: 2 workers died"):
        list(spread(work, [7], Workers(2, joined), 5))


def test_a_cluster_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with_ray()
    assert main(["simulate", "--games", "2", "--ray-address", "127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("error[no-cluster]: No Ray answers at 127.0.0.1:1")
    assert told.count("\n") == 1
