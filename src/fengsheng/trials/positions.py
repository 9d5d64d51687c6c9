"""Where a trial begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fengsheng.core.errors import FengshengError
from fengsheng.core.event import Event
from fengsheng.core.option import PASS, Decision
from fengsheng.game import Game
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.scenario import Scenario
from fengsheng.scenario.table import Table
from fengsheng.trials.trial import Start


class NoSuchMoment(FengshengError):
    """A moment or a seat that the game does not have."""

    code = "no-moment"


def from_record(record: Mapping[str, Any], moment: int, seat: int, as_it_was: bool = False) -> Start:
    """A finished game at one of its questions, by the question's number. What that seat could not know is
    dealt anew, unless it is wanted `as_it_was`."""
    game, past = played_to(record, moment)
    if not 0 <= seat < game.seats:
        raise NoSuchMoment(f"There are seats 0 to {game.seats - 1}.")
    if not game.state.alive >> seat & 1:
        raise NoSuchMoment("Whoever sat there was out of the game by then.")
    seed = f"{record['seed']} {moment} {seat}"
    return Start(game if as_it_was else game.determinize(seat, seed), seat, past, as_it_was, (), seed)


def played_to(record: Mapping[str, Any], moment: int) -> tuple[Game, list[Event]]:
    """A finished game as it was when a question was open, and what had happened; -1: when it was over."""
    whole = Game.replay(record)
    if whole.decision is not None:
        raise NoSuchMoment("This game is not over: nobody can look into it yet.")
    game = Game.replay(dict(record, answers=[], asks=0), verify=False)
    past = list(game.log())
    answers = iter(whole.record()["answers"])
    while (decision := game.decision) is not None and (moment < 0 or decision.number < moment):
        past += game.apply(0 if len(decision.options) == 1 else next(answers))
    if game.decision is None and moment >= 0:
        raise NoSuchMoment(f"There is no question {moment} in this game.")
    return game, past


def from_ruling(scenario: Scenario) -> Start:
    """The position of a ruling, with what its players do. The player sits where the point is made: with
    whoever acts last."""
    told = _Answers()
    game, fresh = lay_out(scenario.position)
    start = game.clone()
    table = Table(game, fresh, scenario.position.play, told, lawful=False)
    for step in scenario.steps:
        if not step.checks:
            step.run(table)
    return Start(start, where_it_counts(told.given), tuple(fresh), True, tuple(told.given), scenario.name)


def where_it_counts(given: Sequence[tuple[int, str]]) -> int:
    """The seat where the point of a ruling is made, by who answered what: whoever acts last."""
    acted = [seat for seat, notation in given if notation != PASS] or [0]
    return acted[-1]


class _Answers:
    """Writes down who answers what while a scenario runs."""

    def __init__(self) -> None:
        self.given: list[tuple[int, str]] = []

    def begun(self, game: Game, events: Sequence[Event]) -> None:
        """Nobody has answered yet."""

    def answered(self, before: Decision, notation: str, game: Game, events: Sequence[Event]) -> None:
        """One more."""
        self.given.append((before.seat, notation))
