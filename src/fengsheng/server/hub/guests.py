"""Guests: who a token belongs to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import digest, is_id, matches, new_id, new_secret
from fengsheng.server.store import Op, Store


class Guest(NamedTuple):
    """Somebody; `token` is for them alone, and only when they are new."""

    id: str
    token: str = ""


async def guest_of(store: Store, clock: Clock, token: str, also: Sequence[Op] = ()) -> Guest:
    """The guest with this token; without one, a new guest, and `also` is written with them."""
    if not token:
        secret, new = new_secret(), new_id()
        await store.commit([store.put_guest(new, digest(secret), clock.utc_ms()), *also])
        return Guest(new, f"{new}.{secret}")
    guest, _, secret = token.partition(".")
    stored = await asyncio.to_thread(store.guest_hash, guest) if is_id(guest) else None
    # compare in any case: how long it takes must not tell whether there is such a guest
    if not matches(secret, stored or digest("")) or stored is None:
        raise Refused("bad-token", "This token is not one that this server has given out.")
    return Guest(guest)
