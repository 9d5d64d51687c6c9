"""Every move of a card says what happened, to whom it shows the face, and keeps all counters right."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.positions import Lay, table_for

from fengsheng import Event
from fengsheng.core import moves, reveals, transit
from fengsheng.core.event import EVERYONE, SPECTATOR, eye
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import NO_HINT, function_hint, route_hint
from fengsheng.core.laws import misplaced_cards, wrong_counters, wrong_knowledge
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import CODED, PROBE

A, B, C = 1, 2, 4  # the eyes of seats 0, 1 and 2


def table() -> Lay:
    """Seat 0 holds two cards (seat 2 knows one), seat 1 has intelligence, the pile has three cards."""
    lay = table_for(3, ["front", "bureau", "soy"])
    lay.hand(0, "鎖定/red").hand(0, "識破/blue", seen_by=(2,)).hand(1, "退回/red")
    lay.intel(1, "鎖定/black", "識破/red").deck("退回/blue", "燒毀/red", "截獲/black")
    lay.done()
    lay.s.events = []
    lay.s.quiet = True
    return lay


def only_event(s: State) -> Event:
    assert len(s.events) == 1
    assert not s.quiet  # something has happened
    return s.events[0]


def told(s: State, event: Event) -> list[Any]:
    """The cards of an event as seats 0, 1, 2 and a spectator see them."""
    return [(event.seen_by(s.rules, seat) or {}).get("cards") for seat in (0, 1, 2, None)]


def sound(s: State) -> None:
    assert misplaced_cards(s) == wrong_counters(s) == wrong_knowledge(s) == []


def test_drawn_cards_are_seen_by_who_draws_them() -> None:
    s = table().s
    s.seen[s.deck[-1]] = C  # seat 2 had put it there
    assert moves.draw(s, 0, 2, "CL-TURN-03") == 2
    event = only_event(s)
    assert (event.kind, event.by, event.x, event.rule) == ("draw", 0, 2, "CL-TURN-03")
    assert told(s, event) == [["截獲/black", "燒毀/red"], ["?", "?"], ["?", "截獲/black"], ["?", "?"]]
    assert [s.rules.faces[c].name for c in s.hands[0][2:]] == ["截獲/black", "燒毀/red"]
    sound(s)


def test_the_discards_become_the_pile_as_soon_as_it_is_empty() -> None:
    """CL-DRAW-01: the last card is drawn, and at once everybody has forgotten what lay there."""
    s = table().s
    discards = sorted(s.discard)
    assert moves.draw(s, 0, 3, "CL-TURN-03", "CL-DRAW-01") == 3
    assert [e.kind for e in s.events] == ["reshuffle", "draw"]
    assert s.events[0].x == len(discards)
    assert s.discard == []
    assert sorted(s.deck) == discards
    assert s.deck != discards
    assert not any(s.seen[c] for c in s.deck)
    sound(s)


def test_nobody_draws_from_nothing() -> None:
    s = table().s
    s.aside += s.discard
    s.discard = []
    assert moves.draw(s, 0, 5, "CL-TURN-03") == 3
    assert moves.draw(s, 0, 1, "CL-TURN-03") == 0
    assert moves.take_top(s, "CL-DRAW-01") == NO_CARD
    assert [e.kind for e in s.events] == ["draw"]


def test_the_order_of_the_discards_does_not_matter_to_the_shuffle() -> None:
    one, two = table().s, table().s
    two.discard.reverse()
    for s in (one, two):
        moves.draw(s, 0, 3, "CL-TURN-03")
    assert one.deck == two.deck


def test_a_card_put_on_the_pile_is_known_to_who_put_it_there() -> None:
    s = table().s
    card = s.hands[0][1]
    moves.put_on_pile(s, 0, card, "CL-CHAR-DAMEINV-1")
    assert s.deck[-1] == card
    assert s.seen[card] == A
    assert told(s, only_event(s)) == [["識破/blue"], ["?"], ["?"], ["?"]]
    sound(s)


def test_a_played_card_lies_in_its_frame() -> None:
    s = table().s
    f = Frame("lock", "respond", 0)
    s.stack.append(f)
    moves.play(s, f, 0, s.hands[0][0], EVERYONE, NO_HINT)
    assert s.rules.faces[f.card].name == "鎖定/red"
    assert s.seen[f.card] == EVERYONE
    sound(s)


def test_cards_set_aside_come_back_to_the_hand_they_left() -> None:
    s = table().s
    f = Frame("lock", "respond", 0, 1)
    s.stack.append(f)
    cards = s.hands[0][:]
    for card in cards:
        moves.hold(s, f, 0, card, A | B, "CL-RULING-168")
    assert f.cards == tuple(cards)
    assert [told(s, e) for e in s.events] == [
        [["鎖定/red"], ["鎖定/red"], ["?"], ["?"]],
        [["識破/blue"], ["識破/blue"], ["?"], ["?"]],
    ]
    sound(s)
    moves.back_to_hand(s, f, 0, "CL-RULING-168")
    assert sorted(s.hands[0]) == sorted(cards)
    assert f.cards == ()
    sound(s)


def test_cards_set_aside_go_to_another_hand() -> None:
    s = table().s
    f = Frame("lock", "respond", 0, 1)
    s.stack.append(f)
    card = s.hands[0][0]
    moves.hold(s, f, 0, card, A | B, "CL-RULING-168")
    s.events = []
    moves.give_held(s, f, 0, 1, "CL-CHAR-XIAOBAI-2")
    assert card in s.hands[1]
    assert s.seen[card] == A | B
    assert told(s, only_event(s)) == [["鎖定/red"], ["鎖定/red"], ["?"], ["?"]]
    sound(s)


@pytest.mark.parametrize(
    ("in_sight", "seen"),
    [(False, [["識破/blue"], ["?"], ["?"], ["?"]]), (True, [["識破/blue"]] * 4)],
)
def test_a_discard_is_hidden_or_shown(in_sight: bool, seen: list[list[str]]) -> None:
    """CL-OPT-40. Seat 2 knew the card, but not that it is the one that left."""
    s = table().s
    card = s.hands[0][1]
    moves.discard_from_hand(s, 0, card, in_sight, "CL-CARD-PROBE-04")
    assert s.discard[-1] == card
    assert told(s, only_event(s)) == seen
    assert s.seen[card] == (EVERYONE if in_sight else A)
    sound(s)


@pytest.mark.parametrize("in_sight", [False, True])
def test_a_whole_hand_that_leaves_is_remembered(in_sight: bool) -> None:
    s = table().s
    cards = s.hands[0][:]
    moves.discard_hand(s, 0, in_sight, "CL-DEATH-04")
    assert s.hands[0] == []
    assert [s.seen[c] for c in cards] == ([EVERYONE] * 2 if in_sight else [A, A | C])
    assert told(s, only_event(s))[2] == (["識破/blue", "鎖定/red"] if in_sight else ["?", "識破/blue"])
    sound(s)


def test_an_empty_hand_leaves_without_a_word() -> None:
    s = table().s
    moves.discard_hand(s, 2, False, "CL-DEATH-04")
    moves.discard_intel(s, 2, "CL-DEATH-04")
    assert s.events == []


def test_a_card_given_away_is_known_to_both() -> None:
    """CL-RULING-155."""
    s = table().s
    card = s.hands[0][0]
    moves.give(s, 0, 1, card, "CL-CHAR-QIBAI-2")
    assert card in s.hands[1]
    assert s.seen[card] == A | B
    assert not s.seen[s.hands[0][0]] & C  # it may have been the one seat 2 knew
    assert told(s, only_event(s)) == [["鎖定/red"], ["鎖定/red"], ["?"], ["?"]]
    sound(s)


def test_a_card_drawn_from_a_hand_is_known_to_both_and_drawn_by_chance() -> None:
    """CL-RULING-154: every card of the hand is drawn sometimes, and only the two learn which."""
    drawn = set()
    for number in range(20):
        s = table().s
        s.rng.used = number
        card = moves.take_blind(s, 1, 0, "CL-CHAR-LIUJIE-1")
        drawn.add(card)
        assert card in s.hands[1]
        assert s.seen[card] == A | B
        assert told(s, only_event(s))[2:] == [["?"], ["?"]]
        sound(s)
    assert len(drawn) == 2


def test_what_lies_in_front_of_somebody_is_known_to_all() -> None:
    s = table().s
    card = s.hands[0][0]
    moves.lift_from_hand(s, 0, card)
    moves.place(s, 0, 2, (card,), "gain", "skill", "CL-TERM-16")
    assert s.intel[2] == [card]
    assert s.seen[card] == EVERYONE
    event = only_event(s)
    assert (event.by, event.target, event.word) == (2, 0, "skill")
    assert told(s, event) == [["鎖定/red"]] * 4
    sound(s)


def test_a_hidden_card_that_is_gained_has_no_hint_any_more() -> None:
    s = table().s
    card = s.hands[0][0]
    transit.send(s, 0, card, A, route_hint(CODED))
    assert (s.seen[card], s.hint[card]) == (A, route_hint(CODED))
    moves.place(s, 0, 1, (card,), "gain", "sent", "CL-TERM-04")
    assert s.hint[card] == NO_HINT
    sound(s)


def test_a_burned_card_is_discarded_openly() -> None:
    s = table().s
    card = s.intel[1][0]
    moves.burn(s, 0, 1, (card,), "CL-CARD-BURN-02")
    assert s.discard[-1] == card
    assert s.seen[card] == EVERYONE
    assert told(s, only_event(s)) == [["鎖定/black"]] * 4
    sound(s)


def test_all_intelligence_of_who_leaves_is_discarded() -> None:
    s = table().s
    cards = s.intel[1][:]
    moves.discard_intel(s, 1, "CL-DEATH-04")
    assert s.intel[1] == []
    assert s.discard[-2:] == cards
    sound(s)


def test_a_card_under_way_goes_into_a_hand_and_who_knew_it_knows_it() -> None:
    """CL-OPT-13."""
    s = table().s
    card = s.hands[0][0]
    transit.send(s, 0, card, A, route_hint(CODED))
    moves.to_hand(s, 2, card, "CL-OPT-13")
    assert (s.seen[card], s.hint[card]) == (A | C, NO_HINT)
    assert told(s, only_event(s)) == [["鎖定/red"], ["?"], ["鎖定/red"], ["?"]]
    sound(s)


def test_a_look_is_noticed_by_all_and_shows_to_one() -> None:
    s = table().s
    card = s.deck[-1]
    reveals.show(s, card, 1, 0, "CL-CARD-DECODE-04")
    assert s.seen[card] == B
    assert told(s, only_event(s)) == [["?"], ["截獲/black"], ["?"], ["?"]]


def test_a_hand_can_be_shown_to_all() -> None:
    s = table().s
    reveals.show_hand(s, 0, "CL-RULING-077")
    assert told(s, only_event(s)) == [["識破/blue", "鎖定/red"]] * 4
    assert all(s.seen[c] == EVERYONE for c in s.hands[0])


def test_the_top_card_can_be_shown_to_all() -> None:
    s = table().s
    assert reveals.show_top(s, 0, "CL-CHAR-HEIMEIGUI-1", "CL-DRAW-01") == s.deck[-1]
    assert told(s, only_event(s)) == [["截獲/black"]] * 4
    s.aside += [*s.deck, *s.discard]
    s.deck, s.discard = [], []
    assert reveals.show_top(s, 0, "CL-CHAR-HEIMEIGUI-1", "CL-DRAW-01") == NO_CARD


def test_an_identity_that_is_looked_at_is_told_to_one() -> None:
    s = table().s
    reveals.look_at_identity(s, 0, 2, "CL-CHAR-LAOQIANG-2")
    assert s.looks == [C, 0, 0]
    names = [[(e.seen_by(s.rules, seat) or {}).get("word") for e in s.events] for seat in (0, 1, 2, None)]
    assert names == [[None, "打醬油"], [None, None], [None, None], [None, None]]
    assert [e.seen_by(s.rules, 1) is None for e in s.events] == [False, True]


def test_identities_and_characters_are_turned_up_once() -> None:
    s = table().s
    s.face_up &= ~A
    s.could_be = [0b111] * 3
    s.character = [1, 2, 0]
    for _ in range(2):
        reveals.turn_up_identity(s, 0, "CL-RULING-094")
        reveals.turn_up_character(s, 0, "CL-RULING-094")
    assert [e.kind for e in s.events] == ["identity", "flip"]
    assert s.identity_up == A
    assert s.could_be == [0b010, 0b101, 0b101]  # who it is, nobody else can be
    reveals.cover_character(s, 0, 1, "CL-TERM-14")
    reveals.cover_character(s, 0, 1, "CL-TERM-15")
    assert [e.kind for e in s.events] == ["identity", "flip", "cover"]
    assert s.could_be[0] == 0b010  # everybody remembers


def test_cards_that_left_their_frame_keep_what_is_known_of_them() -> None:
    s = table().s
    for move, zone in ((moves.to_discard, s.discard), (moves.to_aside, s.aside)):
        card = s.hands[0].pop()
        s.hint[card] = function_hint(PROBE)
        seen = s.seen[card]
        move(s, card)
        assert zone[-1] == card
        assert (s.seen[card], s.hint[card]) == (seen, function_hint(PROBE))


def test_cards_of_somebody_who_is_out_are_discarded_with_the_frame() -> None:
    s = table().s
    f = Frame("lock", "respond", 0, 1)
    s.stack.append(f)
    card = s.hands[0][0]
    moves.hold(s, f, 0, card, A | B, "CL-RULING-168")
    moves.discard_held(s, f)
    assert s.discard[-1] == card
    assert f.cards == ()
    sound(s)


def test_an_event_with_an_audience_does_not_exist_for_others() -> None:
    event = Event("secret", 0, audience=A | SPECTATOR)
    rules = table().s.rules
    assert [event.seen_by(rules, seat) is not None for seat in (0, 1, None)] == [True, False, True]


def test_every_eye_has_its_own_bit() -> None:
    bits = [eye(seat) for seat in (*range(9), None)]
    assert len(set(bits)) == 10
    assert all(bit & EVERYONE for bit in bits)
