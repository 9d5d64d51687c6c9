"""Frames tell a reader nothing but what they may know: twin games give the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.twins import Walk, side_by_side

import fengsheng.server.screens.screens as screen
import fengsheng.server.table.notices as notices
from fengsheng import Game, View, editions
from fengsheng.core.explanation import Explanation
from fengsheng.server.screens.words import explained
from fengsheng.server.table import dealing, playing
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.match import Match
from fengsheng.server.table.table import Table
from fengsheng.server.wire import server
from fengsheng.server.wire.allowed import EVENT, shown_view, unlisted

PRESETS = sorted(editions())
STEPS = 40


def positions(preset: str, seats: int, seed: int, every: int) -> list[tuple[Game, list[Any]]]:
    """A whole game, looked at now and then, with what has happened since the last time; at the last of them,
    with all that has happened. So everybody who comes is told every event at least once, and not again at
    each later position."""
    game = Game.new(preset, seats, seed, ask_forced=True)
    dice = Random(seed)
    found: list[tuple[Game, list[Any]]] = []
    told = 0
    story: list[Any] = []
    while game.decision is not None:
        if dice.randrange(every) == 0:
            story = game.log()
            found.append((game.clone(), story[told:]))
            told = len(story)
        options = game.decision.options
        passing = next((i for i, o in enumerate(options) if o.kind == "pass"), None)
        chosen = passing if passing is not None and dice.random() < 0.6 else dice.randrange(len(options))
        game.apply(chosen)
    if found:
        found[-1] = found[-1][0], story
    return found


def walks(preset: str, seats: int, seed: int, every: int, steps: int = STEPS) -> list[Walk]:
    """From positions of a whole game, for every seat and a spectator. The first that is wrong is the last."""

    async def run() -> list[Walk]:
        dice = Random(seed + 1)
        found: list[Walk] = []
        for game, history in positions(preset, seats, seed, every):
            for seat in (*range(seats), None):
                twin = game.determinize(seat, str(dice.random()))
                twin._guess = False  # so that its end can be recorded like any other
                words = "labels" if dice.random() < 0.2 else "none"
                crowd = dice.random() < 0.4
                walk = await side_by_side(game.clone(), twin, history, seat, dice, steps, words, crowd)
                found.append(walk)
                if walk.wrong:
                    return found
        return found

    return asyncio.run(run())


def seats_of(preset: str) -> list[int]:
    allowed = editions()[preset]["seats"]
    return [n for n in (5, 7) if n in allowed]


@pytest.mark.parametrize("seed", [1, 2])  # for seven seats, and for five
@pytest.mark.parametrize("preset", PRESETS)
def test_twin_games_give_the_same_bytes(preset: str, seed: int) -> None:
    seats = seats_of(preset)[seed % len(seats_of(preset))]
    steps = 0
    for number in range(10):  # whole games, until enough was seen
        found = walks(preset, seats, 10 * seed + number, 50)
        assert [walk.wrong for walk in found if walk.wrong] == []
        steps += sum(walk.steps for walk in found)
        if steps > 400:
            break
    assert steps > 400


# Leaks planted on purpose: each must be found.


def asks_only_who_can_act(patch: pytest.MonkeyPatch) -> None:
    real = notices.ask_frame

    def telling(match: Match, now: float, paused: bool) -> server.Ask | None:
        ask = real(match, now, paused)
        question = match.answers.question
        if ask is not None and question is not None:
            ask.seats = [seat for seat in ask.seats if len(question.offers[seat]) > 1]
        return ask

    patch.setattr(notices, "ask_frame", telling)


def shows_the_top_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    real = Game.view

    def telling(self: Game, seat: int | None = None) -> View:
        view = real(self, seat)
        s = self.state
        if s.deck:
            view["marks"] = {**view["marks"], "top": s.deck[-1]}
        return view

    patch.setattr(Game, "view", telling)


def tells_who_is_who_in_the_list_of_chairs(patch: pytest.MonkeyPatch) -> None:
    real = notices.whole_frame

    def telling(match: Match, reader: screen.Reader, now: float, paused: bool, silent: bool) -> bytes:
        frame = real(match, reader, now, paused, silent)
        return frame + b" " * (match.answers.game.state.identity[0] + 1)

    patch.setattr(notices, "whole_frame", telling)


def events_are_told_as_their_doer_saw_them(patch: pytest.MonkeyPatch) -> None:
    def events(self: screen.Screens, reader: screen.Reader, events: Any) -> list[dict[str, Any]]:
        rules = self.answers.game.state.rules
        return [seen for e in events if (seen := e.seen_by(rules, e.by if e.by >= 0 else None)) is not None]

    patch.setattr(screen.Screens, "events", events)


def holds_when_it_can_act(patch: pytest.MonkeyPatch) -> None:
    real = dealing.pose

    def telling(table: Table, match: Match, told: bool = True) -> None:
        real(table, match, told)
        question = match.answers.question
        for seat, options in question.offers.items() if question is not None and question.lasting else ():
            if len(options) > 1:
                match.hold(seat, table.clock.now())

    patch.setattr(dealing, "pose", telling)


def thinks_longer_with_more_options(patch: pytest.MonkeyPatch) -> None:
    real = Match.pose

    def slow(self: Match, now: float, told: bool = True, watching: bool = False) -> None:
        real(self, now, told, watching)
        question = self.answers.question
        if question is not None:
            for seat, options in question.offers.items():
                self.delays[seat] += 0.1 * len(options)

    patch.setattr(Match, "pose", slow)


def the_coach_sees_all_hands(patch: pytest.MonkeyPatch) -> None:
    real = Match.asked_view

    def telling(self: Match, seat: int) -> View:
        view = real(self, seat)
        faces = self.answers.game.state.rules.faces
        for row, hand in zip(view["seats"], self.answers.game.state.hands, strict=True):
            row["known"] = [faces[card].name for card in hand]
        return view

    patch.setattr(Match, "asked_view", telling)


def the_coach_sees_the_message_under_way(patch: pytest.MonkeyPatch) -> None:
    real = Match.asked_view

    def telling(self: Match, seat: int) -> View:
        view, state = real(self, seat), self.answers.game.state
        if view["transit"] is not None and state.transit is not None:
            view["transit"] = {**view["transit"], "card": state.rules.faces[state.transit.card].name}
        return view

    patch.setattr(Match, "asked_view", telling)


def reasons_know_who_everybody_is(patch: pytest.MonkeyPatch) -> None:
    def telling(game: Game, seat: int, what: str, lang: str, names: Any = ()) -> Any:
        told = explained(game, seat, what, lang, names)
        sentence = f"{told.sentence} {game.state.identity}"
        return Explanation(sentence, told.rule, told.usable, told.when)

    patch.setattr(playing, "explained", telling)


PLANTED: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    asks_only_who_can_act,
    shows_the_top_of_the_pile,
    tells_who_is_who_in_the_list_of_chairs,
    holds_when_it_can_act,
    events_are_told_as_their_doer_saw_them,
    thinks_longer_with_more_options,
    the_coach_sees_all_hands,
    the_coach_sees_the_message_under_way,
    reasons_know_who_everybody_is,
)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_turns_it_red(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert any(walk.wrong for walk in walks("classic", 5, 1, 15, 10))


def test_an_unlisted_field_of_a_view_stays_inside() -> None:
    """The second lock: what nobody has allowed by name is not sent."""
    play = Answers(Game.new("classic", 5, 1, ask_forced=True))
    view: dict[str, Any] = {**play.game.view(0), "secret": 1}
    view["seats"][1]["secret"] = 2
    view["deck"]["order"] = [3]
    shown = shown_view(view)
    assert "secret" not in shown
    assert "secret" not in shown["seats"][1]
    assert "order" not in shown["deck"]


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_the_engine_shows_is_listed(preset: str) -> None:
    for seed in range(3):
        game = Game.new(preset, seats_of(preset)[0], seed, ask_forced=True)
        dice = Random(seed)
        while game.decision is not None:
            assert unlisted(game.view(0)) == []
            assert unlisted(game.view(None)) == []
            game.apply(dice.randrange(len(game.decision.options)))
        assert unlisted(game.view(0)) == []
        for event in game.events(1):
            assert event.keys() <= EVENT.keys()
