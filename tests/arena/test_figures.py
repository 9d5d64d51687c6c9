"""Honest intervals, and figures in the shape that scripts rely on."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from tests.arena.plans import arena, without_time

from fengsheng import Game
from fengsheng.arena import run
from fengsheng.arena.figures import figures
from fengsheng.arena.one import play
from fengsheng.arena.played import Played
from fengsheng.arena.ratings import ratings
from fengsheng.arena.shares import Share, ratio
from fengsheng.arena.spent import Spent
from fengsheng.bots import make_bot
from fengsheng.cli import main


def test_the_figures_do_not_depend_on_processes() -> None:
    plan = arena(4, ("novice", "random"), edition="spywar", mode="block", mistakes=True)
    alone, shared = run(plan), run(plan, 2)
    assert without_time(figures(plan, alone)) == without_time(figures(plan, shared))


def test_other_seeds_are_another_arena() -> None:
    assert [g.winners for g in run(arena())] != [g.winners for g in run(arena(seeds_from="50"))]


def test_what_the_arena_plays_is_the_game() -> None:
    """The winners are those of the same game played by hand."""
    plan = arena(4)
    played = play(plan, 3)
    game = Game.new("classic", 5, 2, options=plan.options)
    bots = [make_bot(name, f"2/bot 3 {seat}") for seat, name in enumerate(played.lineup)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert game.result is not None
    assert played.winners == game.result.winners
    assert (played.turns, played.asks) == (game.state.turn_no, game.state.asks)


def test_the_command_prints_the_shape_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--bots", "novice,random", "--games", "6", "--jobs", "1", "--mistakes", "--json"]
    assert main(command) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"edition", "seats", "games", "bots", "calibration", "ratios", "tables", "beliefs"} <= set(data)
    assert (data["edition"], data["seats"], data["games"], data["mode"]) == ("classic", 5, 6, "mixed")
    assert (data["seeds"], data["first"], data["deals"]) == ("development", 1, 3)
    assert list(data["bots"]) == ["novice", "random"]
    for bot in data["bots"].values():
        keys = {"seats_played", "wins", "win_rate", "ci95", "rating", "ms_per_decision"}
        assert keys <= set(bot)
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["seats_played"] == 15
        assert 0 < bot["ms"]["p50"] <= bot["ms"]["p95"] <= bot["ms"]["p99"] <= bot["ms"]["max"]
        assert sum(count for _, count in bot["ms"]["octaves"]) == bot["decisions"]
        for group in ("by_identity", "by_character"):
            assert sum(share["seats_played"] for share in bot[group].values()) == 15
            assert sum(share["wins"] for share in bot[group].values()) == bot["wins"]
    wins = sum(bot["wins"] for bot in data["bots"].values())
    assert data["calibration"]["seat_win_rate"] == pytest.approx(wins / 30, abs=1e-4)
    (tables,) = data["tables"]
    assert sum(count for _, count in tables["turns"]["counts"]) == 6
    assert list(data["beliefs"]) == ["novice"]
    assert data["mistakes"]["novice"]["games"] == 6
    quick = ["holder,random" if word == "novice,random" else word for word in command[:-1]]
    assert main(quick) == 0
    words = capsys.readouterr().out
    assert "潛伏戰線" in words
    assert "times as often as one of random" in words
    assert "own-colour-astray" in words


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "oracle,random"], "unknown-bot"),
        (["--bots", "random"], "bad-arena"),
        (["--bots", "random,random"], "bad-arena"),
        (["--bots", "random,holder", "--games", "0"], "bad-arena"),
        (["--bots", "random,holder", "--seats", "2"], "bad-seats"),
        (["--bots", "random,holder", "--seeds", "soon"], "bad-arena"),
        (["--bots", "random,holder", "--lang", "fr"], "unknown-language"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"error[{code}]: ")
    assert error.count("\n") == 1


# Statistics.


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
    assert ratio(share(*([(0, 4)] * 60)), second) is None
    assert ratio(share((2, 4)), share((1, 4))) is None


def test_one_deal_alone_tells_nothing() -> None:
    assert share((1, 2)).interval() == (0.0, 1.0)


def played(number: int, lineup: tuple[str, ...], winners: tuple[int, ...], **more: Any) -> Played:
    """A game that only its figures know of: sides are two, two and a loner."""
    sides = more.pop("sides", (0, 0, 1, 1, 2))
    titles = ("潛伏戰線", "軍情局", "打醬油")
    return Played(
        number,
        more.pop("pairing", 0),
        more.pop("deal", number // 2),
        lineup,
        tuple(titles[side] for side in sides),
        sides,
        ("刀鋒", "老鬼", "老金", "六姐", "小白"),
        winners,
        "front",
        "declared victory",
        more.pop("turns", 10),
        100,
        True,
        {name: Spent() for name in lineup},
        **more,
    )


def test_ratings_follow_who_wins() -> None:
    plan = arena(40)
    games = []
    for n in range(40):
        lineup = plan.lineup(n)
        won = tuple(seat for seat, name in enumerate(lineup) if name == "holder")
        games.append(played(n, lineup, won))
    found = ratings(plan.bots, games)
    assert found["holder"][0] > 25 > found["random"][0]
    assert found["holder"][1] < 25 / 3


def test_in_block_loners_are_counted_apart() -> None:
    plan = arena(4, mode="block")
    a, b = plan.bots
    games = [
        played(0, (a, a, b, b, a), (0, 1)),
        played(1, (b, b, a, a, b), (2, 3)),
        played(2, (a, a, b, b, b), (2, 3)),
        played(3, (b, b, a, a, a), (4,)),
    ]
    (row,) = figures(plan, games)["ratios"]
    assert row["rates"] == [0.5, 0.25]
    assert row["ratio"] == 2.0
    assert row["by_side"]["打醬油"]["rates"] == [0.5, 0.0]
    assert row["by_side"]["潛伏戰線"] == {"ratio": None, "ci95": None, "rates": [0.5, 0.0]}


def test_in_focal_each_of_the_two_is_compared_with_those_around_it() -> None:
    plan = arena(4, mode="focal")
    a, b = plan.bots
    games = [
        played(0, (a, b, b, b, b), (0, 1)),
        played(1, (b, a, a, a, a), (2, 3)),
        played(2, (b, a, b, b, b), (2, 3)),
        played(3, (a, b, a, a, a), (0, 1)),
    ]
    one, other = figures(plan, games)["ratios"]
    assert (one["of"], one["to"], one["rates"]) == (a, b, [0.5, 0.375])
    assert (other["of"], other["to"], other["rates"]) == (b, a, [0.5, 0.375])


def test_how_tables_balance() -> None:
    plan = arena(4, ("random",), mode="population")
    line = ("random",) * 5
    games = [
        played(0, line, (0, 1), deal=0, turns=8),
        played(1, line, (0, 1), deal=1, turns=10),
        played(2, line, (2, 3), deal=2, turns=12),
        played(3, line, (4,), deal=3, turns=18),
    ]
    (tables,) = figures(plan, games)["tables"]
    assert {side: share["rate"] for side, share in tables["won_by"].items()} == {
        "潛伏戰線": 0.5,
        "軍情局": 0.25,
        "打醬油": 0.25,
    }
    assert tables["decided_between_factions"]["rate"] == pytest.approx(2 / 3, abs=1e-4)
    assert (tables["turns"]["mean"], tables["turns"]["median"], tables["turns"]["max"]) == (12, 11, 18)
    loners = figures(plan, games)["bots"]["random"]["loners_by_character"]
    assert {who: (one["seats_played"], one["wins"]) for who, one in loners.items()} == {"小白": (4, 1)}


# Time.


def test_time_is_counted_in_classes() -> None:
    spent = Spent()
    for micro in [10] * 50 + [100] * 45 + [1000] * 5:
        spent.decide(micro * 1e-6)
    assert spent.below(0.5) == pytest.approx(0.0105, rel=0.2)
    assert spent.below(0.95) == pytest.approx(0.105, rel=0.2)
    assert spent.below(1.0) == 1.0
    assert spent.mean == pytest.approx((50 * 10 + 45 * 100 + 5 * 1000) / 100 / 1000)
    again = Spent.from_json(json.loads(json.dumps(spent.to_json())))
    again.add(spent)
    assert (again.decisions, again.below(0.5)) == (200, spent.below(0.5))
