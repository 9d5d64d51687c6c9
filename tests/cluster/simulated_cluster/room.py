"""A model of the real rooms (`server/table/room.py`), at which people only talk. One queue; what is told was
committed with the fence before; every telling begins at the gate; and after a commit of which nobody knows
how it ended the table is claimed and read anew."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from tests.cluster.simulated_cluster.database import Line as Row

from fengsheng.server.cluster.claims import Claims, Mine
from fengsheng.server.cluster.lease import Lease
from fengsheng.server.errors import NotOwner, StoreUnavailable
from fengsheng.server.table.item import Item
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client, codec, server

SHOWN = 20  # lines that somebody is shown who comes
MOVED = "This table is at another server."


class Home(Protocol):
    """The server that a room is at."""

    rooms: dict[str, Room]
    lease: Lease
    claims: Claims
    dead: bool

    def count(self, name: str, number: int = 1) -> None: ...
    def now_ms(self) -> int: ...
    def task(self, doing: Any) -> asyncio.Task[Any]: ...
    async def wait(self, seconds: float) -> None: ...
    async def read(self, table: str) -> list[Row]: ...
    async def write(self, table: str, line: Row, epoch: int) -> None: ...


class Room:
    """A table that a server has."""

    def __init__(self, home: Home, code: str, epoch: int, lines: list[Row]) -> None:
        self._home = home
        self._code = code
        self.epoch = epoch
        self._lines = lines
        self._peers: list[Peer] = []
        self._items: deque[Item] = deque()
        self._busy = False

    @property
    def resting(self) -> bool:
        return not self._busy

    def post(self, item: Item) -> bool:
        self._items.append(item)
        if not self._busy:
            self._busy = True
            self._home.task(self._work())
        return True

    async def _work(self) -> None:
        while self._items:
            await self._home.wait(0.0)
            item = self._items.popleft()
            if self._home.rooms.get(self._code) is not self:
                if item.peer is not None:
                    item.peer.close(1012, "moved", MOVED)
            elif not self._home.lease.good():
                self.end()
            elif item.peer is not None:
                await self._do(item.peer, item)
        self._busy = False

    async def _do(self, peer: Peer, item: Item) -> None:
        if item.message is None:
            self._peers = [one for one in self._peers if one is not peer]
        elif isinstance(item.message, client.Hello):
            self._peers.append(peer)
            lines = [server.Line(*line) for line in self._lines[-SHOWN:]]
            welcome = server.Welcome(peer.guest, self._code, item.token, chat=lines)
            self._tell([peer], codec.encode(welcome))
        elif isinstance(item.message, client.Say):
            await self._say(peer, item.message.text)

    async def _say(self, peer: Peer, text: str) -> None:
        row = Row(len(self._lines) + 1, peer.guest, peer.guest, text, self._home.now_ms())
        try:
            await self._home.write(self._code, row, self.epoch)
        except NotOwner:
            self._home.count("fenced")
            self.end()
        except StoreUnavailable as error:
            await self._again(peer, str(error))
        else:
            self._lines.append(row)
            self._tell(self._peers, codec.encode(server.Chat(server.Line(*row))))

    def _tell(self, peers: list[Peer], frame: bytes) -> None:
        """The gate."""
        if self._home.lease.good() and not self._home.dead:
            for peer in peers:
                peer.send(frame)
        else:
            self.end()

    async def _again(self, peer: Peer, why: str) -> None:
        """Have the table anew, then read what it has."""
        try:
            found = await self._home.claims.claim(self._code)
            if isinstance(found, Mine):
                lines = await self._home.read(self._code)
                if self._home.lease.good() and self._home.lease.node.id == found.node:
                    self.epoch, self._lines = found.epoch, lines
                    self._tell([peer], codec.encode(server.Error("not-saved", why, "say")))
                    return
        except StoreUnavailable:
            pass
        self.end()

    def end(self) -> None:
        """Everybody is sent on."""
        if self._home.rooms.get(self._code) is self:
            del self._home.rooms[self._code]
        for peer in self._peers:
            peer.close(1012, "moved", MOVED)
        self._peers = []
