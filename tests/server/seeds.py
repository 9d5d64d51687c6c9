"""Games of tests are dealt by the test's name: what fails once fails again."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from hashlib import sha256
from types import SimpleNamespace

from fengsheng.server.operate.tokens import SEED_BYTES
from fengsheng.server.table import dealing, table


def seed_of(name: str, number: int) -> bytes:
    """The seed of that deal under that name."""
    return sha256(f"{name} {number}".encode()).digest()[:SEED_BYTES]


def deal_by(name: str, put: Callable[[object, str, object], None] = setattr) -> None:
    """From now on every deal of this process has a seed of its own, made of the name; and so have the bots
    and the delays of every table."""
    deals, tables = itertools.count(), itertools.count()
    put(dealing, "new_seed", lambda: seed_of(name, next(deals)))
    dice = SimpleNamespace(token_bytes=lambda size: seed_of(f"{name}, table", next(tables)))
    put(table, "secrets", dice)
