"""The load test itself: that it measures what it says, in small. Shapes, not speeds."""

from __future__ import annotations

import asyncio
import json
import os
from random import Random
from typing import Any

import pytest

from fengsheng.cli import main
from fengsheng.server.load import beside, parts
from fengsheng.server.load.figures import Figures, median_of, quantile
from fengsheng.server.load.parts import Plan, bench_server
from fengsheng.server.load.process import Cores, divide_cores
from fengsheng.server.load.report import lines
from fengsheng.server.load.script import Ask, Manner, Player, ScriptedTable
from fengsheng.server.load.soak import growth
from fengsheng.server.socket.outgoing import ClientSocket

TABLES = 8
FIGURES = {"p50_ms", "p99_ms", "errors", "cores", "memory_mb", "bytes_per_client_and_action", "answers_per_s"}


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """All parts, each as short as it can be."""
    patch = pytest.MonkeyPatch()
    patch.setattr(parts, "SETTLE", 0.5)
    patch.setattr(parts, "HURRY", 20)
    patch.setattr(parts, "STEPS", (1.0, 2.0))
    patch.setattr(beside, "PAIRS", 1)
    try:
        plan = Plan(tables=TABLES, seconds=2.0, soak_seconds=5.0, seats=3)
        return bench_server(
            plan, ("load", "highest", "novice", "flood", "soak", "analysis"), lambda what, share: None
        )
    finally:
        patch.undo()


def test_people_at_every_seat(told: dict[str, Any]) -> None:
    load = told["load"]
    assert load.keys() >= FIGURES
    assert load["tables"] == TABLES
    assert load["errors"] == 0
    assert load["samples"] > 10
    assert 0 < load["p50_ms"] <= load["p99_ms"]
    assert load["memory_mb"] > 20
    assert 0 < load["cores"] < 2
    assert 100 < load["bytes_per_client_and_action"] < 5000
    assert len(load["repeats"]) == 3
    # three people, each of whom answers about twice a second at most
    assert TABLES / 2 < load["answers_per_s"] < TABLES * 3 / 0.25


def test_more_and_more_tables(told: dict[str, Any]) -> None:
    highest = told["highest"]
    assert [row["tables"] for row in highest["tried"]] in ([TABLES], [TABLES, 2 * TABLES])
    assert highest["tables"] in (0, TABLES, 2 * TABLES)


def test_one_person_and_bots(told: dict[str, Any]) -> None:
    assert told["novice"]["errors"] == 0
    assert told["novice"]["answers_per_s"] > 1


def test_games_begin_end_and_are_given_up(told: dict[str, Any]) -> None:
    soak = told["soak"]
    assert soak["error_codes"] == {}
    assert sum(soak["games"].values()) >= 1
    assert len(soak["memory_mb"]) == 4


def test_a_flood_is_measured_with_the_limits_that_people_meet(told: dict[str, Any]) -> None:
    flood = told["flood"]
    assert flood["dropped"] >= 1
    assert flood["sent_mb"] > 0
    for stretch in ("calm", "flooded"):
        row = flood[stretch]
        assert row["pings"] >= 8
        assert row["looks"] >= 1
        assert 0 < row["ping_p50_ms"] <= row["ping_p99_ms"]
        assert 0 < row["health_p50_ms"] <= row["health_p99_ms"]


def test_tables_are_measured_by_turns_without_and_with_an_analysis(told: dict[str, Any]) -> None:
    row = told["analysis"]
    assert row["tables"] == TABLES
    assert row["states"] in (["running"], ["paused"])
    assert 0 < row["analysis_cores"] < 1.1
    for stretch in ("without", "beside"):
        assert row[stretch].keys() >= FIGURES
        assert row[stretch]["errors"] == 0
        assert row[stretch]["samples"] > 10


def test_people_read_all_of_it(told: dict[str, Any]) -> None:
    text = "\n".join(lines(told))
    for words in (
        f"{TABLES} tables, people at every seat",
        "one person and novice bots",
        "most tables",
        "MB of pings",
        "soak of",
        "with and without an analysis",
    ):
        assert words in text
    json.dumps(told)


def test_the_command_prints_the_promised_shape(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parts, "SETTLE", 0.1)
    monkeypatch.setattr(parts, "HURRY", 1)
    assert main(["bench", "server", "--parts", "load", "--tables", "1", "--seconds", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data.keys() == {"engine", "server"}
    assert data["server"]["load"].keys() >= FIGURES
    assert data["server"]["build"] in ("interpreted", "compiled")


def test_the_server_has_a_core_of_its_own_where_there_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {5, 3, 7}, raising=False)
    assert divide_cores() == Cores(frozenset({3}), frozenset({5, 7}))
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    assert divide_cores() == Cores(frozenset({3}), frozenset({3}))
    monkeypatch.delattr(os, "sched_getaffinity")
    assert divide_cores() == Cores()
    with Cores().of_clients():
        pass


def test_quantiles_and_medians() -> None:
    assert quantile([], 0.5) == 0.0
    values = [float(n) for n in range(100)]
    Random(1).shuffle(values)
    assert quantile(values, 0.5) == 50.0
    assert quantile(values, 0.99) == 99.0
    figures = Figures()
    figures.errors["x"] += 2
    figures.answers = 10
    row = figures.summary(2.0, 1.0, 50.0)
    assert (row["cores"], row["answers_per_s"], row["cpu_us_per_answer"]) == (0.5, 5.0, 100000)
    rows = [{**row, "p99_ms": value} for value in (9.0, 1.0, 5.0)]
    merged = median_of(rows)
    assert (merged["p99_ms"], merged["errors"], merged["error_codes"]) == (5.0, 6, {"x": 6})


def test_growth_is_told_from_flat() -> None:
    assert growth([100.0] * 3 + [150.0] * 9)["flat"]
    assert not growth([100.0 + 5 * n for n in range(40)])["flat"]


def test_a_sample_is_from_the_answer_that_was_waited_for_to_the_last_who_hears() -> None:
    """Three at a table: one acts, so what the third would have said does not matter."""

    async def run() -> None:
        table = ScriptedTable(Figures(), Manner(), Random(1))
        table.players = [Player(table, ClientSocket("h", 1)) for _ in range(3)]
        for seat, player in enumerate(table.players):
            player.seat = seat
        one, two, three = table.players
        ask = Ask("1.7", "respond", [1, 2, 0])
        table.answered(one, ask, passed=False, now=1.0)  # in vain: two acts before
        table.answered(two, ask, passed=False, now=2.0)
        table.told(two, "1.7", 2.5)
        table.told(one, "1.7", 3.0)
        assert table.figures.told == []
        table.told(three, "1.7", 4.0)
        assert table.figures.told == [2.0]
        table.answered(one, Ask("1.8", "respond", [0, 1]), passed=True, now=5.0)
        table.told(one, "1.8", 6.0)  # seat 1 was answered for by the server: nobody's sample
        assert table.figures.told == [2.0]
        secret = Ask("1.9", "character", [0, 1, 2])  # nothing happens before all have chosen
        for player, now in ((one, 7.0), (three, 8.0), (two, 9.0)):
            table.answered(player, secret, passed=False, now=now)
        for player in table.players:
            table.told(player, "1.9", 9.5)
        assert table.figures.told == [2.0, 0.5]

    asyncio.run(run())


def test_frames_come_in_any_pieces() -> None:
    async def run() -> None:
        socket = ClientSocket("h", 1)
        heard: list[bytes] = []
        socket.heard = heard.append
        long = b"y" * 300
        stream = b"HTTP/1.1 101 Switching\r\n\r\n\x81\x02hi\x81\x7e" + len(long).to_bytes(2, "big") + long
        for at in range(0, len(stream), 7):
            socket.data_received(stream[at : at + 7])
        assert heard == [b"hi", long]
        await asyncio.wait_for(socket.opened, 1)

    asyncio.run(run())
