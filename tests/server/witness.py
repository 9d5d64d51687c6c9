"""People at real sockets who write down everything they are told, over all their connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
from random import Random
from typing import Any

from tests.server.harness import Listener, pick
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GONE = (ConnectionClosed, InvalidHandshake, OSError)
SLOWEST = 0.06  # seconds that somebody thinks about a prompt
HOLDING = 0.3  # how often somebody thinks longer where that must be said
PATIENCE = 90.0  # and until something must have been heard
AGAIN = 0.3  # and until somebody tries again


class Memory(Listener):
    """What one connection was told, and which game the events belong to."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.game = 0
        self.came_back: dict[str, Any] = {}

    def send(self, frame: bytes) -> None:
        """Note it."""
        super().send(frame)
        message = json.loads(frame)
        if message["t"] == "view":
            ask = message.get("ask")
            self.game = int(ask["id"].split(".")[0]) if ask else self.table["game"]
            if not self.came_back:
                self.came_back = json.loads(frame)


class Witness:
    """Somebody with a place at a table. `memory` is what they know when the server is killed; what was
    accepted or said is kept for ever."""

    def __init__(self, name: str, code: str, token: str = "", guest: str = "", **hello: Any) -> None:
        self.name = name
        self.code = code
        self.token = token
        self.guest = guest
        self.hello = hello
        self.memory: Memory | None = None
        self.accepted: dict[str, str] = {}  # prompt to option
        self.sent: dict[str, str] = {}
        self.chat: dict[int, dict[str, Any]] = {}
        self.said: list[str] = []
        self.names: list[str] = []  # asked for, one after the other
        self.tolerated = {"stale-prompt", "paused"}
        self.refused: list[str] = []  # codes of errors, in the order they came
        self.wishes: set[bool] = set()  # for a pause, since this connection was told how it is
        self.steps = 0
        self._fresh: Memory | None = None
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()

    async def come(self, address: str) -> None:
        """Connect and say hello; `run` hears what comes back."""
        self._fresh = Memory(self.guest)
        self._news = asyncio.Event()
        self._socket = await connect(address, compression=None, max_size=None)
        await self.say(
            t="hello", table=self.code, token=self.token, name=self.name, words="none", **self.hello
        )

    async def say(self, **message: Any) -> None:
        """Send a message."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def talk(self, text: str) -> None:
        """A line of chat, noted before it is sent."""
        self.said.append(text)
        await self.say(t="say", text=text)

    async def rename(self, name: str) -> None:
        """Another name, noted before it is asked for."""
        self.names.append(name)
        await self.say(t="profile", name=name)

    async def pause(self, paused: bool) -> None:
        """Stop the table, or go on."""
        self.wishes.add(paused)
        await self.say(t="pause" if paused else "resume")

    async def run(self, playing: asyncio.Event, dice: Random) -> None:
        """Listen until the server is gone; answer what is asked, once everybody is back."""
        assert self._socket is not None
        assert self._fresh is not None
        thinking: dict[str, asyncio.Task[None]] = {}  # by prompt
        asked = ""
        try:
            while True:
                frame = await self._socket.recv(decode=False)
                self._note(self._fresh, frame)
                prompt = self._fresh.prompt
                if prompt is None:
                    continue
                # the whole view again: what I have answered was not saved
                anew = frame.startswith(b'{"t":"view"') and (asked not in thinking or thinking[asked].done())
                if anew or prompt["id"] != asked:
                    asked = prompt["id"]
                    answer = self._answer(self._fresh, prompt, playing, dice)
                    thinking[asked] = asyncio.create_task(answer)
        except GONE:
            pass
        finally:
            for task in thinking.values():
                task.cancel()
            await asyncio.gather(*thinking.values(), return_exceptions=True)
            self._socket.transport.abort()
            if self._fresh.table:
                self.memory = self._fresh

    def _note(self, memory: Memory, frame: bytes) -> None:
        message = json.loads(frame)
        kind = message["t"]
        if kind == "table" and not memory.table:
            self.wishes.clear()
        memory.send(frame)
        if kind == "welcome":
            self.token = message.get("token") or self.token
            self.guest = memory.guest = message["guest"]
        elif kind == "accepted":
            prompt = message["prompt"]
            assert prompt not in self.accepted, f"{self.name}: {prompt} was accepted twice"
            self.accepted[prompt] = self.sent[prompt]
        elif kind == "chat":
            line = message["line"]
            assert line["line"] not in self.chat, f"{self.name}: a line of chat was told twice"
            self.chat[line["line"]] = line
        elif kind == "step":
            self.steps += 1
        elif kind in ("error", "bye"):
            self.refused.append(message["code"])
            assert message["code"] in self.tolerated, f"{self.name}: {message}"
        self._news.set()

    async def _answer(
        self, memory: Memory, prompt: dict[str, Any], playing: asyncio.Event, dice: Random
    ) -> None:
        assert prompt["id"] not in self.accepted, f"{self.name} is asked {prompt['id']} again"
        await playing.wait()
        if memory.ask and memory.ask.get("lasting") and dice.random() < HOLDING:
            with contextlib.suppress(*GONE):
                await self.say(t="hold", prompt=prompt["id"])
        await asyncio.sleep(AGAIN if prompt["id"] in self.sent else dice.random() * SLOWEST)
        if memory.prompt is not None and memory.prompt["id"] == prompt["id"]:
            option = self.sent.get(prompt["id"]) or pick(prompt, dice)
            self.sent[prompt["id"]] = option
            try:
                await self.say(t="answer", prompt=prompt["id"], option=option)
            except GONE:
                return

    async def keep_dealing(self, rest: float = 0.0) -> None:
        """As the owner: there is always a game, after a rest."""
        done = ""
        while True:
            phase = self.now.table.get("phase", "")
            if phase != done and phase in ("lobby", "over"):
                done = phase
                await asyncio.sleep(rest)
                await self.say(t="start" if phase == "lobby" else "rematch")
            elif phase == "playing":
                done = ""
            await asyncio.sleep(0.01)

    async def until(self, *kinds: str) -> None:
        """Wait until something of all these kinds was heard on this connection."""
        assert self._fresh is not None
        while True:
            self._news.clear()
            heard = {
                "table": bool(self._fresh.table),
                "view": bool(self._fresh.came_back),
            }
            if all(heard[kind] for kind in kinds):
                return
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    @property
    def now(self) -> Memory:
        """What this connection knows."""
        assert self._fresh is not None
        return self._fresh
