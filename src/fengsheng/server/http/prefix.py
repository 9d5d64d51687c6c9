"""Behind a path prefix: some reverse proxies take it off before they pass a request on, some do not."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send


def without_prefix(app: ASGIApp, prefix: str) -> ASGIApp:
    """The application, for requests with the prefix as well as for those without."""

    async def stripped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == prefix or path.startswith(prefix + "/"):
                scope["path"] = path[len(prefix) :] or "/"
        await app(scope, receive, send)

    return stripped
