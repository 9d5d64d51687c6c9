"""What must hold at every decision of every game. Each law returns what it finds broken, in words."""

from __future__ import annotations

from fengsheng.core.counters import rebuild
from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.goals import refresh
from fengsheng.core.offering import actors
from fengsheng.core.state import State
from fengsheng.core.triggers import find_listeners
from fengsheng.core.window import pending


def misplaced_cards(s: State) -> list[str]:
    """Every card is in exactly one place: a pile, a hand, in front of somebody, on its way, in a frame."""
    places: list[tuple[str, list[int]]] = [
        ("deck", s.deck),
        ("discard", s.discard),
        ("aside", s.aside),
    ]
    places += [(f"hands[{i}]", h) for i, h in enumerate(s.hands)]
    places += [(f"intel[{i}]", z) for i, z in enumerate(s.intel)]
    if s.transit is not None:
        places.append(("transit", [s.transit.card]))
    for i, f in enumerate(s.stack):
        if f.card != NO_CARD:
            places.append((f"stack[{i}].card", [f.card]))
        if f.cards:
            places.append((f"stack[{i}].cards", list(f.cards)))
    count = len(s.rules.faces)
    where: list[str] = [""] * count
    wrong: list[str] = []
    for name, cards in places:
        for card in cards:
            if not 0 <= card < count:
                wrong.append(f"state.{name} holds a card that does not exist ({card})")
            elif where[card]:
                wrong.append(f"card {card} is in state.{name} and in state.{where[card]}")
            else:
                where[card] = name
    wrong += [f"card {card} is nowhere" for card in range(count) if not where[card]]
    return wrong


def wrong_seats(s: State) -> list[str]:
    """Everybody is in the game, dead, or has lost; who is out owns nothing and is not asked."""
    wrong: list[str] = []
    everybody = (1 << s.rules.seats) - 1
    if s.alive | s.dead | s.lost != everybody or s.alive & (s.dead | s.lost) or s.dead & s.lost:
        wrong.append("alive, dead and lost do not divide the seats")
    for seat in range(s.rules.seats):
        if not (s.alive | s.dying) >> seat & 1 and (s.hands[seat] or s.intel[seat]):
            wrong.append(f"seat {seat} is out and still has cards")
    if s.ask_seat != NOBODY and not (s.alive | s.dying) >> s.ask_seat & 1:
        wrong.append(f"seat {s.ask_seat} is out and still asked")
    if s.dying != sum(1 << q for q in set(s.queue)):
        wrong.append("dying and the queue of deaths disagree")
    return wrong


def _meeting(s: State) -> int:
    """Who meets a win condition, whatever the table thinks possible."""
    return sum(1 << i for i in range(s.rules.seats) if s.alive >> i & 1 and s.rules.meets_goal(s, i))


def wrong_counters(s: State) -> list[str]:
    """Derived fields are what they would be if made from scratch."""
    refresh(s)
    twin = s.clone()
    rebuild(twin)
    refresh(twin)
    pairs = [
        ("has", s.has, twin.has),
        ("held", s.held, twin.held),
        ("tally", s.tally, twin.tally),
        ("meets", [s.meets & s.alive], [_meeting(s)]),
        ("may_meet", [s.may_meet & s.alive], [twin.may_meet & s.alive]),
        ("listeners", list(s.listeners.values()), [find_listeners(s, kind) for kind in s.listeners]),
    ]
    if s.phase != "setup":  # once the characters lie
        pairs.append(("active_seats", list(s.active_seats), list(twin.active_seats)))
        pairs.append(("hooked", list(s.hooked.values()), list(twin.hooked.values())))
    return [f"{name} is {mine}, from scratch {fresh}" for name, mine, fresh in pairs if mine != fresh]


def wrong_knowledge(s: State) -> list[str]:
    """Own hands and open intelligence are known to those who see them."""
    wrong: list[str] = []
    for seat in range(s.rules.seats):
        for card in s.hands[seat]:
            if not s.seen[card] >> seat & 1:
                wrong.append(f"seat {seat} does not know card {card} of its own hand")
        for card in s.intel[seat]:
            if s.seen[card] != EVERYONE:
                wrong.append(f"intelligence {card} in front of seat {seat} is not known to all")
    return wrong


def wrong_options(s: State) -> list[str]:
    """There is something to choose, and no two options are written alike."""
    if s.result is not None:
        return [] if s.ask_seat == NOBODY and not s.options else ["asked after the end"]
    wrong: list[str] = []
    if not s.options:
        wrong.append("nothing is offered")
    if len(s.options) == 1 and not s.ask_forced:
        wrong.append("stopped at a question with one answer")
    texts = [o.notation for o in s.options]
    if len(set(texts)) != len(texts):
        wrong.append(f"two options are written alike: {sorted(texts)}")
    return wrong


def wrong_aims(s: State) -> list[str]:
    """What waits to take effect aims at cards that lie open in front of somebody."""
    return [
        f"{f.name} aims at card {f.aim}, which is not laid out"
        for f in map(s.stack.__getitem__, pending(s))
        if f.aim != NO_CARD and not any(f.aim in intel for intel in s.intel)
    ]


def wrong_actors(s: State) -> list[str]:
    """In an open window, `actors` names exactly the seats that can do more than pass."""
    if s.ask_seat == NOBODY or s.stack[-1].name != "window":
        return []
    f = s.stack[-1]
    mask = actors(s, f.occasion, f.on)
    wrong: list[str] = []
    if s.acting >= 0 and s.acting != (s.alive if s.ask_forced else mask):
        wrong.append(f"seats {s.acting:b} are remembered as those who can act")
    for seat in range(s.rules.seats):
        if s.alive >> seat & 1:
            can = len(s.rules.offer(s, seat, f.occasion, f.on)) > 1
            if can != bool(mask >> seat & 1):
                wrong.append(f"seat {seat} {'can' if can else 'cannot'} act, actors says otherwise")
    if mask & ~s.alive:
        wrong.append("actors names somebody who is out")
    return wrong


LAWS = {
    "cards": misplaced_cards,
    "seats": wrong_seats,
    "counters": wrong_counters,
    "knowledge": wrong_knowledge,
    "options": wrong_options,
    "aims": wrong_aims,
    "actors": wrong_actors,
}


def broken_laws(s: State) -> list[str]:
    """Everything that is wrong with this state; empty if all is well."""
    return [f"{name}: {words}" for name, law in LAWS.items() for words in law(s)]
