"""The page at the root, until there is a client for browsers: what this is and how to take part."""

from __future__ import annotations

from html import escape

from .wire import PROTOCOL

_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>風聲 The Message: game server</title></head>
<body>
<h1>風聲 The Message</h1>
<p>This is a game server, and it is running. A client for browsers is not part of this release.</p>
<h2>How to take part</h2>
<p>Programs connect to <code>{socket}</code> and speak version {protocol} of the protocol that
<code>docs/protocol.md</code> describes. Open a table, then let a program sit down at it:</p>
<pre>curl -X POST {base}/api/tables -H 'content-type: application/json' -d '{{"name": "Ann"}}'
python examples/remote_bot.py {base}/t/CODE</pre>
<p>To play yourself, today: <code>fengsheng play --terminal</code>.</p>
<p>Public tables: <a href="/api/tables">/api/tables</a>. Editions and house rules:
<a href="/api/editions">/api/editions</a>.</p>
</body></html>
"""


def index(base: str) -> str:
    """The page."""
    socket = base.replace("http", "ws", 1) + "/ws"
    return _PAGE.format(base=escape(base), socket=escape(socket), protocol=PROTOCOL)
