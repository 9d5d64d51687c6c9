"""Lines between people and servers, and between servers: in order, late, and mute while somebody stands still
or the way between them is cut. Nothing is lost on a line that is not closed, as it is with TCP."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from fengsheng.server.socket.socket import Listener

BLOCKED = 0.1  # seconds after which somebody looks whether a way is free again
PING, PONG = "ping", "pong"
Piece = bytes | str | int
"""A frame, a ping or its answer, or the code with which a line is closed."""


class Standing(Protocol):
    """A server at one end of a line."""

    number: int
    dead: bool

    def still(self) -> bool: ...
    def greet(self, far: FarEnd, headers: Mapping[str, str], player: str) -> None: ...


class Ways(Protocol):
    """What a line needs of the world."""

    lines: dict[Line, None]  # in the order in which they were made, so that a run follows from its seed

    def delay(self) -> float: ...
    def task(self, doing: Any) -> asyncio.Task[Any]: ...
    def reached(self, number: int) -> Standing | None: ...
    def apart(self, one: Standing | None, other: Standing) -> bool: ...


class Line:
    """Two ends; a person's has no server."""

    def __init__(self, world: Ways, near: Standing | None, far: Standing) -> None:
        self.world = world
        self.near_server, self.far_server = near, far
        self.near, self.far = NearEnd(self), FarEnd(self)
        self._under_way: dict[bool, deque[Piece]] = {True: deque(), False: deque()}
        self._carried: dict[bool, bool] = {True: False, False: False}
        self.open = True
        world.lines[self] = None

    def put(self, there: bool, piece: Piece) -> None:
        """Send it there, or back."""
        sender = self.near_server if there else self.far_server
        if not self.open or (sender is not None and sender.dead):
            return
        self._under_way[there].append(piece)
        if not self._carried[there]:
            self._carried[there] = True
            self.world.task(self._carry(there))

    async def _carry(self, there: bool) -> None:
        queue = self._under_way[there]
        while queue:
            await asyncio.sleep(self.world.delay())
            await free(self.world, self.near_server, self.far_server)
            if queue:
                (self.far if there else self.near).arrives(queue.popleft())
        self._carried[there] = False

    def break_off(self, by: Standing) -> None:
        """One of the servers has died: its kernel tells the other end, when it can."""
        back = self.far_server is by
        self._under_way[back].clear()
        self.put_last(there=not back)

    def put_last(self, there: bool) -> None:
        self._under_way[there].append(0)
        if not self._carried[there]:
            self._carried[there] = True
            self.world.task(self._carry(there))

    def forget(self) -> None:
        """What is on its way to somebody counts as heard."""
        for piece in list(self._under_way[False]):
            if isinstance(piece, bytes):
                self._under_way[False].remove(piece)

    def shut(self) -> None:
        """It is over at both ends."""
        self.open = False
        self.world.lines.pop(self, None)


async def free(world: Ways, one: Standing | None, other: Standing) -> None:
    """Until nobody stands still and the way is not cut."""
    while (
        world.apart(one, other)
        or (one is not None and not one.dead and one.still())
        or (not other.dead and other.still())
    ):
        await asyncio.sleep(BLOCKED)


class NearEnd:
    """Of whoever has called: a person, or an edge. A `Line` of cluster/relay.py."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.heard: Callable[[bytes], None] = _nothing
        self.closed: Callable[[int], None] = _nothing
        self.taken = 0

    def arrives(self, piece: Piece) -> None:
        if not self._line.open:
            return
        self.taken += 1
        if isinstance(piece, bytes):
            self.heard(piece)
        elif isinstance(piece, int):
            self._line.shut()
            self.closed(piece)

    def ping(self) -> None:
        self._line.put(True, PING)

    def send(self, text: bytes) -> None:
        self._line.put(True, text)

    def unsent(self) -> int:
        return 0

    def abort(self) -> None:
        """Hang up; the server hears of it."""
        self._line.near.heard = self._line.near.closed = _nothing
        self._line.put_last(there=True)


class FarEnd:
    """Of the server that was called. A `Socket` of server/socket/socket.py."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._listener: Listener | None = None
        self._held = False
        self._kept: deque[bytes] = deque()

    def arrives(self, piece: Piece) -> None:
        if isinstance(piece, int):
            self._line.shut()
            if self._listener is not None:
                self._listener.lost()
        elif piece == PING:
            self._line.put(False, PONG)
        elif isinstance(piece, bytes):
            self._kept.append(piece)
            self._hear()

    def _hear(self) -> None:
        while self._kept and not self._held and self._listener is not None:
            piece = self._kept.popleft()
            if self._listener.weighs(len(piece)):
                self._listener.heard(piece.decode())

    def attach(self, listener: Listener) -> None:
        self._listener = listener
        self._hear()

    def hold(self, still: bool) -> None:
        self._held = still
        self._hear()

    def send_text(self, payload: bytes) -> None:
        self._line.put(False, payload)

    def unsent(self) -> int:
        return 0

    def end(self, code: int) -> None:
        self._line.put(False, code)
        if self._listener is not None:
            asyncio.get_running_loop().call_soon(self._listener.lost)

    def drop(self) -> None:
        self.end(1006)


async def call(
    world: Ways, caller: Standing | None, number: int, headers: Mapping[str, str], player: str
) -> NearEnd:
    """A line to the server that has this number at present; ConnectionRefusedError: there is none."""
    await asyncio.sleep(world.delay())
    found = world.reached(number)
    if found is None:
        raise ConnectionRefusedError
    await free(world, caller, found)
    if found.dead or (caller is not None and caller.dead):
        raise ConnectionRefusedError
    line = Line(world, caller, found)
    found.greet(line.far, headers, player)
    return line.near


def _nothing(_: object) -> None:
    """Nobody listens."""
