"""Who is let in: what an address has to pay for a look at a table, a new guest and a new table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fengsheng.server.errors import Refused
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.tokens import is_code
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.table.state import load

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
    try:
        if not tries.has("code", now) and not (guest and await _belongs(hub, code.upper(), guest)):
            raise _too_fast()
    except BaseException:
        looking.close()
        raise
    try:
        return await looking
    except Refused:
        tries.take("code", now)
        raise


async def _belongs(hub: Hub, code: str, guest: str) -> bool:
    """Whether this guest belongs to that table, here, asleep or at another node."""
    room = hub.rooms.get(code)
    if room is not None:
        return room.table.state.member(guest) is not None
    row = await asyncio.to_thread(hub.store.table_that_names, code, guest) if is_code(code) else None
    try:
        return row is not None and load(row.doc).member(guest) is not None
    except ValueError:  # a broken table is nobody's
        return False


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
