"""What people say to each other, and about each other."""

from __future__ import annotations

import unicodedata

from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import new_id
from fengsheng.server.table.names import BLANK, unpiled
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.playing import Command
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client, server


def clean_text(text: str) -> str:
    """Plain text in one line, with something that can be seen."""
    kept = one_line(text)
    if not any(unicodedata.category(c)[0] not in "CMZ" and c not in BLANK for c in kept):
        raise Refused("bad-text", "There is nothing to say.")
    return kept


def one_line(text: str) -> str:
    """Plain text in one line, perhaps none: no control and no direction characters. A database may refuse
    what has one of the former in it, and be thought unwell for that."""
    kept = "".join(c if unicodedata.category(c) not in ("Cc", "Zl", "Zp") else " " for c in text)
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cs", "Co", "Cn") and c not in _BIDI)
    return " ".join(unpiled(kept).split())


_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200b")


def _say(table: Table, out: Outbox, peer: Peer, message: client.Say) -> None:
    member = table.state.member(peer.guest)
    assert member is not None
    text = clean_text(message.text)
    line = server.Line(table.next_line, peer.guest, member.name, text, table.clock.utc_ms())
    table.next_line += 1
    out.write(out.ops.add_chat(table.id, line.line, line.guest, line.name, line.text, line.at))
    table.chat.append(line)
    for other in out.peers:
        listener = table.state.member(other.guest)
        if listener is not None and peer.guest not in listener.mutes:
            out.tell(other, server.Chat(line))


def _react(table: Table, out: Outbox, peer: Peer, message: client.React) -> None:
    for other in out.peers:
        listener = table.state.member(other.guest)
        if listener is not None and peer.guest not in listener.mutes:
            out.tell(other, server.Reaction(peer.guest, message.what))


def _mute(table: Table, out: Outbox, peer: Peer, message: client.Mute) -> None:
    member = table.state.member(peer.guest)
    assert member is not None
    if table.state.member(message.guest) is None and message.on:
        raise Refused("no-guest", "There is no such guest at this table.")
    member.mutes = [guest for guest in member.mutes if guest != message.guest]
    if message.on:
        member.mutes.append(message.guest)
    out.changed()


def _report(table: Table, out: Outbox, peer: Peer, message: client.Report) -> None:
    line = next((line for line in table.chat if line.line == message.line), None)
    if line is None:
        raise Refused("no-line", "There is no such line of chat.")
    out.write(
        out.ops.add_report(
            {
                "id": new_id(),
                "table_id": table.id,
                "line": line.line,
                "guest": line.guest,
                "name": line.name,
                "text": line.text,
                "reporter": peer.guest,
                "reason": one_line(message.reason),
                "at": table.clock.utc_ms(),
            }
        )
    )
    out.count("reports")


COMMANDS: dict[type, Command] = {
    client.Say: _say,
    client.React: _react,
    client.Mute: _mute,
    client.Report: _report,
}
