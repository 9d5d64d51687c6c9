"""What whoever runs the server wants done. An order is a row until it is carried out and on the disk."""

from __future__ import annotations

from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.table.room import Room


async def end(room: Room) -> None:
    """The table is ended; StoreUnavailable if it is not, so that the order stands."""
    room.end("Whoever runs this server has ended the table.")
    await room.idle()
    if room.table.phase != "ended":
        raise StoreUnavailable(f"The table {room.table.code} has not ended.")
