"""Ten thousand messages of any content from a seat, from spectators and from strangers, while a game goes
on: nothing breaks, nothing grows, and nobody learns what they may not know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from tests.server.attacker import frame
from tests.server.harness import pick
from tests.server.process import Process, process
from tests.server.truth import Truth
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fengsheng.server.socket.limiter import RATES
from fengsheng.server.wire import codec, codes, patch, server

MESSAGES = 4_000
EACH = 45  # messages on one connection; more that are broken would close it
GROWTH_MB = 40

DECODER = msgspec.json.Decoder(server.ServerMessage)
FIELDS = {
    kind.__struct_config__.tag: set(kind.__struct_fields__) | {"t"} for kind in get_args(server.ServerMessage)
}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("attack") / "data", "--no-address-limits") as found:
        yield found
        assert found.alive()
        log = found.log.read_text()
        assert "Traceback" not in log
        assert " error " not in log


class Told:
    """Everything a connection was told, as plain messages, each checked as it comes."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed = 0
        self.too_long = False  # whether a frame was sent that the server does not read

    def hear(self, raw: bytes) -> dict[str, Any]:
        """A frame: of the protocol, and with no field that it does not have."""
        found: dict[str, Any] = json.loads(raw)
        DECODER.decode(raw)
        assert found.keys() <= FIELDS[found["t"]], found
        if found["t"] == "error":
            assert found["code"] in codes.ERRORS, found
            assert found["text"].endswith("."), found
            assert "Traceback" not in found["text"]
        self.messages.append(found)
        self.raw.append(raw)
        return found


async def listen(socket: ClientConnection, told: Told, pong: int) -> None:
    """Until everything that was sent is dealt with: the pong has come, or the server has closed. A guest who
    has pinged too often, also over earlier connections, has to ask again."""
    try:
        while True:
            found = told.hear(await asyncio.wait_for(socket.recv(decode=False), 60))
            if found["t"] == "pong" and found.get("n") == pong:
                return
            if (found.get("code"), found.get("re")) == ("too-fast", "ping"):
                await asyncio.sleep(1 / RATES["ping"].per_second)
                await socket.send(json.dumps({"t": "ping", "n": pong}))
    except ConnectionClosed as closed:
        told.closed = closed.rcvd.code if closed.rcvd else 1006
        # a frame that is far too long is not even read to its end, so that the word about it may be lost
        assert told.closed in codes.CLOSES or (told.closed == 1006 and told.too_long), told.closed


async def burst(
    running: Process, hello: dict[str, Any] | None, dice: Random, known: dict[str, list[Any]]
) -> Told:
    """One connection that misbehaves for a while."""
    told = Told()
    async with connect(running.socket, max_size=None, compression=None, close_timeout=0.2) as socket:
        pong = dice.randrange(2**40, 2**50)
        with contextlib.suppress(ConnectionClosed):
            if hello is not None:
                await socket.send(json.dumps({"t": "hello", **hello}))
            for _ in range(EACH):
                sending = frame(dice, known)
                told.too_long |= len(sending) > 2 * codec.LONGEST
                await socket.send(sending)
            await socket.send(json.dumps({"t": "ping", "n": pong}))
        await listen(socket, told, pong)
    return told


class Player:
    """Somebody who plays as people do; the owner deals again and again."""

    def __init__(self, running: Process, code: str, token: str) -> None:
        self.running = running
        self.code = code
        self.token = token
        self.refused: Counter[str] = Counter()
        self.answered = 0

    async def play_on(self, dice: Random) -> None:
        """The same, whatever happens to the connection."""
        while True:
            with contextlib.suppress(ConnectionClosed):
                await self.play(dice, asyncio.Event())
            await asyncio.sleep(0.05)

    async def play(self, dice: Random, ready: asyncio.Event) -> None:
        hello = {"t": "hello", "table": self.code, "token": self.token, "words": "none"}
        async with connect(self.running.socket, max_size=None, compression=None) as socket:
            await socket.send(json.dumps(hello))
            phase = ""
            async for raw in socket:
                message = json.loads(raw)
                if message["t"] == "table":
                    ready.set()
                    again = message["phase"] == "over" != phase and message["owner"] == message["me"]
                    phase = message["phase"]
                    if again:
                        await socket.send('{"t": "rematch"}')
                        await socket.send('{"t": "start"}')
                elif message["t"] == "error":
                    self.refused[message["code"]] += 1
                elif message["t"] == "accepted":
                    self.answered += 1
                if isinstance(message.get("prompt"), dict):
                    await asyncio.sleep(0.04)  # slower than the limit of answers
                    option = pick(message["prompt"], dice)
                    await socket.send(
                        json.dumps({"t": "answer", "prompt": message["prompt"]["id"], "option": option})
                    )


async def watch(running: Process, table: dict[str, Any], views: dict[tuple[str, int], Any]) -> None:
    """An honest spectator, who keeps every picture of the game by its number and that of the step."""
    async with connect(running.socket, max_size=None, compression=None) as socket:
        await socket.send(
            json.dumps({"t": "hello", "table": table["code"], "name": "Wei", "watch": True, "words": "none"})
        )
        view: Any = None
        game = ""
        async for raw in socket:
            message = json.loads(raw)
            if message["t"] == "view":
                view = message["view"]
                game = message["ask"]["id"].split(".")[0] if message.get("ask") else game
                views[game, message["seq"]] = json.dumps(view, sort_keys=True)
            elif message["t"] == "step":
                view = patch.apply(view, message["patch"])
                views[game, message["seq"]] = json.dumps(view, sort_keys=True)


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if found["t"] == kind:
            return found


def memory_mb(pid: int) -> float:
    """How much memory the process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError(pid)


def strangers_pictures(told: Told) -> dict[tuple[str, int], Any]:
    """The pictures of a game that somebody without a seat was shown."""
    found: dict[tuple[str, int], Any] = {}
    view: Any = None
    game = ""
    for message in told.messages:
        if message["t"] == "view":
            view = json.loads(json.dumps(message["view"]))
            game = message["ask"]["id"].split(".")[0] if message.get("ask") else game
        elif message["t"] == "step" and view is not None:
            view = patch.apply(view, message["patch"])
        if message["t"] in ("view", "step") and view is not None and game:
            assert "prompt" not in message
            found[game, message["seq"]] = json.dumps(view, sort_keys=True)
    return found


def test_thousands_of_messages_of_any_content_break_nothing(running: Process) -> None:
    dice = Random(1)
    table = running.open_table("Ann", pace="quick", seats=5)
    ann = Player(running, table["code"], table["token"])
    views: dict[tuple[str, int], Any] = {}
    heard: list[tuple[str, Told]] = []
    growth: list[float] = []

    async def attack() -> None:
        ready = asyncio.Event()
        playing = asyncio.create_task(ann.play(dice, ready))
        await asyncio.wait_for(ready.wait(), 60)
        # Eve has a seat of her own; while she attacks she also plays, so that there is a game
        known: dict[str, list[Any]] = {
            "seat": list(range(5)),
            "guest": [table["guest"]],
            "prompt": [f"1.{n}" for n in range(1, 400, 3)] + [f"2.{n}" for n in range(1, 50)],
            "option": ["pass", "end", "accept", "decline"],
            "table": [table["code"]],
            "what": ["截獲/red", "laugh", "skill 老槍 2"],
            "line": list(range(5)),
            "settings": [{"seats": 5, "pace": "quick"}, {"seats": 99}, {"options": {"a": "b"}}],
            "bot": ["random", "novice"],
            "lang": ["en", "zh-Hant", "zh-Hans"],
            "words": ["none", "labels", "full"],
            "text": ["hello", "<script>alert(1)</script>"],
        }
        async with connect(running.socket) as eve, connect(running.socket) as owner:
            await eve.send(json.dumps({"t": "hello", "table": table["code"], "name": "Eve"}))
            token = (await until(eve, "welcome"))["token"]
            assert (await until(eve, "table"))["seat"] == 1
            await owner.send(json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}))
            await owner.send('{"t": "start"}')
            await until(owner, "view")
        watching = asyncio.create_task(watch(running, table, views))
        calm = asyncio.create_task(Player(running, table["code"], token).play_on(Random(3)))
        strangers: dict[int, str] = {}
        dealt = number = 0
        while dealt < MESSAGES:
            number += 1
            index = number % 10
            hello: dict[str, Any] | None = {
                "table": table["code"],
                "name": f"Eve {number}",
                "token": strangers.get(index, ""),
                "words": "none",
            }
            who = "stranger"
            if number % 5 == 0:
                hello = {"table": table["code"], "token": token}
                who = "seated"
            elif number % 7 == 0:
                hello = None
                who = "nobody"
            told = await burst(running, hello, dice, known)
            heard.append((who, told))
            if who == "stranger":
                for welcome in (m for m in told.messages if m["t"] == "welcome"):
                    strangers[index] = welcome.get("token") or strangers[index]
            # of those that were cut off only what was answered counts
            dealt += sum(m["t"] == "error" for m in told.messages) if told.closed else EACH
            if not growth and dealt > MESSAGES // 5:
                growth.append(memory_mb(running.pid))
        growth.append(memory_mb(running.pid))
        # the table has not suffered: Ann plays on, however few questions there were for her meanwhile
        async with asyncio.timeout(60):
            while ann.answered <= 20 and not playing.done():
                await asyncio.sleep(0.1)
        assert not playing.done()
        assert not watching.done()
        for task in (playing, watching, calm):
            task.cancel()
        await asyncio.gather(playing, watching, calm, return_exceptions=True)

    asyncio.run(attack())
    # the server is well and has made no mistake
    assert running.get("/healthz")["ok"]
    _, _, figures = running.request("GET", "/metrics")
    for name in ("room_errors", "bot_errors", "slow_peers"):
        assert f"fengsheng_{name}_total 0.0".encode() in figures, name
    assert growth[1] - growth[0] < GROWTH_MB, growth
    # Ann was refused nothing but what came too late, and what is stored makes sense
    assert set(ann.refused) <= {"stale-prompt", "already-answered", "not-now"}, ann.refused
    stored = Truth(running.data / "fengsheng.sqlite").tables[table["code"]]
    assert stored.games
    # every way of refusing was seen
    kinds = Counter(m.get("code") for _, told in heard for m in told.messages if m["t"] == "error")
    for code in ("bad-json", "bad-message", "not-owner", "stale-prompt", "not-seated", "not-now"):
        assert kinds[code] > 0, (code, kinds)
    # nobody without a seat has seen anything but what an honest spectator sees
    compared = 0
    for who, told in heard:
        if who != "seated" and not any(
            m["t"] == "table" and m.get("seat") is not None for m in told.messages
        ):
            for key, picture in strangers_pictures(told).items():
                if key in views:
                    assert picture == views[key], key
                    compared += 1
    assert compared > 50
    # nobody has been told a secret
    with closing(sqlite3.connect(running.data / "fengsheng.sqlite")) as connection:
        rows = connection.execute("SELECT seed, state FROM games").fetchall()
        running_seeds = [seed.hex().encode() for seed, state in rows if state == "running"]
    secret = table["token"].split(".")[1].encode()
    for _, told in heard:
        text = b"".join(told.raw)
        assert secret not in text
        assert not any(seed in text for seed in running_seeds)
