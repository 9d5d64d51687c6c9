"""The arena: fair tables, honest intervals, figures in the shape that scripts rely on."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

import pytest

from fengsheng import Decision, Game, Option, View
from fengsheng.bots import roster
from fengsheng.bots.arena import Arena, Played, play, run
from fengsheng.bots.arena_figures import Share, figures, ratings, ratio
from fengsheng.bots.random_bot import RandomBot
from fengsheng.cli import main


def arena(games: int = 8, bots: tuple[str, ...] = ("holder", "random"), seats: int = 5) -> Arena:
    return Arena.make("classic", seats, games, "arena", bots)


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    for bot in data["bots"].values():
        del bot["ms_per_decision"]
    return data


def test_every_deal_gives_every_seat_to_every_bot_once() -> None:
    for bots in (("holder", "random"), ("holder", "novice", "random")):
        plan = arena(bots=bots)
        orders = set()
        for deal in range(6):
            lineups = [plan.lineup(deal * len(bots) + shift) for shift in range(len(bots))]
            orders.add(lineups[0])
            for seat in range(5):
                assert sorted(lineup[seat] for lineup in lineups) == sorted(bots)
            for lineup in lineups:
                counts = Counter(lineup)
                assert max(counts.values()) - min(counts.values()) <= 1
        assert len(orders) > 2


def test_games_of_a_deal_share_identities() -> None:
    plan = arena()
    first, second, other = (play(plan, number) for number in (0, 1, 2))
    assert first.deal == second.deal != other.deal
    assert first.identities == second.identities
    assert len({play(plan, 2 * deal).identities for deal in range(6)}) > 1


def test_the_figures_do_not_depend_on_processes() -> None:
    plan = arena(12)
    assert without_time(figures(plan, run(plan))) == without_time(figures(plan, run(plan, 2)))


def test_another_seed_is_another_arena() -> None:
    other = Arena.make("classic", 5, 8, "other", ("holder", "random"))
    assert [g.winners for g in run(arena())] != [g.winners for g in run(other)]


def test_the_command_prints_the_shape_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--bots", "novice,random", "--seats", "5", "--games", "6", "--seed", "7", "--json"]
    assert main(command) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"edition", "seats", "games", "bots", "calibration"} <= set(data)
    assert (data["edition"], data["seats"], data["games"]) == ("classic", 5, 6)
    assert list(data["bots"]) == ["novice", "random"]
    for bot in data["bots"].values():
        keys = {"seats_played", "wins", "win_rate", "ci95", "rating", "ms_per_decision"}
        assert keys <= set(bot)
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["seats_played"] == 15
        assert bot["ms_per_decision"] > 0
        assert sum(share["seats_played"] for share in bot["by_identity"].values()) == 15
        assert sum(share["wins"] for share in bot["by_identity"].values()) == bot["wins"]
    wins = sum(bot["wins"] for bot in data["bots"].values())
    assert data["calibration"]["seat_win_rate"] == pytest.approx(wins / 30, abs=1e-4)
    assert main(command[:-1]) == 0
    words = capsys.readouterr().out
    assert "novice" in words
    assert "潛伏戰線" in words
    assert "times as often as one of random" in words


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "oracle,random"], "unknown-bot"),
        (["--bots", "random"], "bad-arena"),
        (["--bots", "random,random"], "bad-arena"),
        (["--bots", "random,holder", "--games", "0"], "bad-arena"),
        (["--bots", "random,holder", "--seats", "2"], "bad-seats"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"error[{code}]: ")
    assert error.count("\n") == 1


# Faults.


class Raises:
    """Plays well until it falls over."""

    name = "raises"

    def __init__(self, seed: int | str) -> None:
        self._sane = RandomBot(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        if decision.kind == "play":
            raise RuntimeError("no idea")
        return self._sane.choose(view, decision)


class Cheats:
    """Declares a victory that was not offered."""

    name = "cheats"

    def __init__(self, seed: int | str) -> None:
        pass

    def choose(self, view: View, decision: Decision) -> Option:
        return Option(decision.options[0].rules, "declare", word="always")


@pytest.mark.parametrize("bot", [Raises, Cheats])
def test_a_bot_that_fails_has_lost_and_is_listed(
    bot: type[Raises | Cheats], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(roster.BOTS, bot.name, bot)
    plan = arena(10, (bot.name, "random"))
    games = run(plan)
    data = figures(plan, games)
    assert data["finished"] == 10
    failed = {(fault["game"], fault["seat"]) for fault in data["faults"]}
    assert len(failed) > 10
    assert {fault["bot"] for fault in data["faults"]} == {bot.name}
    assert not any((game.number, seat) in failed for game in games for seat in game.winners)
    assert data["bots"]["random"]["wins"] > 0


# Figures.


def share(*deals: tuple[int, int]) -> Share:
    """Wins and seats of each deal."""
    found = Share()
    for deal, (wins, seats) in enumerate(deals):
        for seat in range(seats):
            found.add(deal, seat < wins)
    return found


def test_an_interval_is_clustered_by_deal() -> None:
    """Seats that win and lose together tell as much as one seat."""
    together = share(*([(5, 5), (0, 5)] * 50))
    apart = share(*([(1, 1), (0, 1)] * 250))
    assert together.rate == apart.rate == 0.5
    assert together.seats == apart.seats == 500
    wide, narrow = together.interval(), apart.interval()
    assert wide[1] - wide[0] == pytest.approx(math.sqrt(5) * (narrow[1] - narrow[0]), rel=0.01)
    assert narrow[1] - 0.5 == pytest.approx(1.96 * math.sqrt(0.25 / 500), rel=0.01)


def test_a_ratio_and_its_interval() -> None:
    first, second = share(*([(2, 4)] * 30 + [(1, 4)] * 30)), share(*([(0, 4)] * 30 + [(1, 4)] * 30))
    found = ratio(first, second)
    assert found is not None
    assert found[0] == pytest.approx(3.0)
    assert found[1] < 3.0 < found[2]
    assert found[1] * found[2] == pytest.approx(9.0)
    # deal for deal 1/90 more or less of the one, 1/30 less or more of the other
    spread = math.sqrt(60 * (0.5 / 90 + 0.5 / 30) ** 2 * 60 / 59)
    assert math.log(found[2] / 3.0) == pytest.approx(1.96 * spread, rel=0.001)
    assert ratio(share((0, 4)), second) is None


def test_one_deal_alone_tells_nothing() -> None:
    assert share((1, 2)).interval() == (0.0, 1.0)


def test_ratings_follow_who_wins() -> None:
    plan = arena(40)
    games = [
        Played(n, n // 2, plan.lineup(n), ("?",) * 5, _seats_of(plan.lineup(n), "holder"), {}, {}, (), True)
        for n in range(40)
    ]
    found = ratings(plan, games)
    assert found["holder"][0] > 25 > found["random"][0]
    assert found["holder"][1] < 25 / 3


def _seats_of(lineup: tuple[str, ...], name: str) -> tuple[int, ...]:
    return tuple(seat for seat, other in enumerate(lineup) if other == name)


def test_what_the_arena_plays_is_the_game() -> None:
    """The winners are those of the same game played by hand."""
    plan = arena(4)
    played = play(plan, 3)
    game = Game.new("classic", 5, "arena/1", options=plan.options)
    bots = [roster.make_bot(name, f"arena/1/bot 3 {seat}") for seat, name in enumerate(played.lineup)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert game.result is not None
    assert played.winners == game.result.winners
