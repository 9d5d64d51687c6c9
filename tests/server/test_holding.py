"""Questions that last, and thinking longer about them: who is waited for, when, and what is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.harness import HandClock, Listener, Server, answer_somehow, server

from fengsheng.server.errors import Refused
from fengsheng.server.hub.lag import Lag
from fengsheng.server.table.holding import decisive, holds, within_reach
from fengsheng.server.table.pace import ALONE, PACES
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
    lots = Random(4)
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
            await answer_somehow(running, room, asked[0], lots)
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
            lots = Random(2)
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
                    await answer_somehow(running, room, ann, lots)
                    if room.table.phase == "playing" and question.lasting:
                        assert number(room) > before  # nobody has to wait for bots
                elif question.lasting and match.age(running.clock.now()) == 0.0:
                    waited["nothing"] += 1
                    before = question.number
                    await running.wait(ALONE + 0.01)
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


# What everybody can see.


def table(**facts: Any) -> dict[str, Any]:
    """A table of five as a spectator sees it, with nothing under way."""
    seats = [{"status": "in", "colours": [0, 0, 0]} for _ in range(5)]
    return {"seats": seats, "stack": [], "transit": None, "deaths": []} | facts


def under_way(position: int, stage: str = "pass", **facts: Any) -> dict[str, Any]:
    return {
        "sender": 0,
        "position": position,
        "addressee": -1,
        "direction": 1,
        "stage": stage,
        "lured": 0,
        "locked": 0,
    } | facts


def test_the_conditions_look_at_what_is_under_way() -> None:
    lock = {"rule": "lock", "by": 0, "target": 2, "card": "鎖定/red"}
    public = table(stack=[{"rule": "window", "by": 0, "target": 4}, lock])
    assert [s for s in range(5) if holds(["targeted"], [], s, public, 3)] == [2]
    assert holds(["named"], ["鎖定"], 4, public, 3)
    assert not holds(["named"], ["截獲"], 4, public, 3)
    assert not holds([], ["鎖定"], 2, public, 3)
    assert not holds(["can_act"], [], 2, public, 3)  # no public fact
    assert holds(["always"], [], 4, table(), 3)
    assert not any(holds(["targeted", "reached", "decisive"], [], s, table(), 3) for s in range(5))


def test_whom_a_card_may_reach() -> None:
    def reach(**facts: Any) -> set[int]:
        return within_reach(table(transit=under_way(**facts)))

    assert reach(position=0) == {0, 1, 2, 3, 4}  # just sent
    assert reach(position=2) == {2, 3, 4, 0}
    assert reach(position=2, direction=-1) == {2, 1, 0}
    assert reach(position=0, stage="arrive") == {0}  # all the way round
    assert reach(position=2, lured=1 << 3) == {2, 4, 0}
    assert reach(position=2, lured=1 << 3, locked=1 << 3) == {2, 3, 4, 0}
    assert reach(position=0, addressee=3) == {0, 3}
    assert reach(position=4, stage="contest") == {4}
    dead = table(transit=under_way(2))
    dead["seats"][3]["status"] = "dead"
    assert within_reach(dead) == {2, 4, 0}
    assert within_reach(table()) == set()


@pytest.mark.parametrize(
    ("colours", "goal", "expected"),
    [
        ([2, 0, 0], 3, True),
        ([0, 2, 0], 3, True),
        ([0, 0, 2], 3, True),
        ([1, 1, 1], 3, False),
        ([2, 0, 0], 4, False),
        ([3, 0, 0], 4, True),
        ([0, 0, 2], 4, True),
    ],
)
def test_what_may_decide_the_game(colours: list[int], goal: int, expected: bool) -> None:
    reached = table(transit=under_way(1))
    reached["seats"][3]["colours"] = colours
    assert decisive(reached, goal) is expected
    passed = table(transit=under_way(4))
    passed["seats"][3]["colours"] = colours
    assert not decisive(passed, goal)  # it has passed that player
    aimed = table(stack=[{"rule": "x", "by": 0, "target": 3}])
    aimed["seats"][3]["colours"] = colours
    assert decisive(aimed, goal) is expected
    assert not decisive(table(), goal)
    dying = table()
    dying["seats"][1]["dying"] = True
    assert decisive(dying, goal)
    assert decisive(table(deaths=[2]), goal)


# The server itself is late.


def test_the_servers_own_lateness_is_nobodys_loss() -> None:
    clock = HandClock()
    late: list[float] = []
    order: list[str] = []

    def was_late(seconds: float) -> None:
        late.append(seconds)
        order.append("late")

    watch = Lag(clock, was_late)
    watch.start()
    for _ in range(20):
        clock.move_to(clock.next_ring() or 0.0)
    assert late == []
    clock.call_later(30.0, lambda: order.append("judged"))
    clock.move_to(clock.now() + 100.0)  # nothing ran meanwhile
    assert late == [pytest.approx(99.75)]
    assert order == ["late", "judged"]  # clocks are set right before anything is judged by them
    watch.stop()
    assert clock.next_ring() is None


def test_after_a_stall_the_clocks_stand_where_they_stood(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, _) = await running.table(["Ann", "Bob"], seats=5)
            await running.say(room, ann, client.Start())
            match = room.table.match
            assert match is not None
            await running.wait(10)
            left = match.left(running.clock.now())
            before = number(room)
            running.clock._now += 500.0  # stopped, and nothing rang
            running.hub._was_late(500.0)
            assert match.left(running.clock.now()) == pytest.approx(left)
            room._tick()
            await running.settle()
            assert number(room) == before
            assert ann.prompt is not None
            await running.wait(left + 0.1)
            assert room.table.match is None or number(room) > before

    asyncio.run(run())
