"""What the cluster's decisions stand on: time, the directory of nodes and owners, hints. And what a hub asks.

A server that is alone asks the same questions, and `Alone` always says yes.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from fengsheng.server.store.ops import Fence
from fengsheng.server.wire import client

BEAT_EVERY = 0.5  # seconds
LEASE = 2.5  # seconds after a beat was sent for which its node may do and tell anything
DEAD_AFTER_MS = 3000  # by the database's clock: whoever was not heard of for so long has lost its tables
OLD_SESSION = 3.0  # seconds a session must have lived to believe that another one has died
FORGOTTEN_MS = 3_600_000  # after which a node that was not heard of is forgotten
GO_ON_CODES = (0, 1001, 1006, 1011, 1012)  # with which a line ends whose player is to be brought elsewhere
HEADER = "x-fengsheng-relay"  # with which a node says that it brings a player


class Node(NamedTuple):
    """One server of several, from one start to its end or until it has lost its lease."""

    id: str
    key: int
    name: str
    address: str
    version: str
    rules: int


class Beat(NamedTuple):
    """What the database says to a sign of life."""

    state: str
    """up or draining"""
    now_ms: int
    before_ms: int | None = None
    """The sign of life before this one, as the database has it; None: it knows of none."""


class Seen(NamedTuple):
    """Whose a table is, as the database has it."""

    node: str | None
    epoch: int
    beat_at: int | None
    """When its owner was last heard of; None: it has none."""
    address: str
    free: bool
    """Whether it may be taken."""


class Claiming(Protocol):
    """One transaction in which a table is looked at and perhaps taken."""

    async def look(self, table: str, node: str, rules: int) -> Seen | None:
        """Whose it is; None: there is no such table."""
        ...

    async def take(self, table: str, epoch: int, node: str, rules: int) -> int | None:
        """Have it, if it still is as it was seen; the new epoch, or None."""
        ...


class Directory(Protocol):
    """Nodes and owners. Whatever fails is StoreUnavailable."""

    async def register(self, node: Node, former: str = "") -> Beat:
        """A node begins; the session of its beats holds its lock from now on. Whoever it was before is dead
        at once, so that nobody waits for its tables."""
        ...

    async def beat(self, node: Node, tables: int, peers: int, since_ms: int) -> Beat | None:
        """A sign of life; None: the database does not know this node any more. Where it does not know the
        sign of life of `since_ms` it takes no new one: nobody shall think later that it knew."""
        ...

    def claiming(self) -> AbstractAsyncContextManager[Claiming]:
        """Look at a table and take it."""
        ...

    async def close(self) -> None:
        """Hang up; the lock goes with the session."""
        ...


class Time(Protocol):
    """Where leases take the time from."""

    def boot(self) -> float:
        """Seconds of a clock that never jumps and goes on while the machine sleeps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class Hints(Protocol):
    """Messages that can be lost: everything in them is in the database too."""

    async def open(self, heard: Callable[[str, dict[str, Any]], None]) -> None:
        """Listen: `heard` gets the subject and the message."""
        ...

    async def tell(self, subject: str, message: dict[str, Any]) -> bool:
        """Say it to all; whether it could be said."""
        ...

    async def close(self) -> None:
        """Listen no longer."""
        ...


class Edge(Protocol):
    """A player's connection at a node that has not got the table."""

    def send(self, frame: bytes) -> None:
        """A frame from the owner."""
        ...

    def relay_ended(self, code: int) -> None:
        """The owner has closed the line, with this code; 0: without a word."""
        ...


class Relay(Protocol):
    """A line to the owner of a table."""

    def send(self, frame: str) -> None:
        """A frame of the player."""
        ...

    def close(self) -> None:
        """The player has gone."""
        ...


class Relays(Protocol):
    """Lines to other nodes."""

    async def open(
        self, edge: Edge, hello: client.Hello, new_token: str, address: str, player: str
    ) -> Relay | None:
        """Say hello at that node for somebody at `player`; None: it does not have the table, or is not there;
        TimeoutError: nothing comes back.
        `new_token` is for the player alone and not known to the owner as new."""
        ...

    def accepts(self, signature: str) -> bool:
        """Whether that is the word of a node of this cluster."""
        ...


class Ownership(Protocol):
    """Whether a server may do what it is about to do."""

    def good(self) -> bool:
        """Whether anything may be done and told now."""
        ...

    async def again(self, table: str) -> Fence | None:
        """Have a table of ours anew, after something of which nobody knows how it ended; NotOwner if somebody
        else has it."""
        ...


class Alone:
    """There is nobody else."""

    def good(self) -> bool:
        """Always."""
        return True

    async def again(self, table: str) -> Fence | None:
        """Whose else should it be?"""
        return None
