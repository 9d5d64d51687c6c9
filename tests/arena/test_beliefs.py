"""Beliefs are judged by the truth, beside a prior and deduction."""

from __future__ import annotations

import math
from typing import Any, cast

import pytest
from tests.arena.plans import arena

from fengsheng import Game, View
from fengsheng.arena import run
from fengsheng.arena.beliefs import LEAST
from fengsheng.arena.believing import believing
from fengsheng.arena.figures import figures
from fengsheng.arena.played import Played
from fengsheng.bots import make_bot, play_out, roster
from fengsheng.bots.random_bot import RandomBot
from fengsheng.core.event import Event


class Believer:
    """Plays at random and thinks the same of everybody."""

    name = "believer"
    says = (1.0, 1.0, 1.0)  # what it says need not add up to one

    def __init__(self, seed: int | str) -> None:
        self.choose = RandomBot(seed).choose

    def odds(self, view: View) -> list[tuple[float, float, float]]:
        return [self.says] * len(view["seats"])


class Certain(Believer):
    """Knows that everybody collects red."""

    name = "certain"
    says = (1.0, 0.0, 0.0)


@pytest.fixture
def believers(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Believer, Certain):
        monkeypatch.setitem(roster.BOTS, bot.name, bot)


@pytest.mark.usefixtures("believers")
def test_the_loss_is_that_of_what_was_said_of_the_truth() -> None:
    plan = arena(4, ("believer", "certain", "random"), mode="population")
    told = figures(plan, run(plan))["beliefs"]
    assert list(told) == ["believer", "certain"]  # random believes nothing
    even, sure = told["believer"], told["certain"]
    assert even["loss"] == [pytest.approx(math.log(3), abs=1e-3)] * 4
    assert even["bins"][3][:2] == [3 * even["judged"], pytest.approx(1 / 3, abs=1e-4)]
    assert even["bins"][3][2] == pytest.approx(1 / 3, abs=1e-4)
    assert even["calibration_error"] == pytest.approx(0.0, abs=1e-4)
    # the prior knows that one of the four others plays alone, and that one's own side is one short
    assert all(prior < math.log(3) for prior in even["loss_of_prior"])
    assert even["below_prior"] < 0
    # whoever is certain pays for it where it is wrong, but not without end
    (said_no, no, was), (said_yes, yes, is_) = sure["bins"][0], sure["bins"][9]
    assert (said_no, said_yes) == (2 * sure["judged"], sure["judged"])
    assert (no, yes) == (0.0, 1.0)
    assert was == pytest.approx((1 - is_) / 2, abs=1e-4)
    assert sure["calibration_error"] == pytest.approx(2 / 3 * was + 1 / 3 * (1 - is_), abs=1e-3)
    assert max(sure["loss"]) < -math.log(LEAST)


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_deduction_is_never_wrong_and_better_than_the_prior(edition: str) -> None:
    plan = arena(4, ("novice", "random"), edition=edition, mode="population")
    games = run(plan)
    novice = figures(plan, games)["beliefs"]["novice"]
    assert novice["judged"] > 100
    assert sum(novice["loss_of_deduction"]) <= sum(novice["loss_of_prior"])
    assert max(novice["loss_of_deduction"]) < 1.2  # the truth has never been ruled out
    assert 0 < novice["calibration_error"] < 0.2


BELIEVERS = ("novice", "expert", "neural", "search:rollouts=4")


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_whoever_is_asked_what_it_believes_plays_no_other_game(edition: str) -> None:
    def played(asked: bool) -> tuple[str, int]:
        game = Game.new(edition=edition, seats=5, seed=3)
        bots = [make_bot(name, f"{place}") for place, name in enumerate((*BELIEVERS, "expert"))]
        answers = 0

        def ask(game: Game, events: list[Event]) -> None:
            nonlocal answers
            if asked and any(event.kind == "turn" for event in events):
                for seat, bot in enumerate(bots):
                    for red, blue, alone in cast(Any, bot).odds(game.view(seat)):
                        assert red + blue + alone == pytest.approx(1.0)
                        answers += 1

        assert play_out(game, bots, each=ask)
        return game.fingerprint(), answers

    (without, none), (with_it, answers) = played(False), played(True)
    assert none == 0 < 25 <= answers
    assert with_it == without


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_experts_believe_what_is_so(edition: str) -> None:
    plan = arena(6, ("expert", "novice"), edition=edition, mode="mixed")
    told = figures(plan, run(plan))["beliefs"]
    assert list(told) == ["expert", "novice"]
    expert = told["expert"]
    assert expert["judged"] > 100
    assert expert["below_prior"] > 0.4
    assert sum(expert["loss"]) < sum(told["novice"]["loss"])


def cell(judged: int, loss: float, prior: float) -> dict[str, object]:
    return {
        "quarters": [[judged, 9.0, 9.0, 9.0], *[[judged, loss, prior, 0.0]] * 2, [judged, 9.0, 9.0, 9.0]],
        "bins": [[3 * judged, 1.0 * judged, judged], *[[0, 0.0, 0]] * 9],
    }


def test_who_is_read_how_well() -> None:
    """By the middle of the game: at its start nobody can know anything, at its end everybody does."""
    nobody: tuple[int, ...] = ()
    games = [
        Played(
            *(number, 0, number, ("a",) * 5, ("?",) * 5, (0, 0, 1, 1, 2), ("?",) * 5, nobody, "", "", 1, 1),
            finished=True,
            spent={},
            beliefs={"a": {"a": cell(10, loss, 10.0), "b": cell(5, 5.0, 5.0)}},
        )
        for number, loss in enumerate((2.0, 4.0))
    ]
    told = believing(games)
    assert told["a"]["reads"] == {"a": pytest.approx(0.7), "b": 0.0}
    assert told["a"]["below_prior"] == pytest.approx(1 - 16 / 30, abs=1e-4)
    assert told["a"]["loss"][1] == pytest.approx(16 / 30, abs=1e-4)
    assert told["a"]["calibration_error"] == 0.0
