"""The files of the database: for their owner alone, for one server at a time whatever they are called, and
noticed when they are gone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.harness import Server
from tests.server.nursery import nursery
from tests.server.patience import refused, within
from tests.server.process import Process, process
from tests.server.test_kill import open_table

from fengsheng.cli import main
from fengsheng.server.errors import StoreBusy, StoreUnavailable
from fengsheng.server.store.locking import only_server
from fengsheng.server.wire import client

SECONDS = 10.0  # within which it is noticed, on a machine that has other things to do
NAMES = ("fengsheng.sqlite", "fengsheng.sqlite-wal", "fengsheng.sqlite-shm", "fengsheng.sqlite.lock")


def mode(file: Path) -> int:
    """Its rights."""
    return stat.S_IMODE(file.stat().st_mode)


def health(running: Process) -> tuple[int, str]:
    """Status, and what is said of the store."""
    status, _, body = running.request("GET", "/healthz")
    return status, json.loads(body)["store"]


# Rights.


def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0)
    try:
        with process(data) as running:
            running.open_table("Ann")
            assert {name: mode(data / name) for name in NAMES} == dict.fromkeys(NAMES, 0o600)
    finally:
        os.umask(before)


def test_files_that_were_open_to_others_are_closed_at_the_start_and_it_is_said(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with nursery() as home:
        server = home.start(data)
        open_table(server.base, "Ann")
        server.end(signal.SIGKILL)  # so that all files are left
        for name in NAMES:
            (data / name).chmod(0o644)
        server = home.start(data)
        assert {name: mode(data / name) for name in NAMES} == dict.fromkeys(NAMES, 0o600)
        log = server.log.read_text()
        assert server.end(signal.SIGTERM) == 0
    for name in NAMES:
        assert f"file was open to others file={name} mode=0644" in log


def test_a_backup_is_for_its_owner_alone_and_says_what_is_secret_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"

    async def play() -> None:
        running = Server(data / "fengsheng.sqlite")
        for name in ("Ann", "Bob"):
            room, (owner,) = await running.table([name])
            await running.say(room, owner, client.Start())
        await running.table(["Cho"])
        await running.crash()

    data.mkdir()
    asyncio.run(play())
    copy = tmp_path / "copy.sqlite"
    before = os.umask(0)
    try:
        assert main(["backup", str(copy), "--data", str(data)]) == 0
        told = capsys.readouterr().out
        assert "It holds the secret seeds of 3 tables" in told
        assert mode(copy) == 0o600
        with closing(sqlite3.connect(copy)) as connection:  # it does not say so for nothing
            seeds = connection.execute("SELECT count(*) FROM games WHERE length(seed) = 32").fetchone()
        assert seeds == (2,)
        other = tmp_path / "other"
        assert main(["restore", str(copy), "--data", str(other)]) == 0
        assert mode(other / "fengsheng.sqlite") == 0o600
        empty = tmp_path / "empty"
        Server(empty).store.close()
        assert main(["backup", str(tmp_path / "none.sqlite"), "--database", f"sqlite:///{empty}"]) == 0
        assert "seeds" not in capsys.readouterr().out
    finally:
        os.umask(before)


# One server at a time.


@pytest.mark.parametrize("way", ["symbolic", "folder", "hard"])
def test_two_names_of_one_database_are_one(way: str, tmp_path: Path) -> None:
    real = tmp_path / "data" / "fengsheng.sqlite"
    other = tmp_path / "other"
    with process(real.parent) as running:
        running.open_table("Ann")
        if way == "folder":
            other.symlink_to(real.parent, target_is_directory=True)
        else:
            other.mkdir()
            link = other / "fengsheng.sqlite"
            link.symlink_to(real) if way == "symbolic" else os.link(real, link)
        with nursery() as home:
            refused(home.begin(other))
        assert running.get("/healthz")["ok"]


def test_a_deleted_lock_file_lets_nobody_in(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data) as running:
        (data / "fengsheng.sqlite.lock").unlink()
        with nursery() as home:
            refused(home.begin(data))
        assert running.get("/healthz")["ok"]
        assert main(["restore", str(data / "fengsheng.sqlite"), "--data", str(data), "--force"]) == 2


def test_a_backup_is_put_where_a_symbolic_link_points_to(tmp_path: Path) -> None:
    real = tmp_path / "disk" / "tables.sqlite"
    real.parent.mkdir()
    Server(real).store.close()
    data = tmp_path / "data"
    data.mkdir()
    (data / "fengsheng.sqlite").symlink_to(real)
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert main(["restore", str(copy), "--data", str(data), "--force"]) == 0
    assert (data / "fengsheng.sqlite").is_symlink()
    link = f"sqlite:///{data / 'fengsheng.sqlite'}"
    with only_server(f"sqlite:///{real}"), pytest.raises(StoreBusy), only_server(link):
        pass


# Files that are gone.


@pytest.mark.parametrize("name", NAMES[:3])
def test_a_deleted_file_is_noticed_while_nobody_plays(name: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data) as running:
        running.open_table("Ann")
        aside = tmp_path / "aside"
        (data / name).rename(aside)
        within(lambda: health(running) == (503, "failing"), "it is noticed", SECONDS)
        body = json.dumps({"name": "Bob"}).encode()
        status, _, reply = running.request("POST", "/api/tables", body, {"content-type": "application/json"})
        assert (status, json.loads(reply)["code"]) == (503, "store-unavailable")
        assert f"the file {name} is gone" in json.loads(reply)["text"]
        assert not (data / name).exists()  # and no empty one is made in its place
        aside.rename(data / name)  # it was only moved: everything goes on
        within(lambda: health(running) == (200, "ok"), "it is well again")
        running.open_table("Bob")


def test_another_file_in_its_place_is_noticed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data) as running:
        running.open_table("Ann")
        file = data / "fengsheng.sqlite"
        copy = tmp_path / "copy"
        copy.write_bytes(file.read_bytes())
        copy.replace(file)
        within(lambda: health(running) == (503, "failing"), "it is noticed", SECONDS)
        assert "another file was put in the place of fengsheng.sqlite" in running.log.read_text()


def test_answers_to_a_database_that_is_gone_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, (ann, _) = await running.table(["Ann", "Bob"], bot="holder")
        await running.say(room, ann, client.Start())
        while not ann.prompt:
            await running.wait(0.5)
        match = room.table.match
        assert match is not None
        path.rename(tmp_path / "aside")
        await running.answer(room, ann, ann.prompt["options"][0]["n"])
        assert ann.last_error() == "not-saved"
        assert "is gone" in ann.errors[-1]["text"]
        assert not any(json.loads(frame)["t"] == "accepted" for frame in ann.frames)
        assert running.store.writer.failing
        with pytest.raises(StoreUnavailable, match="is gone"):
            await running.hub.guest("")
        (tmp_path / "aside").rename(path)
        await running.wait(3)
        assert not any(row.seat == 0 for row in running.store.answers(match.id))  # it did not happen
        while not ann.prompt:
            await running.wait(0.5)
        await running.answer(room, ann, ann.prompt["options"][0]["n"])
        assert any(row.seat == 0 for row in running.store.answers(match.id))
        await running.crash()

    asyncio.run(run())
