"""What events tell: who did what sort of thing to whom, with which colour.

Nothing here knows a card or a skill. A thing done is a word made of what the event says; how much it tells is
in the tables. What happens to a card under way is held back until the card is seen, and then has its colour.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fengsheng.bots.valuation.lore import Lore
from fengsheng.core.notation import NAMED

if TYPE_CHECKING:
    from fengsheng.bots.belief.tables import Table

NOBODY: Final = -1
# Colours of a card: red, blue, black, red and black, blue and black, not known (or any other).
RED, BLUE, BLACK, RED_BLACK, BLUE_BLACK, UNSEEN = range(6)
_BY_NAME: Final = {
    ("red",): RED,
    ("blue",): BLUE,
    ("black",): BLACK,
    ("black", "red"): RED_BLACK,
    ("black", "blue"): BLUE_BLACK,
}
_KNOWN: Final = "!"  # behind a thing that was done by somebody who knew the card
_LATER: Final = "+"  # behind a thing that was done after the first round

# What is done with or for a card that somebody has, not with one under way: its other seat and its colour.
_PLAIN: Final = ("countered", "react", "give", "take", "burn", "named", "confined", "show_hand")
_OPEN: Final = ("countered", "burn")  # those whose cards everybody sees
_UNDER_WAY: Final = ("locked", "lured", "intercepted", "returned", "moved", "decline", "accept")
_LOOKS: Final = ("look", "turn_up", "show_top")
# Kinds of events by what is made of them; all others tell nothing.
_IS_PLAIN: Final = 0
_IS_USE: Final = 1
_IS_LOOK: Final = 2
_IS_UNDER_WAY: Final = 3
_IS_ARRIVAL: Final = 4
_IS_SWAP: Final = 5
_IS_TURN: Final = 6
_IS_SEND: Final = 7
_IS_GAIN: Final = 8
_IS_DEATH: Final = 9
_SORTS: Final[dict[str, int]] = {
    **dict.fromkeys(_PLAIN, _IS_PLAIN),
    **dict.fromkeys(("play", "skill"), _IS_USE),
    **dict.fromkeys(_LOOKS, _IS_LOOK),
    **dict.fromkeys(_UNDER_WAY, _IS_UNDER_WAY),
    "arrive": _IS_ARRIVAL,
    "swapped": _IS_SWAP,
    "turn": _IS_TURN,
    "send": _IS_SEND,
    "gain": _IS_GAIN,
    "die": _IS_DEATH,
}


@cache
def colour_of(name: str) -> int:
    """The colour of a card by its name, such as 鎖定/red."""
    parts = name.removesuffix(NAMED).split("/")
    return _BY_NAME.get(tuple(sorted(parts[1].split("+"))), UNSEEN) if len(parts) > 1 else UNSEEN


class Told:
    """One thing that was done; once it is counted, with whose cards it was about when it happened."""

    __slots__ = ("actor", "by", "colour", "event", "other", "table", "target", "turn", "what")

    def __init__(self, what: str, by: int, other: int, colour: int, event: dict[str, Any], turn: int) -> None:
        self.what = what
        self.by = by
        self.other = other
        self.colour = colour
        self.event = event  # what was seen
        self.turn = turn
        self.actor = NOBODY
        self.target = NOBODY
        self.table: Table | None = None


# The same while the colour is not known: what, by whom, the other seat, the event and its turn.
_Held = tuple[str, int, int, dict[str, Any], int]


class _Transmission:
    """A card under way, and what was done to it while its colour was not known."""

    __slots__ = ("at", "held", "locked", "open", "saw", "sender", "took")

    def __init__(self, sender: int, in_sight: bool) -> None:
        self.sender = sender
        self.open = in_sight
        self.saw = 1 << sender  # who knows the card
        self.at = sender
        self.locked = 0
        self.took = NOBODY
        self.held: list[_Held] = []

    def clone(self) -> _Transmission:
        """The same, to go on with."""
        twin = _Transmission(self.sender, self.open)
        twin.saw, twin.at, twin.locked, twin.took = self.saw, self.at, self.locked, self.took
        twin.held = self.held.copy()
        return twin


class Listener:
    """Turns events, as one seat or a spectator sees them, into things done. Cards that somebody may see alone
    are not looked at: so it hears the same, whoever's events it is told."""

    def __init__(self, lore: Lore, seats: int) -> None:
        self._lore = lore
        self._seats = seats
        self._way: _Transmission | None = None
        self._done: list[Told] = []
        self.turn = 0

    def clone(self) -> Listener:
        """One that goes on from here by itself."""
        twin = Listener(self._lore, self._seats)
        twin.turn = self.turn
        if self._way is not None:
            twin._way = self._way.clone()
        return twin

    def hear(self, event: dict[str, Any]) -> list[Told]:
        """What is known now that was not known before."""
        kind: str = event["kind"]
        sort = _SORTS.get(kind)
        if sort is None:
            return []
        self._done = []
        way = self._way
        if sort == _IS_ARRIVAL:
            if way is not None:
                way.at = event["by"]
        elif sort == _IS_USE:
            self._use(kind, event)
        elif sort == _IS_GAIN:
            self._gain(event)
        elif sort == _IS_UNDER_WAY:
            if way is not None:
                self._happens(way, kind, event)
        elif sort == _IS_TURN:
            self._settle(UNSEEN)
            self.turn = event.get("x", 0)
        elif sort == _IS_SEND:
            self._settle(UNSEEN)
            self._send(event)
        elif sort == _IS_LOOK:
            if way is not None:
                self._looked(way, kind, event)
        elif sort == _IS_SWAP:
            if way is not None:
                self._settle_held(way, _seen(event))
                self._hold(way, kind, event.get("by", NOBODY), way.at, event)
        elif sort == _IS_PLAIN:
            word: str = event.get("word", "") if kind in ("countered", "react") else ""
            colour = _seen(event) if kind in _OPEN else UNSEEN
            self._do(f"{kind} {word}".strip(), event, event.get("target", NOBODY), colour)
        elif "target" in event:  # a death, by somebody
            self._tell("kill", event["target"], event["by"], UNSEEN, event)
        return self._done

    def _send(self, event: dict[str, Any]) -> None:
        by: int = event["by"]
        route: str = event["word"]
        first, locked = self._lore.sent(event, self._seats)
        way = self._way = _Transmission(by, route in self._lore.in_sight)
        self._hold(way, f"send {route}", by, first, event)
        if locked != NOBODY:
            way.locked |= 1 << locked
            self._hold(way, "send lock", by, locked, event)

    def _looked(self, way: _Transmission, kind: str, event: dict[str, Any]) -> None:
        """Somebody knows the card under way now, or all do."""
        by: int = event.get("by", NOBODY)
        if kind == "turn_up":
            way.open = True
        elif by != NOBODY:
            way.saw |= 1 << by

    def _happens(self, way: _Transmission, kind: str, event: dict[str, Any]) -> None:
        """Something with the card under way."""
        by: int = event.get("by", NOBODY)
        target: int = event.get("target", NOBODY)
        if kind == "accept" and (by == way.sender or way.locked >> by & 1):
            return  # there was no choice
        other = target if target != NOBODY and kind in ("locked", "lured", "moved") else way.sender
        if kind in ("locked", "lured") and by == way.sender:
            kind = f"{kind} own"
        self._hold(way, kind, by, other, event)
        if kind.startswith("locked") and target != NOBODY:
            way.locked |= 1 << target
        elif kind == "intercepted":
            way.took = by
        elif kind == "moved" and target != NOBODY:
            way.at = target

    def _use(self, kind: str, event: dict[str, Any]) -> None:
        """A card or a skill: what it aims at has a colour, or else it may be about the card under way."""
        what = f"{kind} {event.get('word', '')}"
        target: int = event.get("target", NOBODY)
        way = self._way
        aim: str = event.get("aim", "")
        if aim or way is None:
            self._do(what, event, target, colour_of(aim) if aim else UNSEEN)
        else:
            other = target if target != NOBODY else way.at
            self._hold(way, what, event.get("by", NOBODY), other, event)

    def _gain(self, event: dict[str, Any]) -> None:
        by: int = event["by"]
        way = self._way
        if way is not None and event.get("word", "") in self._lore.rests:
            forced = way.locked >> by & 1 or way.took == by
            if by == way.sender:
                self._hold(way, "keep", by, NOBODY, event)
            elif not forced and not self._lore.accepts:
                self._hold(way, "accept", by, way.sender, event)
            self._settle(_seen(event))
        else:
            for name in event.get("cards", []):
                self._do(
                    f"gain {event.get('word', '')}", event, by, colour_of(name), event.get("target", NOBODY)
                )

    def _do(self, what: str, event: dict[str, Any], other: int, colour: int, by: int | None = None) -> None:
        actor: int = event.get("by", NOBODY) if by is None else by
        self._tell(what, actor, other, colour, event)

    def _hold(self, way: _Transmission, what: str, by: int, other: int, event: dict[str, Any]) -> None:
        knows = way.open or bool(by >= 0 and way.saw >> by & 1)
        way.held.append((what + _KNOWN if knows else what, by, other, event, self.turn))

    def _settle(self, colour: int) -> None:
        """The card is seen at last, or never."""
        way = self._way
        if way is not None:
            self._settle_held(way, colour)
            self._way = None

    def _settle_held(self, way: _Transmission, colour: int) -> None:
        for what, by, other, event, turn in way.held:
            self._tell(what, by, other, colour, event, turn)
        way.held = []

    def _tell(
        self, what: str, by: int, other: int, colour: int, event: dict[str, Any], turn: int = -1
    ) -> None:
        if by == NOBODY:
            return
        when = self.turn if turn < 0 else turn
        word = what + _LATER if when > self._seats else what
        self._done.append(Told(word, by, NOBODY if other == by else other, colour, event, when))


def _seen(event: dict[str, Any]) -> int:
    """The colour of the first card of an event that all can see."""
    cards: list[str] = event.get("cards", [])
    return colour_of(cards[0]) if cards else UNSEEN
