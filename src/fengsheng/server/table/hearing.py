"""A message that has come to a table: it is handled, or whoever sent it is told why not."""

from __future__ import annotations

from fengsheng.server.errors import Refused
from fengsheng.server.table import commands
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client, codec, server


def hear(table: Table, out: Outbox, peer: Peer, message: client.ClientMessage, token: str) -> None:
    """Do it, or say no."""
    try:
        commands.handle(table, out, peer, message, token)
    except Refused as error:
        _refuse(out, peer, error.reason, str(error), message)
    except ValueError as error:
        code = getattr(type(error), "code", None)
        if not isinstance(code, str):
            raise
        _refuse(out, peer, code, str(error), message)


def _refuse(out: Outbox, peer: Peer, code: str, text: str, message: client.ClientMessage) -> None:
    """Say no. Whoever is refused at the door does not stay."""
    out.tell(peer, server.Error(code, text, codec.tag_of(message)))
    out.count("refused")
    if isinstance(message, client.Hello) and peer not in out.peers:
        out.dismiss(peer, 4401, code, text)
