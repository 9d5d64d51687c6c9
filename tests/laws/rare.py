"""Positions in which rare things happen, and what can be found out by walking on from them."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng import Game
from fengsheng.core.rng import Rng

from .checks import eyes
from .lockstep import Walk, side_by_side
from .positions import table_for
from .rearrange import rearranged, redo, relabel, reorder
from .redeals import depends_on_the_truth, looks_different
from .tables import new_dice

STEPS = 60


def walks(game: Game, seat: int | None, dice: Rng, steps: int = STEPS) -> list[Walk]:
    """Side by side with a re-deal, and with a game in which only little was changed."""
    return [
        side_by_side(game.clone(), game.determinize(seat, dice.word()), seat, dice, steps),
        side_by_side(game.clone(), rearranged(game, seat, dice), seat, dice, steps),
    ]


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
