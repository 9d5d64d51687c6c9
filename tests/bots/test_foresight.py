"""What a network says of positions in which everything lies open."""

from __future__ import annotations

from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.some import some

from fengsheng import Game
from fengsheng.bots import lend, play_out
from fengsheng.bots.belief import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.foresight.facts import ALONE, Reader
from fengsheng.bots.foresight.network import kind_of, load
from fengsheng.bots.foresight.tables import ROW, SEAT_FACTS, open_tables_of
from fengsheng.bots.search import SearchBot
from fengsheng.bots.search.value import foreseen
from fengsheng.bots.trained import NoWeights
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.event import Event
from fengsheng.editions.registry import find

EDITIONS = ("classic", "spywar")


class Turn(NamedTuple):
    """The beginning of one, with what everybody may believe then."""

    game: Game
    public: list[Odds]


@cache
def turns(edition: str, seats: int, seed: int = 0) -> tuple[list[Turn], Game]:
    """Those of a game of experts, and its end."""
    game = Game.new(edition, seats, f"turns {seed}")
    public = Tracker(game.view(None))
    found: list[Turn] = []
    turn = 0

    def each(game: Game, events: list[Event]) -> None:
        nonlocal turn
        for event in events:
            shared = event.seen_by(game.state.rules, None)
            if shared is not None:
                public.observe(shared)
        if game.state.turn_no != turn and game.decision is not None:
            turn = game.state.turn_no
            public.look(game.view(None))
            found.append(Turn(game.clone(), public.marginals()))

    play_out(game, [ExpertBot(f"{seed}/{seat}") for seat in range(seats)], each=each)
    return found, game


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("classic", 9), ("spywar", 4), ("spywar", 8)])
def test_only_who_may_win_has_a_chance(edition: str, seats: int) -> None:
    network = load(edition)
    for game, public in some(turns(edition, seats)[0], 3):
        found = network.chances(game, public, ["expert"] * seats)
        assert len(found) == 2 + seats
        assert sum(found) == pytest.approx(1.0, abs=1e-5)
        at = game.leaf()
        for seat, chance in enumerate(found[2:]):
            assert (chance > 0.0) == (at.identities[seat] >= ALONE and at.alive[seat])


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_knows_more_than_how_often_sides_win(edition: str) -> None:
    """Games that it has not learned from: what it gave to whoever won, against the same chance for everybody
    who could."""
    network, told, blind, count = load(edition), 0.0, 0.0, 0
    for seed in range(6):
        begun, end = turns(edition, 5, seed)
        won = {min(end.state.identity[seat], ALONE) for seat in end.leaf().winners}
        for game, public in begun:
            found = network.chances(game, public, ["expert"] * 5)
            sides = [found[0], found[1], sum(found[2:])]
            told -= log(max(1e-6, sum(sides[side] for side in won)))
            blind -= log(len(won) / (2 + (sides[2] > 0.0)))
            count += 1
    assert count > 40
    assert told / count < 0.92 * blind / count


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_is_read_from_whose_turn_it_is(edition: str) -> None:
    tables = open_tables_of(edition)
    begun, _ = turns(edition, 5)
    game, public = begun[2]
    s = game.state
    row = Reader(tables, s.rules).read(s, public, [tables.kind["expert"]] * 5)
    assert len(row) == ROW
    assert max(row[: 5 * SEAT_FACTS]) < len(tables.seat.names)
    for place in range(5):
        seat = (s.turn + place) % 5
        facts = {tables.seat.names[fact] for fact in row[place * SEAT_FACTS : (place + 1) * SEAT_FACTS]}
        assert f"place={place}" in facts
        assert f"side={s.rules.identity_names[s.identity[seat]]}" in facts
        assert f"hand={len(s.hands[seat])}" in facts
        assert f"has black={s.tally[3 * seat + 2]}" in facts
        sorts = {tables.sort[s.rules.faces[card].name] for card in s.hands[seat]}
        assert {fact.removeprefix("1 in hand=") for fact in facts if fact.startswith("1 in hand=")} == sorts
    assert not any(row[5 * SEAT_FACTS : 9 * SEAT_FACTS])  # nobody sits there


def test_equal_cards_are_counted() -> None:
    tables = open_tables_of("classic")
    game, public = turns("classic", 5)[0][0]
    s = game.state.clone()
    name = s.rules.faces[s.hands[0][0]].name
    same = [card for card, face in enumerate(s.rules.faces) if tables.sort[face.name] == tables.sort[name]]
    assert len(same) >= 3
    for count in range(1, 4):
        s.hands[s.turn] = same[:count]
        row = Reader(tables, s.rules).read(s, public, [tables.kind["expert"]] * 5)
        facts = [tables.seat.names[fact] for fact in row[:SEAT_FACTS]]
        told = [fact for fact in facts if "in hand=" in fact]
        assert told == [f"{many} in hand={tables.sort[name]}" for many in range(1, count + 1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_out_and_alone_does_not_win(edition: str) -> None:
    game, public = turns(edition, 5)[0][1]
    lore, network = lore_of(find(edition)), load(edition)
    seat = next(seat for seat in range(5) if game.state.identity[seat] >= ALONE)

    def judge(game: Game, public: list[Odds]) -> list[float]:
        return network.chances(game, public, ["expert"] * 5)

    assert 0.0 < foreseen(game, seat, lore, judge, public) < 1.0
    twin = game.clone()
    twin.state.alive &= ~(1 << seat)
    assert foreseen(twin, seat, lore, judge, public) == 0.0
    own = next(seat for seat in range(5) if game.state.identity[seat] < ALONE)
    faction = game.state.identity[own]
    assert foreseen(game, own, lore, judge, public) == judge(game, public)[faction]


def test_bots_that_nobody_learned_from_are_taken_for_experts() -> None:
    assert kind_of("neural") == "neural"
    assert kind_of("sleuth") == kind_of("expert") == "expert"


def test_the_search_says_which_file_it_cannot_read(tmp_path: Path) -> None:
    broken = tmp_path / "classic.npz"
    broken.write_bytes(b"nothing")
    with pytest.raises(NoWeights, match=r"The weights in classic\.npz cannot be read"):
        load("classic", str(broken))
    with pytest.raises(NoWeights, match=r"^Foresight has no weights: there is no missing\.npz\.$"):
        load("classic", str(tmp_path / "missing.npz"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_search_goes_by_it(edition: str) -> None:
    """With it and without it the same worlds are worth something else."""
    differ = 0
    for game, _ in turns(edition, 5)[0]:
        decision = game.decision
        assert decision is not None
        means = []
        for foresight in (True, False):
            bot = SearchBot("same", rollouts=26, foresight=foresight)
            for event in game.events(decision.seat):
                bot.observe(event)
            lend(bot, decision.seat, game)
            bot.choose(game.view(decision.seat), decision)
            assert bot.stumbles == 0
            if bot.tries is not None:
                means.append([rival.mean for rival in bot.tries[1].rivals])
        differ += len(means) == 2 and means[0] != means[1]
    assert differ
