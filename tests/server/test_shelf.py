"""Tables that nobody is at lie in the store, and are there again when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Listener, Server, answer_somehow, server

from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.hub.shelf import SHELVE_AFTER, SHELVE_LOBBY_AFTER
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client


def run(tmp_path: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with server(tmp_path / "db") as running:
            await work(running)

    asyncio.run(main())


async def go(running: Server, room: Room, *people: Listener) -> None:
    """They hang up, and time passes."""
    for peer in people:
        room.post(Item(peer, None))
    await running.wait(SHELVE_AFTER + 60)
    running.hub.shelf.shelve()


def test_a_game_comes_back_from_the_shelf_as_it_was(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, people = await running.table(["Ann", "Bob", "Cat"], seats=3)
        ann = people[0]
        await running.say(room, ann, client.Say("hello"))
        await running.say(room, ann, client.Start())
        dice = Random(4)
        for _ in range(30):
            asked = [peer for peer in people if peer.prompt]
            await answer_somehow(running, room, dice.choice(asked), dice) if asked else await running.wait(2)
        for peer in people:
            room.post(Item(peer, None))
        await running.wait(SHELVE_AFTER + 60)
        match = room.table.match
        assert match is not None
        before = match.answers.game.fingerprint(), match.seq, round(match.elapsed, 3)
        running.hub.shelf.shelve()
        assert running.hub.rooms == {}
        assert list(running.hub.shelved) == [room.table.code]
        found = await running.hub.find(room.table.code.lower())
        assert found is not room
        assert running.hub.shelved == {}
        match = found.table.match
        assert match is not None
        assert (match.answers.game.fingerprint(), match.seq, round(match.elapsed, 3)) == before
        again = await running.join(found, "Ann", ann.guest)
        assert again.view is not None
        assert [line["text"] for line in again.chat] == ["hello"]

    run(tmp_path, work)


def test_what_is_not_idle_stays(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        here, _ = await running.table(["Ann"])
        young, (cat,) = await running.table(["Cat"])
        game, (dan,) = await running.table(["Dan"], seats=9, pace="slow")
        await running.say(game, dan, client.Start())
        game.post(Item(dan, None))
        await running.wait(SHELVE_AFTER - SHELVE_LOBBY_AFTER)
        young.post(Item(cat, None))
        await running.wait(SHELVE_LOBBY_AFTER - 1)
        running.hub.shelf.shelve()
        assert set(running.hub.rooms) == {here.table.code, young.table.code, game.table.code}

    run(tmp_path, work)


def test_lobbies_are_put_away_soon_also_those_that_were_listed(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        listed, (bob,) = await running.table(["Bob"], public=True)
        listed.post(Item(bob, None))
        guest = await running.hub.guest("")
        never = await running.hub.create(guest.id, "Eve", TableSettings(public=True))  # and never came
        await running.wait(SHELVE_LOBBY_AFTER)
        running.hub.shelf.shelve()
        assert running.hub.rooms == {}
        assert set(running.hub.shelved) == {listed.table.code, never.table.code}
        again = await running.join(await running.hub.find(listed.table.code), "", bob.guest)
        assert again.table["seat"] == 0
        assert [room.table.code for room in running.hub.public()] == [listed.table.code]

    run(tmp_path, work)


def test_a_shelved_table_is_freed_in_its_time_and_by_order(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        lobby, (ann,) = await running.table(["Ann"])
        game, (bob,) = await running.table(["Bob"], seats=9, pace="calm")  # it is not over so soon
        await running.say(game, bob, client.Start())
        lobby.post(Item(ann, None))
        await go(running, game, bob)
        assert set(running.hub.shelved) == {lobby.table.code, game.table.code}
        await running.wait(3600)
        await running.hub.sweep()
        await running.wait(1)
        assert set(running.hub.shelved) == {game.table.code}
        with pytest.raises(Refused):
            await running.hub.find(lobby.table.code)
        await running.store.commit([running.store.put_meta(f"order:{game.table.id}", "end")])
        await running.hub.obey()
        await running.wait(1)
        assert running.hub.rooms == {}
        assert running.hub.shelved == {}
        assert running.store.games(game.table.id)[0].state == "dropped"

    run(tmp_path, work)


def test_an_order_stands_until_it_is_carried_out_on_the_disk(tmp_path: Path) -> None:
    """Whether the server stops, or nothing can be saved, in between."""

    async def work(running: Server) -> None:
        room, _ = await running.table(["Ann"])
        await running.store.commit([running.store.put_meta(f"order:{room.table.id}", "end")])
        real = running.store.writer._transaction
        saved: list[set[str]] = []

        def refuses_what_ends(batches: Any) -> Any:
            ops = {op.parameters.get("phase") or op.parameters.get("name") for b in batches for op in b.ops}
            saved.append({str(op) for op in ops})
            return StoreUnavailable("disk full") if "ended" in ops else real(batches)

        running.store.writer._transaction = refuses_what_ends  # type: ignore[method-assign]
        await running.hub.obey()
        await running.settle()
        assert running.store.orders() == {room.table.id: "end"}
        assert room.table.code in running.hub.rooms
        running.store.writer._transaction = real  # type: ignore[method-assign]
        await running.hub.obey()
        await running.settle()
        assert (running.store.orders(), running.hub.rooms) == ({}, {})
        assert any("ended" in one for one in saved)

    run(tmp_path, work)


def test_who_waits_for_a_table_that_is_put_away_again_has_it_all_the_same(tmp_path: Path) -> None:
    """Between the moment in which it is there and the moment in which whoever waited for it goes on."""

    async def work(running: Server) -> None:
        room, (ann,) = await running.table(["Ann"])
        await go(running, room, ann)
        assert running.hub.rooms == {}
        real = running.hub._fetch
        gone: list[Room] = []

        async def fetch(code: str) -> Room | None:
            found = await real(code)
            if not gone and found is not None:
                gone.append(found)
                await found.idle()
                running.hub.shelf.shelve()
            return found

        running.hub._fetch = fetch  # type: ignore[method-assign]
        back = Listener(ann.guest)
        await running.hub.enter(back, client.Hello(room.table.code), "")
        await running.settle()
        assert len(gone) == 1
        assert back.table["code"] == room.table.code
        assert running.hub.rooms[room.table.code] is not gone[0]

    run(tmp_path, work)


def test_a_broken_table_on_the_shelf_is_no_table(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, (ann,) = await running.table(["Ann"])
        await go(running, room, ann)
        with running.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET doc = 'nonsense'")
        with pytest.raises(Refused, match="no table"):
            await running.hub.find(room.table.code)
        assert running.hub.metrics.counts["room_errors"] == 1

    run(tmp_path, work)


def test_nothing_keeps_a_shelved_room_in_memory(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, (ann,) = await running.table(["Ann"])
        await running.say(room, ann, client.Start())
        await go(running, room, ann)
        assert running.hub.rooms == {}
        left = weakref.ref(room)
        gc.disable()  # it shall not take the collector to find that nobody needs it
        try:
            del room
            await asyncio.sleep(0)
            assert left() is None
        finally:
            gc.enable()

    run(tmp_path, work)
