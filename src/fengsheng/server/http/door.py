"""What every request goes through first: is there room for its connection, has its address asked too much?"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused
from fengsheng.server.socket import admission
from fengsheng.server.socket.limiter import VISIT, Limiter, Visit


def visit_of(scope: Scope) -> Visit:
    """The connection a request has come over."""
    return cast(Visit, scope["state"][VISIT])


def aborted(scope: Scope) -> bool:
    """Whether whoever asked has gone meanwhile, so that what went wrong is no mistake of the server's."""
    visit: Visit | None = scope["state"].get(VISIT)
    return visit is not None and visit.gone


def address_of(scope: Scope) -> str:
    """Whose request it is: the other side's address, or the one that a trusted proxy says."""
    client = scope.get("client")
    return client[0] if client else ""


def bearer(request: Request[Any, Any, State]) -> str:
    """The bearer token of a request; nothing if it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Refused("bad-token", "The authorization must be a bearer token.")
    if scheme and not token.strip():
        raise Refused("bad-token", "The bearer token is empty.")
    return token.strip()


def limited(request: Request[Any, Any, State], what: str) -> None:
    """Refuse whoever has asked for too much of that."""
    state = request.app.state
    admission.limited(state.hub, state.limiter, address_of(request.scope), what)


def guarded(app: ASGIApp, limiter: Limiter, clock: Clock, headers: Mapping[str, str]) -> ASGIApp:
    """The application, for as many requests as one address may send. Sockets are let in by their handler,
    which can tell them why not."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        visit, address = visit_of(scope), address_of(scope)
        try:
            if not visit.settle(address, loop.time()):
                await _refuse(send, headers, 503, "too-many", "Too many connections from this address.")
            elif not limiter.address(address).take("request", clock.now()):
                await _refuse(send, headers, 429, "too-fast", "Not so fast; wait a little.")
            else:
                await app(scope, receive, send)
        finally:
            visit.arrive(loop.time())

    return asked


async def _refuse(send: Send, headers: Mapping[str, str], status: int, code: str, text: str) -> None:
    """Say why, and close: whoever goes on must come anew."""
    body = encode({"code": code, "text": text})
    told = {
        **headers,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    raw = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
