"""Every window of many games offers what a second reading of the rulebooks says, to whom it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.some import some

from fengsheng import Game
from fengsheng.core.event import Event

from . import second_reading_spywar as spywar
from .second_reading import WINDOWS, Reader, Way
from .tables import Policy, Table, at_random, holding, never_passing, play, tables

CLASSIC = ("classic", "classic-lite")
NAMES = {policy.__name__: policy for policy in (at_random, never_passing, holding)}


def complaints(game: Game, table: Table, policy: Policy) -> Iterator[str]:
    """What differs; an empty text for every window that does not."""
    s = game.state
    names = [face.name for face in s.rules.faces]
    way = Way(table.seats)
    straight = s.rules.house["return_effect"] == "to_sender"
    told = 0
    for decision in play(game, table.dice("second reading"), policy):
        log = game.log()
        for event in log[told:]:
            yield from way.tell(event, names, straight)
        told = len(log)
        if decision.kind in WINDOWS:
            offered = {option.notation.replace("*", "") for option in decision.options} - {"declare"}
            wanted = Reader(s, decision.seat, decision.kind, way).options()
            if offered != wanted:
                yield f"{decision.kind}: {sorted(offered ^ wanted)}"
            yield ""


@pytest.mark.parametrize("policy", NAMES)
@pytest.mark.parametrize("table", [t for t in tables(1) if t.preset in CLASSIC], ids=str)
def test_every_window_offers_what_the_rulebooks_say(table: Table, policy: str) -> None:
    found = some(complaints(table.new(), table, NAMES[policy]))
    assert [complaint for complaint in found if complaint] == []


def spywar_complaints(game: Game, table: Table, policy: Policy) -> Iterator[str]:
    """The same for the newer rulebook."""
    s = game.state
    told = spywar.Told()
    heard = 0
    for decision in play(game, table.dice("second reading"), policy):
        log = game.log()
        for event in log[heard:]:
            told.tell(event, s.rules.characters[s.character[event.by]].name if event.by >= 0 else "")
        heard = len(log)
        if decision.kind in ("play", "send", "decide", "contest", "rescue"):
            offered = {spywar.in_seat_order(option.notation) for option in decision.options}
            wanted = spywar.Reader(s, decision.seat, told).options(decision.kind)
            if offered != wanted:
                yield f"{decision.kind}: {sorted(offered ^ wanted)}"
            yield ""


@pytest.mark.parametrize("policy", NAMES)
@pytest.mark.parametrize("table", [t for t in tables(2) if t.preset == "spywar"], ids=str)
def test_every_idle_point_offers_what_the_newer_rulebook_says(table: Table, policy: str) -> None:
    """SW-TURN-06, SW-PASS-03..09, SW-FIGHT-02/04, SW-DYING-10/12."""
    found = some(spywar_complaints(table.new(), table, NAMES[policy]))
    assert [complaint for complaint in found if complaint] == []


def test_another_way_is_noticed() -> None:
    """CL-PASS-07, CL-CARD-LURE-02."""
    way = Way(4)
    sent = [Event("turn", 0), Event("send", 0, cards=(0,), masks=(1,), x=1), Event("lured", 3, 1)]
    assert [way.tell(event, ["截獲/red"], False) for event in sent] == [[], [], []]
    assert way.tell(Event("arrive", 1), ["截獲/red"], False) == ["it reaches 1 and not 2"]
