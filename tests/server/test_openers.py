"""Tables that are opened and left lying about: they use up nobody else's place."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.faults import FEW
from tests.server.harness import Server, server
from tests.server.process import process

from fengsheng.server.errors import Refused
from fengsheng.server.hub import shelf as limits
from fengsheng.server.hub.openers import MOST_EMPTY, Openers
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client

FLOOD = FEW + 50


def run(tmp_path: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with server(tmp_path / "db") as running:
            await work(running)

    asyncio.run(main())


async def opened(running: Server, address: str, name: str = "Eve") -> Room:
    """A table that is opened from there, and nobody comes."""
    guest = await running.hub.guest("")
    return await running.hub.create(guest.id, name, TableSettings(public=True), address)


def test_more_empty_lobbies_than_there_is_room_for_from_as_many_addresses_keep_nobody_from_opening_a_table(
    tmp_path: Path,
) -> None:
    """Over HTTP, as whoever runs many machines would do it."""
    with process(tmp_path / "data", plant="tests.server.faults:few_tables") as running:
        line = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60)

        def post(address: str) -> int:
            body = json.dumps({"name": "Eve", "settings": {"public": True}})
            headers = {"content-type": "application/json", "x-forwarded-for": address}
            line.request("POST", "/api/tables", body, headers)
            reply = line.getresponse()
            reply.read()
            return reply.status

        statuses = [post(f"10.{n >> 8}.{n & 255}.7") for n in range(FLOOD)]
        assert set(statuses) == {201}
        assert running.get("/api/tables") == []  # and nobody is sent to an empty one
        ann = running.open_table("Ann", public=True)
        with running.at_table(ann):
            assert [row["code"] for row in running.get("/api/tables")] == [ann["code"]]
            assert running.get("/healthz")["tables"] <= FEW
        line.close()


def test_one_address_can_leave_only_so_many_empty_tables(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, (ann,) = await running.table(["Ann"])
        running.hub.shelf.openers.note("192.0.2.1", room.table.code)  # with somebody at it: it does not count
        left = []
        for _ in range(MOST_EMPTY):
            left.append(await opened(running, "192.0.2.1"))
            await running.wait(1)
        running.hub.shelf.shelve()
        other = await opened(running, "192.0.2.2")
        there = set(running.hub.rooms) | set(running.hub.shelved)
        assert there == {one.table.code for one in (room, other, *left)}
        new = [await opened(running, "192.0.2.1") for _ in range(3)]
        there = set(running.hub.rooms) | set(running.hub.shelved)
        assert there == {one.table.code for one in (room, other, *left[3:], *new)}  # the oldest are ended
        for one in left[:3]:
            row = running.store.table(one.table.id)
            assert row is not None
            assert (row.phase, row.code) == ("ended", None)
        await running.say(room, ann, client.Say("still here"))
        assert ann.chat[-1]["text"] == "still here"

    run(tmp_path, work)


def test_one_address_can_leave_only_so_many_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_LEFT", 4)

    async def work(running: Server) -> None:
        for number in range(4):
            room = await opened(running, "192.0.2.1", f"P{number}")
            peer = await running.join(room, "", room.table.state.owner)
            await running.say(room, peer, client.Start())
            room.post(Item(peer, None))
        await running.wait(limits.SHELVE_AFTER)
        running.hub.shelf.shelve()
        assert len(running.hub.shelved) == 4
        with pytest.raises(Refused, match="not finished"):
            await opened(running, "192.0.2.1")
        await opened(running, "192.0.2.2")
        assert all(table.phase == "playing" for table in running.hub.shelved.values())  # none was ended

    run(tmp_path, work)


def test_a_full_shelf_makes_room_at_the_expense_of_lobbies_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 3)
    monkeypatch.setattr(limits, "MOST_SHELVED", 4)

    async def work(running: Server) -> None:
        room = await opened(running, "192.0.2.9", "Ann")
        peer = await running.join(room, "", room.table.state.owner)
        await running.say(room, peer, client.Start())
        room.post(Item(peer, None))
        await running.wait(limits.SHELVE_AFTER)
        running.hub.shelf.shelve()
        assert list(running.hub.shelved) == [room.table.code]
        for number in range(20):
            await opened(running, f"192.0.2.{number + 10}")
        assert len(running.hub.rooms) <= 3
        assert len(running.hub.shelved) <= 4
        assert room.table.code in running.hub.shelved

    run(tmp_path, work)


def test_where_people_are_at_all_tables_there_is_no_room_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 3)

    async def work(running: Server) -> None:
        rooms = [(await running.table([name]))[0] for name in ("Ann", "Bob", "Cho")]
        with pytest.raises(Refused, match="as many tables as it can take"):
            await opened(running, "192.0.2.1")
        assert set(running.hub.rooms) == {room.table.code for room in rooms}

    run(tmp_path, work)


def test_a_table_that_is_being_opened_makes_no_room_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 1)

    async def work(running: Server) -> None:
        found = await asyncio.gather(
            *(opened(running, f"192.0.2.{n}") for n in range(3)), return_exceptions=True
        )
        rooms = [one for one in found if isinstance(one, Room)]
        assert rooms
        for room in rooms:
            code = room.table.code
            assert (running.hub.rooms.get(code) is room) != (code in running.hub.shelved)
            assert (room._task is not None) == (code in running.hub.rooms)
            peer = await running.join(await running.hub.find(room.table.code), "", room.table.state.owner)
            assert peer.table["seat"] == 0

    run(tmp_path, work)


def test_a_start_with_more_tables_than_memory_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        first = Server(tmp_path / "db")
        rooms = [(await first.table([name]))[0] for name in ("Ann", "Bob", "Cho", "Dan")]
        guest = rooms[3].table.state.owner
        for room in rooms:
            peer = room.peers[0]
            room.post(Item(peer, client.Start()))
        await first.wait(1)
        await first.crash()
        monkeypatch.setattr(limits, "MOST_TABLES", 2)
        async with server(tmp_path / "db") as running:
            await running.hub.open()
            assert (len(running.hub.rooms), len(running.hub.shelved)) == (2, 2)
            back = await running.join(await running.hub.find(rooms[3].table.code), "", guest)
            assert back.view is not None

    asyncio.run(main())


def test_addresses_are_forgotten_with_their_tables() -> None:
    openers = Openers()
    openers.note("192.0.2.1", "ABCDEF")
    openers.note("192.0.2.1", "ABCDEG")
    openers.note("", "ABCDEH")
    assert openers.codes("192.0.2.1") == ["ABCDEF", "ABCDEG"]
    assert openers.codes("") == []
    for code in ("ABCDEF", "ABCDEG", "ABCDEH", "NOBODY"):
        openers.forget(code)
    assert not openers._codes
    assert not openers._addresses
