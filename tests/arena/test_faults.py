"""Whoever crashes, cheats or does not come to an end has lost, and is listed."""

from __future__ import annotations

import time

import pytest
from tests.arena.plans import arena

from fengsheng import Decision, Option, View
from fengsheng.arena import guard, run
from fengsheng.arena.figures import figures
from fengsheng.bots import roster
from fengsheng.bots.random_bot import RandomBot


class Sane:
    """Plays at random, until it is time to do something wrong."""

    name = "sane"

    def __init__(self, seed: int | str) -> None:
        self._sane = RandomBot(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        return self.wrong(decision) if decision.kind == "play" else self._sane.choose(view, decision)

    def wrong(self, decision: Decision) -> Option:
        raise NotImplementedError


class Raises(Sane):
    """Falls over."""

    name = "raises"

    def wrong(self, decision: Decision) -> Option:
        raise RuntimeError("no idea")


class Cheats(Sane):
    """Declares a victory that was not offered."""

    name = "cheats"

    def wrong(self, decision: Decision) -> Option:
        return Option(decision.options[0].rules, "declare", word="always")


class Stalls(Sane):
    """Never comes to an end, and catches whatever is thrown at it."""

    name = "stalls"

    def wrong(self, decision: Decision) -> Option:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Unheard:
    """What is raised while it is cleared away is lost."""

    def __del__(self) -> None:
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass


class Deaf(Stalls):
    """The time is up while nobody can be told."""

    name = "deaf"

    def wrong(self, decision: Decision) -> Option:
        Unheard()
        return super().wrong(decision)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_time_that_was_up_unheard_is_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "AGAIN", 0.02)
    monkeypatch.setitem(roster.BOTS, Deaf.name, Deaf)
    plan = arena(2, (Deaf.name, "random"), patience=0.004)
    assert {(fault["bot"], fault["kind"]) for fault in figures(plan, run(plan))["faults"]} == {
        ("deaf", "time-out")
    }


@pytest.mark.parametrize(("bot", "kind"), [(Raises, "crash"), (Cheats, "illegal"), (Stalls, "time-out")])
def test_a_bot_that_fails_has_lost_and_is_listed(
    bot: type[Sane], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(roster.BOTS, bot.name, bot)
    plan = arena(4, (bot.name, "random"), patience=0.004 if bot is Stalls else 60.0)
    games = run(plan)
    data = figures(plan, games)
    assert data["finished"] == 4
    failed = {(fault["game"], fault["seat"]) for fault in data["faults"]}
    assert len(failed) > 4
    assert {(fault["bot"], fault["kind"]) for fault in data["faults"]} == {(bot.name, kind)}
    assert not any((game.number, seat) in failed for game in games for seat in game.winners)
    assert data["bots"]["random"]["wins"] > 0
