"""What is to be written and told once something was done at a table.

Whatever works at a table is given one of these and puts its results in; the room takes them out, has them
written, and only then told. Nothing here waits, writes or sends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fengsheng.server.store import Op, Writes
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import codec, server


class Goodbye(NamedTuple):
    """A connection that is to be closed, and why."""

    peer: Peer
    code: int
    reason: str
    text: str


class Outbox:
    """Of one room. `peers` are those who listen, `ops` makes what can be written, `count` is for the
    metrics."""

    def __init__(self, ops: Writes, count: Callable[[str], None]) -> None:
        self.ops = ops
        self.count = count
        self.peers: list[Peer] = []
        self.writes: list[Op] = []
        self.frames: list[tuple[Peer, bytes]] = []
        self.goodbyes: list[Goodbye] = []
        self.table_changed = False  # it is to be written
        self.table_shown = False  # everybody is to be shown it
        self.ended = False  # the table is no more, once all is told

    @property
    def here(self) -> set[str]:
        """Who is connected."""
        return {peer.guest for peer in self.peers}

    def write(self, *ops: Op) -> None:
        """Write this with everything else."""
        self.writes.extend(ops)

    def tell(self, peer: Peer, message: server.ServerMessage) -> None:
        """Tell one, when all is written."""
        self.frames.append((peer, codec.encode(message)))

    def tell_frame(self, peer: Peer, frame: bytes) -> None:
        """The same with a frame that is made already."""
        self.frames.append((peer, frame))

    def dismiss(self, peer: Peer, code: int, reason: str, text: str) -> None:
        """Close a connection, when all is written; from now on it is not heard."""
        if peer in self.peers:
            self.peers.remove(peer)
        self.goodbyes.append(Goodbye(peer, code, reason, text))

    def announce(self) -> None:
        """Show everybody the table again: somebody has come or gone."""
        self.table_shown = True

    def changed(self) -> None:
        """The table is not what it was: write it, and tell everybody."""
        self.table_changed = True
        self.table_shown = True

    def remember(self) -> None:
        """Write the table without telling anybody: what has changed is nobody's business, and that something
        has would be told by being sent the same again."""
        self.table_changed = True

    def end(self) -> None:
        """Afterwards, when all is written and told, the table is no more."""
        self.ended = True

    def clear(self) -> None:
        """It did not happen."""
        self.writes.clear()
        self.frames.clear()
        self.goodbyes.clear()
        self.table_changed = self.table_shown = self.ended = False
