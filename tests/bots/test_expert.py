"""The expert: never at a loss, honest, and without the novice's mistakes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot, play_out
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.hearing import Listeners, ear
from fengsheng.bots.valuation.verbs import worth

EDITIONS = ("classic", "spywar")
TABLES = [("classic", seats) for seats in range(3, 10)] + [("spywar", seats) for seats in range(4, 9)]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_experts_finish_their_games_and_weigh_every_answer(edition: str, seats: int) -> None:
    for number in range(2):
        game = Game.new(edition, seats, f"{seats} experts {number}", ask_forced=bool(number))
        bots = [ExpertBot(f"{number}/{seat}") for seat in range(seats)]
        assert play_out(game, bots)
        assert [bot.stumbles for bot in bots] == [0] * seats


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("classic-lite", {}),
        ("classic", {"faction_goal": "4", "identity_table": "B", "soy_alliance": "on"}),
        ("spywar", {"identity_pool": "full", "victory_moment": "at_once", "dying_moment": "at_once"}),
    ],
)
def test_it_sits_at_tables_with_other_house_rules_and_other_bots(
    preset: str, options: dict[str, str]
) -> None:
    for number in range(6):
        game = Game.new(preset, 6, f"house {number}", options=options)
        names = [("expert", "novice", "random")[(seat + number) % 3] for seat in range(6)]
        bots = [make_bot(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        assert play_out(game, bots)
        assert sum(bot.stumbles for bot in bots if isinstance(bot, ExpertBot)) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_carries_from_question_to_question_changes_no_worth(edition: str) -> None:
    weighed = carried = 0
    for number, seats in enumerate((5, 7, 8)):
        game = Game.new(edition, seats, f"carried {number}")
        bots = [ExpertBot(f"{number}/{seat}") for seat in range(seats)]
        listeners = Listeners(bots)
        while (decision := game.decision) is not None:
            bot, view = bots[decision.seat], game.view(decision.seat)
            worths = bot.weigh(view, decision)
            there = bot.opinion(view, decision).s
            carried += bool(there.memo)
            anew = there.again()
            assert not anew.memo
            assert [worth(anew, option) for option in decision.options] == pytest.approx(worths, abs=1e-9)
            weighed += 1
            listeners.tell(game.state.rules, game.apply(bot.choose(view, decision)))
    assert weighed > 300
    assert carried > 0.5 * weighed


# Honest.


def told(events: list[dict[str, Any]], seed: str) -> ExpertBot:
    """A fresh one who has been told all that, as JSON."""
    bot = ExpertBot(seed)
    hear = ear(bot)
    for event in json.loads(json.dumps(events)):
        if hear is not None:
            hear(event)
    return bot


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_json_of_view_and_events_is_all_it_needs(edition: str) -> None:
    """And it chooses alike wherever the hidden cards lie: a twin differs in what this seat cannot know."""
    compared = moved = 0
    for number in range(3):
        game = Game.new(edition, 5, f"honest {number}")
        bots = [ExpertBot(f"{number}/{seat}") for seat in range(5)]
        listeners = Listeners(bots)
        listeners.tell(game.state.rules, game.log())
        while (decision := game.decision) is not None:
            seat = decision.seat
            view = game.view(seat)
            if decision.number % 12 == 0 and view["phase"] != "setup":
                events = game.events(seat)
                worths = told(events, "a").weigh(json.loads(json.dumps(view)), decision)
                # summed up in another order, whoever sat there all the time comes to the same
                assert bots[seat].weigh(view, decision) == pytest.approx(worths, abs=1e-6)
                twin = game.determinize(seat, f"twin {compared}")
                other = twin.decision
                assert other is not None
                moved += twin.fingerprint() != game.fingerprint()
                theirs = twin.view(seat)
                assert told(events, "a").weigh(theirs, other) == worths
                chosen = told(events, "b").choose(view, decision).notation
                assert told(events, "b").choose(theirs, other).notation == chosen
                compared += 1
            listeners.tell(game.state.rules, game.apply(bots[seat].choose(view, decision)))
    assert compared > 20
    assert moved > 20
