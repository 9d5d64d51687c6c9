"""The real thing: a process, sockets, and clients that behave and that do not."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import Process, process
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fengsheng.cli import main
from fengsheng.game import Game
from fengsheng.server.wire import codes

WAYS = {"fast": "", "plain": 'import uvicorn\nuvicorn.__version__ = "0.999.0"\n'}
"""How frames go, and what a server finds when it starts: with a library that nobody knows yet the fast way is
not taken, and players do not notice."""


@pytest.fixture(scope="module", params=WAYS)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "sitecustomize.py").write_text(WAYS[request.param])
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    # the command itself: a forked server has loaded its libraries before it is told where they are
    with process(folder / "data", "--no-address-limits", env={"PYTHONPATH": path}, command=True) as found:
        assert ("sockets go the slower way" in found.log.read_text()) == (request.param == "plain")
        yield found
        assert found.alive()
        text = found.log.read_text()
        assert "Traceback" not in text
        assert '"error"' not in text


async def receive(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
    return message


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message = await receive(socket)
        if message["t"] == kind:
            return message


async def hello(socket: ClientConnection, table: dict[str, Any], **more: Any) -> dict[str, Any]:
    await socket.send(json.dumps({"t": "hello", "table": table["code"], **more}))
    return await until(socket, "welcome")


async def closing(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The close code, and what was said before."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(await receive(socket))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0, heard


def test_a_game_over_the_wire_ends_with_a_replay_that_can_be_verified(
    running: Process, tmp_path: Path
) -> None:
    table = running.open_table(pace="instant", seats=3)

    async def play() -> dict[str, Any]:
        async with connect(running.socket) as socket:
            await hello(socket, table, token=table["token"], words="full")
            first = await until(socket, "table")
            await socket.send('{"t": "start"}')
            while True:
                message = await receive(socket)
                if message["t"] == "table" and message["phase"] == "over":
                    assert message["fair"]["sha256"] == first["fair"]["sha256"]
                    return message
                prompt = message.get("prompt")
                if isinstance(prompt, dict):
                    assert prompt["text"]
                    assert all(o["label"] and o["effect"] for o in prompt["options"])
                    chosen = random.choice(prompt["options"])["n"]
                    await socket.send(json.dumps({"t": "answer", "prompt": prompt["id"], "option": chosen}))

    over = asyncio.run(play())
    replay = over["replay"]
    told = running.get(f"/api/replays/{replay}?seat=0")
    assert told["seat"] == 0
    assert told["steps"]
    record = running.get(f"/api/replays/{replay}/file")
    assert Game.replay(record).fingerprint() == record["fingerprint"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = subprocess.run(
        [sys.executable, "-m", "fengsheng", "replay", str(file), "--verify"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert over["fair"]["sha256"] in done.stdout
    assert main(["replay", str(file), "--verify", "--published", over["fair"]["sha256"]]) == 0
    assert main(["replay", str(file), "--verify", "--published", "0" * 64]) == 2
    file.write_text(json.dumps({**record, "seed_sha256": "0" * 64}))
    assert main(["replay", str(file), "--verify"]) == 2


def test_two_connections_of_one_guest_see_the_same(running: Process) -> None:
    table = running.open_table(seats=3)

    async def run() -> None:
        async with connect(running.socket) as one, connect(running.socket) as two:
            await hello(one, table, token=table["token"])
            welcome = await hello(two, table, token=table["token"])
            assert "token" not in welcome
            assert welcome["guest"] == table["guest"]
            await one.send('{"t": "start"}')
            a, b = await until(one, "view"), await until(two, "view")
            assert a["view"] == b["view"]
            assert a.get("prompt") == b.get("prompt")

    asyncio.run(run())


BAD = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("[" * 4000, "bad-json"),
    ('{"t": "hello", "table": 5}', "bad-message"),
    ('{"t": "nothing"}', "bad-message"),
    ('{"t": "answer", "prompt": 1, "option": "pass"}', "bad-message"),
    ('{"t": "sit", "seat": 99}', "bad-message"),
    ('{"t": "sit", "seat": 1, "more": 1}', "bad-message"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ('"hello"', "bad-message"),
    ('{"t": "say", "text": "' + "x" * 400 + '"}', "bad-message"),
    ('{"a": ' * 800 + "1" + "}" * 800, "bad-message"),
    ('{"t": "say", "text": "\\ud800"}', "bad-json"),
    ("\x00\x01", "bad-json"),
]


def test_what_is_no_message_gets_a_clear_error_and_the_table_is_unharmed(running: Process) -> None:
    table = running.open_table()

    async def run() -> None:
        async with connect(running.socket) as socket:
            await hello(socket, table, token=table["token"])
            for text, code in BAD:
                await socket.send(text)
                error = await until(socket, "error")
                assert error["code"] in (code, "bad-message"), text
                assert error["code"] in codes.ERRORS
                assert error["text"].endswith(".")
            await socket.send('{"t": "ping", "n": 7}')
            assert (await until(socket, "pong"))["n"] == 7
            for _ in range(10):
                await socket.send("nonsense")
            closed, heard = await closing(socket)
            assert closed == 4400
            assert heard[-1] == {"t": "bye", **{k: heard[-1][k] for k in ("code", "text")}}

    asyncio.run(run())
    assert running.get(f"/api/tables/{table['code']}")["phase"] == "lobby"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (b"\x00\x01", 1003),
        ("x" * 9000, 1009),
        ("x" * 100_000, 1009),
        ('{"t": "ping"}', 4401),
        ('{"t": "hello", "table": "ZZZZZZ"}', 4401),
        ('{"t": "hello", "table": "../../x"}', 4401),
        ('{"t": "hello"}', 4401),
    ],
)
def test_a_bad_beginning_is_closed_with_a_code(running: Process, first: str | bytes, code: int) -> None:
    async def run() -> None:
        async with connect(running.socket) as socket:
            await socket.send(first)
            closed, _ = await closing(socket)
            assert closed == code
            assert closed in codes.CLOSES

    asyncio.run(run())


@pytest.mark.parametrize("token", ["nonsense", "a.b", "{guest}.", "{guest}.wrong", ".", "é.ü"])
def test_a_wrong_token_is_refused(running: Process, token: str) -> None:
    table = running.open_table()

    async def run() -> None:
        async with connect(running.socket) as socket:
            text = token.format(guest=table["guest"])
            await socket.send(
                json.dumps({"t": "hello", "table": table["code"], "token": text, "name": "Eve"})
            )
            code, heard = await closing(socket)
            assert code == 4401
            assert heard[0]["code"] == "bad-token"

    asyncio.run(run())


def test_pages_of_others_cannot_connect(running: Process) -> None:
    async def run(origin: str) -> None:
        async with connect(running.socket, additional_headers={"Origin": origin}) as socket:
            await socket.send('{"t": "ping"}')

    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{running.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(run(origin))
        assert refused.value.response.status_code == 403
    asyncio.run(run(running.base))


def test_a_flood_is_slowed_down_and_then_cut_off(running: Process) -> None:
    table = running.open_table()

    async def run() -> None:
        async with connect(running.socket) as calm, connect(running.socket) as wild:
            await hello(calm, table, token=table["token"])
            await hello(wild, table, name="Wild")
            for _ in range(400):
                await wild.send('{"t": "say", "text": "spam"}')
            code, heard = await closing(wild)
            assert code == 4429
            assert any(m.get("code") == "too-fast" for m in heard)
            await calm.send('{"t": "ping", "n": 1}')
            said = 0
            while (message := await receive(calm))["t"] != "pong":
                said += message["t"] == "chat"
            assert 1 <= said < 20

    asyncio.run(run())


def test_a_stop_tells_the_players_and_the_next_start_has_everything(tmp_path: Path) -> None:
    with process(tmp_path / "data") as first:
        table = first.open_table(seats=5)

        async def run() -> dict[str, Any]:
            async with connect(first.socket) as socket:
                await hello(socket, table, token=table["token"])
                await socket.send('{"t": "say", "text": "hello"}')
                await socket.send('{"t": "start"}')
                view = await until(socket, "view")
                stopping = asyncio.get_running_loop().run_in_executor(None, first.stop)
                code, heard = await closing(socket)
                assert code == 1012
                assert heard[-1]["code"] == "restart"
                assert await stopping == 0
                return view

        view = asyncio.run(run())
        assert "stopped" in first.log.read_text()
    with process(tmp_path / "data") as second:

        async def again() -> None:
            async with connect(second.socket) as socket:
                welcome = await hello(socket, table, token=table["token"])
                assert [line["text"] for line in welcome["chat"]] == ["hello"]
                found = await until(socket, "view")
                assert found["view"]["names"] == view["view"]["names"]

        asyncio.run(again())
