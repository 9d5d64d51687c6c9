"""Worlds with identities that somebody wants to imagine, and many worlds at once."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.positions import table_for
from tests.some import some

from fengsheng import Game
from fengsheng.bots import play_out
from fengsheng.bots.random_bot import RandomBot
from fengsheng.core.errors import BadDeal

TABLES = [("classic", 5), ("classic", 7), ("spywar", 5), ("spywar", 8)]


def midway(edition: str, seats: int, seed: int, questions: int = 120) -> Game:
    game = Game.new(edition, seats, seed, ask_forced=True)
    play_out(game, [RandomBot(f"{seed} {seat}") for seat in range(seats)], limit=questions)
    return game


def sides(game: Game) -> tuple[int, ...]:
    """The factions of a game: 2 is whoever plays alone."""
    return tuple(min(identity, 2) for identity in game.state.identity)


def names(game: Game, factions: tuple[int, ...]) -> list[str]:
    last = "打醬油" if game.state.rules.edition == "classic" else "神秘人"
    return [game.state.rules.identity_names[one] if one < 2 else last for one in factions]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_what_is_imagined_is_dealt_and_looks_the_same(edition: str, seats: int) -> None:
    """Every assignment that plain re-deals come up with can be asked for."""
    games = [midway(edition, seats, seed) for seed in range(3)]
    for game in some(game for game in games if game.decision is not None):
        for seat in (0, seats - 1, None):
            view = game.view(seat)
            possible = {sides(game.determinize(seat, f"{n}")) for n in range(30)}
            for number, factions in enumerate(some(sorted(possible))):
                twin = game.determinize(seat, number, identities=names(game, factions))
                assert sides(twin) == factions
                assert twin.view(seat) == view
                assert twin.decision is not None
                play_out(twin, [RandomBot(f"{seat}") for seat in range(seats)], limit=30)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_many_at_once_are_what_one_call_each_makes(edition: str, seats: int) -> None:
    game = midway(edition, seats, 7)
    assert game.decision is not None
    seeds = [f"world {n}" for n in range(8)]
    alone = [game.determinize(1, seed) for seed in seeds]
    wanted = [names(game, sides(one)) for one in alone]
    assert [w.fingerprint() for w in game.worlds(1, seeds)] == [w.fingerprint() for w in alone]
    drawn = [game.determinize(1, s, identities=w).fingerprint() for s, w in zip(seeds, wanted, strict=True)]
    assert [w.fingerprint() for w in game.worlds(1, seeds, wanted)] == drawn


def test_the_rest_is_drawn_evenly() -> None:
    """One seat is told to play alone: the other four are any of the deals that leaves."""
    game = midway("classic", 5, 3, 20)
    assert game.state.identity[0] != 2
    found = Counter(
        sides(game.determinize(0, n, identities=[None, "soy", None, None, None])) for n in range(900)
    )
    assert len(found) == 3
    assert all(250 < count < 350 for count in found.values())


def test_a_task_can_be_named_and_is_else_drawn() -> None:
    game = midway("spywar", 5, 1, 20)
    assert game.state.identity[2] < 2
    for seat in (0, 1, 3, 4):
        wanted: list[str | None] = [None] * 5
        wanted[seat] = "篡夺者"
        assert game.determinize(2, 1, identities=wanted).state.identity[seat] == 3
    alone = {game.determinize(2, n, identities=["shenmi", *[None] * 4]).state.identity[0] for n in range(200)}
    assert alone == {2, 3, 4}  # the pool of the base set


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (["bureau", None, None], "seat 0, and it is another"),
        ([None, "front", None], "no such identities"),
        ([None, "bureau", "bureau"], "no such identities"),
        ([None, "nobody", None], "no identity 'nobody'"),
        ([None, None], "a list of 3 names"),
        ("front", "a list of 3 names"),
    ],
)
def test_what_cannot_be_is_an_error(wanted: list[str | None], words: str) -> None:
    game = Game.new("classic", 3, 7, identities=["front", "bureau", "soy"])
    while min(game.state.identity) < 0:
        game.apply(0)
    before = game.fingerprint()
    with pytest.raises(BadDeal, match=words):
        game.determinize(0, 1, identities=wanted)
    assert game.fingerprint() == before


def test_an_answered_probe_rules_out_what_it_rules_out() -> None:
    """The asker of a 試探 knows what it named: who acted is that, and nothing else can be imagined."""
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "燒毀/black").deck("試探/red/潛伏戰線抽2")
    game = lay.probed(0, 1, "試探/red/軍情局抽2", acted=True).done()
    assert [probe["target"] for probe in game.view(0)["probes"]] == [1]
    game.determinize(0, 1, identities=["front", "bureau", "soy"])
    with pytest.raises(BadDeal, match="do not fit what that seat knows"):
        game.determinize(0, 1, identities=["front", "soy", "bureau"])
    game.determinize(2, 1, identities=["bureau", "front", "soy"])  # somebody else does not know what it named


def test_lists_and_seeds_go_together() -> None:
    with pytest.raises(BadDeal, match="1 lists of identities for 2 seeds"):
        Game.new(seats=3).worlds(0, [1, 2], [[None] * 3])
