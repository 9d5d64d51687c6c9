"""How much is kept: games of bots alone are few and short-lived, and the database has a size that it does not
grow beyond; on the way there is a warning, then less is kept, and running games never suffer."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.harness import HandClock, Listener, Server, play_out
from tests.server.nursery import nursery
from tests.server.patience import within
from tests.server.process import process

from fengsheng.server.config import Config, from_environment
from fengsheng.server.errors import BadConfig, Refused
from fengsheng.server.hub.calendar import DAY_MS
from fengsheng.server.hub.hub import MOST_BOT_GAMES, Hub
from fengsheng.server.hub.shelf import FREE_BOTS_AFTER
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.store import Op, Store
from fengsheng.server.store.keeping import ENOUGH, LESS
from fengsheng.server.store.pruning import KEEP_BOT_GAMES_DAYS, prune
from fengsheng.server.store.sizing import KEEP_BOT_GAMES, LAST_LINES, used_bytes
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client

NOW = 20_000 * DAY_MS
LIMIT = 3 << 20


def run(tmp_path: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    """With a server on a database that may have `LIMIT` bytes."""

    async def main() -> None:
        running = Server(tmp_path / "db", HandClock(NOW))
        running.hub = Hub(running.store, running.clock, Metrics(), LIMIT)
        try:
            await work(running)
        finally:
            await running.hub.close()
            running.store.close()

    asyncio.run(main())


def game(store: Store, name: str, state: str, people: int | None, ended: int, size: int) -> list[Op]:
    """A game that takes about so many bytes."""
    row: dict[str, Any] = {"id": name, "table_id": "t", "number": 1, "state": state, "header": "{}"}
    row |= {"seed": b"", "seed_sha256": "", "rules_versions": "1", "started_at": 0, "ended_at": ended}
    if state == "running":
        return [store.put_game(row | {"ended_at": None}), store.add_snapshot(name, 0, "1", b"x" * size, b"")]
    return [store.put_game(row | {"people": people, "record": "x" * size, "story": b""})]


def kept(store: Store) -> set[str]:
    """The games that are there."""
    return {row[0] for row in store.rows(text("SELECT id FROM games"))}


async def look(running: Server) -> None:
    """As the server does now and then."""
    await running.hub._keep()


# Games of bots alone.


async def bots_alone(running: Server, name: str = "Ann", **settings: Any) -> tuple[Room, Listener]:
    """A table at which somebody only watches."""
    room, (ann,) = await running.table([name], **settings)
    await running.say(room, ann, client.Stand())
    await running.say(room, ann, client.Start())
    return room, ann


def test_how_many_people_have_played_is_written_down(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        dice = Random(3)
        room, _ = await bots_alone(running, pace="instant")
        for _ in range(2000):
            if room.table.phase == "over":
                break
            await running.wait(5)
        (alone,) = running.store.games(room.table.id)
        assert (alone.state, alone.people) == ("over", 0)
        room, people = await running.table(["Ann", "Bob"], seats=5)
        await running.say(room, people[0], client.Start())
        while not all(peer.prompt for peer in people):
            await running.wait(0.5)
        for peer in people:
            assert peer.prompt is not None
            await running.answer(room, peer, peer.prompt["options"][0]["n"])
        # also across a restart
        code = room.table.code
        await running.crash()
        again = Server(tmp_path / "db", running.clock)
        await again.hub.open()
        room = again.hub.rooms[code]
        people = [await again.join(room, "", peer.guest) for peer in people]
        await again.say(room, people[1], client.Concede())
        await play_out(again, room, people[:1], dice)
        (played,) = again.store.games(room.table.id)
        assert (played.state, played.people) == ("over", 2)
        running.store, running.hub = again.store, again.hub

    run(tmp_path, work)


def test_only_a_few_games_of_bots_alone_go_on_at_a_time(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        found = [await bots_alone(running, f"P{n}") for n in range(MOST_BOT_GAMES)]
        room, eve = await bots_alone(running, "Eve")
        assert eve.last_error() == "too-many"
        assert room.table.phase == "lobby"
        await running.say(room, eve, client.Sit(0))  # with somebody who plays it is another matter
        await running.say(room, eve, client.Start())
        assert room.table.phase == "playing"
        # where nobody looks on any more the game waits, and does not count
        left, watcher = found[0]
        left.post(Item(watcher, None))
        await running.wait(1)
        assert left.table.match is not None
        assert left.table.match.frozen
        _, fay = await bots_alone(running, "Fay")
        assert fay.errors == []

    run(tmp_path, work)


def test_a_game_of_bots_alone_that_nobody_watches_is_freed_soon(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        room, ann = await bots_alone(running)
        other, bob = await bots_alone(running, "Bob")
        for one, peer in ((room, ann), (other, bob)):
            one.post(Item(peer, None))
        await running.wait(600)
        running.hub.shelf.shelve()
        assert running.hub.rooms == {}
        await running.wait(FREE_BOTS_AFTER - 550)
        await running.hub.sweep()
        await running.wait(1)
        assert running.hub.shelved == {}
        assert [running.store.games(one.table.id)[0].state for one in (room, other)] == ["dropped", "dropped"]

    run(tmp_path, work)


def test_replays_of_bots_alone_are_few_and_go_after_a_day(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        store = running.store
        ops: list[Op] = []
        for n in range(KEEP_BOT_GAMES + 300):
            ops += game(store, f"bots{n:04}", "over", 0, NOW - 10_000 + n, 10)
        ops += game(store, "people", "over", 2, NOW - 20_000, 10)
        ops += game(store, "before", "over", None, NOW - 20_000, 10)  # of a time when nobody counted
        await store.commit(ops)
        await look(running)
        newest = {f"bots{n:04}" for n in range(300, KEEP_BOT_GAMES + 300)}
        assert kept(store) == newest | {"people", "before"}
        later = NOW + KEEP_BOT_GAMES_DAYS * DAY_MS + 1
        await store.commit(prune(store, later, set))
        assert kept(store) == {"people", "before"}

    run(tmp_path, work)


# The size.


def test_what_is_least_missed_goes_first_and_running_games_never(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        store, hub = running.store, running.hub
        size = LIMIT // 40
        ops: list[Op] = []
        for n in range(3):
            ops += game(store, f"running{n}", "running", None, 0, size)
        for n in range(11):
            ops += game(store, f"people{n}", "over", 2, NOW - 1000 + n, size)
        for n in range(10):
            ops += game(store, f"solo{n}", "over", 1, NOW - 500 + n, size)
        for n in range(4):
            ops += game(store, f"bots{n}", "over", 0, NOW - n, size)  # the youngest of all
        await store.commit(ops)
        everything = kept(store)
        await look(running)
        assert hub.warnings() == ["size"]
        assert kept(store) == everything  # a warning, and nothing is given up yet
        await store.commit([op for n in range(6) for op in game(store, f"more{n}", "over", 2, NOW + n, size)])
        everything = kept(store)
        used = used_bytes(store)
        assert used > LESS * LIMIT
        await look(running)
        assert hub.warnings() == ["keeping-less"]
        assert used_bytes(store) <= ENOUGH * LIMIT
        gone = everything - kept(store)
        assert {f"bots{n}" for n in range(4)} < gone  # bots' first, then the oldest of one person
        assert gone == {f"bots{n}" for n in range(4)} | {f"solo{n}" for n in range(len(gone) - 4)}
        # more and more: in the end only what is played is left
        for _ in range(3):
            await store.commit(
                [op for n in range(20) for op in game(store, f"next{n}", "over", 2, NOW + n, size)]
            )
            await look(running)
            assert used_bytes(store) <= ENOUGH * LIMIT
            assert {f"running{n}" for n in range(3)} < kept(store)
        assert not any(name.startswith("solo") for name in kept(store))
        assert all(store.snapshots(f"running{n}") for n in range(3))

    run(tmp_path, work)


def test_at_the_limit_nothing_new_begins_and_games_go_on(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        store, hub = running.store, running.hub
        lobby, (bob,) = await running.table(["Bob"])
        room, (ann,) = await running.table(["Ann"], seats=5)
        await running.say(room, ann, client.Start())
        await store.commit(game(store, "huge", "running", None, 0, LIMIT))
        await look(running)
        assert hub.warnings() == ["full"]
        with pytest.raises(Refused, match="as much as it may"):
            await running.table(["Eve"])
        await running.say(lobby, bob, client.Start())
        assert bob.last_error() == "no-space"
        assert lobby.table.phase == "lobby"
        await play_out(running, room, [ann], Random(1))  # to its end
        assert ann.last_error() == ""
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM snapshots WHERE game_id = 'huge'"))
        await look(running)
        assert hub.warnings() == []
        await running.say(lobby, bob, client.Start())
        assert lobby.table.phase == "playing"

    run(tmp_path, work)


def test_after_the_games_tables_that_have_ended_old_chat_and_guests_go(tmp_path: Path) -> None:
    async def work(running: Server) -> None:
        store = running.store
        line = "x" * 4000
        await store.commit([store.put_table("shut", None, "ended", "{}", b"", (NOW, NOW))])
        await store.commit([store.add_chat("shut", n, "g", "G", line, NOW) for n in range(700)])
        await look(running)
        assert store.table("shut") is None
        assert store.chat("shut") == []
        room, (ann,) = await running.table(["Ann"])
        await store.commit([store.add_chat(room.table.id, n, "g", "G", line, NOW) for n in range(700)])
        await look(running)
        assert [row.line for row in store.chat(room.table.id, 1000)] == list(range(700 - LAST_LINES, 700))
        long_ago = NOW - 31 * DAY_MS
        await store.commit([store.put_guest(f"{n:024}", "h" * 4000, long_ago) for n in range(700)])
        await store.commit([store.put_guest(ann.guest, "h" * 4000, long_ago)])
        await look(running)
        assert store.guest_hash(ann.guest) is not None  # sits at a table
        assert store.guest_hash(f"{5:024}") is None
        assert used_bytes(store) <= ENOUGH * LIMIT

    run(tmp_path, work)


def test_a_real_server_keeps_within_its_size_and_says_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def fill() -> None:
        store = Store(f"sqlite:///{data / 'fengsheng.sqlite'}")
        for n in range(300):
            await store.commit(game(store, f"{n:024}", "over", 2, NOW + n, 20_000))
        store.close()

    asyncio.run(fill())
    with nursery() as home:
        server = home.start(data, "--keep-at-most", "4M")

        def get(path: str) -> str:
            with urllib.request.urlopen(server.base + path, timeout=30) as reply:
                found: str = reply.read().decode()
            return found

        within(lambda: "keeping less" in server.log.read_text(), "less is kept")
        health = json.loads(get("/healthz"))
        assert (health["ok"], health["warnings"]) == (True, ["keeping-less"])
        figures = dict(
            line.rsplit(" ", 1) for line in get("/metrics").splitlines() if not line.startswith("#")
        )
        assert float(figures["fengsheng_store_limit_bytes"]) == 4 << 20
        assert 0 < float(figures["fengsheng_store_bytes"]) <= ENOUGH * (4 << 20)
        assert float(figures["fengsheng_store_given_up"]) >= 1
        assert float(figures["fengsheng_disk_free_bytes"]) > 0
        assert float(figures["fengsheng_warnings"]) == 1


def test_the_usual_limit_warns_of_nothing(tmp_path: Path) -> None:
    with process(tmp_path / "data") as running:
        assert running.get("/healthz")["warnings"] == []


def test_a_limit_is_given_as_people_write_sizes() -> None:
    for given, size in (
        ("500M", 500 << 20),
        ("1.5G", 3 << 29),
        ("2gib", 2 << 30),
        ("0", 0),
        ("2000000", 2_000_000),
    ):
        assert from_environment({}, keep_at_most=given).keep_at_most == size
        assert from_environment({"FENGSHENG_KEEP_AT_MOST": given}).keep_at_most == size
    assert from_environment({}).keep_at_most == Config().keep_at_most == 1 << 30
    for bad in ("much", "-1", "3X", "10", "1K"):
        with pytest.raises(BadConfig):
            from_environment({}, keep_at_most=bad)
