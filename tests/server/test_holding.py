"""Questions that last, and thinking longer about them: who is waited for, when, and what is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.harness import Listener, Server, answer_somehow, server

from fengsheng.server.errors import Refused
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings, check
from fengsheng.server.table.state import load
from fengsheng.server.wire import client

NEVER = client.Prefs([])


async def begin(
    running: Server, people: list[str], wishes: client.Prefs = NEVER, **settings: Any
) -> tuple[Room, list[Listener]]:
    """A table at which a game has begun."""
    room, peers = await running.table(people, seats=5, bot="holder", **settings)
    for peer in peers:
        await running.say(room, peer, wishes)
    await running.say(room, peers[0], client.Start())
    return room, peers


async def to_question(
    running: Server, room: Room, people: list[Listener], window: bool = True, choice: bool | None = None
) -> Listener:
    """Play on until a question that lasts is open to the first of them, with or without a choice."""
    dice = Random(4)
    who = people[0]
    for _ in range(4000):
        assert room.table.match is not None
        assert room.table.phase == "playing"
        question = room.table.match.answers.question
        seat = room.table.state.seat_of(who.guest)
        if (
            question is not None
            and question.lasting
            and seat in question.offers
            and not room.table.match.answers.given
        ):
            fits = choice is None or (len(question.offers[seat]) > 1) is choice
            if question.window is window and fits and room.table.match.age(running.clock.now()) < 0.01:
                return who
        asked = [peer for peer in people if peer.prompt]
        if asked:
            await answer_somehow(running, room, asked[0], dice)
            continue
        ring = running.clock.next_ring()
        if ring is not None:
            await running.wait(max(0.0, ring - running.clock.now()))
    raise AssertionError("there was no such question")


def number(room: Room) -> int:
    assert room.table.match is not None
    assert room.table.match.answers.question is not None
    return room.table.match.answers.question.number


@pytest.mark.parametrize("choice", [True, False])
@pytest.mark.parametrize("pace", ["calm", "normal", "quick"])
def test_a_question_lasts_as_long_whatever_is_held(tmp_path: Path, pace: str, choice: bool) -> None:
    """Answers inside that time are accepted at once and take effect at its end."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], pace=pace)
            await to_question(running, room, [ann, bob], choice=choice)
            assert ann.ask is not None
            assert ann.ask["lasting"]
            assert ann.ask["clock"]["total"] == PACES[pace].wait * 1000
            assert (ann.prompt is not None) is choice  # who can act sees it at once; nobody else is troubled
            before = number(room)
            if ann.prompt:
                await running.answer(room, ann, "pass")
                assert ann.answered
            await running.wait(PACES[pace].wait - 0.01)
            assert number(room) == before
            await running.wait(0.02)
            assert number(room) > before

    asyncio.run(run())


@pytest.mark.parametrize("choice", [True, False])
def test_whoever_is_asked_can_hold_it(tmp_path: Path, choice: bool) -> None:
    """With something to choose or without; all are told that somebody thinks, and in a window not who."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"])
            wes = await running.join(room, "Wes", watch=True)
            await to_question(running, room, [ann, bob], choice=choice)
            before = number(room)
            assert ann.ask is not None
            await running.wait(1.0)
            await running.say(room, ann, client.Hold(ann.ask["id"]))
            for peer in (ann, bob, wes):
                assert peer.ask is not None
                assert peer.ask["held"] is True
                assert peer.ask["clock"] == {"left": 20_000, "total": 20_000}
                assert str(ann.guest) not in str(peer.frames[-1])
            assert ann.prompt is not None
            assert ann.prompt["holding"] is True
            assert wes.prompt is None
            await running.wait(15)
            assert number(room) == before
            frames = len(bob.frames)
            await running.answer(room, ann, "pass")
            assert number(room) > before  # the time was over long ago: it ends with the answer
            assert len(bob.frames) > frames
            assert bob.ask is not None
            assert not bob.ask.get("held")

    asyncio.run(run())


def test_whoever_thinks_too_long_passes_and_is_not_waited_for_by_conditions(tmp_path: Path) -> None:
    """Until they do something again. It is no miss, and the table is told nothing."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"])
            await running.say(room, ann, client.Prefs(["always"]))
            await to_question(running, room, [ann, bob])
            seat = room.table.state.seat_of(ann.guest)
            match = room.table.match
            assert match is not None
            assert seat is not None
            assert match.holding == {seat}
            before = number(room)
            tables = sum(b'"t":"table"' in frame for frame in bob.frames)
            await running.wait(19.9)
            assert number(room) == before
            await running.wait(0.2)
            assert number(room) > before
            assert sum(b'"t":"table"' in frame for frame in bob.frames) == tables
            assert room.table.state.chairs[seat].misses == 0
            while not (match.answers.question and match.answers.question.lasting):
                await running.wait(1)
            assert seat not in match.holding
            assert ann.ask is not None
            if seat in ann.ask["seats"]:
                await running.say(room, ann, client.Hold(ann.ask["id"]))
            await to_question(running, room, [ann, bob])
            assert seat in match.holding

    asyncio.run(run())


def test_holding_is_refused_where_it_makes_no_sense(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"])
            assert ann.ask is not None
            await running.say(room, ann, client.Hold(ann.ask["id"]))  # characters are chosen: no hurry
            assert ann.last_error() == "not-now"
            await running.say(room, ann, client.Hold("9.9"))
            assert ann.last_error() == "stale-prompt"
            wes = await running.join(room, "Wes", watch=True)
            await running.say(room, wes, client.Hold(ann.ask["id"]))
            assert wes.last_error() == "not-seated"
            await to_question(running, room, [ann, bob], choice=True)
            await running.answer(room, ann, "pass")
            await running.say(room, ann, client.Hold(ann.ask["id"]))
            assert ann.last_error() == "already-answered"
            await to_question(running, room, [ann, bob])
            await running.say(room, ann, client.Pause())
            await running.say(room, ann, client.Hold(ann.ask["id"]))
            assert ann.last_error() == "paused"
            assert room.table.match is not None
            assert not room.table.match.holding

    asyncio.run(run())


def test_when_i_can_act_is_a_wish_for_relaxed_tables(tmp_path: Path) -> None:
    async def run(relaxed: bool) -> tuple[int, int]:
        async with server(tmp_path / f"db {relaxed}") as running:
            wishes = client.Prefs(["can_act"])
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], wishes, relaxed=relaxed)
            held = seen = 0
            for _ in range(30):
                await to_question(running, room, [ann, bob], choice=True)
                assert room.table.match is not None
                seat = room.table.state.seat_of(ann.guest)
                held += seat in room.table.match.holding
                seen += 1
                await running.answer(room, ann, "pass")
                if seen >= 5:
                    break
            return held, seen

    assert asyncio.run(run(False)) == (0, 5)
    assert asyncio.run(run(True)) == (5, 5)


def test_public_tables_are_strict() -> None:
    with pytest.raises(Refused, match="public table cannot be relaxed"):
        check(TableSettings(public=True, relaxed=True))
    check(TableSettings(relaxed=True))


def test_alone_with_bots_nobody_is_hurried_and_nobody_waits(tmp_path: Path) -> None:
    """Own questions wait without limit; what does not concern the person is over soon."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=5, bot="holder")
            await running.say(room, ann, client.Start())
            waited: dict[str, int] = {"own": 0, "window": 0, "nothing": 0}
            dice = Random(2)
            for _ in range(600):
                if room.table.phase != "playing" or min(waited.values()) >= 2:
                    break
                match = room.table.match
                assert match is not None
                question = match.answers.question
                assert question is not None
                if ann.prompt:
                    assert ann.ask is not None
                    assert "clock" not in ann.ask
                    before = question.number
                    await running.wait(3600)
                    assert number(room) == before
                    waited["window" if question.lasting else "own"] += 1
                    await answer_somehow(running, room, ann, dice)
                    if room.table.phase == "playing" and question.lasting:
                        assert number(room) > before  # nobody has to wait for bots
                elif question.lasting and match.age(running.clock.now()) == 0.0:
                    waited["nothing"] += 1
                    before = question.number
                    await running.wait(match.rest + 0.01)
                    assert room.table.phase != "playing" or number(room) > before
                else:
                    await running.wait(0.1)
            assert min(waited.values()) >= 2, waited
            assert not room.table.state.chairs[0].away

    asyncio.run(run())


def test_instant_is_for_somebody_who_is_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, _) = await running.table(["Ann", "Bob"], seats=5, pace="instant")
            await running.say(room, ann, client.Start())
            assert ann.last_error() == "not-alone"
            assert room.table.phase == "lobby"
            assert [chair.bot for chair in room.table.state.chairs] == [""] * 5
            room, (cho,) = await running.table(["Cho"], seats=5, pace="instant")
            await running.say(room, cho, client.Start())
            assert room.table.phase == "playing"

    asyncio.run(run())


def test_with_others_bots_take_their_time_whatever_their_owner_wishes(tmp_path: Path) -> None:
    """At once, how long they have thought would be seen: also in a game that goes on after a restart."""

    async def run() -> None:
        running = Server(tmp_path / "db")
        room, (ann, _) = await running.table(["Ann", "Bob"], seats=5, speed="instant")
        await running.say(room, ann, client.Start())
        assert room.table.match is not None
        turns = [room.table.match.pace.turn]
        await running.say(room, ann, client.Speed("calm"))
        await running.say(room, ann, client.Speed("instant"))
        turns.append(room.table.match.pace.turn)
        await running.crash()
        new = Server(tmp_path / "db")
        await new.hub.open()
        match = new.hub.rooms[room.table.code].table.match
        assert match is not None
        assert [*turns, match.pace.turn] == [PACES["quick"].turn] * 3
        await new.crash()

    asyncio.run(run())


def test_names_and_wishes_of_before_are_still_understood() -> None:
    """Tables that an older server has stored, and browsers that remember."""
    assert msgspec.json.decode(b'{"pace": "fast"}', type=TableSettings).pace == "quick"
    assert msgspec.json.decode(b'{"pace": "slow"}', type=TableSettings).pace == "calm"
    wishes = {"t": "prefs", "auto_pass": False, "until_concerned": True, "named": ["截獲"]}
    member = {"guest": "a", "name": "Ann", "prefs": wishes}
    stored = {"owner": "a", "settings": {"pace": "slow"}, "chairs": [{"guest": "a"}], "members": [member]}
    doc = load(json.dumps(stored))
    assert doc.settings.pace == "calm"
    assert doc.members[0].prefs.hold is None
    assert doc.members[0].prefs.named == ["截獲"]
