"""How skills that answer events work, shown on people nobody has ever printed."""

from __future__ import annotations

import pytest
from tests.core.made_up import (
    Lurker,
    Must,
    MustFlip,
    Picky,
    Robber,
    Witness,
    at,
    dealt,
    nobody,
    offered,
    person,
    questions,
    seated,
    send,
)

from fengsheng.core.option import PASS
from fengsheng.core.reveals import cover_character, turn_up_character

# made-up skills are interpreted classes, and those cannot inherit from compiled ones
pytestmark = pytest.mark.interpreted_only

# Skills that answer events.


def test_triggers_are_asked_in_seat_order_from_the_right_of_the_last_actor() -> None:
    witnesses = [person(name, Witness()) for name in "abcd"]
    game = send(dealt(seated(*witnesses)))
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [1, 2, 3, 0]


def test_who_can_use_a_trigger_may_decline_or_use_it() -> None:
    game = send(dealt(seated(nobody("a"), nobody("b"), person("c", Witness()))))
    questions(game, at("gained_sent"))
    assert game.state.ask_seat == 2
    assert offered(game) == [PASS, "skill 證人 1"]
    hand = len(game.state.hands[2])
    twin = game.clone()
    game.apply("skill 證人 1")
    questions(game, at("play"))
    twin.apply(PASS)
    questions(twin, at("play"))
    assert (len(game.state.hands[2]), len(twin.state.hands[2])) == (hand + 1, hand)


def test_a_trigger_is_judged_when_its_owners_place_comes() -> None:
    """CL-RULING-003: seat 1 takes seat 2's cards, so seat 2 is not concerned any more; seat 3 is a robber
    as well and has lost his hand too."""
    people = (nobody("a"), person("b", Robber()), person("c", Witness()), person("d", Witness()))
    game = send(dealt(seated(*people)))
    questions(game, at("gained_sent"))
    game.apply("skill 強盜 1")
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == []


def test_who_is_asked_depends_on_public_facts_alone() -> None:
    """A face-up character whose skill needs a red card is asked without one, and can only pass."""
    for red in (False, True):
        lay = dealt(seated(nobody("a"), nobody("b"), person("c", Picky())))
        if red:
            lay.hand(2, "鎖定/red")
        game = send(lay)
        questions(game, at("gained_sent"))
        assert game.state.ask_seat == 2
        assert offered(game) == ([PASS, "skill 挑客 1"] if red else [PASS])


def test_every_face_down_seat_that_might_be_her_is_asked() -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    game = send(dealt(seated(*people)))
    assert game.state.could_be[1] == game.state.could_be[2] == 0b0110
    asks: dict[int, list[str]] = {}
    while game.state.ask_kind != "play":
        if game.state.ask_kind == "gained_sent":
            asks[game.state.ask_seat] = offered(game)
        game.apply("accept" if "accept" in offered(game) else 0)
    assert asks == {1: [PASS], 2: [PASS, "skill 暗客 1"]}


def test_a_face_down_seat_that_cannot_be_her_is_not_asked() -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    lay = dealt(seated(*people))
    lay.s.could_be[1] = 0b0010  # everybody knows who it is
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [2]


@pytest.mark.parametrize("ask_forced", [True, False])
def test_questions_nobody_can_answer_are_counted_in_either_mode(ask_forced: bool) -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    game, other = (
        send(dealt(seated(*people, ask_forced=mode)).hand(0, "試探/red/打醬油抽2"))
        for mode in (ask_forced, not ask_forced)
    )
    questions(game, at("play"))
    questions(other, at("play"))
    assert game.state.asks == other.state.asks
    assert game.fingerprint() == other.fingerprint()


def test_a_flipping_trigger_turns_its_owner_up() -> None:
    people = (nobody("a"), nobody("b"), person("c", Lurker(), lurking=True))
    game = send(dealt(seated(*people)))
    questions(game, at("gained_sent", 2))
    game.apply("skill 暗客 1")
    assert game.state.face_up & 4
    questions(game, at("play"))
    game.apply("end")
    questions(game, at("play"))  # face up she has no such skill: nobody is asked
    assert len(game.state.hands[2]) > 1


def test_a_covered_character_that_everybody_remembers_is_asked_alone() -> None:
    """Covered again, her flip is in force again, and nobody else can be her."""
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    lay = dealt(seated(*people))
    turn_up_character(lay.s, 2, "made up")
    cover_character(lay.s, 2, 0, "made up")
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [2]


def test_a_skill_that_must_be_used_asks_nobody() -> None:
    game = send(dealt(seated(nobody("a"), nobody("b"), person("c", Must()))))
    hand = len(game.state.hands[2])
    asked = questions(game, at("play"))
    assert "gained_sent" not in {kind for _, kind in asked}
    assert len(game.state.hands[2]) == hand + 1


def test_a_flip_that_must_happen_and_does_not_tells_who_it_is_not() -> None:
    """CL-RULING-170: nobody is asked, and afterwards everybody knows that seat 1 is somebody else."""
    people = (nobody("a"), nobody("b", lurking=True), person("c", MustFlip(), lurking=True), nobody("d"))
    lay = dealt(seated(*people, reserve=(nobody("e", lurking=True),)))
    game = send(lay)
    asked = questions(game, at("play"))
    assert "gained_sent" not in {kind for _, kind in asked}
    assert game.state.face_up & 0b0110 == 0b0100
    assert game.state.could_be[1:3] == [0b10010, 0b00100]


def test_a_flip_that_nobody_makes_tells_that_she_is_not_there() -> None:
    """She stayed in the box: after the event nobody thinks that one of the face-down seats is her."""
    people = (nobody("a"), nobody("b", lurking=True), nobody("c", lurking=True))
    game = send(dealt(seated(*people, reserve=(person("d", MustFlip(), lurking=True),))))
    assert game.state.could_be[1:] == [0b1110, 0b1110]
    questions(game, at("play"))
    assert game.state.could_be[1:] == [0b0110, 0b0110]


def test_who_is_dying_or_out_is_not_asked() -> None:
    lay = dealt(seated(nobody("a"), nobody("b"), person("c", Witness()), person("d", Witness())))
    lay.s.alive &= ~4
    lay.s.dead |= 4
    lay.s.discard += lay.s.hands[2]
    lay.s.hands[2] = []
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [3]


def test_an_event_nobody_could_answer_costs_nothing() -> None:
    """Without such a skill in the roster no frame is made for it."""
    game = send(dealt(seated(nobody("a"), nobody("b"), nobody("c"))))
    asked = questions(game, at("play"))
    assert {kind for _, kind in asked} <= {"pass", "arrive", "decide", "checkpoint", "victory"}
