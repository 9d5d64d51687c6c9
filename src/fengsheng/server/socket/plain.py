"""A player's socket over whatever serves the application: messages go through its queues and tasks.

This is the way where `fast.py` does not know the libraries. It is the same for players; it costs more
processor time for each frame, and control frames and pieces of messages are bounded by the library alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State

from fengsheng.server.socket.socket import Listener


class PlainSocket:
    """One WebSocket of the framework."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self._socket = socket
        self._listener: Listener | None = None
        self._hearing = asyncio.Event()
        self._hearing.set()
        self._waiting: deque[bytes | int] = deque()  # frames, and at the end the code to close with
        self._unsent = 0
        self._more = asyncio.Event()
        self._ending = False
        self._tasks: list[asyncio.Task[None]] = []

    def attach(self, listener: Listener) -> None:
        """Have everything that comes told to `listener`."""
        self._listener = listener
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._hear()), loop.create_task(self._tell())]

    async def _hear(self) -> None:
        assert self._listener is not None
        try:
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                await self._hearing.wait()
                text, data = message.get("text"), message.get("bytes")
                size = len(text.encode()) if text is not None else len(data or b"")
                if self._listener.weighs(size):
                    self._listener.heard(text if text is not None else data or b"")
        finally:
            self._lose()

    async def _tell(self) -> None:
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._waiting:
                    frame = self._waiting.popleft()
                    if isinstance(frame, int):
                        await self._socket.send({"type": "websocket.close", "code": frame, "reason": ""})
                        return
                    await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                    self._unsent -= len(frame)
        except OSError:  # the other side was faster
            self._lose()

    def _lose(self) -> None:
        """Nothing more will come."""
        listener, self._listener = self._listener, None
        if listener is not None:
            for task in self._tasks:
                if task is not asyncio.current_task():
                    task.cancel()
            self._tasks.clear()
            listener.lost()

    def hold(self, still: bool) -> None:
        """Have the listener hear nothing for a while, or go on."""
        if still:
            self._hearing.clear()
        else:
            self._hearing.set()

    def send_text(self, payload: bytes) -> None:
        """Send a text frame; never waits."""
        if not self._ending:
            self._waiting.append(payload)
            self._unsent += len(payload)
            self._more.set()

    def unsent(self) -> int:
        """How many bytes wait for the other side to read."""
        return self._unsent

    def end(self, code: int) -> None:
        """Close, after what was sent already."""
        if not self._ending:
            self._ending = True
            self._waiting.append(code)
            self._more.set()

    def drop(self) -> None:
        """Close at once: the application is done with the socket, and its server hangs up."""
        self._ending = True
        self._waiting.clear()
        self._lose()
