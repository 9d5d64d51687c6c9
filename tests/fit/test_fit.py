"""Fitting: the same games every time, the tracker's own odds, and numbers that are better than none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from fengsheng.bots import make_bot
from fengsheng.bots.belief import Tables, Tracker
from fengsheng.cli import main
from fengsheng.core.event import Event
from fengsheng.fit import BadFit, FitPlan, run
from fengsheng.fit.design import Design, Floats, Numbers
from fengsheng.fit.games import Row, follow
from fengsheng.fit.learn import Model, learn
from fengsheng.game import Game


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fit")


PLAN = FitPlan.make("classic", (5,), 8, 1, (("novice",), ("novice", "random")))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"games": 1}, "two games at least"),
        ({"seats": ()}, "a number of seats"),
        ({"populations": ()}, "a population"),
        ({"first": 0}, "Seeds to learn from go from 1 to 99999"),
        ({"first": 99_990, "games": 20}, "Seeds to learn from"),
        ({"floor": 1.0}, "a chance below 1"),
    ],
)
def test_plans_that_cannot_be(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadFit, match=words):
        FitPlan.make("classic", **given)  # type: ignore[arg-type]


def test_games_go_round_seats_and_populations() -> None:
    plan = FitPlan.make("classic", (5, 7), 40, 1, (("novice",), ("random", "holder")))
    tables = [plan.table(number) for number in range(8)]
    assert [len(lineup) for _, lineup in tables] == [5, 7] * 4
    assert {name for _, lineup in tables[:2] for name in lineup} == {"novice"}
    assert {name for _, lineup in tables[2:4] for name in lineup} == {"random", "holder"}
    assert [plan.population(number) for number in (0, 1, 2, 3, 4)] == [
        "novice",
        "novice",
        "random+holder",
        "random+holder",
        "novice",
    ]


def test_what_was_played_is_kept_and_is_the_same_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "CHUNK", 4)
    seen: list[int] = []
    games = run.play(PLAN, kept, progress=seen.append)
    assert seen == [0, 4, 4]
    files = sorted(kept.rglob("*.gz"))
    assert len(files) == 2
    files[1].unlink()  # as if it had been stopped
    seen.clear()
    assert run.play(PLAN, kept, progress=seen.append) == games
    assert seen == [4, 4]
    assert games[5] == json.loads(json.dumps(follow(PLAN, 5)))
    assert {game["seed"] for game in games} == set(range(1, 9))


def learned(games: list[Row], floor: float) -> tuple[Numbers, Design, Floats]:
    numbers = Numbers()
    design = Design(numbers, games)
    return numbers, design, learn(design, len(numbers.names), len(numbers.doings), floor, 10.0, 40)


def test_a_population_that_the_plan_has_twice_is_learned_from_and_judged_like_the_others() -> None:
    """Of every kind three in four games are learned from, of the one that is there twice as many again."""
    names = (("novice",), ("random",), ("random",))
    plan = FitPlan.make("classic", games=48, populations=names)
    rows = [{"seats": plan.table(n)[0], "population": plan.population(n), "n": n} for n in range(48)]
    learned, held = run.split(plan, rows)
    assert sorted(row["n"] for row in learned + held) == list(range(48))
    for seats in (5, 7):
        for population, share in (("novice", 2), ("random", 4)):
            kind = (seats, population)
            assert sum((row["seats"], row["population"]) == kind for row in held) == share
            assert sum((row["seats"], row["population"]) == kind for row in learned) == 3 * share


@pytest.mark.parametrize("floor", [0.0, 0.2])
def test_the_slope_is_that_of_the_loss(kept: Path, floor: float) -> None:
    numbers, design, values = learned(run.play(PLAN, kept)[:3], floor)
    model = Model(design, floor, len(numbers.names))
    loss, slope = model.slope(values)
    last = len(numbers.names) + np.argsort(-np.abs(slope[len(numbers.names) :]))[:4]
    for at in [*np.argsort(-np.abs(slope))[:6], *last]:
        moved = values.copy()
        moved[at] += 1e-5
        assert (model.slope(moved)[0] - loss) / 1e-5 == pytest.approx(slope[at], rel=1e-3, abs=1e-6)
    assert len(numbers.names) + len(numbers.doings) == len(values)


def test_learning_makes_the_truth_likelier(kept: Path) -> None:
    numbers, design, values = learned(run.play(PLAN, kept), 0.15)
    model = Model(design, 0.15, len(numbers.names))
    assert model.slope(values)[0] < 0.75 * model.slope(np.zeros(len(values)))[0]


def test_the_tracker_says_what_was_learned(kept: Path) -> None:
    """The same odds from the file of numbers and from the arrays they were learned with."""
    games = run.play(PLAN, kept)
    data = run.fit(PLAN, games)
    tables = Tables.read(json.dumps(data))
    assert tables.floor == PLAN.floor
    numbers = Numbers()
    design = Design(numbers, games[:1])
    known = [data["tables"].get(what, {}).get(side, 0.0) for what, side in numbers.names]
    odd = [data["strange"].get(what, 0.0) for what in numbers.doings]
    assert max(map(abs, odd)) > 0.0
    odds = Model(design, PLAN.floor, len(known)).odds(np.array(known + odd))
    ends = [*design.starts[1:].tolist(), design.rows]
    wanted = {
        (moment["seat"], moment["turn"]): dict(zip(moment["ways"], odds[start:end].tolist(), strict=True))
        for (_, moment), start, end in zip(design.moments, design.starts.tolist(), ends, strict=True)
    }
    compared = 0
    game = Game.new("classic", 5, 1)
    trackers = [Tracker(game.view(seat), seat, tables) for seat in range(5)]
    for event, state in replayed(game):
        for seat, tracker in enumerate(trackers):
            seen = event.seen_by(state.state.rules, seat)
            if seen is not None:
                tracker.observe(seen)
        if event.kind == "turn":
            turn = event.x
            for seat, tracker in enumerate(trackers):
                if (seat, turn) in wanted:
                    tracker.look(state.view(seat))
                    found = {"".join(map(str, way)): one for way, one in tracker.joint()}
                    assert found == pytest.approx(wanted[seat, turn], abs=1e-6)
                    compared += 1
    assert compared > 10


def replayed(game: Game) -> Iterator[tuple[Event, Game]]:
    """The first game of the plan, event by event; a turn begins with the last event of its answer."""
    _, lineup = PLAN.table(0)
    bots = [make_bot(name, f"1/bot {seat}") for seat, name in enumerate(lineup)]
    fresh = game.log()
    while True:
        turns = [event for event in fresh if event.kind == "turn"]
        for event in fresh:
            if event.kind != "turn":
                yield event, game
        for event in turns:
            yield event, game
        decision = game.decision
        if decision is None:
            return
        fresh = game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))


def test_the_command_writes_a_file(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "classic.json"
    arguments = ["--games", "8", "--seats", "5", "-p", "novice", "-p", "novice,random", "--rounds", "20"]
    assert main(["fit", *arguments, "--keep", str(kept), "--table", str(file)]) == 0
    assert "8 games from seed 1 on" in capsys.readouterr().out
    data = json.loads(file.read_text("utf-8"))
    assert data["plan"]["populations"] == [["novice"], ["novice", "random"]]
    assert data["plan"]["first"] == 1
    assert data["learned"]["games"] == 6
    assert set(data["judged"]) == {"novice 5", "novice+random 5"}
    assert "commit" in data
    assert Tables.read(file.read_text("utf-8")).table("has 0", 0) is not None


def test_numbers_of_a_file_are_judged_as_those_that_were_learned(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written to the last digit and read again they are as good; without numbers there are only facts."""
    monkeypatch.setattr(run, "SMALL", 0.0)
    monkeypatch.setattr(run, "DIGITS", 12)
    plan = FitPlan.make("classic", (5,), 8, populations=(("novice",), ("novice", "random")), rounds=20)
    played = run.play(plan, kept)
    data = run.fit(plan, played)
    # of what was learned from, every number is in the file
    learned = run.split(plan, played)[0]
    numbers = Numbers()
    design = Design(numbers, learned)
    numbers.frozen = True
    values = learn(design, len(numbers.names), len(numbers.doings), plan.floor, plan.decay, plan.rounds)
    assert run.judge_again(plan, learned, data)["judged"] == run.judged(numbers, values, learned, plan.floor)
    silent = {**data, "tables": {"has 0": {}}, "strange": {}}
    for row in run.judge_again(plan, learned, silent)["judged"].values():
        assert row["below_deduction"] == pytest.approx(0.0, abs=1e-9)


def test_the_command_judges_the_numbers_of_the_package(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["fit", "--judge", "--games", "8", "--seats", "5", "-p", "novice", "-p", "novice,random"]
    assert main([*arguments, "--keep", str(kept), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["judged"]) == {"novice 5", "novice+random 5"}
    assert told["judged"]["novice 5"]["below_deduction"] > 0.2
    assert "tables" not in told
    assert main([*arguments, "--table", str(tmp_path / "no.json")]) == 2
    assert "nothing is learned" in capsys.readouterr().err


def test_what_cannot_be_learned_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "-p", "oracle"]) == 2
    assert capsys.readouterr().err.startswith("error[unknown-bot]: ")
