"""Patches are right for everybody: what a client has put together is what its seat would be shown anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.server.harness import answered

import fengsheng.server.screens.private as private
import fengsheng.server.screens.screens as screen
from fengsheng import Game, editions
from fengsheng.server.screens.screens import Screens
from fengsheng.server.table.answers import Answers
from fengsheng.server.wire import patch
from fengsheng.server.wire.allowed import shown_view

PRESETS = sorted(editions())


class Look:
    """What one game's readers have seen: how often a patch was made for all, and what went wrong."""

    def __init__(self) -> None:
        self.steps = 0
        self.shared = 0
        self.wrong: list[str] = []


def play(preset: str, seats: int, seed: int, audiences: list[int | None], coming: bool = False) -> Look:
    """A whole game; after each step every picture is compared with a fresh view. `coming`: and going."""
    everybody = list(audiences)
    dice = Random(seed)
    table = Answers(Game.new(preset, seats, seed, ask_forced=True))
    screens = Screens(table)
    pictures: dict[int | None, Any] = {who: _copy(screens.look(who)) for who in audiences}
    look = Look()
    while table.question is not None and not look.wrong:
        number = table.question.number
        for seat in dice.sample(sorted(table.question.offers), len(table.question.offers)):
            if table.question is None or table.question.number != number:
                break
            if seat in table.given:
                continue
            options = table.question.offers[seat]
            passing = [option for option in options if option.kind == "pass"]
            chosen = passing[0] if passing and dice.random() < 0.6 else dice.choice(options)
            if answered(table, seat, number, chosen.notation) is None:
                continue
            changes = screens.advance(audiences)
            if coming:
                audiences = [who for who in everybody if dice.random() < 0.8]
                pictures = {who: pictures[who] for who in pictures if who in audiences}
            look.steps += 1
            look.shared += len({bytes(raw) for raw in changes.values()}) == 1
            for who in audiences:
                if who not in pictures:
                    pictures[who] = _copy(screens.look(who))
                else:
                    pictures[who] = patch.apply(pictures[who], json.loads(bytes(changes[who])))
                if pictures[who] != shown_view(table.game.view(who)):
                    look.wrong.append(f"{preset} seed {seed} step {look.steps} seat {who}: {chosen}")
    return look


def _copy(view: Any) -> Any:
    return json.loads(json.dumps(view))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_picture_is_the_view_of_its_seat(preset: str, seed: int) -> None:
    allowed = editions()[preset]["seats"]
    seats = allowed[seed % len(allowed)]
    look = play(preset, seats, seed, [*range(seats), None] if seed % 2 else [*range(seats)])
    assert look.wrong == []
    assert look.shared > look.steps // 10


@pytest.mark.parametrize("preset", PRESETS)
def test_readers_come_and_go(preset: str) -> None:
    for seed in range(3):
        assert play(preset, 5, seed, [*range(5), None], coming=True).wrong == []


def test_one_or_two_readers_are_looked_at_by_themselves() -> None:
    for audiences in ([0], [0, None], [1, 3]):
        assert play("classic", 5, 9, list(audiences)).wrong == []


def test_somebody_who_is_forgotten_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """That the comparison above can fail: nobody is ever taken to know more than the spectators."""
    monkeypatch.setattr(screen, "concerned", lambda old, new, changes: 0)
    assert play("classic", 5, 9, [*range(5)]).wrong


def test_a_place_nobody_knows_concerns_everybody() -> None:
    facts = private.Facts(Game.new("classic", 5, 1, ask_forced=True).state)
    assert private.concerned(facts, facts, [[["decision", "number"], 3]]) == 0
    assert private.concerned(facts, facts, [[["news"], 3]]) == private.ALL
    assert private.concerned(facts, facts, [[["seats", 1, "news"], 3]]) == private.ALL
    assert private.concerned(facts, facts, [[[], {}]]) == private.ALL
