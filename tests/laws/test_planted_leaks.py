"""Leaks planted on purpose: each must be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws.rare import (
    a_card_can_be_decoded,
    a_known_card_leaves_unseen,
    a_probe_is_about_to_be_answered,
    equal_cards_of_which_one_is_known,
    intercepted_into_the_hand,
    known_cards_are_laid_out,
    leaks,
    somebody_may_have_won,
    the_pile_runs_out,
)

import fengsheng.core.event
import fengsheng.core.lying
import fengsheng.core.moves
import fengsheng.core.transit
import fengsheng.core.view
import fengsheng.core.window
import fengsheng.game
from fengsheng import Game
from fengsheng.core.event import EVERYONE, Event
from fengsheng.core.frame import Frame
from fengsheng.core.goals import can_declare
from fengsheng.core.knowledge import left_hand
from fengsheng.core.offering import actors
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State
from fengsheng.editions.classic.cards import decode, intercept, probe, truefalse
from fengsheng.editions.classic.flow import transmit
from fengsheng.editions.classic.flow.victory import OfferVictory

from .lockstep import Watched, unexplained
from .positions import table_for


def asked_only_who_can_act(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    real = fengsheng.core.window._ask_next

    def knowing(s: State, f: Frame, mask: int) -> None:
        real(s, f, actors(s, f.occasion, f.on))

    patch.setattr(fengsheng.core.window, "_ask_next", knowing)


def asked_only_who_has_won(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def poll(self: OfferVictory, s: State, f: Frame) -> None:
        for i in range(f.at, s.rules.seats):
            seat = s.rules.after[s.anchor][i]
            if can_declare(s) >> seat & 1:
                f.at, f.target, f.step = i + 1, seat, "asking"
                return

    patch.setitem(rules.steps["offer"], "poll", poll.__get__(rules.procedures["offer"]))


def a_discard_is_shown_to_all(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    real = fengsheng.core.moves.discard_from_hand

    def shown(s: State, seat: int, card: int, in_sight: bool, rule: str) -> None:
        real(s, seat, card, in_sight, rule)
        hidden = s.events.pop()
        s.events.append(Event(hidden.kind, seat, cards=(card,), masks=(EVERYONE,), rule=rule))

    patch.setattr(probe, "discard_from_hand", shown)


def a_send_tells_its_name(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def telling(s: State, kind: str, *args: Any, **named: Any) -> None:
        fengsheng.core.event.emit(s, kind, *args, **named)
        if kind == "send":
            event = s.events[-1]
            event.word = s.rules.faces[event.cards[0]].name

    patch.setattr(transmit, "emit", telling)


def a_hand_is_shown_in_its_order(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def unsorted_names(s: State, cards: list[int], bit: int) -> list[str]:
        return [s.rules.faces[c].name for c in cards if s.seen[c] & bit]

    patch.setattr(fengsheng.core.lying, "known", unsorted_names)


def a_view_tells_the_number_of_a_card(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def numbered(s: State, cards: list[int], bit: int) -> list[str]:
        return sorted(f"{s.rules.faces[c].name}#{c}" for c in cards if s.seen[c] & bit)

    patch.setattr(fengsheng.core.lying, "known", numbered)


def a_view_tells_how_many_can_act(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def telling(s: State, seat: int | None) -> dict[str, Any]:
        return {**fengsheng.core.view.view(s, seat), "holders": [mask.bit_count() for mask in s.has]}

    patch.setattr(fengsheng.game, "view", telling)


def nobody_forgets_a_card_that_left_unseen(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def remembering(s: State, seat: int, card: int, sees: int, hint: int) -> None:
        s.seen[card] |= sees
        s.hint[card] = hint if sees != EVERYONE else 0

    patch.setattr(fengsheng.core.moves, "left_hand", remembering)
    patch.setattr(fengsheng.core.transit, "left_hand", remembering)


def equal_cards_are_told_apart(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def exact(s: State, seat: int, card: int, sees: int, hint: int) -> None:
        before = [(c, s.seen[c]) for c in s.hands[seat]]
        left_hand(s, seat, card, sees, hint)
        if sees == EVERYONE:
            for c, seen in before:
                s.seen[c] = seen

    patch.setattr(fengsheng.core.moves, "left_hand", exact)
    patch.setattr(fengsheng.core.transit, "left_hand", exact)


def a_layout_is_not_shuffled_in_memory(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    patch.setattr(truefalse, "forget", lambda s, cards: None)


def a_reshuffle_is_followed_by_the_eye(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    patch.setattr(fengsheng.core.moves, "forget", lambda s, cards: None)


def a_card_enters_a_hand_without_a_word(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def silent(s: State, seat: int, card: int, rule: str) -> None:
        fengsheng.core.moves.to_hand(s, seat, card, rule)
        s.events.pop()

    patch.setattr(intercept, "to_hand", silent)


def a_look_is_no_event(patch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    def silent(s: State, card: int, to: int, by: int, rule: str) -> None:
        s.seen[card] |= 1 << to

    patch.setattr(decode, "show", silent)


Plant = Callable[[pytest.MonkeyPatch, Ruleset], None]
PLANTED: tuple[tuple[Plant, Callable[[], Game]], ...] = (
    (asked_only_who_can_act, equal_cards_of_which_one_is_known),
    (asked_only_who_has_won, somebody_may_have_won),
    (a_discard_is_shown_to_all, a_probe_is_about_to_be_answered),
    (a_send_tells_its_name, a_card_can_be_decoded),
    (a_hand_is_shown_in_its_order, a_known_card_leaves_unseen),
    (a_view_tells_the_number_of_a_card, equal_cards_of_which_one_is_known),
    (a_view_tells_how_many_can_act, equal_cards_of_which_one_is_known),
    (nobody_forgets_a_card_that_left_unseen, a_known_card_leaves_unseen),
    (a_card_enters_a_hand_without_a_word, intercepted_into_the_hand),
    (equal_cards_are_told_apart, equal_cards_of_which_one_is_known),
    (a_layout_is_not_shuffled_in_memory, known_cards_are_laid_out),
    (a_reshuffle_is_followed_by_the_eye, the_pile_runs_out),
    (a_look_is_no_event, a_card_can_be_decoded),
)


@pytest.mark.parametrize(
    ("plant", "start"), PLANTED, ids=[f"{plant.__name__}-{start.__name__}" for plant, start in PLANTED]
)
def test_a_planted_leak_is_found(
    plant: Plant, start: Callable[[], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, start().state.rules)
    assert leaks(start, 400) != []


@pytest.mark.parametrize(
    ("kind", "mask", "aim", "words"),
    [
        ("gain", EVERYONE, False, "does not know it"),
        ("send", 0b10, False, "does not handle it"),
        ("discard", 0b10, False, "does not handle it"),
        ("give", 0b01, False, ""),
        ("send", 0b01, False, ""),
        ("skill", 0, True, "does not lie open"),
    ],
)
def test_every_event_is_watched(kind: str, mask: int, aim: bool, words: str) -> None:
    """Seats 0 and 1 know a card in the hand of seat 0; nobody else does."""
    s = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red", seen_by=(1,)).done().state
    card = s.hands[0][0]
    wrong: list[str] = []
    Watched(s, wrong).append(Event(kind, 0, 2, (card,), (mask,), aim=card if aim else -1))
    assert (words in wrong[0]) if words else wrong == []


@pytest.mark.parametrize(
    ("mine", "yours", "allowed"),
    [
        ([{"kind": "gain", "cards": ["a"]}], [{"kind": "gain", "cards": ["b"]}], True),
        ([{"kind": "gain", "cards": ["a"]}], [{"kind": "gain", "cards": ["b", "c"]}], False),
        ([{"kind": "flip", "by": 1, "word": "x"}], [{"kind": "flip", "by": 1, "word": "y"}], True),
        ([{"kind": "play", "by": 1, "word": "x"}], [{"kind": "play", "by": 1, "word": "y"}], False),
        ([{"kind": "say", "by": 1}], [{"kind": "react", "by": 1}], True),
        ([{"kind": "arrive", "by": 1}], [{"kind": "arrive", "by": 2}], False),
        ([{"kind": "arrive", "by": 1}], [], False),
    ],
)
def test_a_difference_must_be_something_that_was_revealed(
    mine: list[dict[str, Any]], yours: list[dict[str, Any]], allowed: bool
) -> None:
    assert (unexplained(mine, yours) == "") is allowed
