"""`fengsheng bench`: shapes, not speeds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

import fengsheng.bench
from fengsheng import editions
from fengsheng.bench import OPERATIONS, Play, bench_engine, build, microseconds, positions, steps
from fengsheng.cli import app, main
from fengsheng.core import engine

RATES = {"games_per_s", "decisions_per_s", "asks_per_s"}
COSTS = {"clone_us", "view_us", "save_us", "load_us", "determinize_us", "fingerprint_us"}


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    few = positions("classic", 4, 3)
    monkeypatch.setattr(fengsheng.bench, "positions", lambda edition, seats: few)


def run(*arguments: str) -> Any:
    result = CliRunner().invoke(app, ["bench", *arguments, "--seconds", "0.01"])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_figures_have_the_promised_shape() -> None:
    data = json.loads(run("engine", "--json", "--seats", "3,4"))
    assert data.keys() == {"engine", "server"}
    tables = [(row["edition"], row["seats"]) for row in data["engine"]]
    assert tables == [
        (name, n) for name, preset in editions().items() for n in (3, 4) if n in preset["seats"]
    ]
    assert ("classic", 3) in tables
    for row in data["engine"]:
        assert row.keys() >= {"edition", "seats", "build", "holder"} | RATES | COSTS
        assert row["build"] == build()
        assert all(row[key] > 0 for key in RATES | COSTS)
        assert row["holder"].keys() == RATES
        assert row["decisions_per_s"] > row["games_per_s"]
    # patient players are really asked more often: that is what the second workload is for (over all tables,
    # because on a slow machine one game may be all that is played at each)
    usual = sum(row["decisions_per_s"] / row["asks_per_s"] for row in data["engine"])
    patient = sum(row["holder"]["decisions_per_s"] / row["holder"]["asks_per_s"] for row in data["engine"])
    assert patient > usual


def test_the_coach_is_measured_at_every_question() -> None:
    (row,) = json.loads(run("coach", "--json", "--seats", "5", "--edition", "spywar"))["coach"]
    assert row.keys() == {
        *("edition", "seats", "questions", "hint_ms", "hint_worst_ms"),
        *("why_asked_ms", "why_asked_worst_ms"),
    }
    assert row["questions"] > 20
    assert 0 < row["hint_ms"] <= row["hint_worst_ms"]
    assert 0 < row["why_asked_ms"] <= row["why_asked_worst_ms"]
    assert f"milliseconds of processor time, {build()}" in run("coach", "--seats", "5", "--edition", "spywar")


def test_bots_are_measured_over_whole_games() -> None:
    (row,) = json.loads(run("bots", "--json", "--seats", "5", "--edition", "spywar", "--bot", "novice"))[
        "bots"
    ]
    assert (row["bot"], row["build"], row["games"]) == ("novice", build(), 1)
    assert row["answers_per_game"] > 20
    assert 0 < row["games_per_s"] * row["answers_per_game"] * row["answer_ms"] < 1000
    text = run("bots", "--seats", "5", "--edition", "spywar")
    assert f"processor time, {build()}" in text
    assert "expert" in text


def test_people_get_two_tables() -> None:
    text = run("--seats", "4", "--edition", "classic")
    assert f"whole games, {build()}" in text
    assert all(name in text for name in OPERATIONS)
    assert "classic-lite" not in text


def test_positions_are_decisions_somewhere_in_games() -> None:
    found = positions("classic", 5, 6)
    assert len(found) == 6
    assert len({position.game.state.decisions for position in found}) > 3
    for position in found:
        decision = position.game.decision
        assert decision is not None
        assert decision.seat == position.seat


def test_operations_leave_the_positions_alone() -> None:
    (position,) = positions("classic", 5, 1)
    before = position.game.fingerprint()
    for operation in OPERATIONS.values():
        operation(position)
    assert position.game.fingerprint() == before


@pytest.mark.parametrize(
    ("file", "kind"),
    [("core/engine.py", "interpreted"), ("core/engine.cpython-311.so", "compiled"), ("e.pyd", "compiled")],
)
def test_the_build_is_told_by_the_module(file: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "__file__", file)
    assert build() == kind


def test_a_figure_is_the_median_of_the_repeats_after_a_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = [90.0, 1.0, 2.0, 500.0, 3.0, 2.0]  # what each repeat takes; the first one only warms up
    reads = iter([at for length in lengths for at in (0.0, length)])
    monkeypatch.setattr("time.perf_counter", lambda: next(reads))
    done: list[object] = []
    (position,) = positions("classic", 4, 1)
    assert microseconds(done.append, [position, position], 1.0) == 1e6  # 2 seconds for two of them
    assert len(done) == 2 * len(lengths)


def test_tables_take_turns_and_the_first_stretch_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [("classic", 3), ("spywar", 5)]
    played: list[tuple[str, bool]] = []
    told = 0

    def stretch(play: Play, seconds: float, kept: bool) -> None:
        played.append((play.edition, kept))
        real(play, seconds, kept)

    def count() -> None:
        nonlocal told
        told += 1

    real = Play.stretch
    monkeypatch.setattr(Play, "stretch", stretch)
    rows = bench_engine(tables, 0.02, count)
    assert [(row["edition"], row["seats"]) for row in rows] == tables
    assert [edition for edition, _ in played] == ["classic", "classic", "spywar", "spywar"] * 6
    assert [kept for _, kept in played] == [False] * 4 + [True] * 20
    assert told == steps(tables)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["server", "--parts", "load,moon"], "usage"),
        (["server", "--words", "many"], "usage"),
        (["server", "--seats", "5,6"], "usage"),
        (["server", "--seats", "11"], "bad-seats"),
        (["server", "--edition", "bridge"], "unknown-edition"),
        (["--edition", "bridge"], "unknown-edition"),
        (["--seats", "5,11"], "bad-seats"),
        (["--seats", "5;9"], "usage"),
        (["moon"], "usage"),
    ],
)
def test_errors_are_one_line(arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
