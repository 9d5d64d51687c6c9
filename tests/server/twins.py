"""Two rooms whose games differ only in what one reader may not know, played side by side.

Everything that leaves the rooms for that reader must be the same, byte for byte, until something is shown to
them that was hidden; and what is shown to them must be what the engine shows to that seat.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, NamedTuple

from tests.laws.lockstep import ENDINGS, _key, unexplained
from tests.server.harness import HandClock, Listener

from fengsheng import Game
from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Option
from fengsheng.server.clock import Clock
from fengsheng.server.cluster.protocols import Alone, Ownership
from fengsheng.server.screens.reasons import HAND
from fengsheng.server.table import dealing
from fengsheng.server.table.answering import take
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.item import Item
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import PACES, Pace, at_speed
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.showing import show_ask
from fengsheng.server.table.state import Chair, Member, TableState
from fengsheng.server.table.table import Table
from fengsheng.server.thinking.pool import Pool
from fengsheng.server.wire import client
from fengsheng.server.wire.allowed import shown_event


class NoDisk:
    """A store that keeps nothing."""

    def commit(self, ops: object, fence: object = None) -> asyncio.Future[None]:
        """Done at once."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_result(None)
        return future

    def table(self, table: str) -> None:
        """A room that fails here has a bug."""
        raise AssertionError("a room has failed")

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: [] if name == "drop_steps" else None


class Onlooker(Listener):
    """One of the crowd: frames are made for it, and nobody reads them."""

    def send(self, frame: bytes) -> None:
        """It is enough that it was made."""


class Around:
    """What a room needs around it."""

    def __init__(self) -> None:
        self.store: Any = NoDisk()
        self.clock: Clock = HandClock()
        self.thinkers = Pool(0, self.count)
        self.ownership: Ownership = Alone()

    def count(self, what: str, number: float = 1) -> None:
        """Nobody counts here."""

    def check_start(self, state: TableState) -> None:
        """It is dealt already."""

    def gone(self, room: Room) -> None:
        """It never ends."""

    def moved(self, room: Room) -> None:
        """There is nowhere else."""

    def pace(self, name: str, speed: str = "") -> Pace:
        """As it is."""
        return at_speed(PACES[name], PACES[speed or name])


def make_room(game: Game, history: list[Event], seat: int | None, words: str) -> tuple[Room, Listener]:
    """A room in which `game` is played, and its one reader."""
    guests = [f"guest {i}" for i in range(game.seats)]
    state = TableState(
        "guest 0", TableSettings(seats=game.seats, coach=True), [Chair(guest) for guest in guests]
    )
    state.members = [Member(guest, f"P{i}") for i, guest in enumerate(guests)] + [Member("watcher", "W")]
    around = Around()
    room = Room(around, Table(around, "t", "ABCDEF", "playing", state, b"s" * 32, 0))
    room.table.dice = Random(11)
    match = Match("game", 1, Answers(game, history), PACES["normal"], room.table.dice)
    room.table.match = match
    dealing.pose(room.table, match)
    reader = Listener("watcher" if seat is None else guests[seat], words=words)
    return room, reader


class Walk(NamedTuple):
    """How far it went, and what told the rooms apart."""

    steps: int
    wrong: str


async def do(room: Room, *items: Item) -> None:
    """Have a room do something, without its task."""
    await room._work(list(items))


def alike(mine: Option, others: list[Option], a: Game, b: Game, own: bool, dice: Random) -> Option | None:
    """An option of the twin that looks the same to the reader."""
    if own:
        found = [o for o in others if o.notation == mine.notation]
    else:
        found = [o for o in others if _key(b, o) == _key(a, mine)]
    return dice.choice(found) if found else None


async def side_by_side(
    game: Game,
    twin: Game,
    history: list[Event],
    seat: int | None,
    dice: Random,
    steps: int,
    words: str,
    crowd: bool = False,
) -> Walk:
    """Walk until something is revealed, or for so many answers. `crowd`: all others look on, too, so that
    frames and patches are made for several at once."""
    one, mine = make_room(game, history, seat, words)
    two, yours = make_room(twin, history, seat, words)
    assert one.table.match is not None
    assert two.table.match is not None
    stories = (one.table.match.answers, mine), (two.table.match.answers, yours)
    walk = await _walk((one, mine), (two, yours), seat, dice, steps, words, crowd)
    told = [_untrue(play, reader, seat) for play, reader in stories]
    return walk if walk.wrong else Walk(walk.steps, told[0] or told[1])


async def _walk(
    first: tuple[Room, Listener],
    second: tuple[Room, Listener],
    seat: int | None,
    dice: Random,
    steps: int,
    words: str,
    crowd: bool,
) -> Walk:
    (one, mine), (two, yours) = first, second
    assert one.table.match is not None
    assert two.table.match is not None
    game, twin = one.table.match.answers.game, two.table.match.answers.game
    hello = client.Hello("ABCDEF", words="none" if words == "none" else "labels")
    for room, reader in ((one, mine), (two, yours)):
        await do(room, Item(reader, hello))
        for member in room.table.state.members if crowd else []:
            if member.guest != reader.guest:
                await do(room, Item(Onlooker(member.guest), hello))
    for step in range(steps):
        if mine.frames != yours.frames:
            return Walk(step, _difference(game, mine, yours))
        assert one.table.match is not None
        assert two.table.match is not None
        p, q = one.table.match.answers, two.table.match.answers
        if p.question is None or q.question is None:
            return Walk(step, "" if p.question is q.question else "only one of two games is over")
        if _times(one.table.match) != _times(two.table.match):
            return Walk(step, "questions end at other times")
        waiting = p.waiting()
        if p.question.lasting and (not waiting or dice.random() < 0.3):
            await _let_it_end(one, two, seat)
            continue
        asked = dice.choice(waiting)
        if asked not in q.question.offers:
            return Walk(step, "another seat is asked")
        if p.question.lasting and dice.random() < 0.15 and asked not in one.table.match.holding:
            await _hold(one, two, mine, yours, asked if asked != seat else None)
            continue
        if asked == seat and dice.random() < 0.3:
            await _ask_the_coach(one, two, mine, yours, dice)
            continue
        if dice.random() < 0.1:
            await _look_around((one, mine), (two, yours), seat, dice)
            continue
        offered = list(p.question.offers[asked])
        chosen = dice.choice(offered)
        if dice.random() < 0.7:
            chosen = next((o for o in offered if o.kind == "pass"), chosen)
        if chosen.kind == "declare":
            return Walk(step, "")
        match = alike(chosen, list(q.question.offers[asked]), game, twin, asked == seat, dice)
        if match is None:
            return Walk(step, "the reader is offered something else" if asked == seat else "")
        for room, option in ((one, chosen), (two, match)):
            if asked == seat:
                reader = mine if room is one else yours
                number = p.question.number if room is one else q.question.number
                await do(room, Item(reader, client.Answer(f"1.{number}", option.notation)))
            else:
                take(room.table, room.out, asked, option, "person")
                await do(room)
        if len(q.given) != len(p.given):
            # somebody's hidden reaction ended the question in one game only: what is told decides
            return Walk(step, _difference(game, mine, yours) if mine.frames != yours.frames else "")
    return Walk(steps, _difference(game, mine, yours) if mine.frames != yours.frames else "")


def _times(match: Match) -> tuple[object, ...]:
    """Everything that decides when something happens, or that is told about it."""
    return match.delays, match.opened, match.total, match.closes(), sorted(match.holding)


async def _let_it_end(one: Room, two: Room, seat: int | None) -> None:
    """Time passes until the open question is over. Everybody but the reader passes by hand where that is
    possible, because silence would declare a victory, and that is seen."""
    for room in (one, two):
        assert room.table.match is not None
        assert isinstance(room.clock, HandClock)
        question = room.table.match.answers.question
        assert question is not None
        for other in room.table.match.answers.waiting():
            if other != seat and "pass" in question.listed(other):
                take(room.table, room.out, other, question.find(other, "pass"), "person")
        when = room.table.match.closes()
        assert when is not None
        room.clock.move_to(when)
        room._inbox.clear()
        await do(room)


async def _hold(one: Room, two: Room, mine: Listener, yours: Listener, other: int | None) -> None:
    """Somebody thinks longer: another seat, or the reader with the message for it."""
    for room, reader in ((one, mine), (two, yours)):
        assert room.table.match is not None
        assert room.table.match.answers.question is not None
        if other is None:
            await do(room, Item(reader, client.Hold(f"1.{room.table.match.answers.question.number}")))
        else:
            room.table.match.hold(other, room.clock.now())
            show_ask(room.table, room.out)
            await do(room)


async def _ask_the_coach(one: Room, two: Room, mine: Listener, yours: Listener, dice: Random) -> None:
    """The reader asks everything that a coach can be asked: about the question, and about one answer."""
    assert one.table.match is not None
    question = one.table.match.answers.question
    assert question is not None
    seat = one.table.state.seat_of(mine.guest)
    assert seat is not None
    prompt, option = f"1.{question.number}", dice.choice(list(question.listed(seat)))
    for message in (
        client.Hint(prompt),
        client.WhyAsked(prompt),
        client.Topics(prompt),
        client.Weigh(prompt, option),
    ):
        for room, reader in ((one, mine), (two, yours)):
            await do(room, Item(reader, message))


async def _look_around(
    first: tuple[Room, Listener], second: tuple[Room, Listener], seat: int | None, dice: Random
) -> None:
    """The reader asks why something is not possible, what an answer would do, and for everything anew: also
    where somebody else is asked."""
    room = first[0]
    assert room.table.match is not None
    question = room.table.match.answers.question
    assert question is not None
    state = room.table.match.answers.game.state
    whom = f"on {SEATS[dice.randrange(len(state.hands))]}"
    face, skill = dice.choice(state.rules.faces).name, dice.choice(state.rules.characters).name
    if seat is not None and state.hands[seat] and dice.random() < 0.7:
        face = state.rules.faces[dice.choice(state.hands[seat])].name
    if seat is not None and state.character[seat] >= 0 and dice.random() < 0.7:
        skill = state.rules.characters[state.character[seat]].name
    asked = [HAND, face, f"play {face} {whom}", f"send {face} {whom.replace('on', 'to')}", "accept", "end"]
    asked += [f"skill {skill} {number}{where}" for number in (1, 2) for where in ("", f" {whom}")]
    messages: list[client.ClientMessage] = [client.Explain(what) for what in asked]
    options = list(question.listed(seat)) if seat in question.offers and seat is not None else ["pass"]
    messages.append(client.Effect(f"1.{question.number}", dice.choice(options)))
    messages.append(dice.choice((client.Sync(), client.Lang("zh-Hant", "full"), client.Lang("en", "none"))))
    for message in messages:
        for place, reader in (first, second):
            await do(place, Item(reader, message))


def _untrue(play: Answers, reader: Listener, seat: int | None) -> str:
    """What a reader was told otherwise than the engine tells it to that seat. Two games may differ from where
    a card is shown on; that it may be shown to this reader, only this says."""
    told = [{key: value for key, value in event.items() if key != "text"} for event in reader.events]
    seen = (event.seen_by(play.game.state.rules, seat) for event in play.history)
    meant = json.loads(json.dumps([shown_event(event) for event in seen if event is not None]))
    if told == meant:
        return ""
    pairs = [(a, b) for a, b in zip(told, meant, strict=False) if a != b]
    return f"told {pairs[0][0]}, not {pairs[0][1]}" if pairs else f"{len(told)} events, not {len(meant)}"


def _difference(game: Game, mine: Listener, yours: Listener) -> str:
    """Why the frames may not differ; empty if the first difference is something that was revealed."""
    for a, b in zip(mine.frames, yours.frames, strict=False):
        if a == b:
            continue
        one, two = json.loads(a), json.loads(b)
        if all(m["t"] == "step" and "ask" not in m for m in (one, two)):
            return ""  # both games end here, and everything is opened
        if one["t"] == two["t"] == "step" and one["events"] != two["events"]:
            told = [[{k: v for k, v in e.items() if k != "text"} for e in m["events"]] for m in (one, two)]
            return unexplained(told[0], told[1], _consequences(game))
        return f"{a.decode()[:300]} / {b.decode()[:300]}"
    return f"{len(mine.frames)} frames / {len(yours.frames)} frames"


def _consequences(game: Game) -> frozenset[str]:
    """Events that follow by themselves from what somebody holds or is: where victory is automatic a goal that
    is met shows itself; who is alone may have nothing to send; who has not got what is demanded shows the
    hand (SW-CARD-WEIBI-04)."""
    found = frozenset({"show_hand"})
    if game.state.rules.house.get("win_trigger", "automatic") == "automatic":
        found |= ENDINGS
    if game.state.alive.bit_count() <= 1:
        found |= {"lose"}
    return found
