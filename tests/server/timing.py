"""Tables of scripted people and bots, and how long their questions last, as everybody can see it."""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from tests.server.harness import HandClock, Listener
from tests.server.twins import Around, do

from fengsheng import Game
from fengsheng.server.table import dealing
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.item import Item
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.state import Chair, Member, TableState, Wishes
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client

SEATS = 6
MANNERS: tuple[Wishes, ...] = (
    Wishes([]),  # never thinks longer
    Wishes(["decisive", "targeted", "reached"]),  # by what everybody can see
    Wishes(),  # as usual
    Wishes([]),  # by hand, whenever the lots say so
)
BY_HAND = 3
OFTEN = 0.15  # how often somebody thinks longer by hand


class Lasted(NamedTuple):
    """A question in which nobody did anything: what everybody knows of it, how long it lasted, and what
    nobody may find out from that."""

    kind: str
    alone: bool
    """Whether one seat was asked."""
    held: tuple[int, ...]
    """Who thought longer from the beginning, by conditions that look at public facts."""
    seconds: float
    choice: bool


def make_room(edition: str, seed: int, pace: str, dice: Random) -> tuple[Room, list[Listener]]:
    """A table with four people, each with a manner of their own, and two bots."""
    game = Game.new(edition, SEATS, seed, ask_forced=True)
    chairs = [Chair(f"guest {i}") for i in range(len(MANNERS))]
    chairs += [Chair(bot="random", name=f"bot {i}") for i in range(SEATS - len(MANNERS))]
    dice.shuffle(chairs)
    state = TableState("guest 0", TableSettings(edition=edition, seats=SEATS, pace=pace), chairs)
    state.members = [Member(f"guest {i}", f"P{i}", prefs=wishes) for i, wishes in enumerate(MANNERS)]
    around = Around()
    room = Room(around, Table(around, "t", "ABCDEF", "playing", state, b"s" * 32, 0))
    room.table.dice = Random(seed)
    room.table.match = Match("game", 1, Answers(game), PACES[pace], room.table.dice)
    dealing.pose(room.table, room.table.match)
    return room, [Listener(f"guest {i}") for i in range(len(MANNERS))]


class _Person:
    """Somebody who decides when to answer, and whether to think longer, without a look at the cards."""

    def __init__(self, peer: Listener, by_hand: bool, dice: Random) -> None:
        self.peer = peer
        self.by_hand = by_hand
        self.dice = dice
        self.asked = ""
        self.plans: list[tuple[float, str]] = []

    def plan(self, now: float, seat: int) -> None:
        """Look at what is open."""
        ask = self.peer.ask
        if ask is None or seat not in ask["seats"]:
            self.plans = []
            return
        if ask["id"] != self.asked:
            self.asked = ask["id"]
            self.plans = []
            lasting = ask.get("lasting", False)
            total = ask["clock"]["total"] / 1000
            if lasting and self.by_hand and self.dice.random() < OFTEN:
                self.plans = [(now + self.dice.uniform(0.1, 0.9) * total, "hold")]
            # inside the time if nobody thinks; whoever holds takes longer
            self.plans.append((now + self.dice.uniform(0.1, 0.9) * min(total, 8.0), "answer"))
            if self.plans[0][1] == "hold":
                self.plans[-1] = (self.plans[0][0] + self.dice.uniform(0.5, 6.0), "answer")

    def pick(self) -> str:
        """Mostly pass."""
        assert self.peer.prompt is not None
        options = [option["n"] for option in self.peer.prompt["options"]]
        passing = "pass" in options and self.dice.random() < 0.9
        return "pass" if passing else str(self.dice.choice(options))


async def _play(room: Room, peers: list[Listener], dice: Random, found: list[Lasted], most: int) -> None:
    clock = room.clock
    assert isinstance(clock, HandClock)
    people = [_Person(peer, index == BY_HAND, dice) for index, peer in enumerate(peers)]
    for peer in peers:
        await do(room, Item(peer, client.Hello("ABCDEF", words="none")))
    seats = {chair.guest: seat for seat, chair in enumerate(room.table.state.chairs)}
    while room.table.phase == "playing" and len(found) < most:
        match = room.table.match
        assert match is not None
        question, opened, acted = match.answers.question, clock.now(), False
        assert question is not None
        held = tuple(sorted(match.holding))
        choice = any(len(options) > 1 for options in question.offers.values())
        before = len(match.answers.history)
        while match.answers.question is question:
            for person in people:
                person.plan(clock.now(), seats[person.peer.guest])
            planned = [(when, what, person) for person in people for when, what in person.plans]
            when, what, who = min(planned, default=(math.inf, "", people[0]), key=lambda plan: plan[0])
            ring = clock.next_ring()
            if ring is not None and ring <= when:
                clock.move_to(ring)
                items = list(room._inbox)
                room._inbox.clear()
                await do(room, *items)
                continue
            assert when < math.inf, "nothing will ever happen again"
            clock.move_to(when)
            who.plans.pop(0)
            if what == "hold":
                await do(room, Item(who.peer, client.Hold(who.asked)))
            elif who.peer.prompt is not None:
                await do(room, Item(who.peer, client.Answer(who.asked, who.pick())))
        assert not any(peer.errors for peer in peers), [peer.errors for peer in peers]
        acted = len(match.answers.history) > before and any(
            event.kind in ("play", "skill", "declare") for event in match.answers.history[before:]
        )
        if question.lasting and not acted:
            lasted = clock.now() - opened
            found.append(Lasted(question.kind, len(question.offers) == 1, held, round(lasted, 6), choice))


def questions(edition: str, pace: str, most: int) -> list[Lasted]:
    """So many questions that lasted, over as many games as it takes."""
    found: list[Lasted] = []

    async def run() -> None:
        seed = 0
        while len(found) < most:
            seed += 1
            dice = Random(f"{edition} {pace} {seed}")
            room, peers = make_room(edition, seed, pace, dice)
            await _play(room, peers, dice, found, most)

    asyncio.run(run())
    return found


class Verdict(NamedTuple):
    """How far the two sorts of question are apart."""

    z: float
    p: float
    with_choice: int
    without: int


def told_apart(lasted: Iterable[Lasted]) -> Verdict:
    """A two-sample rank test (Mann and Whitney's, with ties, added up over what everybody knows): can
    questions with a choice be told from those without by their time?"""
    groups: dict[tuple[str, bool, tuple[int, ...]], list[Lasted]] = defaultdict(list)
    for one in lasted:
        groups[one.kind, one.alone, one.held].append(one)
    away = variance = 0.0
    counts = [0, 0]
    for group in groups.values():
        with_choice = sum(one.choice for one in group)
        without = len(group) - with_choice
        if not with_choice or not without:
            continue
        counts[0] += with_choice
        counts[1] += without
        ranks, ties = _ranks([one.seconds for one in group])
        u = sum(rank for rank, one in zip(ranks, group, strict=True) if one.choice)
        n = len(group)
        away += u - with_choice * (n + 1) / 2
        variance += with_choice * without / 12 * (n + 1 - ties / (n * (n - 1)))
    z = away / math.sqrt(variance) if variance > 1e-9 else 0.0
    return Verdict(z, math.erfc(abs(z) / math.sqrt(2)), counts[0], counts[1])


def _ranks(values: list[float]) -> tuple[list[float], float]:
    """Middle ranks, and how much ties take from the variance."""
    order = sorted(range(len(values)), key=lambda index: values[index])
    ranks = [0.0] * len(values)
    ties = 0.0
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for index in order[start:end]:
            ranks[index] = (start + 1 + end) / 2
        size = end - start
        ties += size**3 - size
        start = end
    return ranks, ties
