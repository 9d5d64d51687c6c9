"""What a room is given to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client


class Item(NamedTuple):
    """Something for the room to do. Without a message: somebody has gone; without a peer: time has passed, or
    the server itself has an order."""

    peer: Peer | None
    message: client.ClientMessage | None
    token: str = ""
    order: Callable[[], None] | None = None
