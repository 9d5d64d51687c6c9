"""Bots that listen hear all that their seat has seen, in order, before they choose, wherever they sit."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fengsheng import Decision, Game, Option, View
from fengsheng.arena import Arena
from fengsheng.arena.one import play
from fengsheng.bots import Bot, play_out, roster
from fengsheng.bots.random_bot import RandomBot
from fengsheng.editions.registry import editions
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import PACES
from fengsheng.terminal import Session
from fengsheng.terminal.source import Lines

Told = list[dict[str, Any]]
GAMES = [("classic", 5), ("spywar", 6)]


class Ear:
    """Chooses at random, and keeps what it was told and how much of that it knew at every choice."""

    name = "ear"
    needs_view = False

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._chance = RandomBot(seed)
        self.heard: Told = []
        self.asked = 0
        self.check: Callable[[Told], None] | None = None

    def observe(self, event: dict[str, Any]) -> None:
        self.heard.append(event)

    def choose(self, view: View, decision: Decision) -> Option:
        self.asked += 1
        if self.check is not None:
            self.check(self.heard)
        return self._chance.choose(view, decision)


def watched(game: Game, seats: int) -> list[Ear]:
    """Ears that compare, at every choice, what they were told with what their seat has seen."""

    def check(seat: int) -> Callable[[Told], None]:
        def same(heard: Told) -> None:
            assert heard == game.events(seat)

        return same

    ears = [Ear(f"ear {seat}") for seat in range(seats)]
    for seat, ear in enumerate(ears):
        ear.check = check(seat)
    return ears


@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_played_out(edition: str, seats: int) -> None:
    game = Game.new(edition, seats, "hearing")
    ears = watched(game, seats)
    assert play_out(game, ears)
    assert [ear.heard for ear in ears] == [game.events(seat) for seat in range(seats)]
    assert sum(ear.asked for ear in ears) > 20
    assert any(ear.heard != ears[0].heard for ear in ears)  # some cards were seen by one seat alone


def test_those_who_sit_down_later_hear_the_whole_story() -> None:
    game = Game.new("classic", 5, "later")
    play_out(game, [RandomBot(f"{seat}") for seat in range(5)], limit=60)
    ears = watched(game, 5)
    play_out(game, ears, limit=40)
    assert ears[0].heard == game.events(0)


def test_a_copy_tells_what_happened_before_it_was_made() -> None:
    game = Game.new("classic", 5, "copy")
    play_out(game, [RandomBot(f"{seat}") for seat in range(5)], limit=60)
    twin = game.clone()
    ears = watched(twin, 5)
    play_out(twin, ears, limit=20)
    assert len(ears[0].heard) > len(game.events(0))


@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_in_the_arena(edition: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they heard there is what the same game, played by hand, tells them."""
    made: list[Ear] = []

    def make(seed: int | str) -> Ear:
        made.append(Ear(seed))
        return made[-1]

    monkeypatch.setitem(roster.BOTS, "ear", make)
    plan = Arena.make(edition, seats, 2, ("ear", "random"))
    for number in range(2):
        made.clear()
        played = play(plan, number)
        assert not played.faults
        game = Game.new(edition, seats, plan.first, options=plan.options)
        bots: list[Bot] = []
        for seat, name in enumerate(played.lineup):
            seed = f"{plan.first}/bot {number} {seat}"
            bots.append(Ear(seed) if name == "ear" else RandomBot(seed))
        play_out(game, bots)
        again = [bot for bot in bots if isinstance(bot, Ear)]
        assert len(again) == len(made) >= 2
        for there, here in zip(made, again, strict=True):
            # nobody is told what happens after their last choice
            assert there.heard == here.heard[: len(there.heard)]
            assert there.asked == here.asked
            assert len(there.heard) > 20


def test_whoever_falls_over_while_listening_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf(Ear):
        def observe(self, event: dict[str, Any]) -> None:
            raise RuntimeError("too loud")

    monkeypatch.setitem(roster.BOTS, "deaf", Deaf)
    played = play(Arena.make("classic", 5, 2, ("deaf", "random")), 0)
    assert played.finished
    assert {words for _, _, words in played.faults} == {"RuntimeError: too loud"}


def test_in_the_terminal() -> None:
    game = Game.new("classic", 5, "terminal")
    ears = watched(game, 5)
    rnd = Random(1)
    console = Console(file=io.StringIO(), width=100)
    answers = (rnd.choice(["1", "2", "3", ""]) for _ in range(10_000))
    rules = {name: rule["default"] for name, rule in editions()["classic"]["options"].items()}
    session = Session(game, 0, dict(enumerate(ears[1:], 1)), "en", console, Lines(console, answers), rules)
    assert session.run()
    assert ears[3].heard == game.events(3)
    assert sum(ear.asked for ear in ears) > 20


def test_at_a_table_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is called later, and after an answer was taken back."""
    game = Game.new("classic", 5, "server", ask_forced=True)
    answers = Answers(game)
    match = Match("game", 1, answers, PACES["normal"], Random(1))
    made: list[Ear] = []

    def make(seed: int | str) -> Ear:
        made.append(Ear(seed))
        return made[-1]

    monkeypatch.setitem(roster.BOTS, "ear", make)
    rnd = Random(2)

    def go_on(questions: int) -> None:
        for _ in range(questions):
            question = match.answers.question
            if question is None:
                return
            for seat in question.offers:
                if seat == 0 or seat not in match.answers.waiting():
                    continue
                count = len(made)
                option = match.bot_answer(seat, "ear")
                match.answers.give(seat, option)
                if len(made) > count:
                    assert made[-1].heard == match.answers.game.events(seat)
            if 0 in match.answers.waiting():
                option = rnd.choice(question.offers[0])
                match.remember(0, option)
                match.answers.give(0, option)
            match.answers.close()

    go_on(150)
    longest = max(made, key=lambda ear: len(ear.heard))
    assert longest.heard in [game.events(seat)[: len(longest.heard)] for seat in range(5)]
    assert len(longest.heard) > 20
    count = len(made)
    for _ in range(400):
        if match.undoable:
            break
        go_on(1)
    assert match.undoable
    match.undo()
    go_on(20)
    assert len(made) > count
