"""The skills of the spywar characters, where they are a choice: what using one is worth."""

from __future__ import annotations

from .cards import DRAWN, card, in_hand
from .items import Effect, Item
from .route import at_rest
from .situation import Situation
from .spywar_cards import clear, coerce, entice, intercept, moved
from .worth import gain, lose

FLIP = 1.5  # what it costs to turn a hidden character up


def cards(count: float) -> Effect:
    """So many cards more in the hand."""
    return lambda s, i: count * DRAWN


def against(worth: float) -> Effect:
    """Good against foes, bad against friends."""
    return lambda s, i: -worth * s.liking(i.target) if i.target >= 0 else worth


def place_and_draw(s: Situation, i: Item) -> float:
    """A hand card becomes somebody's intelligence, for a card."""
    return gain(s, i.target, card(i.card).colours) - in_hand(i.card) + DRAWN


def leave(s: Situation, i: Item) -> float:
    """A last card in front of somebody."""
    return gain(s, i.target, card(i.card).colours)


def hand_over(s: Situation, i: Item) -> float:
    """Intelligence of ours moves in front of somebody else."""
    return gain(s, i.target, card(i.aim).colours)


def take(s: Situation, i: Item) -> float:
    """Intelligence comes into our hand."""
    return lose(s, i.target, card(i.aim).colours) + DRAWN


def take_flipping(s: Situation, i: Item) -> float:
    """The same for turning up."""
    return take(s, i) - FLIP


def pass_on(s: Situation, i: Item) -> float:
    """白小年: what we do not collect, for two cards."""
    colours = card(i.aim).colours
    return lose(s, s.me, colours) + gain(s, i.target, colours) + 2.0 * DRAWN


def exchange(s: Situation, i: Item) -> float:
    """金生火: a hand card for what was received."""
    mine = s.me
    return gain(s, mine, card(i.card).colours, 1) + lose(s, mine, card(i.aim).colours)


def graft(s: Situation, i: Item) -> float:
    """韩梅: from somebody to whom it suits us best."""
    colours = card(i.aim).colours
    best = max((gain(s, seat, colours) for seat in s.alive if seat != i.target), default=0.0)
    return lose(s, i.target, colours) + max(best, 0.0) - 2.0 * FLIP


def express(s: Situation, i: Item) -> float:
    """鬼脚: the pending intelligence goes anywhere, for two cards or an intelligence."""
    best = max((moved(s, seat) for seat in s.alive), default=0.0)
    price = -lose(s, s.me, card(i.aim).colours) if i.aim != "?" else 2.0 * DRAWN
    return best - price


def sleight(s: Situation, i: Item) -> float:
    """阿芙罗拉: another card altogether, where we like it."""
    t = s.transit
    return 3.0 - at_rest(s, t) - 3.0 * FLIP if t is not None else -1.0


def treachery(s: Situation, i: Item) -> float:
    """肥原龙川: a 利诱 or 威逼 for nothing."""
    return entice(s, i) if i.x < 0 else coerce(s, i)


def writ(s: Situation, i: Item) -> float:
    """王富贵: black is named, since it brings a card; then it is gone, if that suits us."""
    if i.aim == "?":
        return 1.0 if i.word == "black" else 0.2
    return clear(s, i) + (DRAWN if 2 in card(i.aim).colours else 0.0)


def search(s: Situation, i: Item) -> float:
    """李醒: black cards of a hand and the pending intelligence."""
    t = s.transit
    spoil = 0.0 if t is None else max(0.0, -at_rest(s, t))
    held: int = s.rows[i.target]["hand"]
    return spoil + DRAWN * s.foe(i.target) * min(1.0, held / 3) - 2.0 * FLIP


def scheme(s: Situation, i: Item) -> float:
    """白昆山: a card of each of two players."""
    return 2.0 * DRAWN + DRAWN * (s.foe(i.target) + s.foe(i.x) - 1.0) - FLIP


def order(s: Situation, i: Item) -> float:
    """张一挺: nobody shall touch what is on its way, if it goes well."""
    t = s.transit
    fits = {"截获", "误导", "调包"} >= set(i.word.split("#")[0].split())
    return 0.2 * at_rest(s, t) + 0.1 * len(i.word) if t is not None and fits else -1.0


def lily(s: Situation, i: Item) -> float:
    """墨红霜 1: a card more or less."""
    sign = 1.0 if i.x == 0 else -1.0
    return sign * DRAWN * s.liking(i.target) - 0.5


def steal(s: Situation, i: Item) -> float:
    """鄭文先: a 截获 for turning up."""
    return intercept(s, i) - FLIP


SKILLS: dict[str, Effect] = {
    "afuluola-1": sleight,
    "baicanglang-1": cards(1),
    "baifeifei-1": take,
    "baikunshan-1": scheme,
    "baixiaonian-1": pass_on,
    "chengxiaodie-1": cards(1),
    "chengxiaodie-2": against(2.0),
    "duanmujing-1": cards(1),
    "feiyuanlongchuan-1": treachery,
    "guijiao-1": express,
    "guxiaomeng-1": cards(3),
    "guxiaomeng-2": cards(1),
    "guxiaomeng_sp-1": cards(0.8),
    "hanmei-1": graft,
    "huangjiren-1": cards(2),
    "jinshenghuo-1": exchange,
    "laohan-2": hand_over,
    "lianyuan-1": take_flipping,
    "liningyu-1": cards(2),
    "liningyu-3": leave,
    "lixing-1": search,
    "maobuba-1": take,
    "mohongshuang_sp-1": lily,
    "mohongshuang_sp-2": take,
    "peiling-1": against(1.5),
    "shangyu-1": against(1.5),
    "shaoxiu-1": place_and_draw,
    "wangfugui-1": writ,
    "wangkui-1": place_and_draw,
    "wangtianxiang-1": against(2.0),
    "wuzhiguo-1": cards(1),
    "xiaojiu-1": cards(2),
    "xuanqingzi-1": cards(1),
    "zhangyiting-1": order,
    "zhengwenxian-1": steal,
    "zhengwenxian-2": cards(0.5),
}
