"""A node made from the configuration: its parts, and whether it may join the others."""

from __future__ import annotations

import hmac
import secrets
import socket
import time
from asyncio import sleep
from hashlib import sha256
from importlib.metadata import version
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fengsheng.editions.registry import RULES_VERSION
from fengsheng.server.analysis.working import Readable
from fengsheng.server.clock import Clock
from fengsheng.server.cluster.desk import SharedDesk
from fengsheng.server.cluster.hub import ClusterHub, Parts
from fengsheng.server.cluster.protocols import Hints, Node
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
from fengsheng.server.thinking.pool import Pool

if TYPE_CHECKING:
    from sqlalchemy import URL

MEMBER = "cluster"  # the fact by which the first node tells the others who may join
RULES = int(RULES_VERSION)


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
    join(store, config.cluster, config.cluster_secret.encode())
    url = store.engine.url
    address = config.address or f"ws://{own_address(config)}:{config.port}"

    def fresh() -> Node:
        name = f"{socket.gethostname()}:{config.port}"
        return Node(new_id(), secrets.randbits(63), name[:200], address, version("fengsheng")[:20], RULES)

    parts = Parts(PgDirectory(url), make_hints(config, url), BootTime(), fresh, RULES)
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
    """Through NATS if there is one, else through the database."""
    if not config.nats:
        from fengsheng.server.cluster.notify import NotifyHints

        return NotifyHints(url, config.cluster)
    try:
        from fengsheng.server.cluster.nats import NatsHints
    except ModuleNotFoundError:
        raise BadConfig("The client of NATS is not installed: pip install 'fengsheng[cluster]'.") from None
    return NatsHints(config.nats, config.cluster)


def own_address(config: Config) -> str:
    """The first address of this machine, unless one address alone is listened on."""
    if config.host not in EVERYWHERE:
        return f"[{config.host}]" if ":" in config.host else config.host
    return next(iter(addresses()), "127.0.0.1")


def join(store: Store, cluster: str, secret: bytes) -> None:
    """The first node writes down the name of the cluster and a proof of the secret; the others must have the
    same."""
    proof = hmac.new(secret, f"fengsheng {cluster}".encode(), sha256).hexdigest()
    mine = f"{cluster} {proof}"
    try:
        with store.engine.connect() as connection:
            try:
                connection.execute(schema.meta.insert(), {"key": MEMBER, "value": mine})
                connection.commit()
            except IntegrityError:
                connection.rollback()
            found = connection.execute(
                select(schema.meta.c.value).where(schema.meta.c.key == MEMBER)
            ).scalar()
            connection.rollback()
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be written: {reason(error)}.") from None
    name, _, known = str(found).partition(" ")
    if name != cluster:
        raise BadConfig(f"This database belongs to the cluster {name!r}, not to {cluster!r}.")
    if not hmac.compare_digest(known, proof):
        raise BadConfig(f"The secret is not that of the other servers of {cluster!r}.")
