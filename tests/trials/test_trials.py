"""Playing on from a position: the player's knowledge is kept, and whoever comes back is where they were."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fengsheng import Game, IllegalAction
from fengsheng.bots import make_bot, play_out
from fengsheng.scenario import Scenario
from fengsheng.trials import NoSuchMoment, Start, Trial, as_scenario, from_record, from_ruling

ROOT = Path(__file__).resolve().parents[2]
MOMENT = 60
BURNED_LATE = "-".join(("CL", "RULE-BURN-04", "too-late"))  # a file, no rule


@cache
def record(edition: str = "classic") -> dict[str, Any]:
    """A finished game."""
    game = Game.new(edition, 5, 11, ask_forced=True)
    assert play_out(game, [make_bot("holder", seat) for seat in range(5)])
    return game.record()


def at(edition: str, moment: int) -> Game:
    """The game itself at that question."""
    whole = Game.replay(record(edition))
    game = Game.replay(dict(record(edition), answers=[], asks=0), verify=False)
    answers = iter(whole.record()["answers"])
    while (decision := game.decision) is not None and decision.number < moment:
        game.apply(0 if len(decision.options) == 1 else next(answers))
    return game


def played(start: Start, most: int = 400) -> Trial:
    """A trial whose player always takes the first answer."""
    trial = Trial(start)
    for _ in range(most):
        if trial.asked is not None:
            trial.answer(trial.asked.options[0].notation)
        elif trial.go_on() is None:
            break
    return trial


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_what_the_seat_saw_stays_and_the_rest_is_dealt_anew(edition: str) -> None:
    true = at(edition, MOMENT)
    anew = from_record(record(edition), MOMENT, 2)
    assert anew.game.view(2) == true.view(2)
    assert anew.game.fingerprint() != true.fingerprint()
    assert from_record(record(edition), MOMENT, 2, as_it_was=True).game.fingerprint() == true.fingerprint()
    assert len(anew.past) == len(true.log())


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_bots_play_the_others_to_the_end_and_the_same_answers_lead_to_the_same_place(edition: str) -> None:
    first = played(from_record(record(edition), MOMENT, 1), 3000)
    assert first.game.decision is None
    assert first.answers
    again = Trial(from_record(record(edition), MOMENT, 1))
    for answer in first.answers:
        while again.asked is None:
            assert again.go_on() is not None
        again.answer(answer)
    while again.go_on() is not None:
        pass
    assert again.game.fingerprint() == first.game.fingerprint()


def test_restarting_leads_back_to_the_position() -> None:
    trial = played(from_record(record(), MOMENT, 1), 30)
    trial.restart()
    assert trial.game.fingerprint() == trial.start.game.fingerprint()
    assert (trial.answers, trial.history) == ([], [])


def test_what_is_not_offered_changes_nothing() -> None:
    trial = Trial(from_record(record(), MOMENT, 1))
    while trial.asked is None:
        trial.go_on()
    before = trial.game.fingerprint()
    with pytest.raises(IllegalAction, match="not offered"):
        trial.answer("fly away")
    assert trial.game.fingerprint() == before
    assert trial.answers == []


@pytest.mark.parametrize(("moment", "seat"), [(MOMENT, 5), (MOMENT, -1), (10**6, 0)])
def test_a_moment_that_is_not_there_is_one_sentence(moment: int, seat: int) -> None:
    with pytest.raises(NoSuchMoment):
        from_record(record(), moment, seat)


def test_a_game_that_is_not_over_cannot_be_tried() -> None:
    with pytest.raises(NoSuchMoment, match="not over"):
        from_record(Game.new(seats=5, seed=1).record(), 0, 0)


def ruling(name: str) -> Scenario:
    (path,) = (ROOT / "scenarios").rglob(f"{name}.scn")
    return Scenario.load(path)


def test_a_ruling_goes_its_way_as_long_as_the_player_follows_it() -> None:
    start = from_ruling(ruling(BURNED_LATE))
    trial = Trial(start)
    while not trial.left_script:
        if trial.asked is not None:
            assert trial.wanted
            trial.answer(trial.wanted)
        else:
            assert trial.go_on() is not None
    mine = [notation for seat, notation in start.script if seat == start.seat]
    assert trial.answers
    assert set(trial.answers) <= set(mine)  # those with one answer were not put


def test_whoever_does_something_else_leaves_the_script_and_bots_go_on() -> None:
    trial = Trial(from_ruling(ruling(BURNED_LATE)))
    while trial.asked is None:
        assert trial.go_on() is not None
    other = next(o.notation for o in trial.asked.options if o.notation != trial.wanted)
    trial.answer(other)
    assert trial.left_script
    assert trial.wanted == ""
    assert trial.go_on() is not None


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_moments_are_written_as_scenarios_that_lead_to_them(edition: str) -> None:
    """Each was tried before it was given away; here it is read and run by the ordinary way."""
    written = 0
    for moment in range(20, 86, 11):
        scenario = Scenario.parse(as_scenario(record(edition), moment, "A puzzle"))
        scenario.run()
        assert scenario.title == "A puzzle"
        written += len(scenario.steps)
    assert written > 20


def test_what_is_not_there_cannot_be_written() -> None:
    with pytest.raises(NoSuchMoment):
        as_scenario(record(), 10**6)
