"""The cards that docs/adding-a-card.md adds are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest
from tests.docs.blocks import run_blocks

from fengsheng import Event, Game, Option
from fengsheng.bench import build
from fengsheng.bots import make_bot, play_out
from fengsheng.core.laws import broken_laws
from fengsheng.core.reason import Case
from fengsheng.editions.classic.edition import CLASSIC
from fengsheng.explain import about_card

pytestmark = pytest.mark.skipif(build() == "compiled", reason="compiled rules cannot be subclassed in a page")


Maker = Callable[[int, int], Game]


@pytest.fixture(scope="module")
def page() -> dict[str, object]:
    return run_blocks("docs/adding-a-card.md")


@pytest.fixture
def new_game(page: dict[str, object]) -> Maker:
    return cast(Maker, page["new_game"])


@pytest.fixture
def new_spywar_game(page: dict[str, object]) -> Maker:
    return cast(Maker, page["new_spywar_game"])


def offers(new_game: Maker) -> Iterator[tuple[Game, Option]]:
    """Games at a moment when the card may be used, with the option to use it."""
    for seed in range(200):
        game = new_game(5, seed)
        chance = Random(seed)
        while (decision := game.decision) is not None:
            if decision.kind == "pass":
                for option in decision.options:
                    if option.uses == "detour":
                        yield game, option
            game.apply(decision.options[chance.randrange(len(decision.options))])


def nobody_else_acts(game: Game) -> list[Event]:
    """Everybody passes as long as the card could still be answered: what has happened since."""
    before = len(game._all_events())
    while (decision := game.decision) is not None and decision.kind in ("pass", "respond"):
        game.apply("pass")
    return game._all_events()[before:]


def reached(events: list[Event]) -> int:
    """Whom the intelligence reached first."""
    return next(event.by for event in events if event.kind == "arrive")


def neighbour(game: Game, step: int) -> int:
    """Who is next in one direction: a living seat that is not left out, or the sender's own place."""
    t = game.state.transit
    assert t is not None
    seat = t.position
    while True:
        seat = (seat + step) % game.seats
        left_out = t.lured >> seat & 1 and not t.locked >> seat & 1
        if seat == t.sender or (game.state.alive >> seat & 1 and not left_out):
            return seat


def direction(game: Game) -> int:
    assert game.state.transit is not None
    return game.state.transit.direction


def test_the_intelligence_travels_the_other_way(new_game: Maker) -> None:
    tried = 0
    for game, option in offers(new_game):
        there, back = neighbour(game, direction(game)), neighbour(game, -direction(game))
        if there == back:
            continue
        plain, turned = game.clone(), game.clone()
        assert reached(nobody_else_acts(plain)) == there
        events = turned.apply(option)
        assert reached(events + nobody_else_acts(turned)) == back
        tried += 1
        if tried == 20:
            return
    raise AssertionError(f"only {tried} chances to play the card")


def test_countered_it_does_nothing(new_game: Maker) -> None:
    for game, option in offers(new_game):
        there = neighbour(game, direction(game))
        if there == neighbour(game, -direction(game)):
            continue
        game = game.clone()
        game.apply(option)
        decision = game.decision
        if decision is None or decision.kind != "respond":
            continue
        counters = [o for o in decision.options if o.notation.endswith("on 改道")]
        if counters:
            events = game.apply(counters[0])
            events += nobody_else_acts(game)
            assert "countered" in [event.kind for event in events]
            assert "detour" not in [event.kind for event in events]
            assert reached(events) == there
            return
    raise AssertionError("nobody could ever counter the card")


def test_the_laws_hold_in_games_with_the_card(new_game: Maker) -> None:
    used = 0
    for seed in range(100):
        game = new_game(5, seed)
        bots = [make_bot("random", f"{seed} {seat}") for seat in range(5)]

        def check(at: Game, events: list[Event]) -> None:
            nonlocal used
            assert broken_laws(at.state) == []
            used += sum(event.kind == "detour" for event in events)

        assert play_out(game, bots, each=check)
    assert used > 10


def test_the_card_is_shown_and_dealt_anew(new_game: Maker) -> None:
    game, option = next(offers(new_game))
    assert game.decision is not None
    seat = game.decision.seat
    assert option.notation in ("play 改道/red", "play 改道/black")
    assert option.notation.removeprefix("play ") in game.view(seat)["seats"][seat]["known"]
    again = game.determinize(seat, 5)
    assert again.view(seat) == game.view(seat)
    assert again.decision is not None
    assert again.decision.options == game.decision.options


def test_the_card_of_the_newer_edition_is_played_by_all_laws(new_spywar_game: Maker) -> None:
    used = 0
    for seed in range(60):
        game = new_spywar_game(5, seed)
        bots = [make_bot("random", f"{seed} {seat}") for seat in range(5)]

        def check(at: Game, events: list[Event]) -> None:
            nonlocal used
            assert broken_laws(at.state) == []
            for event in events:
                if event.kind == "play" and event.word == "urge":
                    used += 1
                    assert event.target not in (-1, event.by)

        assert play_out(game, bots, each=check)
    assert used > 10


def test_the_card_of_the_newer_edition_does_what_it_says(new_spywar_game: Maker) -> None:
    for seed in range(200):
        game = new_spywar_game(5, seed)
        chance = Random(seed)
        while (decision := game.decision) is not None:
            for option in decision.options:
                if option.uses == "urge":
                    assert decision.kind == "play"
                    hands = [len(hand) for hand in game.state.hands]
                    events = game.apply(option)
                    drawn = [(event.by, event.x) for event in events if event.rule == "HOUSE-URGE-02"]
                    assert drawn[:2] == [(option.target, 1), (decision.seat, 1)]
                    assert hands[decision.seat] > 0
                    return
            game.apply(decision.options[chance.randrange(len(decision.options))])
    raise AssertionError("nobody ever held the card")


def test_the_card_says_why_it_cannot_be_used(new_game: Maker) -> None:
    game, option = next(offers(new_game))
    assert game.decision is not None
    seat = game.decision.seat
    case = Case(game.state, seat, game.decision.options)
    usable = about_card(CLASSIC.reasons, case, option.card)
    assert (usable.usable, usable.rule) == (True, "HOUSE-DETOUR-01")
    not_offered = Case(game.state, seat, [game.state.rules.passing])
    assert about_card(CLASSIC.reasons, not_offered, option.card).key == "no-target"
