"""Who sits where: fair tables in every mode."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.arena.plans import arena

from fengsheng.arena.errors import BadArena
from fengsheng.arena.modes import LONER, MODES
from fengsheng.arena.one import play
from fengsheng.cli.arena import ModeName

EDITIONS = ("classic", "spywar")


@pytest.mark.parametrize("bots", [("holder", "random"), ("holder", "novice", "random")])
def test_together_every_deal_gives_every_seat_to_every_bot_once(bots: tuple[str, ...]) -> None:
    plan = arena(18, bots, mode="together")
    orders = set()
    for deal in range(6):
        lineups = [plan.lineup(deal * len(bots) + again) for again in range(len(bots))]
        orders.add(lineups[0])
        for seat in range(5):
            assert sorted(lineup[seat] for lineup in lineups) == sorted(bots)
        for lineup in lineups:
            counts = Counter(lineup)
            assert max(counts.values()) - min(counts.values()) <= 1
    assert len(orders) > 2


def test_mixed_every_pair_of_bots_plays_the_same_deals() -> None:
    plan = arena(6, ("holder", "novice", "random"))
    assert plan.pairings == [("holder", "novice"), ("holder", "random"), ("novice", "random")]
    assert plan.whole == 18
    for number in range(18):
        assert set(plan.lineup(number)) == set(plan.pairings[number // 6])
        assert plan.seed(number) == 1 + number % 6 // 2
    halves = Counter(plan.lineup(0)) + Counter(plan.lineup(1))
    assert halves == {"holder": 5, "novice": 5}


def test_focal_each_of_two_sits_alone_in_the_same_place_which_changes() -> None:
    plan = arena(40, mode="focal")
    alone = []
    for deal in range(20):
        one, other = plan.lineup(2 * deal), plan.lineup(2 * deal + 1)
        assert Counter(one) == {"holder": 1, "random": 4}
        assert Counter(other) == {"holder": 4, "random": 1}
        assert one.index("holder") == other.index("random")
        alone.append(one.index("holder"))
    assert set(alone) == set(range(5))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [5, 6])
def test_block_sets_faction_against_faction_and_splits_loners(edition: str, seats: int) -> None:
    plan = arena(8, edition=edition, mode="block", seats=seats)
    with_whom = Counter[tuple[str, int]]()
    for number in range(8):
        game = play(plan, number)
        first = plan.pairings[0][number % 2]
        second = plan.pairings[0][1 - number % 2]
        loners = [name for name, side in zip(game.lineup, game.sides, strict=True) if side == LONER]
        for name, side in zip(game.lineup, game.sides, strict=True):
            if side == 0:
                assert name == first
            elif side == 1:
                assert name == second
        for loner in loners:
            with_whom[loner, [first, second].index(loner)] += 1
        assert seats == 5 or sorted(loners) == ["holder", "random"]
    # each bot as often as the other, and as often on either side
    assert set(with_whom.values()) == ({2} if seats == 5 else {4})
    assert len(with_whom) == 4


def test_population_is_every_bot_among_its_like() -> None:
    plan = arena(3, mode="population")
    assert [plan.lineup(number) for number in range(6)] == [("holder",) * 5] * 3 + [("random",) * 5] * 3
    assert [plan.seed(number) for number in range(6)] == [1, 2, 3, 1, 2, 3]
    assert arena(1, ("random",), mode="population").whole == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_a_deal_share_identities(edition: str) -> None:
    plan = arena(12, edition=edition)
    first, second = play(plan, 0), play(plan, 1)
    assert first.deal == second.deal
    assert first.identities == second.identities
    assert len({play(plan, 2 * deal).identities for deal in range(6)}) > 1


# Deals.


def test_seeds_have_names_and_ends() -> None:
    assert [(p.seeds, p.first) for p in (arena(), arena(seeds_from="validation"))] == [
        ("development", 1),
        ("validation", 100_000),
    ]
    later = arena(seeds_from="150000")
    assert (later.seeds, later.first, later.seed(7)) == ("validation", 150_000, 150_003)
    assert arena(2 * 99_999).seed(2 * 99_999 - 1) == 99_999
    with pytest.raises(BadArena, match="enough for 99,999 deals, not for 100,000"):
        arena(2 * 99_999 + 1)
    for text in ("0", "200000", "night", "-1"):
        with pytest.raises(BadArena, match="There are no seeds"):
            arena(seeds_from=text)


@pytest.mark.parametrize(
    ("edition", "identity", "title", "character"),
    [("classic", "soy", "打醬油", "daofeng"), ("spywar", "cuanduozhe", "篡夺者", "wangkui")],
)
def test_who_must_be_dealt_sits_alone_and_changes_seats(
    edition: str, identity: str, title: str, character: str
) -> None:
    plan = arena(12, edition=edition, mode="focal", identities=(identity,), characters=(character,), seats=6)
    seats = set()
    others = set()
    for number in range(12):
        game = play(plan, number)
        lone = plan.pairings[0][number % 2]
        seat = game.lineup.index(lone)
        assert game.identities[seat] == title
        assert Counter(game.sides) == {0: 2, 1: 2, 2: 2}
        assert len(set(game.characters)) == 6
        seats.add(seat)
        others.add(game.characters)
        assert (game.characters[seat] in ("刀鋒", "王魁")) is True
    assert len(seats) > 2
    assert len(others) == 6  # the rest is dealt anew for every deal


def test_what_no_deal_has_is_one_sentence() -> None:
    with pytest.raises(BadArena, match="No deal for 5 players has soy, soy"):
        arena(identities=("soy", "soy"))
    with pytest.raises(BadArena, match="No deal for 6 players has cuanduozhe, cuanduozhe"):
        arena(edition="spywar", seats=6, identities=("cuanduozhe", "cuanduozhe"))
    with pytest.raises(BadArena, match="wanted twice"):
        arena(characters=("daofeng", "daofeng"))
    with pytest.raises(BadArena, match="6 identities for 5 seats"):
        arena(identities=("front",) * 6)
    with pytest.raises(BadArena, match="There is no mode"):
        arena(mode="chess")


def test_the_help_lists_the_modes() -> None:
    assert [mode.value for mode in ModeName] == list(MODES)
