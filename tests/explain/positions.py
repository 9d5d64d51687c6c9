"""Positions to ask in, and what the tests of every edition's reasons do with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.words.seen import play

from fengsheng import Decision, Game, Scenario
from fengsheng.core.notation import SEATS
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table
from fengsheng.words import LANGUAGES

Rules = dict[str, set[str]]


class Case(NamedTuple):
    """Who asks about which card or skill in which position, and the rule that is named."""

    text: str
    seat: str
    what: str
    rule: str


def position(head: str, text: str) -> Game:
    """The game that a scenario leads to; its last line must be a check."""
    scenario = Scenario.parse(f"title: a position\nquestions: all\n{head}\n{text}")
    game, fresh = lay_out(scenario.position)
    table = Table(game, fresh, scenario.position.play)
    for step in scenario.steps:
        step.run(table)
    return table.game


def check_rule(game: Game, case: Case, usable: bool) -> None:
    """The rule is named, in a sentence of its own in every language."""
    seat = SEATS.index(case.seat)
    told = game.explain(seat, case.what)
    assert told.rule == case.rule, told
    assert told.usable == usable, told
    assert len({game.explain(seat, case.what, lang).sentence for lang in LANGUAGES}) == len(LANGUAGES)


def rules_named(edition: str, closed: Callable[[str], bool], games: int = 60) -> Rules:
    """Every rule that closes a card, by the kind of the open question, over so many games; none of the
    cards may be said to be usable."""
    met: Rules = {}

    def look(game: Game, decision: Decision) -> None:
        if not closed(decision.kind):
            return
        s = game.state
        for seat in range(game.seats):
            for face in {s.rules.faces[card].name for card in s.hands[seat]}:
                if s.alive >> seat & 1:
                    told = game.explain(seat, face)
                    assert not told.usable
                    met.setdefault(decision.kind, set()).add(told.rule)

    for number in range(games):
        play(number, look, edition)
    return met
