"""A seat sees, hears and is asked the same in all games it cannot tell apart.

Everything here is asked with `ask_forced`: only then are questions put on public facts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State
from fengsheng.editions.classic.cards import decode, intercept, probe, truefalse
from fengsheng.editions.classic.flow import transmit
from fengsheng.editions.classic.flow.victory import OfferVictory

from .checks import eyes
from .lockstep import Walk, Watched, side_by_side, unexplained
from .positions import table_for
from .rearrange import rearranged, redo, relabel, reorder
from .redeals import depends_on_the_truth, looks_different
from .tables import Table, new_dice, some_positions, tables

STEPS = 60


def walks(game: Game, seat: int | None, dice: Rng, steps: int = STEPS) -> list[Walk]:
    """Side by side with a re-deal, and with a game in which only little was changed."""
    return [
        side_by_side(game.clone(), game.determinize(seat, dice.word()), seat, dice, steps),
        side_by_side(game.clone(), rearranged(game, seat, dice), seat, dice, steps),
    ]


@pytest.mark.parametrize("table", tables(2, forced=(True,)), ids=str)
def test_games_that_look_the_same_go_on_looking_the_same(table: Table) -> None:
    """From random positions, for every seat and a spectator, until something is revealed."""
    dice = table.dice("side by side")
    steps = 0
    for game in some_positions(table, 40 * table.seats):
        if game.decision is None:
            continue
        for seat in eyes(game):
            for walk in walks(game, seat, dice):
                assert walk.wrong == [], f"seat {seat}, {walk.steps} questions later"
                steps += walk.steps
    assert steps > 0


def test_walks_are_long_enough_to_show_something() -> None:
    """Most of them see dozens of questions before anything is revealed."""
    table = Table("classic", 5, 1, ask_forced=True)
    dice = table.dice("long")
    found = [
        walk.steps
        for game in some_positions(table, 60)
        if game.decision is not None
        for seat in eyes(game)
        for walk in walks(game, seat, dice)
    ]
    assert len(found) > 50
    assert sum(found) / len(found) > 20


@pytest.mark.parametrize("table", tables(1, forced=(True,)), ids=str)
def test_equal_cards_and_the_order_of_hands_are_nobodys_knowledge(table: Table) -> None:
    """Cards of one sort trade numbers and hands are reordered: everybody sees and is offered the same."""
    dice = table.dice("labels")
    looked = 0
    for game in some_positions(table, 120):
        twin = game.clone()
        relabel(twin.state, dice)
        reorder(twin.state, dice)
        redo(twin)
        for seat in eyes(game):
            assert looks_different(game, seat, twin) == []
            assert side_by_side(game.clone(), twin.clone(), seat, dice, STEPS).wrong == []
            looked += 1
    assert looked > table.seats


# Positions in which rare things happen soon.


def intercepted_into_the_hand() -> Game:
    """Lite: seat 1's 密電 is under way, seat 2 can take it into the hand; seat 1 knows it there."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"], preset="classic-lite", turn=1)
    lay.hand(1, "截獲/black", "破譯/red", "識破/blue").hand(2, "截獲/black", "截獲/red", "識破/black")
    lay.hand(3, "截獲/black", "識破/red").hand(0, "破譯/red", "截獲/blue")
    return lay.deck("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/red").done()


def a_known_card_leaves_unseen() -> Game:
    """Everybody knows cards in seat 1's hand, which sends one of several face down."""
    lay = table_for(3, ["front", "bureau", "soy"], turn=1)
    lay.hand(1, "截獲/black", "破譯/red", seen_by=(0,)).hand(1, "截獲/red", "破譯/blue", seen_by=(2,))
    lay.hand(1, "試探/red/打醬油抽2", "試探/blue/軍情局棄1", seen_by=(0, 2))
    lay.hand(0, "識破/red", "退回/red").hand(2, "識破/blue", "截獲/blue")
    return lay.deck("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/red").done()


def equal_cards_of_which_one_is_known() -> Game:
    """Seat 0 knows one of three 識破/red of seat 1, and they will be used and sent."""
    lay = table_for(3, ["front", "bureau", "soy"], turn=1)
    lay.hand(1, "識破/red", seen_by=(0,)).hand(1, "識破/red", "識破/red", "鎖定/red", "燒毀/red")
    lay.hand(2, "識破/red", seen_by=(0,)).hand(2, "識破/red", "截獲/black").intel(0, "鎖定/black")
    lay.hand(0, "燒毀/black", "識破/blue")
    return lay.deck("退回/red", "識破/black", "破譯/red", "截獲/black", "燒毀/blue", "鎖定/red").done()


def known_cards_are_laid_out() -> Game:
    """真偽莫辨 while some players know what lies on top of the pile."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"], turn=0)
    lay.hand(0, "真偽莫辨/red", "真偽莫辨/black").hand(1, "識破/red").hand(2, "燒毀/red")
    lay.deck("退回/red", "識破/black", "識破/red", "截獲/black", "燒毀/blue", "鎖定/red")
    lay.deck("鎖定/blue", seen_by=(1,)).deck("識破/blue").deck("截獲/red", seen_by=(2, 3))
    return lay.deck("鎖定/red", seen_by=(1, 2)).done()


def the_pile_runs_out() -> Game:
    """One card is left to draw, some of the discards lie face down, and the turn is nearly over."""
    lay = table_for(3, ["front", "bureau", "soy"], turn=2)
    lay.face_down_discard("識破/red", "識破/blue", seen_by=(1,)).face_down_discard("截獲/red", seen_by=(2,))
    lay.hand(0, "退回/red", "鎖定/black").hand(1, "鎖定/red", "燒毀/red").hand(2, "退回/blue")
    return lay.deck("識破/black").done()


def a_probe_is_about_to_be_answered() -> Game:
    """Seats know cards of the player who will have to discard one face down."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"], turn=0)
    lay.hand(0, "試探/red/軍情局棄1", "試探/blue/打醬油棄1", "試探/black/打醬油抽2")
    lay.hand(1, "識破/red", "鎖定/red", seen_by=(2,)).hand(2, "識破/blue", "鎖定/blue", seen_by=(3,))
    lay.hand(3, "燒毀/red", "退回/red", seen_by=(0,)).hand(1, "識破/blue").hand(2, "截獲/red")
    return lay.deck("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/red").done()


def somebody_may_have_won() -> Game:
    """Seats 1 and 2 have three of a colour; whose colour it is only they know."""
    lay = table_for(5, ["soy", "bureau", "front", "front", "bureau"], turn=0)
    lay.intel(1, "鎖定/red", "識破/red", "識破/red").intel(2, "鎖定/red", "識破/red", "燒毀/red")
    lay.hand(0, "退回/red", "試探/red/軍情局棄1").hand(1, "鎖定/red").hand(2, "燒毀/red", "識破/blue")
    return lay.deck("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/blue").done()


def a_card_can_be_decoded() -> Game:
    """Seat 1 sends, seat 2 can look at it before deciding."""
    lay = table_for(3, ["front", "bureau", "soy"], turn=1)
    lay.hand(1, "截獲/black", "破譯/red", "截獲/red", "截獲/blue").hand(2, "破譯/red", "破譯/blue")
    lay.hand(0, "破譯/black", "截獲/black")
    return lay.deck("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/red").done()


PILE = ("退回/red", "識破/black", "破譯/blue", "截獲/black", "燒毀/blue", "鎖定/red", "鎖定/black")


def black_intelligence_arrives() -> Game:
    """Skills that follow a gain, some of which need a black card in hand."""
    lay = table_for(
        4, ["front", "bureau", "soy", "soy"], ["職業殺手", "小馬哥", "怪盜阿十", "峨嵋風"], turn=0
    )
    lay.hand(0, "退回/black", "調虎離山/black", "退回/red").hand(1, "鎖定/black", "鎖定/red")
    lay.hand(2, "識破/red", "截獲/black").hand(3, "燒毀/red", "識破/blue")
    return lay.deck(*PILE).done()


def lurkers_wait() -> Game:
    """Face-down characters that may turn up when a card is voided, locked, delivered or at any time."""
    lay = table_for(
        5, ["front", "bureau", "soy", "front", "bureau"], ["老金", "老槍", "譯電員", "黑玫瑰", "閃靈"], turn=0
    )
    lay.hand(0, "鎖定/red", "截獲/black", "試探/red/打醬油抽2", "退回/red").hand(1, "識破/red", "識破/black")
    lay.hand(2, "破譯/red", "識破/blue").hand(3, "鎖定/black", "識破/red").hand(4, "破譯/black")
    return lay.deck(*PILE).intel(2, "鎖定/red", "識破/blue").intel(4, "燒毀/black").done()


def somebody_is_about_to_die() -> Game:
    """Death missions, last wills, rescues and thefts."""
    lay = table_for(
        5, ["soy", "bureau", "front", "front", "bureau"], ["老鬼", "小白", "服蒙面人", "六姐", "刀鋒"], turn=2
    )
    lay.hand(2, "調虎離山/black", "退回/black", "試探/blue/打醬油棄1").hand(0, "鎖定/red", "識破/red")
    lay.hand(1, "鎖定/black", "識破/blue", "退回/red").hand(3, "燒毀/red").hand(4, "截獲/red", "識破/red")
    lay.intel(0, "鎖定/black", "鎖定/black").intel(1, "識破/black", "鎖定/black")
    return lay.deck(*PILE).intel(3, "識破/black", "截獲/black").done()


def skills_at_will() -> Game:
    """Trades, reveals, locks paid with black cards, locks out of turn."""
    lay = table_for(
        5,
        ["soy", "bureau", "front", "front", "bureau"],
        ["小白", "大美女", "貝雷帽", "柒佰", "情報處長"],
        turn=2,
    )
    lay.hand(2, "調虎離山/black", "鎖定/black", "試探/blue/打醬油棄1", "退回/red")
    lay.hand(0, "鎖定/red", "識破/red", "截獲/black", "識破/red").hand(1, "鎖定/red", "識破/blue")
    lay.hand(3, "鎖定/blue", "識破/black").hand(4, "截獲/red", "識破/red").intel(1, "識破/black")
    return lay.deck(*PILE).intel(3, "識破/blue", "鎖定/black").done()


def equal_cards_are_aimed_at() -> Game:
    """Several can burn or take one of two equal cards, or answer that with the other one (CL-RULING-178)."""
    lay = table_for(
        5,
        ["soy", "bureau", "front", "front", "bureau"],
        ["小白", "大美女", "閃靈", "柒佰", "老槍"],
        turn=3,
    )
    lay.hand(3, "燒毀/red", "燒毀/blue", "截獲/red", "鎖定/blue").hand(1, "燒毀/black", "燒毀/red")
    lay.hand(0, "鎖定/red", "識破/red", "截獲/black", "識破/red").hand(2, "燒毀/blue", "識破/blue")
    lay.intel(4, "識破/black", "識破/black").intel(1, "鎖定/black", "鎖定/black", "識破/red", "識破/red")
    return lay.hand(4, "鎖定/red", "識破/black").deck(*PILE[:4]).done()


DIRECTED: tuple[Callable[[], Game], ...] = (
    black_intelligence_arrives,
    lurkers_wait,
    somebody_is_about_to_die,
    skills_at_will,
    intercepted_into_the_hand,
    a_known_card_leaves_unseen,
    equal_cards_of_which_one_is_known,
    known_cards_are_laid_out,
    the_pile_runs_out,
    a_probe_is_about_to_be_answered,
    somebody_may_have_won,
    a_card_can_be_decoded,
    equal_cards_are_aimed_at,
)


def leaks(start: Callable[[], Game], tries: int = 15) -> list[str]:
    """The first thing that can be found out from a position by walking on from it, if there is any."""
    wrong: list[str] = []
    dice = new_dice("directed", start.__name__)
    for _ in range(tries):
        game = start()
        for _ in range(dice.below(2) * dice.below(25)):  # from the position itself, or a little later
            if game.decision is not None:
                game.apply(dice.below(len(game.decision.options)))
        if game.decision is None:
            continue
        for seat in eyes(game):
            wrong += depends_on_the_truth(game, seat, dice)
            for walk in walks(game, seat, dice, 40):
                wrong += walk.wrong
        twin = game.clone()
        relabel(twin.state, dice)
        reorder(twin.state, dice)
        redo(twin)
        for seat in eyes(game):
            wrong += looks_different(game, seat, twin)
            wrong += side_by_side(game.clone(), twin.clone(), seat, dice, 40).wrong
        if wrong:
            break
    return wrong


@pytest.mark.parametrize("start", DIRECTED, ids=lambda start: start.__name__)
def test_nothing_leaks_where_rare_things_happen(start: Callable[[], Game]) -> None:
    assert leaks(start) == []


# Leaks planted on purpose: each must be found.


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
