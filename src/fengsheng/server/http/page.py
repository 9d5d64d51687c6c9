"""The client for browsers: its built files, and a plain page where they were not built."""

from __future__ import annotations

import mimetypes
import threading
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from fengsheng.server.http.bodies import ASK_AGAIN, FOR_EVER, Body, body
from fengsheng.server.wire import PROTOCOL

DIST = Path(__file__).resolve().parents[2] / "web" / "dist"

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
_PACKED = {"br": ".br", "gzip": ".gz"}
_OWN_BASE = 'name="fengsheng-base" content="/"'
_OWN_OFFER = 'name="fengsheng-offer" content=""'

_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>風聲 The Message: game server</title></head>
<body>
<h1>風聲 The Message</h1>
<p>This is a game server, and it is running. Its client for browsers has not been built: in the source tree,
<code>make web</code> builds it; a wheel from a release contains it.</p>
<h2>How to take part without it</h2>
<p>Programs connect to <code>{socket}</code> and speak version {protocol} of the protocol that
<code>docs/protocol.md</code> describes. Open a table, then let a program sit down at it:</p>
<pre>curl -X POST {base}/api/tables -H 'content-type: application/json' -d '{{"name": "Ann"}}'
python examples/remote_bot.py {base}/t/CODE</pre>
<p>To play at the terminal: <code>fengsheng play --terminal</code>.</p>
<p>Public tables: <a href="{prefix}/api/tables">/api/tables</a>. Editions and house rules:
<a href="{prefix}/api/editions">/api/editions</a>.</p>
</body></html>
"""


def path_prefix(base: str) -> str:
    """The path that the public URL has, without a slash at its end; usually nothing."""
    return urlsplit(base).path.rstrip("/")


def plain_page(base: str) -> str:
    """What there is without the client."""
    socket = base.replace("http", "ws", 1) + "/ws"
    return _PAGE.format(
        base=escape(base), socket=escape(socket), prefix=escape(path_prefix(base)), protocol=PROTOCOL
    )


class Client:
    """The built files, in memory. They are read anew when a new build has been put there."""

    def __init__(self, base: str, offer: str = "", folder: Path = DIST) -> None:
        self._base = base
        self._offer = offer
        self._folder = folder
        self._lock = threading.Lock()
        self._read_at: float | None = None
        self._index = body(plain_page(base).encode(), _TYPES[".html"])
        self._files: dict[str, Body] = {}

    def index(self) -> Body:
        """The page; every address of the client shows it."""
        self._look()
        return self._index

    def file(self, path: str) -> Body | None:
        """A file of the build by its path."""
        self._look()
        return self._files.get(path)

    def _look(self) -> None:
        try:
            written = (self._folder / "index.html").stat().st_mtime
        except OSError:
            return  # not built; or just being built: what was read is still good
        with self._lock:
            if written != self._read_at:
                self._read()
                self._read_at = written

    def _read(self) -> None:
        prefix = escape(path_prefix(self._base), quote=True)
        page = (self._folder / "index.html").read_text(encoding="utf-8")
        page = page.replace(_OWN_BASE, _OWN_BASE.replace('"/"', f'"{prefix}/"'))
        page = page.replace(_OWN_OFFER, _OWN_OFFER.replace('""', f'"{escape(self._offer, quote=True)}"'))
        page = page.replace('="./', f'="{prefix}/')
        self._index = body(page.encode(), _TYPES[".html"])
        found: dict[str, Body] = {}
        for path in sorted(self._folder.rglob("*")):
            name = path.relative_to(self._folder).as_posix()
            if not path.is_file() or path.suffix in _PACKED.values():
                continue
            if name == "index.html" or path.name.startswith("."):
                continue
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            packed = {
                encoding: beside.read_bytes()
                for encoding, suffix in _PACKED.items()
                if (beside := path.with_name(path.name + suffix)).is_file()
            }
            hashed = name.startswith("assets/")
            found[name] = body(path.read_bytes(), kind, FOR_EVER if hashed else ASK_AGAIN, **packed)
        self._files = found
