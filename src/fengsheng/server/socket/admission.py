"""Who is let in: what an address has to pay for a look at a table, a new guest and a new table."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from fengsheng.server.errors import Refused
from fengsheng.server.hub.hub import Hub
from fengsheng.server.socket.limiter import Limiter

Found = TypeVar("Found")


def limited(hub: Hub, limiter: Limiter, address: str, what: str) -> None:
    """Raise an error if this address has done that too often."""
    if not limiter.address(address).take(what, hub.clock.now()):
        raise _too_fast()


async def by_code(
    hub: Hub, limiter: Limiter, address: str, code: str, guest: str, looking: Coroutine[Any, Any, Found]
) -> Found:
    """What is looked for with this code. A code must not be found by trying: a wrong one costs a try, and an
    address that has none left is told nothing for a while, whether a code is right or wrong. Those who belong
    to the table come in all the same."""
    now = hub.clock.now()
    tries = limiter.address(address)
    if not tries.has("code", now):
        room = hub.rooms.get(code.upper())
        if room is None or not guest or room.table.state.member(guest) is None:
            looking.close()
            raise _too_fast()
    try:
        return await looking
    except Refused:
        tries.take("code", now)
        raise


def new_guest(hub: Hub, limiter: Limiter, address: str) -> None:
    """Raise an error if too many guests have come from this address."""
    if not limiter.address(address).take("guest", hub.clock.now()):
        raise Refused("too-fast", "Too many new guests from this address; wait a little.")


def new_table(hub: Hub, limiter: Limiter, guest: str) -> None:
    """Raise an error if this guest has opened too many tables, wherever from."""
    if not limiter.guest(guest).take("table", hub.clock.now()):
        raise _too_fast()


def _too_fast() -> Refused:
    return Refused("too-fast", "Not so fast; wait a little.")
