"""A disk that takes no more, and one that takes nothing any more, under a running server: clear errors, no
harm, and everything goes on when it ends."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.server.faults import can_mount, fill
from tests.server.harness import Server
from tests.server.nursery import Forked, Nursery, nursery
from tests.server.test_kill import open_table, settled
from tests.server.truth import Truth
from tests.server.verdict import check_back, check_file
from tests.server.witness import Witness

from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.wire import client

PATIENCE = 60.0  # seconds until something must have happened


class Trouble(NamedTuple):
    """A running server whose disk can be broken and mended."""

    server: Forked
    again: Callable[[], Forked]
    file: Path
    break_it: Callable[[], None]
    mend_it: Callable[[], None]
    words: str  # of the database, about what is wrong


@contextmanager
def pragma(home: Nursery, folder: Path, broken: str, mended: str, words: str) -> Iterator[Trouble]:
    """SQLite's own limits, set in the server's process."""
    orders = folder / "pragmas"
    orders.write_text(mended)
    data = folder / "data"
    plant = f"tests.server.faults:pragmas_from:{orders}"

    def start() -> Forked:
        return home.start(data, "--no-address-limits", plant=plant)

    def order(text: str) -> None:
        orders.with_suffix(".new").write_text(text)
        orders.with_suffix(".new").replace(orders)

    file = data / "fengsheng.sqlite"
    yield Trouble(start(), start, file, lambda: order(broken), lambda: order(mended), words)


def full(home: Nursery, folder: Path) -> Any:
    """No page more than there are."""
    few, many = "max_page_count = 1", "max_page_count = 1000000"
    return pragma(home, folder, few, many, "database or disk is full")


def read_only(home: Nursery, folder: Path) -> Any:
    """No write at all."""
    return pragma(home, folder, "query_only = 1", "query_only = 0", "attempt to write a readonly database")


@contextmanager
def limited(home: Nursery, folder: Path) -> Iterator[Trouble]:
    """The system lets no file of the process grow: also its log cannot be written."""
    data = folder / "data"

    def start() -> Forked:
        return home.start(data, "--no-address-limits")

    server = start()

    def limit(size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    yield Trouble(
        server,
        start,
        data / "fengsheng.sqlite",
        lambda: limit(4096),
        lambda: limit(resource.RLIM_INFINITY),
        "disk I/O error",
    )


@contextmanager
def small(home: Nursery, folder: Path) -> Iterator[Trouble]:
    """A small disk, filled up by somebody else."""
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=40m", "none", str(place)], check=True)
    try:
        junk = place / "junk"

        def start() -> Forked:
            return home.start(place / "data", "--no-address-limits")

        file = place / "data" / "fengsheng.sqlite"
        yield Trouble(start(), start, file, partial(fill, junk), junk.unlink, "database or disk is full")
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


WAYS = [full, read_only, limited, *([small] if can_mount() else [])]


def health(server: Forked) -> tuple[int, dict[str, Any]]:
    """What /healthz says."""
    try:
        with urllib.request.urlopen(f"{server.base}/healthz", timeout=30) as reply:
            return reply.status, json.loads(reply.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


async def until(condition: Callable[[], Any], what: str) -> None:
    """Wait for it."""
    for _ in range(round(PATIENCE / 0.05)):
        if await asyncio.to_thread(condition):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(what)


def refused_table(server: Forked) -> tuple[int, str, str]:
    """Status, code and sentence for somebody who opens a table now; on a full disk a few may still fit."""
    for _ in range(60):
        try:
            open_table(server.base, "Cho", banned=["老槍"] * 50)
        except urllib.error.HTTPError as error:
            reply = json.loads(error.read())
            return error.code, reply["code"], reply["text"]
    raise AssertionError("tables can be opened")


async def keep_talking(who: Witness) -> None:
    """A line now and then."""
    for number in range(100):
        await who.talk(f"is it me? {number} {'x' * 250}")
        await asyncio.sleep(2.5)


async def play(trouble: Trouble, people: list[Witness], dice: Random) -> None:
    """A game during which the disk breaks and is mended."""
    server = trouble.server
    playing = asyncio.Event()
    runs = []
    for who in people:
        await who.come(server.socket)
        runs.append(asyncio.create_task(who.run(playing, dice)))
        await who.until("table")
        await who.say(t="prefs", hold=["always"])  # so that there is always somebody to be refused
    ann, bob = people
    dealing = asyncio.create_task(ann.keep_dealing())
    await asyncio.gather(ann.until("view"), bob.until("view"))
    playing.set()
    await until(lambda: len(ann.accepted) + len(bob.accepted) > 10, "a game is played")
    trouble.break_it()
    talking = asyncio.create_task(keep_talking(ann))  # it may be the turn of a bot, whom nobody tells
    await until(lambda: "not-saved" in ann.refused + bob.refused, "somebody is told that nothing is saved")
    talking.cancel()
    await until(lambda: health(server)[0] == 503, "the server says that it is not well")
    assert health(server)[1]["store"] == "failing"
    # the others: clear errors too
    refused = await asyncio.to_thread(refused_table, server)
    assert refused[:2] == (503, "store-unavailable")
    assert refused[2] == "What happened could not be saved."
    assert trouble.words in server.log.read_text()  # the reason is for whoever runs it
    for number in range(3):
        await ann.talk(f"broken {number} {'x' * 280}")
    playing.clear()
    await until(lambda: len(ann.chat) + ann.refused.count("not-saved") >= 3, "the chat is refused")
    accepted = len(ann.accepted) + len(bob.accepted)
    trouble.mend_it()
    playing.set()
    await until(lambda: health(server)[0] == 200, "the server is well again")
    await until(lambda: len(ann.accepted) + len(bob.accepted) > accepted + 5, "the game goes on")
    assert not any(run.done() for run in runs)
    dealing.cancel()
    server.end(signal.SIGKILL)
    await asyncio.gather(*runs)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_disk_that_takes_no_more(way: Callable[[Nursery, Path], Any], tmp_path: Path) -> None:
    dice = Random(6)
    with nursery() as home, way(home, tmp_path) as trouble:
        table = open_table(trouble.server.base, "Ann", pace="quick", seats=5, bot="holder")
        people = [
            Witness("Ann", table["code"], table["token"], table["guest"]),
            Witness("Bob", table["code"]),
        ]
        for who in people:
            who.tolerated |= {"not-saved", "already-answered"}  # who is asked again may answer twice
        asyncio.run(play(trouble, people, dice))
        truth = Truth(trouble.file)  # also looks whether the file is whole
        check_file(people, truth, None)
        assert sum(len(who.accepted) for who in people) > 10
        server = trouble.again()

        async def compare() -> None:
            runs = []
            for who in people:
                await who.come(server.socket)
                runs.append(asyncio.create_task(who.run(asyncio.Event(), dice)))
                await settled(who, truth)
                check_back(who, truth, 60.0)
            server.end(signal.SIGKILL)
            await asyncio.gather(*runs)

        asyncio.run(compare())
        log = server.log.read_text()
        assert "not saved" in log
        assert "Traceback" not in log


def test_who_is_sent_away_while_nothing_can_be_saved_is_not_forgotten(tmp_path: Path) -> None:
    """A kick that did not happen: the guest is still a member, and must not be left hanging."""

    async def run() -> None:
        running = Server(tmp_path / "db")
        room, (ann, bob, cho) = await running.table(["Ann", "Bob", "Cho"])
        real = running.store.writer._transaction
        running.store.writer._transaction = lambda batches: StoreUnavailable("disk full")  # type: ignore[method-assign]
        await running.say(room, ann, client.Kick(bob.guest))
        assert ann.last_error() == "not-saved"
        assert bob.closed == (1013, "not-saved")
        await running.say(room, cho, client.Leave())
        assert cho.closed == (1013, "not-saved")
        running.store.writer._transaction = real  # type: ignore[method-assign]
        back = await running.join(room, "", bob.guest)
        assert back.table["seat"] == 1
        await running.crash()

    asyncio.run(run())


def test_a_table_that_can_be_neither_written_nor_read_does_nothing_until_it_can(tmp_path: Path) -> None:
    """Otherwise answers that were never stored would be built upon."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, (ann, bob) = await running.table(["Ann", "Bob"], bot="holder")
        await running.say(room, ann, client.Start())
        while not ann.prompt:
            await running.wait(0.5)
        match = room.table.match
        assert match is not None
        truth = match.answers.game.fingerprint(), match.seq
        write, read = running.store.writer._transaction, running.store.rows

        def broken(statement: object) -> Any:
            raise StoreUnavailable("The database cannot be read: disk I/O error.")

        running.store.writer._transaction = lambda batches: StoreUnavailable("disk I/O error")  # type: ignore[method-assign]
        running.store.rows = broken  # type: ignore[method-assign]
        frames = len(bob.frames)
        option = ann.prompt["options"][0]["n"]
        await running.answer(room, ann, option)
        assert ann.last_error() == "not-saved"
        running.store.writer._transaction = write  # type: ignore[method-assign]
        await running.say(room, bob, client.Say("is it me?"))
        assert bob.last_error() == "not-saved"
        await running.wait(60)
        told = [json.loads(frame)["t"] for frame in bob.frames[frames:]]
        assert set(told) == {"error"}  # nothing of what was not stored is shown to anybody
        running.store.rows = read  # type: ignore[method-assign]
        await running.wait(3)
        match = room.table.match
        assert match is not None
        assert (match.answers.game.fingerprint(), match.seq) == truth
        assert ann.prompt is not None
        await running.answer(room, ann, ann.prompt["options"][0]["n"])
        assert match.seq == truth[1] + 1
        assert ann.last_error() == "not-saved"
        await running.crash()
        again = Server(path)
        await again.hub.open()
        found = again.hub.rooms[room.table.code].table.match
        assert found is not None
        assert found.seq == truth[1] + 1
        await again.crash()

    asyncio.run(run())


def test_the_thread_that_writes_survives_anything(tmp_path: Path) -> None:
    """A value that the driver cannot take must not stop all tables for ever."""

    async def run() -> None:
        running = Server(tmp_path / "db")
        with pytest.raises(StoreUnavailable):
            await running.store.commit([running.store.put_meta("a", "\ud800")])
        await asyncio.wait_for(running.store.commit([running.store.put_meta("a", "1")]), 30)
        assert running.store.meta("a") == "1"
        await running.crash()

    asyncio.run(run())
