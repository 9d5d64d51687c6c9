"""The newer rulebook read a second time, with the texts of its cards and characters: what every question at
an idle point offers, and the ways to send.

Nothing of the engine's tables is used here, so that a slip in them is seen. What lasts for a turn is taken
from what is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.state import State

COERCED = ("澄清", "截获", "调包", "误导")
WOMEN = (
    "阿芙罗拉",
    "白菲菲",
    "端木静",
    "顾小梦",
    "顾小梦（SP）",
    "韩梅",
    "老汉",
    "连鸢",
    "李宁玉",
    "李宁玉（SP）",
)
MORE_WOMEN = ("墨红霜（SP）", "裴玲", "商玉", "邵秀")
# skills that may be used once in a turn
ONCE = ("白沧浪", "端木静", "肥原龙川", "顾小梦（SP）", "裴玲", "王田香", "鬼脚", "玄青子")
HIDDEN_AND_FREE = ("顾小梦", "黄济仁", "小九", "鄭文先")


class Told:
    """What holds until the turn ends, and who is dying or locked, from what is told alone."""

    def __init__(self) -> None:
        self.banned: set[str] = set()
        self.confined: set[int] = set()
        self.used: set[int] = set()
        self.locked = self.dying = -1

    def tell(self, e: Event, name: str) -> None:
        """What happened; `name` is the character of who did it."""
        if e.kind == "turn":
            self.banned, self.confined, self.used, self.locked = set(), set(), set(), -1
        elif e.kind == "banned":
            self.banned.add(e.word)
        elif e.kind == "confined":
            self.confined.add(e.target)
        elif e.kind == "send":
            self.locked = e.x - 1
        elif e.kind == "dying":
            self.dying = e.by
        elif e.kind == "skill" and name in ONCE:
            self.used.add(e.by)


class Reader:
    """One seat at one question."""

    def __init__(self, s: State, seat: int, told: Told) -> None:
        self.s = s
        self.me = seat
        self.told = told
        self.up = bool(s.face_up >> seat & 1)
        self.who = s.rules.characters[s.character[seat]].name
        self.free = seat not in told.confined
        self.there = [other for other in range(len(s.hands)) if s.alive >> other & 1]
        self.others = [other for other in self.there if other != seat]
        self.hand = [self.name(card) for card in s.hands[seat]]

    def options(self, kind: str) -> set[str]:
        """Everything, as notation writes it."""
        read: dict[str, Callable[[], set[str]]] = {
            "play": self.play,
            "send": self.send,
            "decide": self.decide,
            "contest": self.contest,
            "rescue": self.rescue,
        }
        return read[kind]()

    def name(self, card: int) -> str:
        """As notation writes it."""
        return self.s.rules.faces[card].name

    def black(self, name: str) -> bool:
        """Black is among its colours."""
        return "black" in name.split("/")[1]

    def usable(self, function: str) -> list[str]:
        """The hand cards of that name, if they may be used as such."""
        if not self.free or function in self.told.banned:
            return []
        return [name for name in self.hand if name.startswith(function)]

    def on(self, what: str, seats: Iterable[int]) -> set[str]:
        """On each of these players."""
        return {f"{what} on {SEATS[seat]}" for seat in seats}

    def at(self, what: str, seats: Iterable[int], black: bool = False) -> set[str]:
        """On intelligence in front of them."""
        names = [(seat, self.name(card)) for seat in seats for card in self.s.intel[seat]]
        return {f"{what} on {SEATS[seat]} {name}" for seat, name in names if self.black(name) or not black}

    def holding(self, seats: Iterable[int], cards: int = 1) -> list[int]:
        """Those of them with so many hand cards."""
        return [seat for seat in seats if len(self.s.hands[seat]) >= cards]

    def beside(self, seat: int) -> set[int]:
        """The nearest living players on both sides."""
        n = len(self.s.hands)
        right = next((at % n for at in range(seat + 1, seat + n) if at % n in self.there), seat)
        left = next((at % n for at in range(seat - 1, seat - n, -1) if at % n in self.there), seat)
        return {right, left} - {seat}

    def woman(self, seat: int) -> bool:
        """A face-up character; she herself will be one."""
        name = self.s.rules.characters[self.s.character[seat]].name
        return seat == self.me or bool(self.s.face_up >> seat & 1 and name in WOMEN + MORE_WOMEN)

    def play(self) -> set[str]:
        """出牌阶段."""
        found = {"end"}
        for name in self.usable("试探") + self.usable("平衡"):
            found |= self.on(f"play {name}", self.others)
        for name in self.usable("威逼"):
            found |= {f"{way} {word}" for way in self.on(f"play {name}", self.others) for word in COERCED}
        for name in self.usable("利诱"):
            found |= self.on(f"play {name}", self.there)
        for name in self.usable("澄清"):
            found |= self.at(f"play {name}", self.there, black=True)
        return found | (self.plays() if self.up and self.free and self.me not in self.told.used else set())

    def plays(self) -> set[str]:
        """Skills of the 出牌阶段."""
        skill = f"skill {self.who} 1"
        if self.who == "白沧浪" or (self.who == "端木静" and self.hand):
            return {skill}
        if self.who == "顾小梦（SP）" and self.others:
            return {skill}
        if self.who == "王田香":
            return self.on(skill, self.others)
        if self.who == "裴玲":
            one, two = (self.on(skill, self.holding(self.others, count)) for count in (1, 2))
            return {f"{way} 1" for way in one} | {f"{way} 2" for way in two}
        if self.who == "肥原龙川":
            coerced = {f"{way} 威逼 {word}" for way in self.on(skill, self.others) for word in COERCED}
            return coerced | {f"{way} 利诱" for way in self.on(skill, self.there)}
        return set()

    def send(self) -> set[str]:
        """传递阶段: ↑ to somebody, and who may lock locks anybody else or nobody."""
        found: set[str] = set()
        for name in self.hand:
            printed, lock = name.split("/")[2], name.endswith("锁")
            for arrow in "←→↑" if self.who == "老鳖" and self.up and self.free else printed:
                ways = {f"send {name} to {SEATS[seat]}" for seat in self.others} if arrow == "↑" else set()
                ways = ways or ({f"send {name}"} if arrow != "↑" else set())
                ways = ways if arrow == printed else {f"{way} {arrow}" for way in ways}
                locks = [f" lock {SEATS[seat]}" for seat in self.others] if lock else []
                found |= {way + end for way in ways for end in ["", *locks]}
        return found

    def decide(self) -> set[str]:
        """The sender must accept, and so must who is locked."""
        must = self.me in (self.s.turn, self.told.locked)
        return {"accept", *(f"play {name}" for name in self.usable("破译")), *(() if must else ("decline",))}

    def rescue(self) -> set[str]:
        """One 澄清, for who is dying; 急智."""
        found = {"pass"}
        for name in self.usable("澄清"):
            found |= self.at(f"play {name}", [self.told.dying], black=True)
        if self.who == "顾小梦" and not self.up and self.free:
            found |= {"skill 顾小梦 1"} if self.s.rules.house["rescue_actions"] == "card_or_skill" else set()
        return found

    def contest(self) -> set[str]:
        """争夺阶段."""
        assert self.s.transit is not None
        sides = self.beside(self.s.transit.position)
        found = {"pass", *(f"play {name}" for name in self.usable("截获") + self.usable("调包"))}
        for name in self.usable("误导"):
            found |= self.on(f"play {name}", sides)
        if self.who == "李宁玉（SP）" and self.up and self.free and "误导" not in self.told.banned:
            for name in self.hand:
                found |= self.on(f"play {name} as 误导", sides) if name.startswith("截获") else set()
        if not self.free:
            return found
        return found | (self.open() if self.up else self.hidden())

    def open(self) -> set[str]:
        """Skills of the 争夺阶段 of public characters, once a turn."""
        skill = f"skill {self.who} 1"
        if self.me in self.told.used:
            return set()
        if self.who == "玄青子":
            return {skill} if self.s.turn == self.me and (self.s.deck or self.s.discard) else set()
        if self.who != "鬼脚":
            return set()
        paid = [self.name(card) for card in self.s.intel[self.me]]
        cards = {skill} if len(self.hand) > 1 else set()
        return cards | {f"{skill} {name}" for name in paid if not self.black(name)}

    def hidden(self) -> set[str]:
        """Skills that turn the character up."""
        skill = f"skill {self.who} 1"
        if self.who in HIDDEN_AND_FREE:
            return {skill}
        if self.who == "阿芙罗拉":
            return {skill} if self.holding(self.there) or any(self.s.intel[i] for i in self.there) else set()
        if self.who == "白昆山":
            pairs = combinations(self.holding(self.others), 2)
            return {f"{skill} on {SEATS[one]} {SEATS[other]}" for one, other in pairs}
        if self.who == "连鸢" or (self.who == "韩梅" and self.others):
            return self.at(skill, self.there)
        if self.who == "李醒":
            return self.on(skill, self.there)
        if self.who == "商玉":
            return self.on(skill, self.holding(self.others))
        if self.who == "墨红霜（SP）":
            women = [seat for seat in self.there if self.woman(seat)]
            drawn = {f"{way} draw" for way in self.on(skill, women)}
            return drawn | {f"{way} discard" for way in self.on(skill, self.holding(women))}
        return set()


def in_seat_order(notation: str) -> str:
    """毒计 names two players in any order."""
    if not notation.startswith("skill 白昆山"):
        return notation
    *words, one, other = notation.split(" ")
    return " ".join([*words, *sorted((one, other), key=SEATS.index)])
