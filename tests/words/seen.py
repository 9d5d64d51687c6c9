"""Games played to see which kinds of questions, options and events there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from fengsheng import Decision, Game, Option

Each = Callable[[Game, Decision], None]


def choose(rnd: Random, decision: Decision) -> Option:
    """Pass rather often, so that games have time to become interesting."""
    options = decision.options
    if options[0].kind == "pass" and rnd.random() < 0.5:
        return options[0]
    return rnd.choice(options)


def play(number: int, each: Each | None = None) -> Game:
    """One whole game; both presets and all table sizes take turns."""
    rnd = Random(f"seen {number}")
    preset = ("classic", "classic-lite")[number % 2]
    game = Game.new(preset, 3 + number % 7, number, ask_forced=True)
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
def everything_seen(games: int) -> Seen:
    """What so many games show."""
    decisions: set[str] = set()
    options: set[str] = set()
    events: set[str] = set()

    def note(_game: Game, decision: Decision) -> None:
        decisions.add(decision.kind)
        options.update(option.kind for option in decision.options)

    for number in range(games):
        game = play(number, note)
        for seat in (None, 0):
            events.update(event["kind"] for event in game.events(seat))
    return Seen(frozenset(decisions), frozenset(options), frozenset(events))
