"""Every law is shown to bite: a fault is planted, and the law finds it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.laws.asking import asking

from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Result
from fengsheng.core.laws import LAWS, broken_laws
from fengsheng.core.state import State
from fengsheng.core.window import RESPOND
from fengsheng.editions.classic.identities import SOY

from .checks import broken_history


def test_the_position_for_planted_faults_is_sound() -> None:
    state = asking().state
    assert broken_laws(state) == []
    assert broken_history(state) == []


# One entry per way to break a law: what is done, and what is said about it.


def lose_a_card(s: State) -> None:
    s.deck.pop()


def double_a_card(s: State) -> None:
    s.discard.append(s.deck[-1])


def invent_a_card(s: State) -> None:
    s.discard.append(len(s.rules.faces))


def hold_a_card_twice(s: State) -> None:
    s.stack[0].card = s.hands[1][0]


def set_aside_a_card_twice(s: State) -> None:
    s.stack[0].cards = (s.hands[1][0],)


def send_a_card_that_is_in_a_hand(s: State) -> None:
    assert s.transit is not None
    s.transit.card = s.hands[1][0]


def leave_the_cards_of_a_dead_seat(s: State) -> None:
    s.alive &= ~4
    s.dead |= 4


def be_dead_and_alive(s: State) -> None:
    s.dead |= 1


def be_nowhere(s: State) -> None:
    s.alive &= ~8


def be_dead_and_lost(s: State) -> None:
    s.alive &= ~8
    s.dead |= 8
    s.lost |= 8


def ask_the_dead(s: State) -> None:
    for card in s.hands[3]:
        s.discard.append(card)
    s.hands[3] = []
    s.alive &= ~8
    s.dead |= 8
    s.ask_seat = 3


def forget_the_queue(s: State) -> None:
    s.dying |= 4


def let_the_dead_die(s: State) -> None:
    s.queue.append(3)


def count_a_function_too_often(s: State) -> None:
    s.held[0] += 1


def forget_who_has_a_function(s: State) -> None:
    s.has = [0] * len(s.has)


def count_intelligence_too_often(s: State) -> None:
    s.tally[0] += 1


def win_for_nothing(s: State) -> None:
    s.goal_stale = 0
    s.meets |= 1


def forget_to_look_again(s: State) -> None:
    s.tally[0] = 3
    s.intel[0] = [c for c in s.discard if s.rules.faces[c].colours == (0,)][:3]
    s.discard = [c for c in s.discard if c not in s.intel[0]]
    s.goal_stale = 0


def remember_who_could_act(s: State) -> None:
    s.acting = 1 << 3


def win_unsuspected(s: State) -> None:
    """Whoever killed the second victim, and is taken for one of two others who cannot have won."""
    number = {character.code: n for n, character in enumerate(s.rules.characters)}
    s.character[0], s.identity[0] = number["shashou"], SOY
    s.deaths, s.killer[3] = [2, 3], 0
    s.could_be[0] = 1 << number["laogui"] | 1 << number["laojin"]
    s.goal_stale = 1


def suspect_without_reason(s: State) -> None:
    s.goal_stale = 0
    s.may_meet |= 2


def listen_in_vain(s: State) -> None:
    kind = next(iter(s.rules.listeners_up))
    s.listeners = {kind: (1 << s.rules.seats) - 1}


def forget_who_has_a_skill(s: State) -> None:
    s.active_seats = (*s.active_seats, 3)


def bend_without_reason(s: State) -> None:
    s.hooked = {**s.hooked, "draw_phase": 1}


def forget_the_own_hand(s: State) -> None:
    s.seen[s.hands[1][0]] = 0


def hide_intelligence(s: State) -> None:
    s.seen[s.intel[2][0]] = EVERYONE & ~1


def offer_nothing(s: State) -> None:
    s.options = ()


def offer_the_same_twice(s: State) -> None:
    s.options = (s.options[0], s.options[0])


def stop_for_one_answer(s: State) -> None:
    s.ask_forced = False
    s.options = s.options[:1]


def ask_after_the_end(s: State) -> None:
    s.result = Result((0,), "for a test", "CL-WIN-01", 0, "front")


def offer_after_the_end(s: State) -> None:
    ask_after_the_end(s)
    s.ask_seat = NOBODY


def aim_at_a_card_of_the_pile(s: State) -> None:
    window = s.stack[-1]
    window.occasion = RESPOND
    window.on = 0
    s.stack[0].aim = s.deck[0]


FAULTS: dict[str, dict[Callable[[State], None], str]] = {
    "cards": {
        lose_a_card: "is nowhere",
        double_a_card: "is in state.discard and in state.deck",
        invent_a_card: "does not exist",
        hold_a_card_twice: "state.stack[0].card",
        set_aside_a_card_twice: "state.stack[0].cards",
        send_a_card_that_is_in_a_hand: "state.transit",
    },
    "seats": {
        leave_the_cards_of_a_dead_seat: "is out and still has cards",
        be_dead_and_alive: "do not divide",
        be_nowhere: "do not divide",
        be_dead_and_lost: "do not divide",
        ask_the_dead: "is out and still asked",
        forget_the_queue: "disagree",
        let_the_dead_die: "disagree",
    },
    "counters": {
        count_a_function_too_often: "held is",
        forget_who_has_a_function: "has is",
        count_intelligence_too_often: "tally is",
        win_for_nothing: "meets is",
        forget_to_look_again: "meets is",
        win_unsuspected: "meets is",
        suspect_without_reason: "may_meet is",
        listen_in_vain: "listeners is",
        forget_who_has_a_skill: "active_seats is",
        bend_without_reason: "hooked is",
    },
    "knowledge": {
        forget_the_own_hand: "of its own hand",
        hide_intelligence: "is not known to all",
    },
    "options": {
        offer_nothing: "nothing is offered",
        offer_the_same_twice: "written alike",
        stop_for_one_answer: "one answer",
        ask_after_the_end: "after the end",
        offer_after_the_end: "after the end",
    },
    "aims": {aim_at_a_card_of_the_pile: "is not laid out"},
    "actors": {remember_who_could_act: "are remembered"},  # below: the loop over cards and skills is wrong
}


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert FAULTS.keys() == LAWS.keys()
    assert all(FAULTS.values())


@pytest.mark.parametrize(
    ("law", "fault", "words"),
    [(law, fault, words) for law, faults in FAULTS.items() for fault, words in faults.items()],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_planted_fault_breaks_its_law(law: str, fault: Callable[[State], None], words: str) -> None:
    state = asking().state
    fault(state)
    found = broken_laws(state)
    assert any(f.startswith(f"{law}: ") and words in f for f in found), found


@pytest.mark.parametrize(
    ("mask", "words"),
    [(0, "seat 1 can act"), (0b1111, "seat 3 cannot act"), (1 << 6, "somebody who is out")],
)
def test_actors_must_be_exact(mask: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = asking().state
    monkeypatch.setattr("fengsheng.core.laws.actors", lambda s, kind, on: mask)
    assert any(found.startswith("actors: ") and words in found for found in broken_laws(state))


def test_a_law_that_is_not_listed_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """`broken_laws` asks every law of the list, and no other."""
    monkeypatch.setitem(LAWS, "made up", lambda s: ["on purpose"])
    assert "made up: on purpose" in broken_laws(asking().state)
