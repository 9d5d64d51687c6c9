"""Answers in any order, applied in the rules' order."""

from __future__ import annotations

from inspect import signature
from random import Random

import pytest
from tests.laws.checks import fields_of
from tests.server.harness import answered
from tests.some import some

from fengsheng import Game, IllegalAction
from fengsheng.core.event import Event
from fengsheng.core.option import PASS
from fengsheng.server.errors import Refused
from fengsheng.server.table.answers import EVENT_FIELDS, Answers, event_from, event_row


def new_answers(seed: int, seats: int = 5) -> Answers:
    return Answers(Game.new("classic", seats, seed, ask_forced=True))


def some_answer(answers: Answers, seat: int, dice: Random, passing: float = 0.85) -> str:
    assert answers.question is not None
    options = answers.question.offers[seat]
    passes = [o for o in options if o.kind == PASS]
    if passes and dice.random() < passing:
        return passes[0].notation
    return options[int(dice.random() * len(options))].notation


def to_window(answers: Answers, dice: Random, seats: int = 3) -> None:
    """Play on until a window in which so many are asked, two of whom can do something."""
    while True:
        question = answers.question
        assert question is not None
        able = [s for s, options in question.offers.items() if len(options) > 1]
        if question.window and len(question.offers) >= seats and len(able) >= 2 and not answers.given:
            return
        for seat in answers.waiting():
            if answered(answers, seat, question.number, some_answer(answers, seat, dice)) is not None:
                break


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_arrival_does_not_matter(seed: int) -> None:
    """The same answers to each window, once in the rules' order and once mixed, give the same game."""
    straight, mixed = new_answers(seed), new_answers(seed)
    dice = Random(seed)
    held = 0
    while straight.question is not None:
        question = straight.question
        assert mixed.question is not None
        assert mixed.question.number == question.number
        answers = {seat: some_answer(straight, seat, dice) for seat in question.offers}
        for seat in list(answers):
            if answered(straight, seat, question.number, answers[seat]) is not None:
                break
        order = list(answers)
        dice.shuffle(order)
        for seat in order:
            if answered(mixed, seat, question.number, answers[seat]) is not None:
                break
            held += 1
        assert mixed.game.fingerprint() == straight.game.fingerprint()
    assert mixed.game.result is not None
    assert held > 50
    told = [[e.seen_by(p.game.state.rules, 0) for e in p.history] for p in (straight, mixed)]
    assert told[0] == told[1] == [e.seen_by(mixed.game.state.rules, 0) for e in mixed.game.log()]


@pytest.mark.parametrize("seed", range(6))
def test_if_an_earlier_seat_acts_later_answers_are_dropped_and_asked_anew(seed: int) -> None:
    answers = new_answers(seed)
    to_window(answers, Random(seed))
    question = answers.question
    assert question is not None
    able = [s for s, options in question.offers.items() if len(options) > 1]
    first, second = able[0], able[1]
    act = next(o.notation for o in question.offers[second] if o.kind != PASS)
    assert answered(answers, second, question.number, act) is None
    before = answers.game.fingerprint()
    for seat in question.offers:
        if seat == first:
            break
        assert answered(answers, seat, question.number, "pass") is None
    assert answers.game.fingerprint() == before
    chosen = next(o.notation for o in question.offers[first] if o.kind != PASS)
    events = answered(answers, first, question.number, chosen)
    assert events is not None
    assert answers.given == {}
    assert answers.question is not None
    assert answers.question.number > question.number
    assert not any(e.by == second and e.kind in ("play", "skill") for e in events)
    with pytest.raises(Refused, match="no longer open"):
        answered(answers, second, question.number, act)


def test_what_cannot_be_accepted_changes_nothing() -> None:
    answers = new_answers(3)
    to_window(answers, Random(3))
    question = answers.question
    assert question is not None
    seat = list(question.offers)[-1]
    before = answers.game.fingerprint()
    with pytest.raises(Refused) as old:
        answered(answers, seat, question.number - 1, "pass")
    assert old.value.reason == "stale-prompt"
    with pytest.raises(IllegalAction):
        answered(answers, seat, question.number, "declare")
    assert answered(answers, seat, question.number, "pass") is None
    with pytest.raises(Refused) as twice:
        answered(answers, seat, question.number, "pass")
    assert twice.value.reason == "already-answered"
    outside = {0, 1, 2, 3, 4} - set(question.offers)
    for other in outside:
        with pytest.raises(Refused) as stranger:
            answered(answers, other, question.number, "pass")
        assert stranger.value.reason == "not-asked"
    assert answers.game.fingerprint() == before


def test_who_is_waited_for_ends_at_the_first_who_acts() -> None:
    answers = new_answers(5)
    to_window(answers, Random(5))
    question = answers.question
    assert question is not None
    order = list(question.offers)
    actor = next(s for s in order[1:] if len(question.offers[s]) > 1)
    assert answers.waiting() == order
    answered(
        answers, actor, question.number, next(o.notation for o in question.offers[actor] if o.kind != PASS)
    )
    assert answers.waiting() == order[: order.index(actor)]


def test_events_come_back_from_the_store_as_they_were() -> None:
    answers = new_answers(1)
    dice = Random(1)
    while answers.question is not None:
        seat = answers.waiting()[0]
        answered(answers, seat, answers.question.number, some_answer(answers, seat, dice))
    rules = answers.game.state.rules
    for event in some(answers.history, 50):
        again = event_from(event_row(event))
        assert [again.seen_by(rules, s) for s in (0, 3, None)] == [
            event.seen_by(rules, s) for s in (0, 3, None)
        ]


@pytest.mark.interpreted_only
def test_no_field_of_an_event_is_forgotten() -> None:
    assert set(EVENT_FIELDS) == set(fields_of(Event))
    assert tuple(signature(Event.__init__).parameters)[1:] == EVENT_FIELDS


def test_characters_are_chosen_by_all_at_once() -> None:
    """In any order, and nothing happens before the last has chosen: being quick or slow tells nothing."""
    answers = new_answers(3)
    question = answers.question
    assert question is not None
    assert question.secret
    assert list(question.offers) == [0, 1, 2, 3, 4]
    wanted = {seat: options[-1] for seat, options in question.offers.items()}
    for seat in (3, 0, 4, 2):
        assert answered(answers, seat, question.number, wanted[seat].notation) is None
        assert answers.question is question
        assert answers.game.state.character == [-1] * 5
    assert answers.waiting() == [1]
    events = answered(answers, 1, question.number, wanted[1].notation)
    assert events is not None
    assert [event.by for event in events if event.kind == "chosen"] == [0, 1, 2, 3, 4]
    assert answers.game.state.character == [wanted[seat].number for seat in range(5)]
    assert answers.question is not None
    assert not answers.question.secret


def test_what_one_is_dealt_to_choose_from_does_not_depend_on_the_others() -> None:
    """Why all can be asked at once: the engine, which asks one after the other, offers the same."""
    for seed in range(20):
        for preset in ("classic", "spywar"):
            game = Game.new(preset, 6, seed, ask_forced=True)
            offers = dict(Answers(game).question.offers)  # type: ignore[union-attr]
            dice = Random(seed)
            asked = []
            while (decision := game.decision) is not None and decision.kind == "character":
                asked.append(decision.seat)
                texts = [option.notation for option in decision.options]
                assert texts == [option.notation for option in offers[decision.seat]]
                game.apply(dice.choice(decision.options))
            assert asked == list(offers)
