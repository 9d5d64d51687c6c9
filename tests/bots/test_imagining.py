"""What bots that look ahead are lent: nothing that their seat does not know, wherever they sit."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from fengsheng import Decision, Game, Option, View
from fengsheng.arena import Arena
from fengsheng.arena.one import play
from fengsheng.bots import lend, play_out, roster
from fengsheng.bots.imagining import Imagine
from fengsheng.bots.random_bot import RandomBot
from fengsheng.editions.registry import editions
from fengsheng.fit.games import follow
from fengsheng.fit.plan import FitPlan
from fengsheng.terminal import Session
from fengsheng.terminal.source import Lines

GAMES = [("classic", 5), ("spywar", 6)]
dreamt: list[int] = []


class Dreamer:
    """Chooses at random, and looks each time whether what it imagines looks like what it sees."""

    name = "dreamer"

    def __init__(self, seed: int | str) -> None:
        self._chance = RandomBot(seed)
        self.imagine: Imagine | None = None

    def may_imagine(self, imagine: Imagine) -> None:
        self.imagine = imagine

    def choose(self, view: View, decision: Decision) -> Option:
        assert self.imagine is not None, "nobody has lent it anything"
        game = self.imagine()
        assert game.view(decision.seat) == view
        assert game.decision is not None
        assert game.decision.options == decision.options
        assert game.log() == []  # the past would tell the truth
        dreamt.append(decision.seat)
        return self._chance.choose(view, decision)


@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_it_does_not_depend_on_what_is_hidden(edition: str, seats: int) -> None:
    """Twins, which differ in what that seat cannot know, have it imagine one and the same game."""
    moved = 0
    for number in range(4):
        game = Game.new(edition, seats, f"lent {number}")
        play_out(game, [RandomBot(f"{number}/{seat}") for seat in range(seats)], limit=40 + 10 * number)
        for seat in range(seats if game.decision is not None else 0):
            twin = game.determinize(seat, "twin")
            moved += twin.fingerprint() != game.fingerprint()
            ours, theirs = Dreamer(1), Dreamer(1)
            lend(ours, seat, game)
            lend(theirs, seat, twin)
            assert ours.imagine is not None
            assert theirs.imagine is not None
            assert ours.imagine().fingerprint() == theirs.imagine().fingerprint()
    assert moved > seats


@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_played_out_and_in_the_arena(edition: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamt.clear()
    play_out(Game.new(edition, seats, "dreams"), [Dreamer(seat) for seat in range(seats)], limit=80)
    assert len(set(dreamt)) == seats
    monkeypatch.setitem(roster.BOTS, "dreamer", Dreamer)
    dreamt.clear()
    assert play(Arena.make(edition, seats, 2, ("dreamer", "random")), 0).faults == ()
    assert len(dreamt) > 10


def test_in_games_from_which_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "dreamer", Dreamer)
    dreamt.clear()
    follow(FitPlan.make("classic", (4,), 2, 1, (("dreamer",),)), 0)
    assert len(dreamt) > 10


def test_in_the_terminal() -> None:
    dreamt.clear()
    console = Console(file=io.StringIO(), width=100)
    rules = {name: rule["default"] for name, rule in editions()["classic"]["options"].items()}
    bots = {seat: Dreamer(seat) for seat in range(1, 4)}
    lines = Lines(console, ["1"] * 40)
    Session(Game.new("classic", 4, "terminal"), 0, bots, "en", console, lines, rules).run()
    assert len(dreamt) > 10
