"""Every bot of the roster: it knows what its seat knows, and no question leaves it at a loss.

The arena plays thousands of games with the same eyes; here is a small sample of each.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.called import CALLED

from fengsheng import Decision, Game, View
from fengsheng.arena import Arena, run
from fengsheng.bots import BLIND, Bot, lend, make_bot
from fengsheng.bots.hearing import Listeners

EDITIONS = ("classic", "spywar")
SEEDS = ("a", "b", "c")


def positions(edition: str, bot: str, games: int) -> Iterator[tuple[Game, Decision]]:
    """Every decision of some games, half of whose players are that bot and half random."""
    for number in range(games):
        game = Game.new(edition, 5, f"honest {number}")
        bots = [make_bot((bot, "random")[(seat + number) % 2], f"{number}/{seat}") for seat in range(5)]
        listeners = Listeners(bots)
        listeners.tell(game.state.rules, game.log())
        while (decision := game.decision) is not None:
            yield game, decision
            events = game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
            listeners.tell(game.state.rules, events)


def choices(
    name: str, view: View, events: list[dict[str, Any]], decision: Decision, position: Game
) -> list[str]:
    """What fresh bots of several seeds choose, who have been told all that their seat has seen. Those who
    look ahead may imagine that position."""
    found = []
    for seed in SEEDS:
        bot: Bot = make_bot(name, seed)
        lend(bot, decision.seat, position)
        hear = getattr(bot, "observe", None)
        if hear is not None:
            for event in events:
                hear(event)
        found.append(bot.choose(view if getattr(bot, "needs_view", True) else BLIND, decision).notation)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", CALLED)
def test_it_chooses_alike_wherever_the_hidden_cards_lie(name: str, edition: str) -> None:
    """Twins of a position differ in what this seat cannot know, and in nothing that it has seen happen."""
    moved = 0
    for number, (game, decision) in enumerate(positions(edition, name, 2)):
        seat = decision.seat
        if number % 9 or game.view(seat)["phase"] == "setup":
            continue
        twin = game.determinize(seat, f"twin {number}")
        other = twin.decision
        assert other is not None
        moved += twin.fingerprint() != game.fingerprint()
        events = game.events(seat)
        here = choices(name, game.view(seat), events, decision, game)
        assert here == choices(name, twin.view(seat), events, other, twin)
    assert moved > 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", CALLED)
def test_the_json_of_view_events_and_decision_is_all_it_needs(name: str, edition: str) -> None:
    """The options are those of a game that was loaded: they come from no object the bot could look behind."""
    asked = 0
    for number, (game, decision) in enumerate(positions(edition, name, 1)):
        if number % 9:
            continue
        seat = decision.seat
        view, events = game.view(seat), game.events(seat)
        loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
        again = loaded.decision
        assert again is not None
        told: View = json.loads(json.dumps(view))
        heard = json.loads(json.dumps(events))
        assert choices(name, view, events, decision, game) == choices(name, told, heard, again, loaded)
        assert (view, events) == (told, heard)  # it has changed nothing in them either
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_raises_stalls_or_answers_what_was_not_offered(edition: str) -> None:
    bots = tuple(CALLED)
    plan = Arena.make(edition, max(5, len(bots)), len(bots), bots, mode="together")  # each in every seat
    games = run(plan)
    assert [game.faults for game in games] == [()] * len(games)
    assert all(game.finished for game in games)
