"""`fengsheng backup`, `restore`, `admin`, and what is wrong with flags, in one line each."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Server, server

from fengsheng.cli import main
from fengsheng.server.config import Config, check, from_environment
from fengsheng.server.errors import BadConfig
from fengsheng.server.store import Store
from fengsheng.server.store.locking import only_server
from fengsheng.server.wire import client


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with a lobby and a game."""

    async def fill() -> None:
        running = Server(tmp_path / "data" / "fengsheng.sqlite")
        lobby, _ = await running.table(["Ann"])
        await running.wait(1)
        room, (bob, cho) = await running.table(["Bob", "Cho"])
        await running.say(room, cho, client.Say("boo"))
        await running.say(room, bob, client.Report(0, "rude"))
        await running.say(room, bob, client.Start())
        assert lobby.table.phase == "lobby"
        await running.crash()

    asyncio.run(fill())
    return tmp_path / "data"


def test_tables_are_listed_and_inspected(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(data), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["phase"], row["people"]) for row in rows] == [
        ("playing", ["Bob", "Cho"]),
        ("lobby", ["Ann"]),
    ]
    assert main(["admin", "inspect", rows[0]["code"], "--data", str(data), "--json"]) == 0
    text = capsys.readouterr().out
    found = json.loads(text)
    assert found["played"][0]["state"] == "running"
    assert "seed" not in text
    assert "token" not in text
    assert main(["admin", "inspect", rows[0]["code"], "--data", str(data)]) == 0
    assert "Bob" in capsys.readouterr().out
    assert main(["admin", "list", "--data", str(data)]) == 0
    assert rows[1]["code"] in capsys.readouterr().out
    assert main(["admin", "inspect", "NOSUCH", "--data", str(data)]) == 2
    assert "error[store-error]: There is no table 'NOSUCH'." in capsys.readouterr().err


CLUSTER = Config(database="postgresql+psycopg://x/y", cluster="test", cluster_secret="x" * 16)
TRICKS = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202eeb ot\u2066\u200b\u2028\r\n\x00\ud83d\ue000"


def test_what_others_wrote_is_shown_and_not_sent_to_the_terminal(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything in the database that came from outside, in everything that is printed."""
    clean = TRICKS.encode("utf-8", "replace").decode()
    with sqlite3.connect(data / "fengsheng.sqlite") as connection:
        connection.execute("UPDATE reports SET reason = ?, text = ?, name = ?", (clean,) * 3)
        for table, doc in connection.execute("SELECT id, doc FROM tables").fetchall():
            spoiled = json.loads(doc)
            for member in spoiled["members"]:
                member["name"] = clean
            connection.execute("UPDATE tables SET doc = ? WHERE id = ?", (json.dumps(spoiled), table))
    assert main(["admin", "list", "--data", str(data), "--json"]) == 0
    rows = json.loads(printed(capsys))
    assert rows[0]["people"][0] == clean  # a program reads what it was
    code = rows[0]["code"]
    for command in (
        ["list"],
        ["inspect", code],
        ["inspect", code, "--json"],
        ["reports"],
        ["reports", "--json"],
    ):
        assert main(["admin", *command, "--data", str(data)]) == 0
        assert "\\u001b]0;owned" in printed(capsys)
    # and so does what clients say
    asyncio.run(complain(data))
    assert main(["admin", "reports", "--data", str(data)]) == 0
    assert "\\u001b[2J" in printed(capsys)


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    """What a terminal would be sent: nothing in it but lines of what can be seen."""
    text = capsys.readouterr().out
    for line in text.split("\n"):
        assert line.isprintable(), line
    return text


async def complain(data: Path) -> None:
    """A complaint over the wire, with a reason as raw as JSON can be."""
    async with server(data / "fengsheng.sqlite") as running:
        room, (ann,) = await running.table(["Ann"])
        await running.say(room, ann, client.Say("boo"))
        await running.say(room, ann, client.Report(0, "\x1b[2J\u202e"))


def said(data: Path, table: str) -> list[Any]:
    """The chat of a table, as it is kept."""
    store = Store(f"sqlite:///{data / 'fengsheng.sqlite'}")
    try:
        return list(store.chat(table, 10))
    finally:
        store.close()


def test_complaints_are_read_and_settled(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "reports", "--data", str(data), "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["name"], report["text"], report["reason"]) == ("Cho", "boo", "rude")
    assert main(["admin", "settle", report["report"], "--data", str(data)]) == 0
    capsys.readouterr()
    assert main(["admin", "reports", "--data", str(data)]) == 0
    assert "No complaints" in capsys.readouterr().out
    assert main(["admin", "settle", "x", "--data", str(data)]) == 2
    assert [line.text for line in said(data, report["table"])] == ["boo"]
    assert main(["admin", "settle", report["report"], "--delete", "--data", str(data)]) == 0
    assert said(data, report["table"]) == []


def test_a_table_is_ended_by_order(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(data), "--json"]) == 0
    code = json.loads(capsys.readouterr().out)[0]["code"]
    assert main(["admin", "end", code, "--data", str(data)]) == 0

    async def run() -> None:
        async with server(data / "fengsheng.sqlite") as running:
            await running.hub.open()
            await running.hub.obey()
            await running.wait(1)
            assert code not in running.hub.rooms
            assert len(running.hub.rooms) == 1
            assert running.store.orders() == {}

    asyncio.run(run())
    capsys.readouterr()
    assert main(["admin", "list", "--all", "--data", str(data), "--json"]) == 0
    assert [row["phase"] for row in json.loads(capsys.readouterr().out)] == ["ended", "lobby"]


def test_a_backup_is_whole_and_comes_back(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    with only_server(f"sqlite:///{data / 'fengsheng.sqlite'}"):  # also while a server runs
        assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert main(["backup", str(copy), "--data", str(data)]) == 2
    assert "never overwrites" in capsys.readouterr().err
    other = tmp_path / "other"
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    capsys.readouterr()
    assert main(["admin", "list", "--data", str(other), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2
    assert main(["restore", str(copy), "--data", str(other)]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["restore", str(copy), "--data", str(other), "--force"]) == 0
    with only_server(f"sqlite:///{other / 'fengsheng.sqlite'}"):
        assert main(["restore", str(copy), "--data", str(other), "--force"]) == 2
    assert "Another server" in capsys.readouterr().err
    (tmp_path / "junk").write_text("junk")
    assert main(["restore", str(tmp_path / "junk"), "--data", str(other), "--force"]) == 2
    assert "no database of fengsheng" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "b"), "--database", "postgresql://x/y"]) == 2


def test_flags_win_over_the_environment() -> None:
    env = {"FENGSHENG_PORT": "99", "FENGSHENG_HOST": "0.0.0.0", "FENGSHENG_OPEN_METRICS": "1"}
    config = from_environment(env, port=7, host=None)
    assert (config.port, config.host, config.open_metrics) == (7, "0.0.0.0", True)
    assert config.base == "http://127.0.0.1:7"
    assert Config(public_url="https://a.example/").base == "https://a.example"
    assert Config(public_url="https://a.example/games/fs/").base == "https://a.example/games/fs"


@pytest.mark.parametrize(
    "config",
    [
        Config(port=70000),
        Config(public_url="cards.example.org"),
        Config(public_url="https://cards.example.org/path?query=1"),
        Config(public_url="http://["),
        Config(public_url="https://cards.example.org:99999"),
        Config(public_url="https://cards example.org"),
        Config(public_url="https://me:secret@cards.example.org"),
        Config(public_url="https://風聲.example.org"),
        Config(trusted_proxies="proxy.example.org"),
        Config(trusted_proxies="127.0.0.1, 10.0.0.7/8"),
        *(CLUSTER._replace(address=address) for address in ("ws://[", "ws://10.0.0.7:99999", "ws://")),
        Config(log_format="xml"),
        Config(log_level="loud"),
    ],
)
def test_a_configuration_that_makes_no_sense_is_one_sentence(config: Config) -> None:
    with pytest.raises(BadConfig):
        check(config)


@pytest.mark.parametrize(
    "config",
    [
        Config(public_url="http://[2001:db8::7]:8080/games/"),
        Config(public_url="https://xn--4gqs1z.example.org"),
        Config(trusted_proxies="127.0.0.1, 10.0.0.0/8 ,::1"),
        Config(trusted_proxies="*"),
        Config(trusted_proxies=""),
        CLUSTER._replace(address="ws://node-1:8766/fs"),
        CLUSTER._replace(address="ws://[2001:db8::7]:8766"),
    ],
)
def test_a_configuration_that_makes_sense_is_taken(config: Config) -> None:
    check(config)
    with pytest.raises(BadConfig):  # and it is looked at
        check(config._replace(trusted_proxies="nobody"))


def test_a_port_that_is_no_number() -> None:
    with pytest.raises(BadConfig):
        from_environment({"FENGSHENG_PORT": "http"})
