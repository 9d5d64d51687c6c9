"""Every law is shown to bite: a fault is planted, and the law finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fengsheng import Game, Option
from fengsheng.core.engine import chosen
from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame, Result
from fengsheng.core.knowledge import function_hint
from fengsheng.core.laws import LAWS, broken_laws
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State
from fengsheng.core.window import RESPOND, Window
from fengsheng.editions.classic.deck import PROBE
from fengsheng.editions.classic.identities import SOY

from .checks import broken_history, wrong_ending, wrong_notation, wrong_replay
from .positions import table_for
from .tables import POLICIES, Table, new_dice, play


def asking() -> Game:
    """Seat 1 is asked in a window whether it burns something; everything is in order."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"])
    lay.hand(0, "鎖定/red", "識破/red").hand(1, "燒毀/red", "識破/blue").hand(2, "退回/red")
    lay.intel(2, "鎖定/black", "鎖定/red").deck("退回/blue", "截獲/black", "識破/black")
    lay.probed(0, 1, "試探/red/軍情局抽2", acted=True)
    game = lay.done()
    game.apply("send 鎖定/red to 乙")
    assert game.decision is not None
    assert game.decision.seat == 1
    return game


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


# History.


def turn_somebody(s: State) -> None:
    s.identity[1] = 0


def change_the_card_of_a_probe(s: State) -> None:
    s.probes[0].named = 2


def travel_another_way(s: State) -> None:
    assert s.transit is not None
    s.transit.route = 0


def misname_a_hidden_card(s: State) -> None:
    s.hint[s.deck[0]] = function_hint(PROBE)


def be_somebody_impossible(s: State) -> None:
    s.could_be[2] = 1 << s.character[1]


def stay_a_riddle(s: State) -> None:
    s.could_be[2] |= 1 << s.character[1]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (turn_somebody, "as its identity demands"),
        (change_the_card_of_a_probe, "something else than its card"),
        (travel_another_way, "travels another way"),
        (misname_a_hidden_card, "what all know it to be"),
        (be_somebody_impossible, "nobody thinks possible"),
        (stay_a_riddle, "still a riddle"),
    ],
)
def test_history_that_does_not_fit_is_found(fault: Callable[[State], None], words: str) -> None:
    state = asking().state
    fault(state)
    assert any(words in found for found in broken_history(state))


# Replays, notation, endings.


def played(ask_forced: bool = False) -> Game:
    table = Table("classic", 4, 5, ask_forced)
    game = table.new()
    for number, _ in enumerate(play(game, table.dice("half"))):
        if number == 40:
            break
    return game


def test_a_replay_that_depends_on_chance_from_outside_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played()
    assert wrong_replay(game) == []
    outside = new_dice("outside")
    monkeypatch.setattr(Rng, "below", lambda self, n: outside.word() % n)
    assert wrong_replay(game)


def test_a_game_that_depends_on_the_mode_of_asking_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody forgets to count the questions that are skipped."""
    table = Table("classic", 4, 5)
    game = table.new()
    real = Window.again

    def careless(self: Window, s: State, f: Frame) -> None:
        asks = s.asks
        real(self, s, f)
        s.asks = asks

    monkeypatch.setitem(game.state.rules.steps["window"], "again", careless.__get__(Window()))
    for _ in play(game, table.dice("careless")):
        pass
    assert wrong_replay(game) == []
    assert wrong_replay(game, other_mode=True)


@pytest.mark.parametrize("forgotten", ["target", "colour"])
def test_a_notation_that_says_too_little_is_found(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red", "鎖定/black").deck("識破/red")
    game = lay.done()
    assert wrong_notation(game) == []

    def vague(self: Ruleset, o: Option) -> str:
        return f"{o.kind} {self.faces[o.card].name if forgotten == 'target' else o.target}"

    monkeypatch.setattr(Ruleset, "notation", vague)
    assert wrong_notation(game)
    assert any(found.startswith("options: ") for found in broken_laws(game.state))


def test_a_notation_that_names_another_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are all different, but a text is read as the option before it."""
    game = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red").deck("識破/red").done()

    def confused(s: State, choice: object) -> Option:
        option = chosen(s, choice)
        return s.options[s.options.index(option) - 1] if isinstance(choice, str) else option

    monkeypatch.setattr("fengsheng.core.engine.chosen", confused)
    assert wrong_notation(game)


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("classic", 3, 1)
    game = table.new()
    monkeypatch.setitem(
        game.state.rules.answers["setup"], "kept", lambda s, f, o: setattr(f, "step", "asking")
    )
    with pytest.raises(AssertionError, match="has not ended after 50 decisions"):
        for _ in play(game, table.dice("for ever"), limit=50):
            pass


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("winners", (0, 0), "winners are"),
        ("winners", (7,), "winners are"),
        ("declarer", 5, "did not declare first"),
        ("declarers", (0, 1, 2, 3), "the declarer does not win"),
        ("usurper", 0, "did not usurp"),
        ("usurped", (0,), "did not usurp"),
        ("rule", "", "no reason"),
        ("reason", "", "no reason"),
        ("faction", "", "for nobody"),
    ],
)
def test_a_result_that_makes_no_sense_is_found(field: str, value: Any, words: str) -> None:
    table = Table("classic", 4, 5)
    game = table.new()
    assert wrong_ending(game) == ["the game is not over"]
    for _ in play(game, table.dice("end")):
        pass
    assert wrong_ending(game) == []
    assert game.result is not None
    assert game.result.winners
    setattr(game.result, field, value)
    assert any(words in found for found in wrong_ending(game))


def test_a_loser_who_wins_is_found() -> None:
    table = Table("classic", 4, 5)
    game = table.new()
    for _ in play(game, table.dice("end")):
        pass
    assert game.result is not None
    game.state.lost |= 1 << game.result.winners[0]
    game.state.ask_seat = 0
    found = wrong_ending(game)
    assert "somebody who has lost wins" in found
    assert "something is still asked" in found


def test_ways_to_play_do_what_they_are_called() -> None:
    """Else a game that ends under all of them would show less than it seems."""
    d = asking().decision
    assert d is not None
    kinds = [d.options[policy(d, new_dice("once"))].kind for policy in POLICIES[1:5]]
    assert kinds == ["pass", "play", "play", "pass"]
