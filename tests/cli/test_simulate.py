"""`fengsheng simulate`: the figures, and what they may depend on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import fengsheng.bots.roster
import fengsheng.bots.table
import fengsheng.simulate.one
from fengsheng import Decision, Game, Option, View
from fengsheng.bots.random_bot import RandomBot
from fengsheng.cli import app, main
from fengsheng.core.state import State
from fengsheng.simulate import Figures, Plan, play_game, simulate

KEYS = {
    "edition",
    "preset",
    "options",
    "seats",
    "games",
    "finished",
    "decisions",
    "asks",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "asks_per_s",
    "turns_mean",
    "wins",
    "law_violations",
    "outs",
    "ended_after_loss",
    "draws",
    "games_checked",
}
CLOCK = {"seconds", "games_per_s", "decisions_per_s", "asks_per_s"}


def run(*arguments: str, code: int = 0) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["simulate", "--json", *arguments])
    assert result.exit_code == code, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


def without_clock(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in CLOCK}


def test_the_figures_have_the_promised_shape_and_add_up() -> None:
    data = run("--games", "30", "--seats", "4")
    assert data.keys() >= KEYS
    assert "interrupted" not in data
    assert (data["edition"], data["preset"], data["seats"]) == ("classic", "classic", 4)
    assert data["games"] == data["finished"] == 30
    assert data["wins"].keys() == {"by_faction", "by_reason"}
    assert data["wins"]["by_faction"].keys() == {"front", "bureau", "soy", "draw"}
    assert sum(data["wins"]["by_faction"].values()) == 30
    assert sum(data["wins"]["by_reason"].values()) == 30
    assert data["wins"]["by_faction"]["draw"] == data["draws"]
    assert data["law_violations"] == 0
    assert data["games_checked"] == 3
    assert 0 < data["decisions"] < data["asks"]
    assert data["turns_mean"] > 1
    assert data["games_per_s"] == pytest.approx(30 / data["seconds"], rel=0.1)


def test_every_option_is_listed_with_the_value_that_was_played() -> None:
    lite = run("--games", "1", "--edition", "classic-lite", "--option", "faction_goal=4")
    assert (lite["edition"], lite["preset"]) == ("classic", "classic-lite")
    assert lite["options"]["faction_goal"] == "4"
    assert lite["options"]["win_trigger"] == "automatic"  # what the preset says
    assert lite["options"].keys() == run("--games", "1")["options"].keys()


def test_the_house_rules_are_really_played() -> None:
    short, long = (run("--games", "10", "--option", f"faction_goal={goal}") for goal in (3, 6))
    assert long["turns_mean"] > short["turns_mean"]


def test_the_same_seed_gives_the_same_figures_and_another_does_not() -> None:
    first = run("--games", "20", "--seed", "a")
    assert without_clock(first) == without_clock(run("--games", "20", "--seed", "a"))
    assert first["decisions"] != run("--games", "20", "--seed", "b")["decisions"]


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone = run("--games", "23", "--bots", "random,holder", "--check")
    shared = run("--games", "23", "--bots", "random,holder", "--check", "--jobs", "2")
    assert without_clock(alone) == without_clock(shared)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few = Plan.make("classic", 5, 3, seed=9)
    many = Plan.make("classic", 5, 300, seed=9)
    assert play_game(few, 2) == play_game(many, 2)


def test_checking_does_not_change_the_games() -> None:
    checked = run("--games", "12", "--check")
    unchecked = run("--games", "12", "--no-check")
    assert (checked["games_checked"], unchecked["games_checked"]) == (12, 0)
    same = without_clock(checked).keys() - {"games_checked"}
    assert {key: checked[key] for key in same} == {key: unchecked[key] for key in same}


def test_the_bots_rotate_round_the_table() -> None:
    plan = Plan.make("classic", 3, 4, bots=("random", "holder"))
    seated = [[plan.bot_at(number, seat) for seat in range(3)] for number in range(2)]
    assert seated == [["random", "holder", "random"], ["holder", "random", "holder"]]


def test_who_left_how_is_counted_from_the_games_themselves(tmp_path: Path) -> None:
    arguments = ("--games", "40", "--seats", "3", "--edition", "classic-lite", "--records", str(tmp_path))
    data = run(*arguments)
    games = [Game.replay(json.loads(file.read_text(encoding="utf-8"))) for file in sorted(tmp_path.iterdir())]
    assert len(games) == 40
    logs = [[(e["kind"], e.get("by")) for e in game.events()] for game in games]
    assert data["outs"]["killed"] == sum(kind == "die" for log in logs for kind, _ in log)
    assert data["outs"]["lost"] == sum(kind == "lose" for log in logs for kind, _ in log)
    assert data["asks"] == sum(game.state.asks for game in games)
    after_loss = 0
    for game, log in zip(games, logs, strict=True):
        assert game.result is not None
        left = [kind for kind, _ in log if kind in ("die", "lose")]
        after_loss += "survivor" in game.result.reason and left[-1:] == ["lose"]
    assert data["ended_after_loss"] == after_loss > 0
    by_faction = data["wins"]["by_faction"]
    for faction in ("front", "bureau", "soy"):
        assert by_faction[faction] == sum(g.result.faction == faction for g in games if g.result)


def test_people_get_a_table() -> None:
    result = CliRunner().invoke(app, ["simulate", "--games", "11", "--seats", "4"])
    assert result.exit_code == 0
    squeezed = " ".join(result.output.split())
    assert "games checked │ 2 of 11" in squeezed
    assert "laws broken │ 0" in squeezed


# -- what goes wrong -----------------------------------------------------------------------------


class Impatient:
    """Presses Ctrl-C after so many answers."""

    name = "random"
    left = 0

    def __init__(self, seed: int | str) -> None:
        self._calm = RandomBot(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        Impatient.left -= 1
        if Impatient.left < 0:
            raise KeyboardInterrupt
        return self._calm.choose(view, decision)


def test_an_interrupt_prints_what_was_counted_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("--games", "3")
    monkeypatch.setitem(fengsheng.bots.roster.BOTS, "random", Impatient)
    Impatient.left = whole["decisions"] + 20  # in the middle of the fourth game
    data = run("--games", "50", code=130)
    assert data["interrupted"] is True
    assert data["games"] == data["finished"] == 3
    assert data["decisions"] == whole["decisions"]
    assert data["wins"] == whole["wins"]


def test_an_interrupt_at_once_is_no_division_by_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fengsheng.bots.roster.BOTS, "random", Impatient)
    Impatient.left = 0
    data = run("--games", "5", code=130)
    assert (data["games"], data["turns_mean"], data["interrupted"]) == (0, 0.0, True)
    Impatient.left = 0
    result = CliRunner().invoke(app, ["simulate", "--games", "5"])
    assert result.exit_code == 130
    assert "Interrupted" in result.output


def test_a_broken_law_fails_the_run_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: State) -> list[str]:
        return ["cards: card 7 is nowhere"] if s.asks > 700 else []

    monkeypatch.setattr(fengsheng.simulate.one, "broken_laws", broken)
    data = run("--games", "2", "--check", code=1)
    assert data["law_violations"] > 0
    assert "cards: card 7 is nowhere" in data["violations"][0]
    assert len(data["violations"]) <= 10
    assert run("--games", "2", "--no-check")["law_violations"] == 0
    result = CliRunner().invoke(app, ["simulate", "--games", "2", "--check"])
    assert result.exit_code == 1
    assert "card 7 is nowhere" in result.output


def test_the_first_question_is_checked_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fengsheng.simulate.one, "broken_laws", lambda s: ["early"] if s.asks == 1 else [])
    assert run("--games", "2", "--check", code=1)["violations"] == [
        "game 0, question 1: early",
        "game 1, question 1: early",
    ]


def test_figures_do_not_depend_on_the_order_in_which_games_come_in() -> None:
    plan = Plan.make("classic", 3, 6)
    outcomes = [replace(play_game(plan, number), violations=(f"broken in {number}",)) for number in range(6)]
    forward, backward = Figures(plan), Figures(plan)
    for outcome in outcomes:
        forward.add(outcome)
    for outcome in reversed(outcomes):
        backward.add(outcome)
    assert forward.to_json() == backward.to_json()
    assert forward.violations == 6


def test_a_game_that_does_not_end_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def patient(game: Game, bots: list[Any], **hooks: Any) -> bool:
        return fengsheng.bots.table.play_out(game, bots, limit=30, **hooks)

    monkeypatch.setattr(fengsheng.simulate.one, "play_out", patient)
    data = run("--games", "2", code=1)
    assert (data["games"], data["finished"]) == (2, 0)
    assert data["violations"] == ["game 0 did not end", "game 1 did not end"]
    assert sum(data["wins"]["by_faction"].values()) == 0


def test_a_crash_says_in_which_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(s: State) -> list[str]:
        raise AssertionError("a bug")

    monkeypatch.setattr(fengsheng.simulate.one, "broken_laws", crash)
    with pytest.raises(AssertionError) as caught:
        simulate(Plan.make("classic", 5, 1, seed=3))
    assert caught.value.__notes__ == ["in game 0 (classic, 5 seats, seed '3/0')"]


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--edition", "bridge"], "unknown-edition", "classic-lite"),
        (["--option", "moon=full"], "unknown-option", "moon"),
        (["--option", "faction_goal=9"], "bad-option-value", "3, 4, 5, 6"),
        (["--option", "faction_goal"], "usage", "NAME=VALUE"),
        (["--option", "faction_goal=4", "--option", "faction_goal=5"], "usage", "twice"),
        (["--seats", "10"], "bad-seats", "3 to 9"),
        (["--seats", "five"], "usage", "--seats"),
        (["--bots", "oracle"], "unknown-bot", "random, holder"),
        (["--bots", "random,,holder"], "usage", "empty name"),
        (["--bots", "random,random,random,random", "--seats", "3"], "bad-seats", "4"),
        (["--games", "0"], "bad-plan", "at least one"),
        (["--jobs", "0"], "usage", "jobs"),
    ],
)
def test_errors_are_one_line_and_exit_with_2(
    arguments: list[str], code: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
    assert words in line


def test_a_folder_that_cannot_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["simulate", "--games", "1", "--records", str(tmp_path / "file" / "games")]) == 2
    assert capsys.readouterr().err.startswith("error[usage]: ")
