"""Which pages may talk to this server: its own. Programs send no origin and may."""

from __future__ import annotations

from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443}


def allowed(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether a request with this Origin header, sent to this Host, comes from a page of ours: with a public
    URL one from there and no other, else one from wherever the request went."""
    if origin is None:
        return True
    theirs = _place(origin)
    if theirs is None:
        return False
    if public_url:
        return theirs == _place(public_url)
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


def _place(text: str) -> tuple[str, str, int] | None:
    """Scheme, name and port; none if it is no page's address."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        return None
    if url.scheme not in _PORTS or not url.hostname:
        return None
    return url.scheme, url.hostname, port or _PORTS[url.scheme]
