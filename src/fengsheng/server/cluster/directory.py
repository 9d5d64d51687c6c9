"""The directory as PostgreSQL keeps it. Two sessions: one for beats, which holds the node's lock and says by
its end that the node is gone; one for claims, which must have lived for a while before it believes such an
end: after a restart of the database all locks are gone at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import URL

from fengsheng.server.cluster.protocols import DEAD_AFTER_MS, OLD_SESSION, Beat, Node, Seen
from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.store.database import reason
from fengsheng.server.store.patient import limited, parameters

BEAT_WITHIN = 1.5  # seconds: a beat that takes longer is of little use
CLAIM_WITHIN = 3.0
IN_THE_WAY = 0.5  # seconds after which whoever holds a row that is to be taken is ended

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_REGISTER = f"""
INSERT INTO nodes (id, key, name, address, version, rules, state, started_at, beat_at, tables, peers)
VALUES (%s, %s, %s, %s, %s, %s, 'up', {_NOW}, {_NOW}, 0, 0) RETURNING state, beat_at"""
# with what the row had before: a database that has less than it has told us was put back
_BEAT = f"""
UPDATE nodes SET beat_at = CASE WHEN before.beat_at < %s THEN before.beat_at ELSE {_NOW} END,
  tables = %s, peers = %s
FROM (SELECT id, beat_at FROM nodes WHERE id = %s FOR UPDATE) before WHERE nodes.id = before.id
RETURNING nodes.state, nodes.beat_at, before.beat_at"""
# once: it may not be known how a try has ended
_BURY = f"""
UPDATE nodes SET beat_at = beat_at - CASE state WHEN 'gone' THEN 0 ELSE {DEAD_AFTER_MS} END, state = 'gone'
WHERE id = %s RETURNING beat_at + {DEAD_AFTER_MS}"""
_KNOWS = "SELECT count(*) FROM nodes WHERE id = %s AND beat_at >= %s"
_LOOK = f"""
SELECT o.node, o.epoch, n.beat_at, n.address, o.rules <= %(rules)s AND (o.node IS NULL OR o.node = %(me)s
  OR n.id IS NULL OR n.beat_at < {_NOW} - {DEAD_AFTER_MS}
  OR (%(old)s AND pg_try_advisory_xact_lock(n.key)))
FROM owners o LEFT JOIN nodes n ON n.id = o.node WHERE o.table_id = %(table)s"""
_TAKE = """
UPDATE owners SET node = %(me)s, epoch = epoch + 1, rules = %(rules)s
WHERE table_id = %(table)s AND epoch = %(epoch)s RETURNING epoch"""
# Whoever was stopped in the middle of a transaction holds the row for ever: as long as all of it has not been
# sent the database waits for the rest, and none of its own limits applies.
_END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid = ANY (pg_blocking_pids(%s)) AND wait_event = 'ClientRead'
  AND clock_timestamp() - query_start > interval '400 ms'"""
# tables of before there were several servers
_ADOPT = """
INSERT INTO owners (table_id, node, epoch, rules) SELECT id, NULL, 0, 0 FROM tables WHERE id = %s
ON CONFLICT DO NOTHING"""

Found = TypeVar("Found")


class _Session(psycopg.AsyncConnection[Any]):
    """One that does not wait for ever."""

    within = CLAIM_WITHIN

    async def wait(self, gen: PQGen[Found], *given: Any, **named: Any) -> Found:
        """Until it is done; or the connection is closed."""
        return await super().wait(limited(gen, self.within, self.pgconn.finish), *given, **named)


class _Now:
    """One transaction of claiming."""

    def __init__(self, session: _Session, old: bool, free: Callable[[int], Awaitable[None]]) -> None:
        self._session = session
        self._old = old
        self._free = free

    async def look(self, table: str, node: str, rules: int) -> Seen | None:
        """Whose it is."""
        asked = {"table": table, "me": node, "rules": rules, "old": self._old}
        row = await (await self._session.execute(_LOOK.encode(), asked)).fetchone()
        if row is None:
            await self._session.execute(_ADOPT, (table,))
            row = await (await self._session.execute(_LOOK.encode(), asked)).fetchone()
        return None if row is None else Seen(row[0], row[1], row[2], row[3] or "", bool(row[4]))

    async def take(self, table: str, epoch: int, node: str, rules: int) -> int | None:
        """Have it, if it still is as it was seen."""
        asked = {"table": table, "me": node, "rules": rules, "epoch": epoch}
        taking = asyncio.ensure_future(self._session.execute(_TAKE, asked))
        done, _ = await asyncio.wait({taking}, timeout=IN_THE_WAY)
        if not done:
            await self._free(self._session.info.backend_pid)
        row = await (await taking).fetchone()
        return None if row is None else int(row[0])


class PgDirectory:
    """On one database."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._beats: _Session | None = None
        self._claims: _Session | None = None
        self._claims_since = 0.0
        self._locked = False
        self._one_at_a_time = asyncio.Lock()

    async def register(self, node: Node, former: str = "") -> Beat:
        """A node begins, in the place of whoever it was before."""
        try:
            await _hang_up(self._beats)
            self._beats = await self._lock(node)
            await self._claiming_session()  # it grows old from now on
            async with self._beats.transaction():
                buried = await (await self._beats.execute(_BURY.encode(), (former,))).fetchone()
                row = await (await self._beats.execute(_REGISTER.encode(), node)).fetchone()
            assert row is not None
            return Beat(row[0], row[1], None if buried is None else buried[0])
        except (psycopg.Error, OSError) as error:
            raise StoreUnavailable(f"The database cannot be reached: {reason(error)}.") from None

    async def beat(self, node: Node, tables: int, peers: int, since_ms: int) -> Beat | None:
        """A sign of life."""
        try:
            if self._beats is None or self._beats.closed:
                self._beats = await self._lock(node)
            elif not self._locked:
                await self._try_lock(self._beats, node)
            given = (since_ms, tables, peers, node.id)
            row = await (await self._beats.execute(_BEAT.encode(), given)).fetchone()
        except (psycopg.Error, OSError) as error:
            raise StoreUnavailable(reason(error)) from None
        return None if row is None else Beat(*row)

    async def _lock(self, node: Node) -> _Session:
        session = await self._connect(BEAT_WITHIN)
        await self._try_lock(session, node)
        return session

    async def _try_lock(self, session: _Session, node: Node) -> None:
        """After a break the old session may hold it for a moment longer; then the next beat tries again."""
        row = await (await session.execute("SELECT pg_try_advisory_lock(%s)", (node.key,))).fetchone()
        self._locked = row == (True,)

    async def _connect(self, within: float) -> _Session:
        session = await _Session.connect(**parameters(self._url), autocommit=True)
        session.within = within
        return session

    async def _claiming_session(self) -> _Session:
        if self._claims is None or self._claims.closed:
            self._claims = await self._connect(CLAIM_WITHIN)
            self._claims_since = monotonic()
        return self._claims

    @asynccontextmanager
    async def claiming(self) -> AsyncIterator[_Now]:
        """Look at a table and take it."""
        async with self._one_at_a_time:
            try:
                session = await self._claiming_session()
                async with session.transaction():
                    old = monotonic() - self._claims_since > OLD_SESSION
                    yield _Now(session, old, self._end_whoever_blocks)
            except (psycopg.Error, OSError) as error:
                raise StoreUnavailable("The database cannot be asked.", reason(error)) from None

    async def _end_whoever_blocks(self, waiting: int) -> None:
        """Over a session of its own: the one that waits can say nothing."""
        with suppress(psycopg.Error, OSError):  # then whoever waits finds out by itself
            async with await self._connect(BEAT_WITHIN) as session:
                await session.execute(_END, (waiting,))

    async def close(self) -> None:
        """Hang up."""
        await _hang_up(self._beats)
        await _hang_up(self._claims)


def check_known(connection: psycopg.Connection[Any], proof: tuple[str, int] | None) -> None:
    """Raise an error where what we were told is not known: nothing may be written to such a database."""
    if proof is not None and connection.execute(_KNOWS, proof).fetchone() != (1,):
        raise StoreUnavailable("the database does not know this server, or not yet")


async def _hang_up(session: _Session | None) -> None:
    if session is not None:
        with suppress(psycopg.Error, OSError):
            await session.close()
