"""Which pages may talk to this server: its own. Programs send no origin and may."""

from __future__ import annotations

from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether a request with this Origin header, sent to this Host, comes from a page of ours."""
    if origin is None:
        return True
    theirs = urlsplit(origin)
    if theirs.scheme not in ("http", "https") or not theirs.netloc:
        return False
    ours = urlsplit(public_url.lower())
    if public_url and (theirs.scheme.lower(), theirs.netloc.lower()) == (ours.scheme, ours.netloc):
        return True
    return bool(host) and theirs.netloc.lower() == (host or "").lower()
