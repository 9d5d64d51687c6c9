"""A node made from the configuration: its parts, and whether it may join the others."""

from __future__ import annotations

import hmac
import secrets
import socket
import time
from asyncio import sleep
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.editions.registry import RULES_VERSION
from fengsheng.server.analysis.working import Readable
from fengsheng.server.clock import Clock
from fengsheng.server.cluster.desk import SharedDesk
from fengsheng.server.cluster.hub import ClusterHub, Parts
from fengsheng.server.cluster.protocols import DEAD_AFTER_MS, Hints, Node
from fengsheng.server.cluster.queue import Queue
from fengsheng.server.cluster.relay import RelayedLines, Signature
from fengsheng.server.config import Config
from fengsheng.server.errors import BadConfig, StoreUnavailable
from fengsheng.server.http.addresses import EVERYWHERE, addresses
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.operate.tokens import new_id
from fengsheng.server.store import Store, schema
from fengsheng.server.store.database import reason
from fengsheng.server.store.locking import lock_key
from fengsheng.server.thinking.pool import Pool

if TYPE_CHECKING:
    from sqlalchemy import URL

MEMBER = "cluster"  # the fact by which the first node tells the others who may join
JOINED = "cluster_at"  # when it did
BEGINNING_MS = 15_000  # after which whoever has said so is a node, or never will be
RULES = int(RULES_VERSION)

_NOW = text("SELECT cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
_KNOWN = select(schema.meta).where(schema.meta.c.key.in_((MEMBER, JOINED)))
_ALIVE = text("SELECT count(*) FROM nodes WHERE state <> 'gone' AND beat_at >= :since")
# one whose session has ended is gone, however lately it was heard of
_THERE = text(
    """SELECT count(*) FROM nodes WHERE address = :address AND state <> 'gone' AND beat_at >= :since
    AND NOT pg_try_advisory_xact_lock(key)"""
)
_WRITE = text(
    """INSERT INTO meta (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value"""
)


class BootTime:
    """A clock that goes on while the machine sleeps, where there is one."""

    def boot(self) -> float:
        """Seconds."""
        clock = getattr(time, "CLOCK_BOOTTIME", None)
        return time.monotonic() if clock is None else time.clock_gettime(clock)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await sleep(seconds)


def make_hub(config: Config, store: Store, clock: Clock, metrics: Metrics, thinkers: Pool) -> ClusterHub:
    """The hub of a node; one sentence if it may not be one."""
    try:
        from fengsheng.server.cluster.directory import PgDirectory, check_known
    except ModuleNotFoundError as error:
        raise BadConfig(f"The driver of this database is not installed: {error.name}.") from None
    member = partial(join, store, config.cluster, config.cluster_secret.encode())
    member(False)
    url = store.engine.url
    address = config.address or f"ws://{own_address(config)}:{config.port}"

    def fresh() -> Node:
        name = f"{socket.gethostname()}:{config.port}"
        return Node(new_id(), secrets.randbits(63), name[:200], address, version("fengsheng")[:20], RULES)

    def begin() -> None:
        check_alone_at(store, address)
        member(True)

    parts = Parts(PgDirectory(url), make_hints(config, url), BootTime(), fresh, RULES, begin)
    hub = ClusterHub(store, clock, metrics, parts, config.hurry, thinkers)
    signature = Signature(config.cluster_secret.encode(), lambda: hub.lease.node.id, hub.clock.utc_ms)
    hub.relays = RelayedLines(signature, hub.count)
    store.writer.agree = lambda connection: check_known(connection, hub.lease.proof())
    metrics.watch("cluster_lease_left_seconds", "Seconds that the lease is good", hub.lease.left)
    return hub


def make_desk(config: Config, store: Store, hub: Hub, read: Readable) -> SharedDesk:
    """Where analyses are asked for, at any node. A node that gives everything away, or may be thought dead,
    takes none."""
    assert isinstance(hub, ClusterHub)
    queue = Queue(store, lambda: hub.lease.node.id, RULES, config.analysis == "on")
    return SharedDesk(store, queue, read, lambda: hub.good() and not hub.draining)


def make_hints(config: Config, url: URL) -> Hints:
    """Through NATS if there is one, else through the database; what the command line says comes through the
    database in any case."""
    from fengsheng.server.cluster.notify import NotifyHints

    heard_there = NotifyHints(url, config.cluster)
    if not config.nats:
        return heard_there
    try:
        from fengsheng.server.cluster.nats import NatsHints
    except ModuleNotFoundError:
        raise BadConfig("The client of NATS is not installed: pip install 'fengsheng[cluster]'.") from None
    return NatsHints(config.nats, config.cluster, heard_there)


def own_address(config: Config) -> str:
    """The first address of this machine, unless one address alone is listened on."""
    if config.host not in EVERYWHERE:
        return f"[{config.host}]" if ":" in config.host else config.host
    return next(iter(addresses()), "127.0.0.1")


def check_alone_at(store: Store, address: str) -> None:
    """Raise an error where another node runs at that address: players would be sent to whichever of them
    answers, and never find the tables of the other."""
    try:
        with store.engine.connect() as connection, connection.begin():
            since = int(connection.execute(_NOW).scalar() or 0) - DEAD_AFTER_MS
            there = connection.execute(_THERE, {"address": address, "since": since}).scalar()
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from None
    if there:
        raise BadConfig(
            f"Another server of this cluster is reached at {address}: each has an --address of its own."
        )


def join(store: Store, cluster: str, secret: bytes, begin: bool) -> None:
    """Whoever is a node must have the name and the secret of those that run; the proof of it is in the
    database. Where none runs it is written anew by whoever begins: a start that fails leaves nothing that the
    next would have to agree with, and a secret is changed while all are stopped."""
    proof = hmac.new(secret, f"fengsheng {cluster}".encode(), sha256).hexdigest()
    mine = f"{cluster} {proof}"
    try:
        with store.engine.connect() as connection, connection.begin():
            if begin:  # one after the other
                key = lock_key(f"{connection.execute(text('SELECT current_schema()')).scalar()} join")
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})
            facts = {row.key: row.value for row in connection.execute(_KNOWN)}
            found = facts.get(MEMBER)
            now = int(connection.execute(_NOW).scalar() or 0)
            if found is None or (found != mine and _nobody(connection, now, facts.get(JOINED, ""))):
                if begin:
                    facts = {MEMBER: mine, JOINED: str(now)}
                    connection.execute(_WRITE, [{"key": key, "value": value} for key, value in facts.items()])
                return
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be written: {reason(error)}.") from None
    name, _, known = found.partition(" ")
    if name != cluster:
        raise BadConfig(f"This database belongs to the cluster {name!r}, not to {cluster!r}.")
    if not hmac.compare_digest(known, proof):
        raise BadConfig(f"The secret is not that of the other servers of {cluster!r}.")


def _nobody(connection: Connection, now: int, joined: str) -> bool:
    """Whether no node runs, nor has one just written down that it is about to."""
    begun = joined.isdecimal() and now - int(joined) < BEGINNING_MS
    return not begun and not connection.execute(_ALIVE, {"since": now - DEAD_AFTER_MS}).scalar()
