"""The rules read a second time, from the rulebooks alone: what a window offers, and where a message goes.

Nothing of the engine's tables is used here, so that a slip in them is seen: every window of many games is
compared with this.
"""

from __future__ import annotations

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.state import State

DIRECT = ("鎖定", "燒毀", "識破")
TEXT = ("調虎離山", "退回", "真偽莫辨")
USED_AS = {
    "lock": "鎖定",
    "lure": "調虎離山",
    "intercept": "截獲",
    "return": "退回",
    "decode": "破譯",
    "burn": "燒毀",
    "counter": "識破",
    "probe": "試探",
    "truefalse": "真偽莫辨",
}
WINDOWS = ("play", "pass", "arrive", "respond", "checkpoint")


class Reader:
    """One seat in one window. `locked`, `lured` and `locked_card` are what the events have told."""

    def __init__(self, s: State, seat: int, kind: str, way: Way) -> None:
        self.s = s
        self.me = seat
        self.kind = kind
        self.way = way
        self.house = s.rules.house
        self.up = bool(s.face_up >> seat & 1)
        self.who = s.rules.characters[s.character[seat]].name
        self.mine = s.turn == seat
        self.there = [other for other in range(len(s.hands)) if s.alive >> other & 1]
        self.others = [other for other in self.there if other != seat]
        stage = "" if s.transit is None else s.transit.stage
        self.passing = stage == "pass" and kind in ("pass", "respond")
        self.reached = stage == "arrive" and kind in ("arrive", "respond") and way.at == seat
        self.main = kind == "play"

    def name(self, card: int) -> str:
        """As notation writes it."""
        return self.s.rules.faces[card].name

    def is_(self, character: str) -> bool:
        """The character, face up."""
        return self.up and self.who == character

    def options(self) -> set[str]:
        """Everything, as notation writes it; declaring apart."""
        found = set() if self.main else {"pass"}
        for card in self.s.hands[self.me]:
            found |= self.used(card)
            found |= self.sent(card)
        if self.main and (self.s.sent or not any(word.startswith("send") for word in found)):
            found.add("end")
        return found | (self.hidden() if not self.up else self.open())

    def on(self, what: str, seats: list[int]) -> set[str]:
        """On each of these players."""
        return {f"{what} on {SEATS[seat]}" for seat in seats}

    def at(self, what: str, seats: list[int], colour: str = "") -> set[str]:
        """On intelligence in front of them."""
        names = ((seat, self.name(card)) for seat in seats for card in self.s.intel[seat])
        return {f"{what} on {SEATS[seat]} {name}" for seat, name in names if colour in name}

    def used(self, card: int) -> set[str]:
        """A card for its function, or for another one."""
        name = self.name(card)
        function = name.split("/")[0]
        play = f"play {name}"
        found: set[str] = set()
        if function == "鎖定":
            found |= self.locks(play)
        if (self.is_("職業殺手") and function == "識破") or (self.is_("刀鋒") and function == "試探"):
            found |= self.locks(f"{play} as 鎖定")
        if self.is_("貝雷帽") and self.mine and "/black" in name:
            found |= self.locks(f"skill 貝雷帽 2 {name}")
        if function == "調虎離山" and self.passing:
            found |= self.lures(play)
        any_turn = self.house["intercept_turn"] == "any_turn"
        if function == "截獲" and self.passing and (any_turn or not self.mine):
            found.add(play)
        if function == "破譯" and self.reached and self.decodable():
            found.add(play)
        bound = self.way.locked >> self.me & 1 or self.way.locked_card
        if function == "退回" and self.reached and self.way.sender != self.me and not bound:
            found.add(play)
        if function == "燒毀":
            found |= self.at(play, self.there, "/black")
        if function == "識破" and self.kind == "respond":
            found |= self.counters(play)
        if function == "試探" and self.main:
            found |= self.on(play, self.others)
        if function == "真偽莫辨" and self.main:
            found.add(play)
        return found

    def locks(self, what: str) -> set[str]:
        """What counts as 鎖定: in the own turn, for 柒佰 in any."""
        early = self.main and self.house["lock_timing"] == "with_intel" and not self.s.sent
        now = self.passing and (self.mine or self.is_("柒佰"))
        if not self.others or not (early or now):
            return set()
        return {what} if self.house["lock_target"] == "intelligence" else self.on(what, self.others)

    def lures(self, what: str) -> set[str]:
        """Not the sender, and nobody who is locked or away already."""
        if self.house["lure_turn"] == "own_turn_only" and not self.mine:
            return set()
        away = self.way.locked | self.way.lured | 1 << self.way.sender
        seats = self.there if self.house["lure_targets"] == "self_allowed" else self.others
        return self.on(what, [seat for seat in seats if not away >> seat & 1])

    def decodable(self) -> bool:
        """Whether this table lets the message in front of this seat be decoded."""
        if self.way.text and self.house["decode_on_text"] == "face_down_only":
            return False
        return self.way.sender != self.me or self.house["decode_own"] == "allowed"

    def counters(self, what: str) -> set[str]:
        """The topmost item, if it is a card; not the locks of 刀鋒."""
        s = self.s
        item = s.stack[s.stack[-1].on]
        user = item.by
        blade = s.rules.characters[s.character[user]].name == "刀鋒" and s.face_up & s.alive & 1 << user
        if item.card < 0 or (item.name == "lock" and blade):
            return set()
        if user == self.me and self.house["self_counter"] == "forbidden":
            return set()
        return {f"{what} on {USED_AS[item.name]}"}

    def sent(self, card: int) -> set[str]:
        """The ways to send it, once a turn."""
        if not self.main or self.s.sent:
            return set()
        name = self.name(card)
        if name.split("/")[0] in DIRECT:
            return {f"send {name} to {SEATS[seat]}" for seat in self.others}
        return {f"send {name}", f"send {name} left"} if self.is_("貝雷帽") else {f"send {name}"}

    def hidden(self) -> set[str]:
        """Skills that turn the character up."""
        if self.who == "閃靈":
            return self.on("skill 閃靈 1", [seat for seat in self.others if self.s.intel[seat]])
        if self.who == "黑玫瑰":
            return {"skill 黑玫瑰 1"}
        if self.who == "譯電員" and self.reached:
            return {"skill 譯電員 1"}
        if self.who != "峨嵋風":
            return set()
        now = self.passing and (not self.mine or self.house["intercept_turn"] == "any_turn")
        return {"skill 峨嵋風 1", "skill 峨嵋風 1 intercept"} if now else {"skill 峨嵋風 1"}

    def open(self) -> set[str]:
        """Skills at any time of face-up characters."""
        if self.who == "老槍":
            return self.on("skill 老槍 2", [seat for seat in self.others if self.s.face_up >> seat & 1])
        if self.who == "大美女" and not self.s.identity_up >> self.me & 1:
            return self.at("skill 大美女 2", self.there, "/black")
        if self.who == "小白" and len(self.s.hands[self.me]) >= 3:
            return self.at("skill 小白 2", self.others)
        return set()


class Way:
    """Where the message goes, from what is told alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.alive = (1 << seats) - 1
        self.sender = self.at = self.to = -1
        self.locked = self.lured = self.step = 0
        self.locked_card = self.back = self.text = self.direct = False

    def tell(self, e: Event, names: list[str], straight_back: bool) -> list[str]:
        """What happened; what is wrong with it. `straight_back`: where 退回 leads at this table."""
        bit = 1 << e.target if e.target >= 0 else 0
        if e.kind == "turn":
            self.locked = self.lured = 0
            self.locked_card = False
        elif e.kind == "send":
            function = names[e.cards[0]].split("/")[0]
            self.sender = self.at = e.by
            self.to, self.step, self.lured = e.target, -1 if e.x < 0 else 1, 0
            self.back, self.text, self.direct = False, function in TEXT, function in DIRECT
        elif e.kind == "locked":
            self.locked |= bit
            self.locked_card |= not bit
        elif e.kind == "lured":
            self.lured |= bit
        elif e.kind == "returned" and not self.direct and not straight_back:
            self.step = -self.step
        elif e.kind == "returned" or (e.kind == "decline" and self.direct):
            self.back = True
        elif e.kind in ("die", "lose"):
            gone = ~(1 << e.by)
            self.alive &= gone
            self.locked &= gone
            self.lured &= gone
        elif e.kind == "arrive":
            wanted = self.next()
            self.at = e.by
            return [] if wanted == e.by else [f"it reaches {e.by} and not {wanted}"]
        return []

    def next(self) -> int:
        """Who is reached next."""
        if self.back or (self.direct and self.at == self.to):
            return self.sender
        if self.direct:
            return self.to if self._takes_part(self.to) else self.sender
        seat = (self.at + self.step) % self.seats
        while seat != self.sender and not self._takes_part(seat):
            seat = (seat + self.step) % self.seats
        return seat

    def _takes_part(self, seat: int) -> bool:
        away = self.lured & ~self.locked
        return bool(self.alive & ~away & 1 << seat)
