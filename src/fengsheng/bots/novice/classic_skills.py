"""The skills of the classic characters, where they are a choice: what using one is worth."""

from __future__ import annotations

from .cards import DRAWN, card
from .classic_cards import black_on, burn, intercept, lock
from .items import Effect, Item
from .route import a_look
from .situation import Situation
from .worth import expected, gain, lose

NEVER = -9.0
SHOWN = 3.0  # what it costs to show what one is


def cards(count: float) -> Effect:
    """So many cards more in the hand."""
    return lambda s, i: count * DRAWN * s.aim.hand


def black_lock(s: Situation, i: Item) -> float:
    """貝雷帽 2: for a black hand card."""
    return lock(s, i) - 1.5


def beauty(s: Situation, i: Item) -> float:
    """大美女 2: a 燒毀 for the own identity."""
    return burn(s, i) - SHOWN


def emei(s: Situation, i: Item) -> float:
    """峨嵋風 1: flipping for nothing is a waste."""
    return intercept(s, i) - 2.0 if i.word else NEVER


def rose(s: Situation, i: Item) -> float:
    """黑玫瑰 1: worth it with black cards in the hand and somebody who deserves them."""
    black = sum(2 in card(name).colours for name in s.hand)
    if not black:
        return NEVER
    best = max((black_on(s, seat) for seat in s.alive), default=0.0)
    return best * min(black, 1.6) - 6.0


def face_to_face(s: Situation, i: Item) -> float:
    """老槍 2: knowledge, and the other one loses a character."""
    return 4.0 * (1.0 - s.sure(i.target)) - 0.8 - s.liking(i.target) * 0.5


def inherit(s: Situation, i: Item) -> float:
    """六姐 2: an unknown card as intelligence."""
    return expected(s, s.me, s.hidden())


def rescue(s: Situation, i: Item) -> float:
    """服蒙面人 2: who is dying lies open."""
    dying = [row["seat"] for row in s.rows if row.get("dying")]
    return sum(-gain(s, seat, (2,), 1) for seat in dying) - SHOWN


def flash(s: Situation, i: Item) -> float:
    """閃靈 1: up to three of somebody's intelligence are burned, and she chooses."""
    losses = sorted(
        (lose(s, i.target, card(name).colours) for name in s.rows[i.target]["intel"]), reverse=True
    )
    return sum(losses[:3]) - 9.0


def one_more(s: Situation, i: Item) -> float:
    """職業殺手 1: whoever it is took a black card of ours; with two of our own it might be us."""
    return 1.0 if s.tally[s.me][2] < 2 else NEVER


def trade(s: Situation, i: Item) -> float:
    """小白 2: three hand cards for an intelligence."""
    colours = card(i.aim).colours
    return gain(s, s.me, colours) + lose(s, i.target, colours) - 3.0 * DRAWN - 3.0 * DRAWN * s.foe(i.target)


def peek(s: Situation, i: Item) -> float:
    """譯電員 1: a card and a look."""
    return a_look(s) + 0.5


def legacy(s: Situation, i: Item) -> float:
    """老鬼 3: three of the hand become somebody's intelligence."""
    if not s.hand:
        return 0.0
    worth = sum(gain(s, i.target, card(name).colours) for name in s.hand)
    return worth * min(3, len(s.hand)) / len(s.hand)


SKILLS: dict[str, Effect] = {
    "ashi-1": cards(1.5),
    "ashi-2": cards(1.5),
    "beileimao-2": black_lock,
    "chuzhang-1": cards(0.5),
    "dameinv-2": beauty,
    "daofeng-3": cards(1.0),
    "emeifeng-1": emei,
    "emeifeng-2": burn,
    "heimeigui-1": rose,
    "laojin-1": cards(3.0),
    "laojin-2": lambda s, i: NEVER,
    "laoqiang-1": cards(2.0),
    "laoqiang-2": face_to_face,
    "laogui-3": legacy,
    "liujie-1": cards(1.5),
    "liujie-2": inherit,
    "mengmianren-1": cards(2.0),
    "mengmianren-2": rescue,
    "shanling-1": flash,
    "shashou-1": one_more,
    "xiaobai-2": trade,
    "yidianyuan-1": peek,
    "yidianyuan-2": cards(0.4),
}
