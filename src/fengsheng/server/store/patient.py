"""Connections to PostgreSQL that do not wait for ever.

A database can be mute: its packets vanish, its machine stands still, something between us swallows all of it.
The settings of a session end what hangs over there, but for a transaction of which the rest was never sent:
whoever needs its rows ends that (cluster/directory.py). What hangs here is ended here, and the connection
with it, because nobody can know any more what it is in the middle of.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import URL, Connection

from fengsheng.server.store.database import MUTE

CONNECT_WITHIN = 2  # seconds
ANSWER_WITHIN = 3.0  # seconds for whatever is asked
SETTINGS = {
    "idle_in_transaction_session_timeout": "2s",
    "lock_timeout": "1500ms",
    "statement_timeout": "5s",
}
UNACKNOWLEDGED_MS = 5000

Found = TypeVar("Found")


class Patient(psycopg.Connection[Any]):
    """As psycopg's, but nothing takes longer than `within` seconds; None: as long as it takes."""

    within: float | None = ANSWER_WITHIN

    def wait(self, gen: PQGen[Found], *given: Any, **named: Any) -> Found:
        """Until it is done; or the connection is closed."""
        if self.within is None:
            return super().wait(gen, *given, **named)
        return super().wait(limited(gen, self.within, self.pgconn.finish), *given, **named)


def limited(gen: PQGen[Found], within: float, give_up: Callable[[], None]) -> PQGen[Found]:
    """The same steps, for so long."""
    return _limited(gen, monotonic() + within, give_up)


def _limited(gen: PQGen[Found], end: float, give_up: Callable[[], None]) -> Generator[Any, Any, Found]:
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and monotonic() >= end:  # psycopg looks in now and then, with nothing ready
                give_up()
                raise psycopg.OperationalError(MUTE)
            wanted = gen.send(ready)
    except StopIteration as done:
        found: Found = done.value
        return found


def parameters(url: URL) -> dict[str, Any]:
    """What psycopg must be told to connect there, with all limits."""
    _, given = url.get_dialect()().create_connect_args(url)
    settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    given["options"] = f"{given.get('options', '')} {settings}".strip()
    given.setdefault("connect_timeout", CONNECT_WITHIN)
    given.setdefault("tcp_user_timeout", UNACKNOWLEDGED_MS)
    return dict(given)


def connect(url: URL, autocommit: bool = True) -> Patient:
    """A connection with all limits."""
    return Patient.connect(**parameters(url), autocommit=autocommit)


def take_your_time(connection: Connection) -> None:
    """For what may take long, such as a migration: no limits, and the connection is not used again."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, Patient)
    raw.within = None
    connection.detach()
    for name in SETTINGS:
        raw.execute(f"SET {name} = 0".encode())
    raw.commit()
