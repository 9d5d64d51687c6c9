"""Who is shown what: frames about the table and its game, put into the outbox for each reader."""

from __future__ import annotations

from fengsheng.core.event import Event
from fengsheng.server.screens.screens import Reader
from fengsheng.server.table import notices, pausing
from fengsheng.server.table.match import Match
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.table import Table
from fengsheng.server.wire import server


def show_table(table: Table, out: Outbox, peer: Peer) -> None:
    """The table and its people."""
    pause = pausing.clock(table)
    out.tell(
        peer,
        notices.table_frame(
            table.code, table.phase, table.state, table.fair(), out.here, peer.guest, pause, peer.lang
        ),
    )


def show_game(table: Table, out: Outbox, peer: Peer) -> None:
    """The whole game as this peer may see it."""
    if table.match is not None:
        reader = table.reader(peer)
        now, silent = table.clock.now(), table.silent(reader.seat)
        out.tell_frame(peer, notices.whole_frame(table.match, reader, now, table.state.paused, silent))


def show_all(table: Table, out: Outbox, peer: Peer) -> None:
    """Everything anew."""
    show_table(table, out, peer)
    show_game(table, out, peer)


def show_ask(table: Table, out: Outbox, only: Peer | None = None) -> None:
    """The open question again: its clock or who answers has changed."""
    match = table.match
    if match is None:
        return
    ask = notices.ask_frame(match, table.clock.now(), table.state.paused)
    for peer in out.peers if only is None else [only]:
        reader = table.reader(peer)
        prompt = None if table.silent(reader.seat) else notices.prompt_frame(match, reader)
        answered = reader.seat is not None and reader.seat in match.answers.given
        out.tell(peer, server.Asked(ask, prompt, answered))


def show_step(table: Table, out: Outbox, match: Match, events: list[Event]) -> None:
    """Something has happened: everybody is told their part of it, with the question that is open now; one
    frame for all who read the same."""
    now = table.clock.now()
    seats = {chair.guest: seat for seat, chair in enumerate(table.state.chairs)}
    names = {peer.lang: table.names_in(peer.lang) for peer in out.peers}
    readers = [
        (peer, Reader(seats.get(peer.guest), peer.lang, peer.words, names[peer.lang])) for peer in out.peers
    ]
    changes = match.screens.advance({reader.seat for _, reader in readers})
    ask = notices.ask_frame(match, now, table.state.paused)
    frames: dict[Reader, bytes] = {}
    for peer, reader in readers:
        frame = frames.get(reader)
        if frame is None:
            prompt = None if table.silent(reader.seat) else notices.prompt_frame(match, reader)
            frame = match.screens.step(reader, events, changes[reader.seat], ask, prompt)
            frames[reader] = frame
        out.tell_frame(peer, frame)
