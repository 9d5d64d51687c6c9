"""Which way frames go: the fast one where the libraries are ones that it knows, else the plain one."""

from __future__ import annotations

import asyncio
import logging

import uvicorn
from websockets.version import version as websockets_version

log = logging.getLogger("fengsheng.server")

# What `fast.py` was tried with: its tests are about what is inside these.
KNOWN_UVICORN = ("0.54",)
KNOWN_WEBSOCKETS = ("17.4",)
PLAIN = "auto"  # whatever uvicorn thinks best


def _release(version: str) -> str:
    return ".".join(version.split(".")[:2])


def known() -> bool:
    """Whether these are libraries that the fast way was tried with."""
    return _release(uvicorn.__version__) in KNOWN_UVICORN and _release(websockets_version) in KNOWN_WEBSOCKETS


def socket_protocol() -> type[asyncio.Protocol] | str:
    """What uvicorn is to serve sockets with."""
    if known():
        from fengsheng.server.socket.fast import FastSocket

        return FastSocket
    log.warning(
        "sockets go the slower way: these libraries are not known",
        extra={"uvicorn": uvicorn.__version__, "websockets": websockets_version},
    )
    return PLAIN
