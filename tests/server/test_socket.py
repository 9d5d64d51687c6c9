"""The real thing: a process, sockets, and clients that behave and that do not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.process import ROOT, Process, process
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fengsheng.cli import main
from fengsheng.game import Game
from fengsheng.server.wire import client, codes


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("server") / "data", "--no-address-limits") as found:
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


def test_the_example_bot_plays_a_whole_game_by_link(running: Process) -> None:
    table = running.open_table(pace="instant", seats=5)
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), table["link"]]
    guest = subprocess.Popen([*command, "--name", "Robo"], stdout=subprocess.PIPE, text=True)
    while running.get(f"/api/tables/{table['code']}")["people"] < 2:
        time.sleep(0.1)
        assert guest.poll() is None
    owner = subprocess.run(
        [*command, "--token", table["token"], "--start"],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    told, _ = guest.communicate(timeout=300)
    assert "The game is over" in owner.stdout
    assert told == owner.stdout


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
    ('{"t": "hello"}', "bad-message"),
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


async def drain(socket: ClientConnection) -> None:
    """Read and forget."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


def _some_message(lots: random.Random) -> str | bytes:
    """A message, whole, mutated or made up."""
    kinds = msgspec.inspect.type_info(client.ClientMessage)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    pick = lots.choice(kinds.types)
    assert isinstance(pick, msgspec.inspect.StructType)
    values: list[Any] = [
        "",
        "pass",
        "1.1",
        "ABCDEF",
        0,
        1,
        -1,
        99,
        True,
        None,
        [],
        {},
        ["截獲"],
        1e300,
        "\u202e",
        "en",
    ]
    message: dict[str, Any] = {"t": pick.tag}
    for field in pick.fields:
        if lots.random() < 0.8:
            message[field.encode_name] = lots.choice(values)
    if lots.random() < 0.1:
        message[lots.choice(string.ascii_letters)] = lots.choice(values)
    text = json.dumps(message)
    if lots.random() < 0.3:
        raw = list(text)
        for _ in range(lots.randrange(1, 4)):
            place = lots.randrange(len(raw) + 1)
            raw[place : place + lots.randrange(2)] = lots.choice(["", '"', "{", "\x7f", "9", "\\"])
        text = "".join(raw)
    return text


def test_ten_thousand_random_and_mutated_messages_break_nothing(running: Process) -> None:
    """While a game goes on at the same table: it is still there, and so is the server."""
    table = running.open_table(pace="fast", seats=5)
    lots = random.Random(1)

    async def attack() -> int:
        sent = 0
        tokens: list[str] = []
        async with connect(running.socket) as owner:
            await hello(owner, table, token=table["token"])
            await owner.send('{"t": "start"}')
            await until(owner, "view")
            hearing = asyncio.create_task(drain(owner))
            while sent < 10_000:
                with contextlib.suppress(ConnectionClosed):
                    async with connect(running.socket) as socket:
                        if lots.random() < 0.9:  # else without a hello
                            known = tokens[sent % 8] if len(tokens) >= 8 else ""
                            welcome = await hello(socket, table, token=known, name=f"Eve {len(tokens)}")
                            tokens += [welcome["token"]] if not known else []
                        reading = asyncio.create_task(drain(socket))
                        for _ in range(200):
                            sent += 1
                            await socket.send(_some_message(lots))
                        await asyncio.wait([reading], timeout=0.01)
                        reading.cancel()
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await owner.send('{"t": "ping", "n": 5}')
            assert (await until(owner, "pong"))["n"] == 5
        return sent

    assert asyncio.run(attack()) >= 10_000
    assert running.get("/healthz")["ok"]
    status, _, page = running.request("GET", "/metrics")
    assert status == 200
    assert b"fengsheng_room_errors_total 0.0" in page


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


def test_killed_in_the_middle_everybody_is_back_at_the_same_prompt(tmp_path: Path) -> None:
    """The clients' own notes against the server's memory, over kills at fail points and in between."""
    data = tmp_path / "data"
    lots = random.Random(5)
    running = Process(data, "--no-address-limits")
    table = running.open_table(seats=4, pace="fast")
    tokens = {"Ann": table["token"], "Bob": ""}
    accepted: list[tuple[str, str]] = []
    places = ["append", "commit", "broadcast"]

    async def session(kill_after: int) -> bool:
        """Play until the server is gone; whether the game is over."""
        sockets: dict[str, ClientConnection] = {}
        for name, token in tokens.items():
            sockets[name] = await connect(running.socket)
            welcome = await hello(sockets[name], table, token=token, name=name)
            tokens[name] = token or welcome["token"]
        await sockets["Ann"].send('{"t": "start"}')
        answered = 0
        pending: dict[str, asyncio.Task[Any]] = {
            name: asyncio.create_task(sockets[name].recv()) for name in sockets
        }
        try:
            while True:
                done, _ = await asyncio.wait(pending.values(), timeout=30, return_when="FIRST_COMPLETED")
                assert done, "nothing happens any more"
                for name, task in list(pending.items()):
                    if task not in done:
                        continue
                    message = json.loads(task.result())
                    pending[name] = asyncio.create_task(sockets[name].recv())
                    if message["t"] == "table" and message["phase"] == "over":
                        return True
                    if message["t"] == "accepted":
                        accepted.append((name, message["prompt"]))
                        answered += 1
                        if kill_after and answered >= kill_after:
                            running.kill()
                    prompt = message.get("prompt")
                    if isinstance(prompt, dict):
                        chosen = lots.choice(prompt["options"])["n"]
                        assert (name, prompt["id"]) not in accepted  # what was accepted is never asked again
                        answer = {"t": "answer", "prompt": prompt["id"], "option": chosen}
                        await sockets[name].send(json.dumps(answer))
        except (ConnectionClosed, OSError):
            return False
        finally:
            for task in pending.values():
                task.cancel()
            await asyncio.gather(*pending.values(), return_exceptions=True)
            for socket in sockets.values():
                socket.transport.abort()

    over = False
    try:
        for number in range(6):
            over = asyncio.run(session(lots.randrange(1, 6) if number % 2 else 0 if number else 3))
            if over:
                break
            running.stop()
            place = places[number % 3]
            env = {"FENGSHENG_FAILPOINT": f"{place}:{lots.randrange(20, 60)}"} if number < 4 else {}
            running = Process(data, "--no-address-limits", env=env)
    finally:
        running.stop()
    assert len(accepted) == len(set(accepted))
    assert accepted
