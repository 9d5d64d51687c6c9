"""Backups of a server that is playing: each is whole, and a server can go on from it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.server.process import process
from tests.server.truth import Truth
from tests.server.witness import Witness

from fengsheng.cli import main
from fengsheng.server.config import database_url
from fengsheng.server.store import Store
from fengsheng.server.store.database import sqlite_file

BACKUPS = 4


def fengsheng(*arguments: object) -> int:
    """The command; its exit code."""
    return main([str(argument) for argument in arguments])


def test_backups_while_people_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    with process(data, "--no-address-limits") as running:
        table = running.open_table("Ann", pace="instant", seats=5)
        ann = Witness("Ann", table["code"], table["token"], table["guest"])

        async def play() -> list[int]:
            """Answers that were accepted before each backup."""
            playing = asyncio.Event()
            playing.set()
            await ann.come(running.socket)
            run = asyncio.create_task(ann.run(playing, Random(1)))
            await ann.until("table")
            dealing = asyncio.create_task(ann.keep_dealing())
            await ann.until("view")
            known = []
            for number in range(BACKUPS):
                await ann.talk(f"before {number}")
                while not any(line["text"] == f"before {number}" for line in ann.chat.values()):
                    await asyncio.sleep(0.01)
                known.append(len(ann.chat))
                copy = tmp_path / f"copy{number}"
                assert await asyncio.to_thread(fengsheng, "backup", copy, "--data", data) == 0
            for task in (dealing, run):
                task.cancel()
            await asyncio.gather(dealing, run, return_exceptions=True)
            return known

        known = asyncio.run(play())
        assert fengsheng("restore", tmp_path / "copy0", "--data", data, "--force") == 2
        assert "Another server works with this database" in capsys.readouterr().err
    for number in range(BACKUPS):
        copy = tmp_path / f"copy{number}"
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # one file
        # everything that was told before it was made is in it, and its games can be played again
        stored = Truth(copy).tables[table["code"]]
        assert len(stored.chat) >= known[number]
        assert stored.games
    other = tmp_path / "other"
    assert fengsheng("restore", tmp_path / "copy2", "--data", other) == 0
    with process(other) as running:
        assert running.get(f"/api/tables/{table['code']}")["people"] == 1


@pytest.mark.parametrize("name", ["a b", "100%", "a%41b", "a#b", "what?", "a?mode=rwc", "風聲"])
def test_a_folder_may_be_called_anything(name: str, tmp_path: Path) -> None:
    data = tmp_path / name
    url = database_url(data, None)
    assert sqlite_file(url) == data / "fengsheng.sqlite"
    data.mkdir()
    Store(url).close()
    assert (data / "fengsheng.sqlite").exists()
    assert fengsheng("backup", data / "copy", "--data", data) == 0
    assert fengsheng("restore", data / "copy", "--data", data, "--force") == 0
    assert [one.name for one in tmp_path.iterdir()] == [name]
