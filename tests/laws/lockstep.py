"""Two games one eye cannot tell apart, played side by side until something is revealed.

As long as what happens looks the same to that eye, what it sees, who is asked and why, and what it is
offered itself must be the same. Everything else is a leak.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from fengsheng import Event, Game, Option
from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NO_CARD
from fengsheng.core.option import PASS
from fengsheng.core.rng import Rng
from fengsheng.core.state import State

from .redeals import looks_different

Told = dict[str, Any]

# What may come out differently although it looked the same: faces of cards are allowed in any event.
REVEALS_BY_WORD = {"identity", "flip", "learn_identity"}  # a card is turned up: the word is its name
REACTIONS = {"say", "react"}  # a probed player reacts as the identity demands
ENDINGS = frozenset({"declare", "end"})  # with automatic victory a goal that was met shows itself
FORCED = frozenset({"skill", "flip"})  # a skill that must be used shows itself


class Walk(NamedTuple):
    """How far two games went side by side, and what was wrong."""

    steps: int
    wrong: list[str]


# A card that leaves a hand is shown to everybody or to those who handle it: by, or by and target.
ONE_HANDLES = {"send", "play", "put_on_pile"}
TWO_HANDLE = {"give", "take", "set_aside"}


class Watched(list[Event]):
    """The events of a state, each checked when it happens: it shows a face to those only who then know it,
    and a card that leaves a hand face down to nobody else, even to those who knew it there."""

    def __init__(self, s: State, wrong: list[str]) -> None:
        super().__init__()
        self._state = s
        self._wrong = wrong

    def append(self, event: Event) -> None:
        """One more event."""
        if event.aim != NO_CARD and self._state.seen[event.aim] != EVERYONE:
            self._wrong.append(f"{event.kind} names card {event.aim}, which does not lie open")
        for card, mask in zip(event.cards, event.masks, strict=True):
            if event.audience & mask & ~self._state.seen[card]:
                self._wrong.append(f"{event.kind} shows card {card} to somebody who does not know it then")
            if mask != EVERYONE and mask & ~self._handlers(event):
                self._wrong.append(f"{event.kind} shows card {card} to somebody who does not handle it")
        super().append(event)

    def _handlers(self, event: Event) -> int:
        if event.kind == "give" and event.x and not self._state.hands[event.by]:
            return EVERYONE  # a whole hand: who knew a card of it knows where it is now
        if event.kind in TWO_HANDLE:
            return 1 << event.by | 1 << event.target
        discarded = event.kind == "discard" and not event.x  # one card; of a whole hand all is remembered
        return 1 << event.by if discarded or event.kind in ONE_HANDLES else EVERYONE


def apply(game: Game, choice: int, wrong: list[str]) -> list[Event]:
    """Answer, with every event watched."""
    game.state.events = Watched(game.state, wrong)
    events = game.apply(choice)
    return list(events)


def _key(game: Game, o: Option) -> tuple[object, ...]:
    """What of an answer by somebody else can be seen: not which hidden card, not which character."""
    faces = game.state.rules.faces
    aim = "" if o.aim == NO_CARD else faces[o.aim].name
    word = "" if o.kind == "keep" else o.word
    route = faces[o.card].route if o.kind == "send" else o.card == NO_CARD  # how it travels is announced
    return o.kind, o.uses, o.target, aim, o.named, word, route, len(o.cards)


def alike(a: Game, b: Game, seat: int | None, dice: Rng) -> tuple[int, int] | None:
    """An option of each game that look alike to that eye; None if there is no such pair."""
    mine, yours = list(enumerate(a.state.options)), list(enumerate(b.state.options))
    order = list(range(len(mine)))
    dice.shuffle(order)
    if dice.below(2):  # half of the time somebody does something, if at all possible
        order.sort(key=lambda i: mine[i][1].kind == PASS)
    for i in order:
        option = mine[i][1]
        if a.state.ask_seat == seat:
            same = [j for j, o in yours if o.notation == option.notation]
        else:
            same = [j for j, o in yours if _key(b, o) == _key(a, option)]
            if dice.below(3):  # of several, mostly the same one
                same.sort(key=lambda j: b.state.options[j].notation != option.notation)
            else:
                dice.shuffle(same)
        if same:
            return i, same[0]
    return None


def told(events: Iterable[Event], game: Game, seat: int | None) -> list[Told]:
    """Events as one eye has them."""
    seen = (event.seen_by(game.state.rules, seat) for event in events)
    return [event for event in seen if event is not None]


def unexplained(mine: list[Told], yours: list[Told], consequences: frozenset[str] = frozenset()) -> str:
    """Why two stories may not differ; empty if the first difference is something that was revealed.
    `consequences` are events that follow by themselves, here, from what somebody holds or is."""
    for one, two in zip(mine, yours, strict=False):
        if one == two:
            continue
        kinds = {one["kind"], two["kind"]}
        differs = {key for key in {*one, *two} if one.get(key) != two.get(key)}
        if differs == {"cards"} and len(one["cards"]) == len(two["cards"]):
            return ""
        if differs == {"word"} and kinds <= REVEALS_BY_WORD:
            return ""
        if kinds <= REACTIONS and "by" not in differs:
            return ""
        if kinds == {"turn"} and one["x"] == two["x"] == 1:
            return ""  # who begins was drawn by lot
        if kinds & (FORCED | consequences):
            return ""
        return f"told {one} in one game and {two} in the other"
    longer = mine if len(mine) > len(yours) else yours
    first = longer[min(len(mine), len(yours))]
    if first["kind"] in FORCED | consequences:
        return ""
    return f"only one of two games tells {first}"


def consequences(s: State) -> frozenset[str]:
    """With automatic victory a goal that is met shows itself; who is alone may have nothing he can send; and
    who is coerced must give a card of the name, or show that there is none."""
    found: frozenset[str] = frozenset()
    if s.rules.house.get("win_trigger", "automatic") == "automatic":
        found |= ENDINGS
    if s.rules.edition == "spywar":
        found |= {"show_hand"}
    if s.alive.bit_count() <= 1:
        found |= {"lose"}
    return found


def side_by_side(a: Game, b: Game, seat: int | None, dice: Rng, steps: int) -> Walk:
    """Walk both games until something is revealed, or for so many questions."""
    wrong: list[str] = []
    for step in range(steps):
        wrong += looks_different(a, seat, b)
        if wrong or a.decision is None:
            return Walk(step, wrong)
        pair = alike(a, b, seat, dice)
        if pair is None:
            if a.state.ask_seat == seat:
                wrong.append("the seat is offered something else")
            return Walk(step, wrong)
        if a.state.options[pair[0]].kind == "declare":
            return Walk(step, wrong)  # the end: everything is turned up
        mine = told(apply(a, pair[0], wrong), a, seat)
        yours = told(apply(b, pair[1], wrong), b, seat)
        if wrong:
            return Walk(step, wrong)
        if mine != yours:
            reason = unexplained(mine, yours, consequences(a.state))
            return Walk(step, [reason] if reason else [])
        if a.result is not None or b.result is not None:
            both = a.result is not None and b.result is not None
            return Walk(step, [] if both else ["only one of two games is over"])
    return Walk(steps, wrong)
