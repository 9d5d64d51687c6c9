"""What people still know of a hand after a card has left it."""

from __future__ import annotations

import pytest
from tests.laws.positions import table_for
from tests.some import some

from fengsheng.core.event import EVERYONE, SPECTATOR
from fengsheng.core.frame import Probe
from fengsheng.core.knowledge import (
    NO_HINT,
    fits,
    forget,
    function_hint,
    left_hand,
    route_hint,
)
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import CODED, COUNTER, DIRECT, FACES, PROBE

OWN, A, B = 1 << 0, 1 << 1, 1 << 2


def hand(*cards: tuple[str, int]) -> tuple[State, list[int]]:
    """Seat 0 has just lost the first card; each is given with who knew it."""
    lay = table_for(3, ["front", "bureau", "soy"])
    s = lay.s
    ids = [lay.take(name) for name, _ in cards]
    for card, (_, seen) in zip(ids, cards, strict=True):
        s.seen[card] = seen
    s.hands[0] = ids[1:]
    return s, ids


def test_a_card_that_left_unseen_may_have_been_any_of_the_hand() -> None:
    """Nobody but the owner is sure of any card of it now."""
    s, (gone, kept) = hand(("鎖定/red", OWN | A), ("識破/blue", OWN | A | B))
    left_hand(s, 0, gone, OWN, NO_HINT)
    assert s.seen[gone] == OWN
    assert s.seen[kept] == OWN


def test_who_saw_it_leave_forgets_nothing() -> None:
    s, (gone, kept) = hand(("鎖定/red", OWN), ("識破/blue", OWN | A | B))
    left_hand(s, 0, gone, OWN | A, NO_HINT)
    assert s.seen[gone] == OWN | A
    assert s.seen[kept] == OWN | A


@pytest.mark.parametrize(
    ("hint", "stays"),
    [
        (route_hint(CODED), {"鎖定/red", "退回/red"}),
        (route_hint(DIRECT), {"截獲/black", "退回/red"}),
        (function_hint(COUNTER), {"鎖定/red", "截獲/black", "退回/red"}),
        (NO_HINT, set()),
    ],
)
def test_what_all_know_of_the_card_limits_what_is_forgotten(hint: int, stays: set[str]) -> None:
    """A card that cannot have been the one that left is still known to be there."""
    names = ("鎖定/red", "截獲/black", "退回/red")
    s, (gone, *rest) = hand(("識破/red", OWN), *((name, OWN | A) for name in names))
    left_hand(s, 0, gone, OWN, hint)
    assert {FACES[c].name for c in rest if s.seen[c] & A} == stays
    assert s.hint[gone] == hint


def test_a_card_that_left_in_sight_makes_nobody_forget_others() -> None:
    s, (gone, kept) = hand(("鎖定/red", OWN), ("識破/blue", OWN | A))
    left_hand(s, 0, gone, EVERYONE, route_hint(DIRECT))
    assert s.seen[gone] == EVERYONE
    assert s.seen[kept] == OWN | A
    assert s.hint[gone] == NO_HINT


def test_equal_cards_cannot_be_told_apart() -> None:
    """Who knew one of two equal cards knows neither of those left once one was used."""
    s, (gone, kept) = hand(("識破/red", OWN), ("識破/red", OWN | A))
    left_hand(s, 0, gone, EVERYONE, NO_HINT)
    assert s.seen[kept] == OWN
    # and it does not matter which of the two it was
    s, (gone, kept) = hand(("識破/red", OWN | A), ("識破/red", OWN))
    left_hand(s, 0, gone, EVERYONE, NO_HINT)
    assert s.seen[kept] == OWN


def test_who_knew_both_equal_cards_knows_the_other_still() -> None:
    s, (gone, kept) = hand(("識破/red", OWN | A), ("識破/red", OWN | A))
    left_hand(s, 0, gone, EVERYONE, NO_HINT)
    assert s.seen[kept] == OWN | A


def test_of_three_equal_cards_one_mark_is_lost_for_each_that_leaves() -> None:
    s, (gone, *kept) = hand(("識破/red", OWN), ("識破/red", OWN | A), ("識破/red", OWN | A))
    left_hand(s, 0, gone, EVERYONE, NO_HINT)
    assert sorted(s.seen[c] for c in kept) == [OWN, OWN | A]


def test_a_spectator_forgets_like_everybody() -> None:
    s, (gone, kept) = hand(("鎖定/red", OWN), ("識破/blue", OWN | SPECTATOR))
    left_hand(s, 0, gone, OWN, NO_HINT)
    assert s.seen[kept] == OWN


def test_the_owner_never_forgets_the_own_hand() -> None:
    s, (gone, kept) = hand(("識破/red", OWN), ("識破/red", OWN))
    left_hand(s, 0, gone, A, NO_HINT)
    assert s.seen[kept] & OWN
    assert not s.seen[kept] & A


def test_a_shuffle_makes_everybody_forget_and_records_lose_their_card() -> None:
    lay = table_for(3, ["front", "bureau", "soy"])
    s = lay.s
    card, other = lay.take("試探/red/打醬油抽2"), lay.take("試探/blue/打醬油抽2")
    s.hint[card] = function_hint(PROBE)
    s.probes = [Probe(0, 1, card, 2, 0, False, True), Probe(1, 2, other, 2, 0, True, True)]
    kept = s.probes[0]
    forget(s, [card])
    assert (s.seen[card], s.hint[card]) == (0, NO_HINT)
    assert [p.card for p in s.probes] == [-1, other]
    assert kept.card == card  # records are replaced, never changed: clones share them
    assert s.seen[other] == EVERYONE


def test_hints_say_what_they_mean() -> None:
    for face in some(FACES):
        assert fits(face, NO_HINT)
        assert [r for r in range(3) if fits(face, route_hint(r))] == [face.route]
        assert [f for f in range(9) if fits(face, function_hint(f))] == [face.function]
