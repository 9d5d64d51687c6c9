"""The tables that are shipped: what they were learned from, and that they serve on other games."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.bots.belief import Tracker, tables, tables_of
from fengsheng.bots.hearing import tell
from fengsheng.editions.registry import EDITIONS
from fengsheng.fit.plan import DEVELOPMENT

NAMES = [edition.name for edition in EDITIONS]
FIRST = 90_001  # seeds from which nothing was learned
GAMES = 6


@pytest.mark.parametrize("edition", NAMES)
def test_the_file_says_where_it_comes_from(edition: str) -> None:
    data = json.loads((tables.FOLDER / f"{edition}.json").read_text("utf-8"))
    plan = data["plan"]
    assert data["edition"] == plan["edition"] == edition
    assert data["commit"]
    assert plan["populations"]
    assert plan["first"] in DEVELOPMENT
    assert plan["first"] + plan["games"] < FIRST
    for row in data["judged"].values():
        assert row["below_deduction"] > 0.0
    assert Path(tables.FOLDER).stat()
    assert tables_of(edition).floor == data["floor"]


def losses(edition: str, population: tuple[str, ...]) -> tuple[float, float, float]:
    """The mean loss by facts alone, by the tracker, and its calibration error, over a few games of five."""
    deduced: list[float] = []
    tracked: list[float] = []
    pairs: list[tuple[float, bool]] = []
    for seed in range(FIRST, FIRST + GAMES):
        chance = Random(f"{seed}/who")
        game = Game.new(edition, 5, seed)
        rules = game.state.rules
        bots = [make_bot(chance.choice(population), f"{seed}/{seat}") for seat in range(5)]
        trackers = [Tracker(game.view(seat), seat) for seat in range(5)]
        plain = [Tracker(game.view(seat), seat, tables.NOTHING) for seat in range(5)]
        fresh, turn = game.log(), 0
        while True:
            for seat, tracker in enumerate(trackers):
                for event in fresh:
                    seen = event.seen_by(rules, seat)
                    if seen is not None:
                        tracker.observe(seen)
                tell(bots[seat], seat, rules, fresh)
            decision = game.decision
            if decision is None:
                break
            if game.state.turn_no != turn:
                turn = game.state.turn_no
                truth = [min(identity, 2) for identity in game.state.identity]
                for seat, (tracker, other) in enumerate(zip(trackers, plain, strict=True)):
                    view = game.view(seat)
                    tracker.look(view)
                    other.look(view)
                    odds, facts = tracker.marginals(), other.marginals()
                    for i, row in enumerate(view["seats"]):
                        if row["identity"] == "?":
                            deduced.append(-math.log(max(1e-6, facts[i][truth[i]])))
                            tracked.append(-math.log(max(1e-6, odds[i][truth[i]])))
                            pairs += [(odds[i][one], one == truth[i]) for one in range(3)]
            fresh = game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
    error = 0.0
    for low in range(10):
        these = [pair for pair in pairs if low == min(9, int(10 * pair[0]))]
        error += abs(sum(said for said, _ in these) - sum(so for _, so in these))
    return sum(deduced) / len(deduced), sum(tracked) / len(tracked), error / len(pairs)


@pytest.mark.parametrize("edition", NAMES)
def test_novices_are_read(edition: str) -> None:
    """A few games: the figures are those of `fengsheng fit`; here it is far better than facts alone."""
    deduced, tracked, error = losses(edition, ("novice",))
    assert tracked < 0.7 * deduced
    assert error < 0.1


@pytest.mark.parametrize("edition", NAMES)
def test_strangers_do_not_make_it_worse_than_facts_alone(edition: str) -> None:
    deduced, tracked, error = losses(edition, ("novice", "expert", "random"))
    assert tracked < deduced
    assert error < 0.15
