"""The ASGI application: routes, headers, errors, and the socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from fengsheng.core.errors import FengshengError
from fengsheng.server.analysis.desk import AnyDesk, Desk
from fengsheng.server.clock import Clock, RealClock
from fengsheng.server.cluster.protocols import HEADER
from fengsheng.server.config import Config
from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.http.analyses import AtOnce
from fengsheng.server.http.door import aborted, address_of, visit_of
from fengsheng.server.http.origin import allowed
from fengsheng.server.http.page import Client, path_prefix
from fengsheng.server.http.parameters import CALLED
from fengsheng.server.http.prefix import without_prefix
from fengsheng.server.http.replays import record_file
from fengsheng.server.http.routes import HANDLERS, STATUS, offer
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.screens.words import MISSING
from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.socket.plain import PlainSocket
from fengsheng.server.socket.socket import EXTENSION, Socket
from fengsheng.server.store import Store
from fengsheng.server.thinking.pool import Pool, usual_number

log = logging.getLogger("fengsheng.server")

MOST_BODY = 16_384
NO_ROOM = ("too-many", "no-space")  # why no table is opened, whoever asks

HEADERS: dict[str, str] = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
# Where people come by https they are never to come without: tokens would travel in the open.
SECURE: dict[str, str] = {"strict-transport-security": "max-age=31536000"}


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    """The socket everybody plays over."""
    found: Socket | None = cast(dict[str, Any], socket.scope["extensions"] or {}).get(EXTENSION)
    try:
        await _let_in(socket, found or PlainSocket(socket))
    finally:
        if found is None:  # else the socket knows itself when the visit is over
            visit_of(socket.scope).leave()


async def _let_in(socket: WebSocket[Any, Any, State], way: Socket) -> None:
    state = socket.app.state
    config: Config = state.config
    hub: Hub = state.hub
    limiter: Limiter = state.limiter
    signature = socket.headers.get(HEADER)
    if signature is not None:
        await _let_node_in(socket, way, signature)
        return
    address, visit = address_of(socket.scope), visit_of(socket.scope)
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not allowed(origin, host, config.public_url):
        await socket.close(code=1008, reason="origin")
        return
    await socket.accept()
    now = asyncio.get_running_loop().time()
    welcome = limiter.address(address).take("connect", hub.clock.now()) and visit.settle(address, now)
    if hub.closing or not welcome:
        await socket.close(code=1012 if hub.closing else 4409)
        return
    hub.count("connections")
    await Connection(way, hub, limiter, address).run()


async def _let_node_in(socket: WebSocket[Any, Any, State], way: Socket, signature: str) -> None:
    """Another node brings one of its players: it has looked at everything that is looked at here."""
    hub: Hub = socket.app.state.hub
    if hub.relays is None or not hub.relays.accepts(signature):
        await socket.close(code=1008, reason="relay")
        return
    await socket.accept()
    if hub.closing:
        await socket.close(code=1012)
        return
    hub.count("connections")
    state = socket.app.state
    player = socket.headers.get("x-forwarded-for", "") if state.limiter.strict else ""
    await Connection(way, hub, state.relay_limiter, player, relayed=True).run()


def _refused(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, str]]:
    """Our own errors: a stable code and one sentence."""
    code = error.reason if isinstance(error, Refused) else str(getattr(error, "code", "server-error"))
    if code in NO_ROOM and request.method == "POST":
        request.app.state.hub.count("tables_refused")
    text = str(error)
    if isinstance(error, StoreUnavailable):
        log.warning("no database for a request", extra={"error": text})
        text = error.told
    return Response({"code": code, "text": text}, status_code=STATUS.get(code, 400))


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, str]]:
    """The framework's errors, in the same form."""
    codes = {404: "not-found", 405: "not-allowed", 413: "too-long", 400: "bad-message"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "server-error")
    if error.status_code >= 500 and not aborted(request.scope):
        log.error("request failed", exc_info=error)
    text = " ".join(_at_fault(error).split())[:200]
    return Response({"code": code, "text": text}, status_code=error.status_code)


def _at_fault(error: HTTPException) -> str:
    """What was wrong with a request: which of its parameters, if that is known."""
    faults = error.extra if isinstance(error.extra, list) else []
    named = [
        f"{CALLED.get(fault['key'], fault['key'])}: {fault['message']}"
        for fault in faults
        if isinstance(fault, dict) and fault.keys() >= {"key", "message"}
    ]
    return "; ".join(named) + "." if named else str(error.detail)


def _too_deep(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, str]]:
    return Response({"code": "bad-message", "text": "The JSON is nested too deeply."}, status_code=400)


def _broken(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, str]]:
    log.error("request failed", exc_info=error)
    return Response({"code": "server-error", "text": "The server made a mistake."}, status_code=500)


async def _check_origin(request: Request[Any, Any, State]) -> Response[dict[str, str]] | None:
    """Pages of others may not change anything here."""
    if request.method not in ("GET", "HEAD") and not allowed(
        request.headers.get("origin"), request.headers.get("host"), request.app.state.config.public_url
    ):
        return Response({"code": "origin", "text": "Not from this page."}, status_code=403)
    return None


def response_headers(config: Config) -> dict[str, str]:
    """What every answer has."""
    return HEADERS | SECURE if config.public_url.lower().startswith("https:") else HEADERS


def _adding(added: dict[str, str]) -> Callable[[Message, Scope], Awaitable[None]]:
    """To every answer, errors too."""

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in added.items():
                headers.setdefault(name, value)

    return add


def _make_hub(config: Config, store: Store, clock: Clock, metrics: Metrics, thinkers: Pool) -> Hub:
    if not config.cluster:
        return Hub(store, clock, metrics, config.keep_at_most, config.hurry, thinkers)
    from fengsheng.server.cluster.node import make_hub  # one server alone loads nothing of it

    return make_hub(config, store, clock, metrics, thinkers)


def _make_desk(config: Config, store: Store, hub: Hub) -> AnyDesk:
    read = partial(record_file, store)
    if not config.cluster:
        return Desk(store, hub.clock, read)
    from fengsheng.server.cluster.node import make_desk

    return make_desk(config, store, hub, read)


def make_app(config: Config, store: Store, clock: Clock | None = None) -> Litestar:
    """An application around a store. Its `state.hub` has the tables."""
    metrics = Metrics()
    thinkers = Pool(usual_number() if config.thinkers < 0 else config.thinkers, metrics.count)
    hub = _make_hub(config, store, clock or RealClock(), metrics, thinkers)
    metrics.watch("tables", "Tables in memory", lambda: len(hub.rooms))
    metrics.watch("tables_shelved", "Tables that nobody is at, in the store alone", lambda: len(hub.shelved))
    metrics.watch("peers", "Open connections", lambda: sum(len(r.peers) for r in hub.rooms.values()))
    metrics.watch("store_commits", "Transactions written", lambda: store.writer.commits)
    metrics.watch("store_failures", "Transactions that failed", lambda: store.writer.failures)
    metrics.time("saved_seconds", "Seconds until what was handed in is on the disk", store.writer.took)
    metrics.watch("store_bytes", "Size of the database that is in use", lambda: hub.keeping.used)
    metrics.watch("store_limit_bytes", "Size it may have; 0: no limit", lambda: hub.keeping.limit)
    metrics.watch("store_given_up", "Times something was given up early", lambda: hub.keeping.given_up)
    metrics.watch("disk_free_bytes", "Bytes of the disk that are free", lambda: hub.keeping.free)
    metrics.watch("warnings", "Warnings in /healthz", lambda: len(hub.warnings()))
    metrics.watch("store_waiting", "Writes that wait for the disk", lambda: store.writer.waiting)
    metrics.watch("thinkers", "Processes in which bots look ahead", lambda: len(thinkers.pids))
    metrics.watch("words_missing", "Sentences missing in a reader's language", lambda: MISSING.count)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.replaying, app.state.at_once = hub.replaying, AtOnce(store)
        desk = app.state.analyses = _make_desk(config, store, hub)
        if not hub.opened:
            await hub.open()
        if config.analysis != "off":
            desk.open()
        try:
            yield
        finally:
            await desk.close()
            if not hub.closing:
                await hub.close()

    app = Litestar(
        route_handlers=[*HANDLERS, table_socket],
        lifespan=[life],
        state=State(
            {
                "config": config,
                "hub": hub,
                "limiter": Limiter(config.address_limits),
                "relay_limiter": Limiter(strict=False),
                "client": Client(config.base, offer(thinkers.any)),
            }
        ),
        before_request=_check_origin,
        before_send=[_adding(response_headers(config))],
        exception_handlers={
            HTTPException: _http_error,
            FengshengError: _refused,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="fengsheng", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    prefix = path_prefix(config.base)
    if prefix:
        app.asgi_handler = without_prefix(app.asgi_handler, prefix)
    return app
