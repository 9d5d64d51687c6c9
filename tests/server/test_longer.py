"""One more clock, twice in a game, shown to all; and what was answered for whoever ran out of time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.harness import Listener, Server, server
from tests.server.test_holding import begin, number, to_question
from tests.server.test_restore import restart

from fengsheng.server.table.pace import PACES
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


def told(peer: Listener, kind: str) -> list[dict[str, Any]]:
    """All messages of a kind."""
    return [one for one in map(json.loads, peer.frames) if one["t"] == kind]


async def to_own(running: Server, room: Room, ann: Listener, bob: Listener) -> None:
    """Until a question waits for Ann alone."""
    for _ in range(2000):
        if ann.prompt and ann.ask and not ann.ask.get("lasting") and ann.ask["seats"] == [0]:
            return
        asking = next((peer for peer in (ann, bob) if peer.prompt), None)
        if asking is not None:
            await running.answer(room, asking, asking.prompt["options"][-1]["n"])  # type: ignore[index]
            continue
        ring = running.clock.next_ring()
        assert ring is not None
        await running.wait(max(0.0, ring - running.clock.now()))
    raise AssertionError("it has not come to that")


def test_two_more_clocks_and_no_third(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], pace="quick")
            await to_own(running, room, ann, bob)
            clock = PACES["quick"].decision
            assert ann.ask is not None
            before = number(room)
            await running.wait(clock - 1)
            for n in (1, 2):
                await running.say(room, ann, client.Longer(ann.ask["id"]))
                for peer in (ann, bob):
                    assert peer.ask is not None
                    assert peer.ask["longer"] is True
                    assert peer.ask["clock"]["total"] == (1 + n) * clock * 1000
                    [mine] = [one for one in peer.table["people"] if one["name"] == "Ann"]
                    assert mine["longer"] == n
            await running.say(room, ann, client.Longer(ann.ask["id"]))
            assert ann.last_error() == "not-now"
            await running.say(room, bob, client.Longer(ann.ask["id"]))
            assert bob.last_error() == "not-asked"
            await running.wait(2 * clock)
            assert number(room) == before
            assert told(ann, "lapsed") == []
            await running.wait(1.1)
            assert number(room) > before
            [lapsed] = told(ann, "lapsed")
            assert lapsed["prompt"] == f"1.{before}"
            assert lapsed["label"]
            assert told(bob, "lapsed") == []  # nobody else's business

    asyncio.run(run())


def test_alone_with_bots_there_is_no_clock_to_be_longer(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await begin(running, ["Ann"], pace="quick")
            assert ann.ask is not None
            assert "clock" not in ann.ask
            await running.say(room, ann, client.Longer(ann.ask["id"]))
            assert ann.last_error() == "not-now"

    asyncio.run(run())


def test_alone_with_bots_there_is_a_clock_for_whoever_wishes_for_one(tmp_path: Path) -> None:
    """It runs, can be made longer, comes back after a restart, and at its end somebody else answers."""
    clock = PACES["quick"].decision

    async def run() -> None:
        running = Server(tmp_path / "db")
        room, (ann,) = await begin(running, ["Ann"], pace="quick", clock=True)
        assert ann.ask is not None
        assert ann.ask["clock"]["total"] == clock * 1000
        running, room, (ann,) = await restart(running, tmp_path / "db", room, [ann])
        before = number(room)
        assert ann.ask is not None
        assert ann.ask["clock"]["total"] == clock * 1000
        await running.say(room, ann, client.Longer(ann.ask["id"]))
        assert ann.ask["clock"]["total"] == 2 * clock * 1000
        await running.wait(ann.ask["clock"]["left"] / 1000 - 0.1)
        assert number(room) == before
        await running.wait(0.2)
        assert [one["prompt"] for one in told(ann, "lapsed")] == [f"1.{before}"]
        await running.crash()

    asyncio.run(run())


def test_alone_with_a_clock_also_what_waits_by_a_wish_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await begin(running, ["Ann"], pace="quick", clock=True)
            ann = await to_question(running, room, people)
            assert ann.ask is not None
            await running.say(room, ann, client.Hold(ann.ask["id"]))
            before = number(room)
            assert ann.ask["clock"]["total"] == PACES["quick"].window * 1000
            await running.wait(PACES["quick"].window - 1)
            assert number(room) == before
            await running.wait(1.1)
            assert room.table.phase != "playing" or number(room) > before

    asyncio.run(run())
