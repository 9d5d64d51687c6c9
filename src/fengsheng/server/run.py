"""Run the server: open the store, listen, and on a signal tell the players, save and stop."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing

import uvicorn
from litestar import Litestar

from fengsheng.coach import prepare
from fengsheng.processes import collect_seldom
from fengsheng.server.app import HEADERS, make_app
from fengsheng.server.clock import Clock, RealClock
from fengsheng.server.config import Config
from fengsheng.server.errors import BadConfig, StoreError
from fengsheng.server.http.door import guarded
from fengsheng.server.http.requests import KEPT_WITHIN, Requests
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.file_limit import raise_file_limit
from fengsheng.server.operate.logs import set_up
from fengsheng.server.socket.choice import socket_protocol
from fengsheng.server.store import Store
from fengsheng.server.store.locking import only_server
from fengsheng.server.wire.codec import LONGEST

log = logging.getLogger("fengsheng.server")

MOST_HEAD = 16_384  # bytes of a request's head
AFTER = 20_000  # new things at most that the collector looks through while somebody waits
SWITCH = 0.001  # seconds that the thread which writes may have to wait for the one that plays


class _Server(uvicorn.Server):
    """Brings the tables back before it listens, and tells them before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready
        hub.stop_serving = self._stop

    def _stop(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """First the tables: if they cannot be read one sentence says so, and nobody is let in."""
        await self._hub.open()
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the players, then the sockets."""
        for server in self.servers:
            server.close()
        await self._hub.close()
        await super().shutdown(sockets)


def listen(config: Config, others: int = 0) -> socket.socket:
    """The socket, or one clear sentence why there is none. If the port is taken one of so many behind it will
    do."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + others + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((config.host, port))
            found.listen(1024)
            return found
        except (OSError, OverflowError) as error:
            found.close()
            taken = getattr(error, "errno", None) == errno.EADDRINUSE
            if taken and port < config.port + others:
                continue
            words = "another program has it" if taken else getattr(error, "strerror", None) or str(error)
            raise BadConfig(f"Cannot listen on {config.host} port {port}: {words}.") from None
    raise AssertionError("there is always a last port")


def web_server(app: Litestar, config: Config) -> uvicorn.Config:
    """How uvicorn is to serve it: behind the door, with our side of requests and sockets."""
    app.asgi_handler = guarded(app.asgi_handler, app.state.limiter, app.state.hub.clock, HEADERS)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Requests,
        timeout_keep_alive=KEPT_WITHIN,
        h11_max_incomplete_event_size=MOST_HEAD,
        ws=socket_protocol(),
        ws_max_size=LONGEST * 2,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=10,
        limit_concurrency=None,
    )


def serve(
    config: Config,
    ready: Callable[[Config], None] | None = None,
    other_ports: int = 0,
    clock: Clock | None = None,
) -> None:
    """Serve until a signal comes. `ready` is told the configuration with the true port."""
    set_up(config.log_format, config.log_level)
    raise_file_limit()
    os.umask(0o077)  # whatever is written is for this user alone
    with (
        only_server(config.database, several=bool(config.cluster)) as held,
        closing(Store(config.database, held, config.migrate)) as store,
        closing(listen(config, other_ports)) as listening,
    ):
        store.begin(RealClock().utc_ms())
        config = config._replace(port=listening.getsockname()[1])
        app = make_app(config, store, clock)
        server = _Server(web_server(app, config), app.state.hub, lambda: _listening(config, ready))
        _stop_quietly(server)
        prepare()  # before anybody waits for an answer
        collect_seldom(AFTER)  # before people play
        sys.setswitchinterval(SWITCH)
        server.run(sockets=[listening])
        if app.state.hub.failure:
            raise StoreError(app.state.hub.failure)
        log.info("stopped")


def _listening(config: Config, ready: Callable[[Config], None] | None) -> None:
    log.info("listening", extra={"url": config.base})
    if ready is not None:
        ready(config)


def _stop_quietly(server: uvicorn.Server) -> None:
    """While it runs, uvicorn takes the signals; afterwards it sends them again, when there is nothing left to
    stop: what is open here is closed in order, and a stop that was asked for is a success. One that comes
    before it runs is not forgotten."""

    def stop(_number: int, _frame: object) -> None:
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
