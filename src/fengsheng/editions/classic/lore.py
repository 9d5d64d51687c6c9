"""What bots know about the classic edition: cards and skills, who is who, how cards travel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fengsheng.bots.valuation.cards import card
from fengsheng.bots.valuation.items import Effect, Item, card_of, cards, item_at
from fengsheng.bots.valuation.lore import Inside, Lore
from fengsheng.bots.valuation.missions import ANYBODY, Aim
from fengsheng.bots.valuation.progress import (
    Mission,
    collecting,
    dying_with,
    first_to_die,
    holding_each,
    holding_many,
    killing,
    outliving,
    victory_of,
    wiping_out,
)
from fengsheng.bots.valuation.route import a_look, at_rest, changed
from fengsheng.bots.valuation.situation import CERTAIN, Situation
from fengsheng.bots.valuation.way import Way
from fengsheng.bots.valuation.worth import expected, gain, lose, news
from fengsheng.core.face import BLACK, BLUE, RED, Face
from fengsheng.core.option import Option
from fengsheng.core.skill import FEMALE, MALE
from fengsheng.editions.classic.deck import EFFECTS as PRINTED
from fengsheng.editions.classic.deck import FACES, ROUTES
from fengsheng.editions.classic.identities import BUREAU, FRONT, IDENTITIES, TABLES
from fengsheng.editions.classic.roster import ROSTER

GENDERS = {character.name: character.gender for character in ROSTER}
NEVER = -9.0
SHOWN = 3.0  # what it costs to show what one is
CHANGES = (2.0, -1.0)  # of the hand, by what is printed on a probe
assert len(CHANGES) == len(PRINTED)

# The function cards: what it is worth to us that one of them takes effect.


def lock(s: Situation, i: Item) -> float:
    """Whoever is locked must take it."""
    return changed(s, locks_card=True) if i.target < 0 else changed(s, locks=1 << i.target)


def lure(s: Situation, i: Item) -> float:
    """Who is lured away is passed over."""
    return 0.0 if s.transit is None else changed(s, lures=1 << i.target)


def intercept(s: Situation, i: Item) -> float:
    """The user gets it instead."""
    t = s.transit
    if t is None:
        return 0.0
    if s.house.get("intercept_destination") == "hand":  # CL-OPT-13
        return s.drawn * s.liking(i.by) - at_rest(s, t)
    return expected(s, i.by, s.on_its_way()) - at_rest(s, t)


def send_back(s: Situation, i: Item) -> float:
    """It turns round; a 直達 goes home."""
    t = s.transit
    if t is None:
        return 0.0
    if s.house.get("return_effect") == "to_sender":  # CL-OPT-14
        return expected(s, t.sender, s.on_its_way()) - at_rest(s, t)
    home = t.route == "直達"
    turn = 1 if home else -1
    onward = Way(
        t.route,
        t.sender,
        t.addressee,
        t.direction * turn,
        t.position,
        t.locked,
        t.lured,
        t.locked_card,
        t.refused or home,
        "pass",
        t.card,
    )
    return at_rest(s, onward) - at_rest(s, t)


def decode(s: Situation, i: Item) -> float:
    """Ours is a look before the decision."""
    return a_look(s) if i.by == s.me else 0.5 * s.liking(i.by)


def burn(s: Situation, i: Item) -> float:
    """A black one less, unless it is about to go anyway."""
    return lose(s, i.target, card(i.aim).colours) if i.target >= 0 and not i.again else 0.0


def counter(s: Situation, i: Item) -> float:
    """What is countered does not happen; a friend knows what he does, often better than we."""
    item = item_at(s, i.on)
    if item is None:
        return 0.0
    undone = -effect(s, item)
    return undone if not s.weights.trust else s.foe(item.by) * undone - s.friend(item.by) * s.weights.trust


def probe(s: Situation, i: Item) -> float:
    """Ours tells us what somebody is, and makes friends draw or foes discard."""
    if i.by != s.me:
        return 0.0
    worth = news(s, i.target)
    for named, change in printed(s.lore, card(i.card).detail):
        worth += s.odds[i.target][named] * change * s.drawn * s.liking(i.target)
    return worth * s.weights.known if s.sure(i.target) >= CERTAIN else worth


@cache
def printed(lore: Lore, detail: str) -> tuple[tuple[int, float], ...]:
    """What is printed on a probe: who has to say the truth, and by how much that changes a hand."""
    return tuple(
        (lore.faction(detail.removesuffix(effect_)), CHANGES[at])
        for at, effect_ in enumerate(PRINTED)
        if detail.endswith(effect_)
    )


def truefalse(s: Situation, i: Item) -> float:
    """Everybody gains an unknown card."""
    odds = s.hidden()
    return sum(expected(s, seat, odds) for seat in s.alive)


CARDS: dict[str, Effect] = {
    "lock": lock,
    "lure": lure,
    "intercept": intercept,
    "return": send_back,
    "decode": decode,
    "burn": burn,
    "counter": counter,
    "probe": probe,
    "truefalse": truefalse,
}


def effect(s: Situation, i: Item) -> float:
    """Of a card; anything else does not matter."""
    found = CARDS.get(i.name)
    return 0.0 if found is None else found(s, i)


def black_on(s: Situation, seat: int) -> float:
    """What a black card in front of somebody is worth."""
    return gain(s, seat, (2,))


# The skills, where they are a choice: what using one is worth.


def black_lock(s: Situation, i: Item) -> float:
    """貝雷帽 2: for a black hand card."""
    return lock(s, i) - 1.5


def beauty(s: Situation, i: Item) -> float:
    """大美女 2: a 燒毀 for the own identity."""
    return burn(s, i) - SHOWN * s.secret


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
    return news(s, i.target, 2.5) - 0.8 - s.liking(i.target) * 0.5


def inherit(s: Situation, i: Item) -> float:
    """六姐 2: an unknown card as intelligence."""
    return expected(s, s.me, s.hidden())


def rescue(s: Situation, i: Item) -> float:
    """服蒙面人 2: who is dying lies open."""
    dying = [row["seat"] for row in s.rows if row.get("dying")]
    return sum(-gain(s, seat, (2,), 1) for seat in dying) - SHOWN * s.secret


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
    return (
        gain(s, s.me, colours) + lose(s, i.target, colours) - 3.0 * s.drawn - 3.0 * s.drawn * s.foe(i.target)
    )


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


def a_woman(s: Situation, seat: int) -> bool:
    """As far as everybody can see (CL-GENDER-01)."""
    return bool((_gender(s, seat) | s.rows[seat].get("gender", 0)) & FEMALE)


def a_man(s: Situation, seat: int) -> bool:
    """A character, not a person (CL-GENDER-03)."""
    return bool(_gender(s, seat) & MALE)


def _gender(s: Situation, seat: int) -> int:
    row = s.rows[seat]
    character = row["character"]
    return GENDERS.get(character, 0) if row["face_up"] and isinstance(character, str) else 0


def rose_aims(s: Situation, o: Option, top: Item) -> float:
    """黑玫瑰 1: a black card of ours for somebody."""
    return gain(s, o.target, (2,)) - 1.0


class ClassicLore(Lore):
    """風聲."""

    faces: tuple[Face, ...] = FACES
    routes: tuple[str, ...] = ROUTES
    factions: tuple[str, ...] = IDENTITIES
    otherwise = BUREAU  # the 軍情局 has another name at some tables
    hand: Mapping[str, float] = {
        "鎖定": 1.8,
        "調虎離山": 1.4,
        "截獲": 2.2,
        "退回": 1.4,
        "破譯": 1.6,
        "燒毀": 2.2,
        "識破": 2.6,
        "試探": 1.0,
        "真偽莫辨": 1.0,
    }
    aims: Mapping[str, Aim] = {
        "情報處長": Aim((0,)),
        "老槍": Aim((0,)),
        "峨嵋風": Aim((1,)),
        "譯電員": Aim((1,)),
        "柒佰": Aim((0, 1), 5, together=True),
        "六姐": Aim((0, 1, 2), 6, together=True),
        "刀鋒": Aim(kills=(1.0, 0.0, 0.0)),
        "閃靈": Aim(kills=(1.0, 0.0, 0.0)),
        "黑玫瑰": Aim(kills=(0.0, 1.0, 0.0)),
        "小馬哥": Aim(kills=(0.0, 1.0, 0.0)),
        "小白": Aim(kills=(0.5, 0.5, 0.0), dies=1.0),
        "貝雷帽": Aim(kills=ANYBODY),
        "職業殺手": Aim(kills=ANYBODY),
        "怪盜阿十": Aim(hand=3.0),
        "老金": Aim(hand=2.0),
    }
    missions: Mapping[str, Mission] = {
        "老鬼": dying_with(RED, 4),
        "譯電員": collecting((BLUE,)),
        "老槍": collecting((RED,)),
        "閃靈": wiping_out(FRONT),
        "黑玫瑰": wiping_out(BUREAU),
        "峨嵋風": collecting((BLUE,)),
        "老金": holding_each((RED, BLUE), 3),
        "情報處長": collecting((RED,)),
        "職業殺手": killing(),
        "服蒙面人": victory_of(a_woman),
        "柒佰": collecting((RED, BLUE), 5, together=True),
        "刀鋒": wiping_out(FRONT),
        "大美女": victory_of(a_man, black=1),
        "六姐": collecting((RED, BLUE, BLACK), 6, together=True),
        "小馬哥": wiping_out(BUREAU),
        "怪盜阿十": holding_many(),
        "貝雷帽": outliving(1),
        "小白": first_to_die(FRONT, BUREAU),
    }
    sends: Mapping[str, float] = {
        "own": 2.2,
        "other": 0.13,
        "black": 0.76,
        "alone": 0.47,
        "alone-black": 1.85,
        "own+black": 1.0,
        "other+black": 1.0,
        "alone+black": 1.0,
    }
    effects: Mapping[str, Effect] = {**CARDS, **SKILLS}
    inside: Mapping[tuple[str, str], Inside] = {("aim", "heimeigui-1"): rose_aims}
    answers: frozenset[str] = frozenset({"counter"})
    direct: frozenset[str] = frozenset({"直達"})
    in_sight: frozenset[str] = frozenset({"文本"})
    rests: frozenset[str] = frozenset({"sent"})
    takes: frozenset[str] = frozenset({"intercept"})
    probes: frozenset[str] = frozenset({"probe"})
    best: frozenset[str] = frozenset({"counter", "intercept", "burn"})
    steers: tuple[tuple[str, str], ...] = (("鎖定", "locked"), ("調虎離山", "lured"))

    def goal(self, house: Mapping[str, str]) -> int:
        """CL-ADV-03/04; a bot that knows no house rules plays for what is printed."""
        return int(house.get("faction_goal", super().goal(house)))

    def deals(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """CL-SETUP-T3..T9: for some numbers of players there are two columns."""
        return TABLES.get(seats, ())

    def named(self, text: str) -> list[bool]:
        """A 試探 names one identity."""
        return [self.faction(text) == i for i in range(len(self.factions))]

    def way(self, s: Situation, o: Option) -> tuple[str, int, int]:
        """A card travels its own way; who is locked was locked before."""
        return self.route_of.get(card_of(o), ""), o.number or 1, s.view["marks"].get("locked", 0)

    def sent(self, event: dict[str, Any], seats: int) -> tuple[int, int]:
        """A 直達 has an addressee, the others a direction."""
        by: int = event["by"]
        first: int = event.get("target", (by + event.get("x", 1)) % seats)
        return first, -1


LORE = ClassicLore()
