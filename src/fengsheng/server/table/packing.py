"""How games and events lie in the store."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec


def pack(data: Any) -> bytes:
    """JSON, compressed."""
    return zlib.compress(msgspec.json.encode(data), 6)


def unpack(data: bytes) -> Any:
    """The same, back."""
    return msgspec.json.decode(zlib.decompress(data))
