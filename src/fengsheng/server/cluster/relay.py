"""A player's frames to and from the node that has the table.

The node a player has reached looks at origin, limits and the first message, and then copies. To the owner the
line is a socket like others, but for a header that says which node it comes from. What a relay brings is
never relayed again.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from fengsheng.server.cluster.protocols import GO_ON_CODES, HEADER, Edge
from fengsheng.server.wire import client

SIGNED_FOR_MS = 30_000
FIRST_WITHIN = 3.0  # seconds for the line, and for the first frame
LOOK_EVERY = 1.0  # seconds; whoever was silent so long is asked whether they are there
SILENT = 3  # looks after which an owner from whom nothing comes is given up
MOST_BYTES = 1_000_000  # that may wait for the owner
GO_ON = ("moved", "restart")  # goodbyes after which there is another owner

_BYE = b'{"t":"bye"'


class _Bye(msgspec.Struct):
    code: str = ""


class Line(Protocol):
    """A WebSocket to another node."""

    heard: Callable[[bytes], None]
    closed: Callable[[int], None]
    taken: int
    """Grows with whatever comes."""

    def ping(self) -> None:
        """Something comes back if somebody is there."""
        ...

    def send(self, text: bytes) -> None:
        """A text frame."""
        ...

    def unsent(self) -> int:
        """Bytes that wait."""
        ...

    def abort(self) -> None:
        """Hang up."""
        ...


Dial = Callable[[str, str, Mapping[str, str]], Awaitable[Line]]
"""Opens a line: address, path with the table, headers. Raises OSError."""


async def dial(address: str, path: str, headers: Mapping[str, str]) -> Line:
    """Over the network."""
    from fengsheng.server.socket.outgoing import open_socket

    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or 80
    return await open_socket(host, port, parts.path.rstrip("/") + path, headers)


class Signature:
    """Says who we are to other nodes, for a short while."""

    def __init__(self, secret: bytes, node: Callable[[], str], now_ms: Callable[[], int]) -> None:
        self._secret = secret
        self._node = node
        self._now_ms = now_ms  # the database's clock: ours may be wrong

    def _sign(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), sha256).hexdigest()

    def write(self) -> str:
        """`node.time.hmac`."""
        text = f"{self._node()}.{self._now_ms()}"
        return f"{text}.{self._sign(text)}"

    def reads(self, signature: str) -> bool:
        """Whether a node of this cluster has written that just now."""
        text, _, signed = signature.rpartition(".")
        _, _, at = text.rpartition(".")
        if not at.isdecimal() or len(at) > 15:
            return False
        fresh = abs(self._now_ms() - int(at)) <= SIGNED_FOR_MS
        return hmac.compare_digest(signed.encode(), self._sign(text).encode()) and fresh


class OpenRelay:
    """One line, from the first frame to the last."""

    def __init__(self, edge: Edge, line: Line, new_token: str) -> None:
        self._edge = edge
        self._line = line
        self._new_token = new_token
        self._done = False
        self._handed_over = False
        self._taken = self._silent = 0
        self.ended = 0  # the code with which it was closed
        self._watch = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)
        self.first: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        line.heard = self._heard
        line.closed = self._closed

    def send(self, frame: str) -> None:
        """A frame of the player; an owner who does not read is given up."""
        self._line.send(frame.encode())
        if self._line.unsent() > MOST_BYTES:
            self._give_up()

    def _look(self) -> None:
        """A line can be cut without a word: then nothing comes, for ever."""
        if self._done:
            return
        self._silent = 0 if self._line.taken != self._taken else self._silent + 1
        self._taken = self._line.taken
        if self._silent >= SILENT:
            self._give_up()
            return
        if self._silent:
            self._line.ping()
        self._watch = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _give_up(self) -> None:
        self._line.abort()
        self._closed(0)

    def close(self) -> None:
        """The player has gone."""
        self._done = True
        self._watch.cancel()
        self._line.abort()

    def _heard(self, frame: bytes) -> None:
        if frame.startswith(_BYE) and msgspec.json.decode(frame, type=_Bye).code in GO_ON:
            return  # the player need not know: the next owner says hello
        if not self.first.done():
            self.first.set_result(True)
            if self._new_token:
                welcome = msgspec.json.decode(frame)
                if welcome["t"] == "welcome":
                    frame = msgspec.json.encode({**welcome, "token": self._new_token})
        self._edge.send(frame)

    def hand_over(self) -> bool:
        """From now on the edge is told of its end; False: it has ended already."""
        self._handed_over = not self._done
        return self._handed_over

    def _closed(self, code: int) -> None:
        if self._done:
            return
        self._done, self.ended = True, code
        if self._handed_over:
            self._edge.relay_ended(code)
        elif not self.first.done():  # else whoever opens it finds out
            self.first.set_result(False)


class RelayedLines:
    """Lines of one node to all others."""

    def __init__(self, signature: Signature, count: Callable[[str], None], by: Dial = dial) -> None:
        self._signature = signature
        self._count = count
        self._dial = by

    def accepts(self, signature: str) -> bool:
        """Whether that is the word of a node of this cluster."""
        return self._signature.reads(signature)

    async def open(
        self, edge: Edge, hello: client.Hello, new_token: str, address: str, player: str
    ) -> OpenRelay | None:
        """Say hello there; None: it does not have the table, or is not there. TimeoutError: nobody knows,
        because nothing comes back."""
        headers = {HEADER: self._signature.write(), "x-forwarded-for": player}
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                line = await self._dial(address, f"/ws?table={hello.table.upper()}", headers)
        except TimeoutError:  # which is an OSError too
            raise
        except OSError:
            return None
        relay = OpenRelay(edge, line, new_token)
        relay.send(msgspec.json.encode(hello).decode())
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                said = await relay.first
                if said and relay.hand_over():
                    self._count("cluster_relayed")
                    return relay
                if said and relay.ended not in GO_ON_CODES:
                    edge.relay_ended(relay.ended)  # that was the owner's answer: nobody asks again
        except TimeoutError:
            relay.close()
            raise
        return None
