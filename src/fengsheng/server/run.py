"""Run the server: open the store, listen, and on a signal tell the players, save and stop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import closing

import uvicorn

from .app import make_app
from .config import Config
from .errors import BadConfig
from .hub import Hub
from .logs import set_up
from .store import Store
from .store.database import only_server
from .wire.codec import LONGEST

log = logging.getLogger("fengsheng.server")


class _Server(uvicorn.Server):
    """Tells the tables before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the players, then the sockets."""
        for server in self.servers:
            server.close()
        await self._hub.close()
        await super().shutdown(sockets)


def listen(config: Config) -> socket.socket:
    """The socket, or one clear sentence why there is none."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((config.host, config.port))
        found.listen(1024)
    except (OSError, OverflowError) as error:
        found.close()
        words = getattr(error, "strerror", None) or str(error)
        raise BadConfig(f"Cannot listen on {config.host} port {config.port}: {words}.") from None
    return found


def serve(config: Config, ready: Callable[[Config], None] | None = None) -> None:
    """Serve until a signal comes. `ready` is told the configuration with the true port."""
    set_up(config.log_format, config.log_level)
    with (
        only_server(config.database),
        closing(Store(config.database)) as store,
        closing(listen(config)) as listening,
    ):
        config = config._replace(port=listening.getsockname()[1])
        app = make_app(config, store)
        server = _Server(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                lifespan="on",
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
            ),
            app.state.hub,
        )
        log.info("listening", extra={"url": config.base})
        if ready is not None:
            ready(config)
        _stop_quietly()
        _collect_seldom()
        server.run(sockets=[listening])
        log.info("stopped")


def _collect_seldom() -> None:
    """What was loaded stays: the collector need not look at it again and again while people play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _stop_quietly() -> None:
    """While it runs, uvicorn takes the signals; afterwards it sends them again, when there is nothing left to
    stop: what is open here is closed in order, and a stop that was asked for is a success."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: None)
