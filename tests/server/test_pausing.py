"""Pauses end: each after a while, and all of a game together; then the game goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.harness import Listener, Server, server
from tests.server.nursery import ROOT

from fengsheng.server.table.item import Item
from fengsheng.server.table.pausing import LONGEST, TOGETHER
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


def run(tmp_path: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with server(tmp_path / "db") as running:
            await work(running)

    asyncio.run(main())


async def game(running: Server) -> tuple[Room, list[Listener]]:
    """Two people and three bots at play."""
    room, people = await running.table(["Ann", "Bob"], seats=5)
    await running.say(room, people[0], client.Start())
    return room, people


def seq(room: Room) -> int:
    """How many answers there were."""
    assert room.table.match is not None
    return room.table.match.seq


def test_a_pause_runs_out_and_the_game_goes_on(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, (ann, bob) = await game(running)
        await running.say(room, ann, client.Pause())
        before = seq(room)
        assert bob.table["paused"]
        assert bob.table["pause"] == {"left": LONGEST * 1000, "total": LONGEST * 1000}
        await running.wait(LONGEST - 2)
        await running.say(room, bob, client.Sync())
        assert bob.table["pause"]["left"] == 2000
        assert seq(room) == before
        await running.wait(2)
        for peer in (ann, bob):  # both are told, and the clock of the question runs
            assert "paused" not in peer.table
            assert "pause" not in peer.table
            assert peer.ask is not None
            assert peer.ask["clock"]["left"] > 0
        await running.wait(120)
        assert seq(room) > before

    run(tmp_path, work)


def test_all_pauses_of_a_game_together_have_an_end_whoever_asks_for_them(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, (ann, bob) = await game(running)
        owner, other = ann, bob
        pauses = 0.0
        for _ in range(20):
            await running.say(room, owner, client.Pause())
            if owner.errors:
                break
            left = owner.table["pause"]["left"] / 1000
            assert left <= min(LONGEST, TOGETHER - pauses)
            await running.wait(min(left, 250.0))
            pauses += min(left, 250.0)
            await running.say(room, owner, client.Resume())
            await running.say(room, owner, client.Handover(other.guest))  # another owner has no other purse
            owner, other = other, owner
        assert owner.last_error() == "no-pause"
        assert pauses == TOGETHER
        assert "paused" not in owner.table
        # the next game has pauses of its own
        await running.say(room, owner, client.Concede())
        await running.say(room, other, client.Concede())
        for _ in range(200):
            if room.table.phase == "over":
                break
            await running.wait(30)
        await running.say(room, owner, client.Rematch())
        await running.say(room, owner, client.Start())
        await running.say(room, owner, client.Pause())
        assert owner.table["pause"]["left"] == LONGEST * 1000

    run(tmp_path, work)


def test_a_pause_also_ends_after_a_restart_and_the_time_without_anybody_is_not_counted(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        path = tmp_path / "db"
        first = Server(path)
        room, (ann, bob) = await game(first)
        await first.say(room, ann, client.Pause())
        await first.wait(30)
        await first.crash()
        async with server(path) as running:
            await running.hub.open()
            again = running.hub.rooms[room.table.code]
            await running.wait(5 * LONGEST)  # nobody is there
            back = await running.join(again, "", bob.guest)
            assert back.table["pause"]["left"] == LONGEST * 1000
            await running.wait(LONGEST)
            assert "paused" not in back.table
            # everybody goes while the table is paused: it waits for them
            await running.say(again, back, client.Pause())  # Bob has inherited the office
            assert back.table["paused"]
            again.post(Item(back, None))
            await running.wait(LONGEST + 300)
            assert again.table.match is not None
            before = again.table.match.seq
            await running.wait(300)
            assert again.table.match.seq == before

    asyncio.run(main())


def test_the_documents_name_the_same_figures() -> None:
    assert (LONGEST, TOGETHER) == (600, 1800)
    words = client.Pause.__doc__ or ""
    assert "10 minutes" in words
    assert "30 minutes" in words
    told = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert "10 minutes at most" in told
    assert "30 minutes in a game" in told
