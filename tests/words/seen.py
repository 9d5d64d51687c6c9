"""Games played to see which kinds of questions, options and events there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from fengsheng import Decision, Game, Option
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS

Each = Callable[[Game, Decision], None]
NAMES = [edition.name for edition in EDITIONS]


def edition(name: str) -> Edition:
    """A registered edition."""
    return next(edition for edition in EDITIONS if edition.name == name)


def choose(rnd: Random, decision: Decision) -> Option:
    """Pass rather often, so that games have time to become interesting."""
    options = decision.options
    if options[0].kind == "pass" and rnd.random() < 0.5:
        return options[0]
    return rnd.choice(options)


def play(number: int, each: Each | None = None, name: str = "classic") -> Game:
    """One whole game; presets and table sizes take turns, later games have house rules too."""
    rnd = Random(f"seen {number}")
    played = edition(name)
    preset = list(played.presets)[number % len(played.presets)]
    seats = played.seats[number % len(played.seats)]
    house = {}
    if number >= 100 and name != "classic":
        house = {rule.name: rnd.choice(rule.values) for rule in played.house_rules if rnd.random() < 0.3}
    game = Game.new(preset, seats, number, options=house, ask_forced=True)
    while (decision := game.decision) is not None:
        if each is not None:
            each(game, decision)
        game.apply(choose(rnd, decision))
    return game


class Seen(NamedTuple):
    """Kinds of everything."""

    decisions: frozenset[str]
    options: frozenset[str]
    events: frozenset[str]


@cache
def everything_seen(name: str, games: int) -> Seen:
    """What so many games show."""
    decisions: set[str] = set()
    options: set[str] = set()
    events: set[str] = set()

    def note(_game: Game, decision: Decision) -> None:
        decisions.add(decision.kind)
        options.update(option.kind for option in decision.options)

    for number in range(games):
        game = play(number, note, name)
        for seat in (None, 0):
            events.update(event["kind"] for event in game.events(seat))
    return Seen(frozenset(decisions), frozenset(options), frozenset(events))
