"""What bots know about the spywar edition: cards and skills, who is who, how cards travel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fengsheng.bots.valuation.cards import card
from fengsheng.bots.valuation.items import Effect, Item, cards, named
from fengsheng.bots.valuation.lore import Inside, Lore
from fengsheng.bots.valuation.missions import ANYBODY, Aim
from fengsheng.bots.valuation.progress import (
    Mission,
    collecting,
    deaths_of_the_poor,
    deaths_of_the_rich,
    dying_rich,
    misfits,
    plenty_for_all,
    usurping,
)
from fengsheng.bots.valuation.route import a_look, at_rest
from fengsheng.bots.valuation.situation import CERTAIN, Situation
from fengsheng.bots.valuation.worth import expected, gain, lose, news
from fengsheng.core.face import BLUE, RED, Face
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Option
from fengsheng.editions.spywar.deck import LEFT, ROUTES
from fengsheng.editions.spywar.deck import faces as printed
from fengsheng.editions.spywar.identities import FACTIONS, TABLES

FLIP = 1.5  # what it costs to turn a hidden character up

# The function cards: what it is worth to us to use one.


def probe(s: Situation, i: Item) -> float:
    """Somebody draws or discards, and we know why."""
    said = card(i.card).detail.removesuffix("抽")
    odds = s.odds[i.target]
    draws = 0.0
    for faction, word in enumerate(FACTIONS):
        if word in said:
            draws += odds[faction]
    worth = news(s, i.target) + (2.0 * draws - 1.0) * s.drawn * s.liking(i.target)
    return worth * s.weights.known if s.sure(i.target) >= CERTAIN else worth


def coerce(s: Situation, i: Item) -> float:
    """A card of somebody's hand, or a look at all of it."""
    if not s.rows[i.target]["hand"]:
        return -1.0
    return (0.4 + 1.4 * s.foe(i.target)) * s.cares.cards


def entice(s: Situation, i: Item) -> float:
    """The top card for somebody; a third of a colour comes to our hand instead."""
    tally = s.tally[i.target]
    worth = 0.0
    for colours, p in s.hidden():
        third = any(tally[colour] >= 2 for colour in colours)
        worth += p * (s.drawn if third else gain(s, i.target, colours))
    return worth


def balance(s: Situation, i: Item) -> float:
    """Two hands for three cards each."""
    mine = 3 - (len(s.hand) - 1)
    theirs: int = 3 - s.rows[i.target]["hand"]
    return s.drawn * (mine + theirs * s.liking(i.target)) - 0.5


def clear(s: Situation, i: Item) -> float:
    """A card with black in it less."""
    return lose(s, i.target, card(i.aim).colours)


def decipher(s: Situation, i: Item) -> float:
    """A look, and sometimes a card."""
    return a_look(s) + 0.5


def intercept(s: Situation, i: Item) -> float:
    """It lies in front of us then."""
    return moved(s, s.me)


def mislead(s: Situation, i: Item) -> float:
    """It lies in front of a neighbour then."""
    return moved(s, i.target)


def moved(s: Situation, seat: int) -> float:
    """What it is worth that the pending intelligence lies in front of that player instead."""
    t = s.transit
    if t is None or seat == t.position:
        return -1.0
    return expected(s, seat, s.on_its_way()) - at_rest(s, t)


def swap(s: Situation, i: Item) -> float:
    """This card lies there instead."""
    t = s.transit
    if t is None:
        return -1.0
    return gain(s, t.position, card(i.card).colours) - at_rest(s, t)


CARDS: dict[str, Effect] = {
    "sw-probe": probe,
    "sw-coerce": coerce,
    "sw-entice": entice,
    "sw-balance": balance,
    "sw-clear": clear,
    "sw-decipher": decipher,
    "sw-intercept": intercept,
    "sw-mislead": mislead,
    "sw-swap": swap,
}


# The skills, where they are a choice: what using one is worth.


def against(worth: float) -> Effect:
    """Good against foes, bad against friends."""
    return lambda s, i: (-worth * s.liking(i.target) if i.target >= 0 else worth) * s.cares.cards


def place_and_draw(s: Situation, i: Item) -> float:
    """A hand card becomes somebody's intelligence, for a card."""
    return gain(s, i.target, card(i.card).colours) - s.in_hand(i.card) + s.drawn


def leave(s: Situation, i: Item) -> float:
    """A last card in front of somebody."""
    return gain(s, i.target, card(i.card).colours)


def hand_over(s: Situation, i: Item) -> float:
    """Intelligence of ours moves in front of somebody else."""
    return gain(s, i.target, card(i.aim).colours)


def take(s: Situation, i: Item) -> float:
    """Intelligence comes into our hand."""
    return lose(s, i.target, card(i.aim).colours) + s.drawn


def take_flipping(s: Situation, i: Item) -> float:
    """The same for turning up."""
    return take(s, i) - FLIP * s.secret


def pass_on(s: Situation, i: Item) -> float:
    """白小年: what we do not collect, for two cards."""
    colours = card(i.aim).colours
    return lose(s, s.me, colours) + gain(s, i.target, colours) + 2.0 * s.drawn


def exchange(s: Situation, i: Item) -> float:
    """金生火: a hand card for what was received."""
    mine = s.me
    return gain(s, mine, card(i.card).colours, 1) + lose(s, mine, card(i.aim).colours)


def graft(s: Situation, i: Item) -> float:
    """韩梅: from somebody to whom it suits us best."""
    colours = card(i.aim).colours
    best = max((gain(s, seat, colours) for seat in s.alive if seat != i.target), default=0.0)
    return lose(s, i.target, colours) + max(best, 0.0) - 2.0 * FLIP * s.secret


def express(s: Situation, i: Item) -> float:
    """鬼脚: the pending intelligence goes anywhere, for two cards or an intelligence."""
    best = max((moved(s, seat) for seat in s.alive), default=0.0)
    price = -lose(s, s.me, card(i.aim).colours) if i.aim != "?" else 2.0 * s.drawn
    return best - price


def sleight(s: Situation, i: Item) -> float:
    """阿芙罗拉: another card altogether, where we like it."""
    t = s.transit
    return 3.0 - at_rest(s, t) - 3.0 * FLIP * s.secret if t is not None else -1.0


def treachery(s: Situation, i: Item) -> float:
    """肥原龙川: a 利诱 or 威逼 for nothing."""
    return entice(s, i) if i.x < 0 else coerce(s, i)


def writ(s: Situation, i: Item) -> float:
    """王富贵: black is named, since it brings a card; then it is gone, if that suits us."""
    if i.aim == "?":
        return 1.0 if i.word == "black" else 0.2
    return clear(s, i) + (s.drawn if 2 in card(i.aim).colours else 0.0)


def search(s: Situation, i: Item) -> float:
    """李醒: black cards of a hand and the pending intelligence."""
    t = s.transit
    spoil = 0.0 if t is None else max(0.0, -at_rest(s, t))
    held: int = s.rows[i.target]["hand"]
    return spoil + s.drawn * s.foe(i.target) * min(1.0, held / 3) - 2.0 * FLIP * s.secret


def scheme(s: Situation, i: Item) -> float:
    """白昆山: a card of each of two players."""
    return 2.0 * s.drawn + s.drawn * (s.foe(i.target) + s.foe(i.x) - 1.0) - FLIP * s.secret


def order(s: Situation, i: Item) -> float:
    """张一挺: nobody shall touch what is on its way, if it goes well."""
    t = s.transit
    fits = {"截获", "误导", "调包"} >= set(i.word.split("#")[0].split())
    return 0.2 * at_rest(s, t) + 0.1 * len(i.word) if t is not None and fits else -1.0


def lily(s: Situation, i: Item) -> float:
    """墨红霜 1: a card more or less."""
    sign = 1.0 if i.x == 0 else -1.0
    return sign * s.drawn * s.liking(i.target) - 0.5


def steal(s: Situation, i: Item) -> float:
    """鄭文先: a 截获 for turning up."""
    return intercept(s, i) - FLIP * s.secret


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


def graft_aims(s: Situation, o: Option, top: Item) -> float:
    """韩梅: to whom what she took goes."""
    if top.aim == "?":
        return expected(s, o.target, s.on_its_way())
    return gain(s, o.target, card(top.aim).colours)


def against_picks(s: Situation, o: Option, top: Item) -> float:
    """程小蝶 2: the best of a hand goes."""
    return s.in_hand(named(o))


def scheme_picks(s: Situation, o: Option, top: Item) -> float:
    """白昆山: which of the two loses the card that lies in front of the other."""
    return max(gain(s, o.target, (2,)), gain(s, top.target, (2,))) - s.drawn


class SpywarLore(Lore):
    """风声·谍战篇."""

    faces: tuple[Face, ...] = printed(False)
    routes: tuple[str, ...] = ROUTES
    factions: tuple[str, ...] = FACTIONS
    hand: Mapping[str, float] = {
        "试探": 1.0,
        "威逼": 1.2,
        "利诱": 1.4,
        "平衡": 0.8,
        "澄清": 2.4,
        "破译": 1.6,
        "截获": 2.8,
        "误导": 2.4,
        "调包": 2.4,
    }
    aims: Mapping[str, Aim] = {
        "双面间谍": Aim((0, 1)),
        "镇压者": Aim(kills=ANYBODY),
        "清道夫": Aim(kills=ANYBODY),
        "先行者": Aim(dies=1.0),
        "篡夺者": Aim(usurps=True),
    }
    missions: Mapping[str, Mission] = {
        "镇压者": deaths_of_the_rich(2),
        "篡夺者": usurping(),
        "双面间谍": collecting((RED, BLUE)),
        "诱变者": misfits(),
        "先行者": dying_rich(1),
        "搅局者": plenty_for_all(2),
        "清道夫": deaths_of_the_poor(1),
    }
    sends: Mapping[str, float] = {
        "own": 2.1,
        "other": 0.12,
        "black": 1.0,
        "alone": 0.55,
        "alone-black": 1.8,
        "own+black": 1.2,
        "other+black": 0.6,
        "alone+black": 0.9,
    }
    effects: Mapping[str, Effect] = {**CARDS, **SKILLS}
    inside: Mapping[tuple[str, str], Inside] = {
        ("aim", "hanmei-1"): graft_aims,
        ("pick", "chengxiaodie-2"): against_picks,
        ("pick", "baikunshan-1"): scheme_picks,
    }
    direct: frozenset[str] = frozenset({"up"})
    rests: frozenset[str] = frozenset({"received"})
    takes: frozenset[str] = frozenset({"sw-intercept"})
    probes: frozenset[str] = frozenset({"sw-probe"})
    swaps: frozenset[str] = frozenset({"sw-swap"})
    best: frozenset[str] = frozenset({"sw-clear", "sw-intercept"})
    accepts = True

    def deals(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """SW-SETUP-03: one for each number of players."""
        return (TABLES[seats],) if seats in TABLES else ()

    def named(self, text: str) -> list[bool]:
        """A 试探 lists who draws."""
        return [faction in text for faction in self.factions]

    def way(self, s: Situation, o: Option) -> tuple[str, int, int]:
        """Arrow and lock are chosen with the card."""
        locked = 1 << SEATS.index(o.word[-1]) if "lock" in o.word else 0
        return ROUTES[o.number], -1 if o.number == LEFT else 1, locked

    def sent(self, event: dict[str, Any], seats: int) -> tuple[int, int]:
        """The arrow says whom it goes to; one seat may be locked with it, counted from 1."""
        by: int = event["by"]
        side = -1 if event["word"] == ROUTES[LEFT] else 1
        first: int = event.get("target", (by + side) % seats)
        return first, event.get("x", 0) - 1

    def allied(self, seats: int) -> bool:
        """With four players the two factions win together (SW-VAR-03)."""
        return seats == 4


LORE = SpywarLore()
