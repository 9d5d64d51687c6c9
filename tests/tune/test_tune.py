"""Trying weights: the draws, the regression, the file, the proposal and the command."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from fengsheng.bots.expert.tables import read_roles, roles_of, table_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.outlook import EVEN, Position, chances, features
from fengsheng.bots.valuation.weights import Weights
from fengsheng.cli import app
from fengsheng.tune import BadTune, Effect, Tried, Tune, effects, play, proposal, run
from fengsheng.tune.effects import regress
from fengsheng.tune.outlook import Seen, fit, loss, watch
from fengsheng.tune.proposal import characters


def test_every_seat_draws_for_itself_and_the_number_decides() -> None:
    plan = Tune.make("classic", 5, 200, 1, ("fear", "price", "sent"))
    draws = [draw for number in range(200) for draw in plan.draws(number)]
    assert plan.draws(7) == plan.draws(7)
    assert {len(draw) for draw in draws} == {3}
    for weight in range(3):
        assert 400 < sum(draw[weight] for draw in draws) < 600
    both = sum(draw[0] == draw[1] for draw in draws)
    assert 400 < both < 600  # independent of each other


def test_a_draw_changes_these_weights_and_nothing_else() -> None:
    plan = Tune.make("classic", 5, 1, 1, ("fear", "sent"))
    now = roles_of("classic")
    low, high = (read_roles(plan.drawn(draws)) for draws in ((False, False), (True, True)))
    for role, changed in ((now.faction, low.faction), (now.loner, high.loner)):
        apart = {name for name in Weights._fields if getattr(role, name) != getattr(changed, name)}
        assert "fear" in apart
        assert apart <= {"fear", "sent"}
    assert low.loner.fear < now.loner.fear < high.loner.fear
    assert (low.faction.sent, high.faction.sent) == (0.0, 1.0)


def test_a_mission_is_tried_where_somebody_has_it_and_by_nobody_else() -> None:
    plan = Tune.make("spywar", 5, 40, 1, ("fear", "paper"), "双面间谍")
    now, tried = roles_of("spywar"), read_roles(plan.drawn((True, False)))
    assert (tried.faction, tried.loner) == (now.faction, now.loner)
    before, after = now.of(2, "双面间谍"), tried.of(2, "双面间谍")
    assert {name for name in Weights._fields if getattr(before, name) != getattr(after, name)} == {"fear"}
    assert tried.of(2, "镇压者") == now.of(2, "镇压者")
    games = run(plan)
    there = [game for game in games if game.factions]
    assert 0 < len(there) < 20
    for game in there:
        assert [bool(name) for name in game.missions] == [faction == 2 for faction in game.factions]
        assert "双面间谍" in game.missions
    with pytest.raises(BadTune, match="no mission '卧底'"):
        Tune.make("spywar", 5, 40, 1, ("fear",), "卧底")


def test_the_effect_of_a_mission_is_that_of_its_seats_and_moves_its_weights_alone() -> None:
    plan = Tune.make("spywar", 5, 300, 1, ("fear", "price"), "镇压者")
    games = []
    for number in range(300):
        draws = plan.draws(number)
        seat = number % 5
        winners = (seat,) if draws[seat][0] else ()
        missions = tuple("镇压者" if at == seat else "" for at in range(5))
        factions = tuple(2 if at == seat else 0 for at in range(5))
        games.append(Tried(number, factions, ("a", "b", "c", "d", "e"), winners, missions))
    games.append(Tried(300, (), (), ()))
    found = effects(plan, games)
    assert [(effect.role, effect.weight) for effect in found] == [("镇压者", "fear"), ("镇压者", "price")]
    assert found[0].points == pytest.approx(100.0)
    assert found[0].now == roles_of("spywar").of(2, "镇压者").fear
    assert abs(found[1].points) < 1e-6
    proposed = proposal(plan, games, found)
    assert proposed["missions"]["镇压者"]["fear"] > found[0].now
    rest = {key: value for key, value in proposed.items() if key != "missions"}
    assert rest == {key: value for key, value in plan.table.items() if key != "missions"}


def test_in_the_older_edition_a_mission_comes_with_the_character() -> None:
    games = [game for game in run(Tune.make("classic", 5, 60, 1, ("fear",), "老鬼")) if game.factions]
    assert games
    for game in games:
        seat = game.missions.index("老鬼")
        assert (game.characters[seat], game.factions[seat]) == ("老鬼", 2)


def test_the_regression_finds_what_was_put_in() -> None:
    chance = Random(3)
    rows = [[1.0, *(chance.choice((-1.0, 1.0)) for _ in range(4))] for _ in range(4000)]
    wins = [float(chance.random() < 0.4 + 0.1 * row[1] - 0.05 * row[3]) for row in rows]
    found, errors = regress(rows, wins, list(range(4000)))
    assert found == pytest.approx([0.4, 0.1, 0.0, -0.05, 0.0], abs=0.025)
    assert errors == pytest.approx([0.0076] * 5, abs=0.0006)


def test_seats_that_win_together_tell_less() -> None:
    chance = Random(4)
    rows = [[1.0, chance.choice((-1.0, 1.0))] for _ in range(1000)]
    twice = [row for row in rows for _ in (0, 1)]
    games = [game for game in range(1000) for _ in (0, 1)]
    wins = [float(chance.random() < 0.5) for _ in rows]
    _, alone = regress(rows, wins, list(range(1000)))
    _, together = regress(twice, [won for won in wins for _ in (0, 1)], games)
    assert together == pytest.approx(alone)


def test_effects_are_told_by_role() -> None:
    """Whoever drew high for the first weight won, in factions; alone nobody did."""
    plan = Tune.make("classic", 5, 300, 1, ("fear", "price"))
    games = []
    for number in range(300):
        winners = tuple(seat for seat, draw in enumerate(plan.draws(number)) if draw[0] and seat < 4)
        games.append(Tried(number, (0, 0, 1, 1, 2), ("a", "b", "c", "d", "e"), winners))
    found = {(effect.role, effect.weight): effect for effect in effects(plan, games)}
    assert found["faction", "fear"].points == pytest.approx(100.0)
    assert found["faction", "price"].points == pytest.approx(0.0)
    assert found["loner", "fear"].points == pytest.approx(0.0)
    assert found["faction", "fear"].now == roles_of("classic").faction.fear


def test_only_what_is_clear_moves_and_never_beyond_what_was_tried() -> None:
    plan = Tune.make("classic", 5, 10, 1, ("fear", "price", "sent"))
    found = [
        Effect("faction", "fear", 1.0, 2.0, 4.0, 5.0, 1.0),
        Effect("faction", "price", 1.0, 2.0, 4.0, 1.0, 1.0),
        Effect("loner", "sent", 0.0, 1.0, 1.0, -5.0, 1.0),
    ]
    table = proposal(plan, [], found)
    assert 2.0 < table["faction"]["fear"] < 4.0
    assert table["faction"]["price"] == table_of("classic")["faction"]["price"]
    assert table["loner"]["sent"] == 0.0
    assert plan.table == table_of("classic")
    read_roles(table)


def test_a_character_counts_the_more_the_more_it_was_seen() -> None:
    games = [Tried(n, (0, 1), ("often", "rest"), (0,)) for n in range(200)]
    games += [Tried(n, (0, 1), ("once", "rest"), (0,)) for n in range(200, 202)]
    worth = characters(games)
    assert worth["often"][0] > 10 * worth["once"][0] > 0 > worth["rest"][0]
    assert worth["often"][1] == 0.0


def test_a_trial_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = Tune.make("spywar", 5, 3, 50)
    whole = run(plan)
    file.write_text("")
    file.unlink()
    assert run(plan, keep=file) == whole == [play(plan, number) for number in range(3)]
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:10])  # stopped in the middle of a line
    told: list[int] = []
    assert run(plan, keep=file, progress=told.append) == whole
    assert told == [1, 2]
    assert file.read_text().splitlines(keepends=True) == lines
    with pytest.raises(BadTune, match="another trial"):
        run(Tune.make("spywar", 5, 3, 51), keep=file)


def test_only_deals_to_develop_with_are_played() -> None:
    Tune.make("classic", 5, 10, 99_990)
    for seed in (0, 99_991, 100_000):
        with pytest.raises(BadTune, match="1 to 99,999"):
            Tune.make("classic", 5, 10, seed)
    with pytest.raises(BadTune, match="no weight 'luck'"):
        Tune.make("classic", 5, 10, 1, ("luck",))
    with pytest.raises(BadTune, match="different"):
        Tune.make("classic", 5, 10, 1, ("fear", "fear"))


def test_the_command_writes_a_report_and_a_table(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    words = ["tune", "--games", "8", "--weights", "fear,price", "--table", str(table), "--json"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    report = json.loads(told.output)
    assert report["games"] == 8
    assert {effect["weight"] for effect in report["effects"]} == {"fear", "price"}
    assert json.loads(table.read_text()) == report["table"]
    shown = CliRunner().invoke(app, words[:-1])
    assert shown.exit_code == 0, shown.output
    assert "fear" in shown.output


# The value of a position.

SURE: list[Odds] = [(1.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]


def position(*tallies: tuple[int, int, int], dead: int = -1) -> Position:
    return Position(tallies, [2] * len(tallies), [seat != dead for seat in range(len(tallies))])


def test_a_side_is_likelier_to_win_the_more_it_has() -> None:
    nothing = (0, 0, 0)
    even = chances(EVEN, position(*[nothing] * 5), SURE)
    ahead = chances(EVEN, position((2, 0, 0), *[nothing] * 4), SURE)
    dying = chances(EVEN, position((0, 0, 2), *[nothing] * 4), SURE)
    gone = chances(EVEN, position(*[nothing] * 5, dead=0), SURE)
    assert even[0] == pytest.approx(even[1])
    assert ahead[0] > even[0] > dying[0] > gone[0]
    for found in (even, ahead, dying, gone):
        assert sum(found) == pytest.approx(1.0)
        assert found[2:6] == [0.0] * 4
    unsure = chances(EVEN, position((2, 0, 0), *[nothing] * 4), [(0.5, 0.5, 0.0), *SURE[1:]])
    assert unsure[0] == pytest.approx(unsure[1], abs=0.2)
    far = chances(EVEN, position((2, 0, 0), *[nothing] * 4), SURE, goal=5)
    assert far[0] == pytest.approx(even[0])


def test_the_fit_finds_what_decided_the_games() -> None:
    """Whoever has the black card loses, here; nothing else matters."""
    seen = []
    for game in range(60):
        red = game % 2
        tallies = [(0, 0, 0)] * 5
        tallies[0 if red else 2] = (0, 0, 1)
        sides = features(position(*tallies), SURE)
        seen.append(Seen(game, sides, [0, 1, 6], [1 if red else 0]))
    found = fit(seen)
    assert found.black < -1.5
    assert found.black == min(found)
    assert loss(found, seen) < 0.2 < loss(None, seen)


def test_experts_are_watched_from_turn_to_turn() -> None:
    seen = watch(Tune.make("classic", 5, 1, 3), 0)
    assert len(seen) > 5
    for one in seen:
        assert set(one.winners) <= set(one.there)
        assert len(one.sides) == 7
    told = CliRunner().invoke(app, ["tune", "--value", "--games", "6", "--json"])
    assert told.exit_code == 0, told.output
    assert set(json.loads(told.output)["outlook"]) == set(EVEN._fields)
