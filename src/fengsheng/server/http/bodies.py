"""What HTTP answers with and what stays the same for a while: compressed once, told apart by a tag."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name has a hash of what is in them."""
ASK_AGAIN = "no-cache"
"""Keep it, but ask whether it is still the same."""
SMALL = 512
"""Shorter bodies do not get shorter by compressing."""


class Body(NamedTuple):
    """A body in every form it may be asked for."""

    plain: bytes
    media_type: str
    tag: str
    cache: str
    packed: dict[str, bytes]
    """By content encoding, the best first."""


def body(plain: bytes, media_type: str, cache: str = ASK_AGAIN, **packed: bytes) -> Body:
    """A body; compressed here unless it was before."""
    if not packed and len(plain) >= SMALL:
        packed = {"gzip": gzip.compress(plain, 9, mtime=0)}
    tag = hashlib.sha256(plain).hexdigest()[:24]
    return Body(plain, media_type, tag, cache, packed)


def answer(request: Request[Any, Any, State], found: Body) -> Response[bytes]:
    """The body as this browser takes it, or that it has it already."""
    headers = {"cache-control": found.cache, "etag": f'"{found.tag}"', "vary": "accept-encoding"}
    asked = {
        tag.strip().removeprefix("W/").strip('"')
        for tag in request.headers.get("if-none-match", "").split(",")
    }
    if found.tag in asked:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    content = found.plain
    accepted = _encodings(request.headers.get("accept-encoding", ""))
    for encoding, packed in found.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            content = packed
            break
    return Response(content, headers=headers, media_type=found.media_type)


def _encodings(header: str) -> set[str]:
    """The encodings a browser takes; one with a weight of zero it does not."""
    found: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0").removesuffix(".") != "q=":
            found.add(name.strip())
    return found
