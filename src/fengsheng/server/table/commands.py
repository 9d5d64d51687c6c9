"""What clients can say to a table, one function a message: coming, the table before and after a game, going.

Messages of a game are in `playing.py`, those to each other in `talking.py`. Whatever is said is done to the
table, and what comes of it is put into the outbox; none of them knows the room.
"""

from __future__ import annotations

from fengsheng.editions.registry import RULES_VERSION
from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import place
from fengsheng.server.table import coaching, dealing, playing, seating, talking
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.playing import Command, come_back, owner_only
from fengsheng.server.table.showing import show_all, show_ask
from fengsheng.server.table.state import Member
from fengsheng.server.table.table import Table
from fengsheng.server.wire import PROTOCOL, client, server

MOST_PEERS = 60
MOST_TABS = 4


def handle(table: Table, out: Outbox, peer: Peer, message: client.ClientMessage, token: str) -> None:
    """Carry out a message, or raise why not. `token` is a new guest's, for `welcome`."""
    if isinstance(message, client.Hello):
        _hello(table, out, peer, message, token)
        return
    if peer not in out.peers:
        return  # sent away, but not gone yet
    COMMANDS[type(message)](table, out, peer, message)


def _hello(table: Table, out: Outbox, peer: Peer, hello: client.Hello, token: str) -> None:
    if hello.v != PROTOCOL:
        raise Refused("protocol", f"This server speaks version {PROTOCOL} of the protocol.")
    if table.phase == "ended":
        raise Refused("no-table", "This table has ended.")
    tabs = sum(other.guest == peer.guest for other in out.peers)
    if len(out.peers) >= MOST_PEERS or tabs >= MOST_TABS:
        raise Refused("too-many", "Too many connections to this table.")
    state = table.state
    if len(state.members) >= seating.MOST_MEMBERS:
        seating.forget_absent(state, out.here | {peer.guest})
        out.changed()
    now = table.clock.utc_ms()
    seating.check_place(state, peer.guest, place(table.id, peer.address), now)
    if seating.join(state, peer.guest, hello.name, hello.watch, table.phase == "lobby"):
        out.changed()
    out.peers.append(peer)
    table.arrived(peer, out.here)
    out.write(out.ops.see_guest(peer.guest, now))
    member = state.member(peer.guest)
    assert member is not None
    lines = [line for line in table.chat if line.guest not in member.mutes]
    out.tell(
        peer,
        server.Welcome(peer.guest, table.code, token, PROTOCOL, RULES_VERSION, _wishes(member), lines),
    )
    back = come_back(table, out, peer.guest)
    show_all(table, out, peer)
    out.announce()
    if back:
        show_ask(table, out)


def _wishes(member: Member) -> client.Prefs:
    return client.Prefs(member.prefs.hold, member.prefs.named)


def _lobby_only(table: Table) -> None:
    if table.phase != "lobby":
        raise Refused("not-now", "That is possible before a game only.")


def _open_to_change(table: Table) -> None:
    """Before a game, where seats and settings are not laid out already."""
    _lobby_only(table)
    if table.state.settings.coached:
        raise Refused("not-now", "A coached game is laid out already: it can be dealt, or left.")


def _ping(table: Table, out: Outbox, peer: Peer, message: client.Ping) -> None:
    out.tell(peer, server.Pong(message.n))


def _sync(table: Table, out: Outbox, peer: Peer, message: client.Sync) -> None:
    show_all(table, out, peer)


def _lang(table: Table, out: Outbox, peer: Peer, message: client.Lang) -> None:
    peer.lang = message.lang
    peer.words = message.words
    show_all(table, out, peer)


def _sit(table: Table, out: Outbox, peer: Peer, message: client.Sit) -> None:
    _open_to_change(table)
    seating.sit(table.state, peer.guest, message.seat)
    out.changed()


def _stand(table: Table, out: Outbox, peer: Peer, message: client.Stand) -> None:
    _open_to_change(table)
    seating.stand(table.state, peer.guest)
    out.changed()


def _swap(table: Table, out: Outbox, peer: Peer, message: client.Swap) -> None:
    _open_to_change(table)
    seating.swap(table.state, peer.guest, message.seat)
    out.changed()


def _profile(table: Table, out: Outbox, peer: Peer, message: client.Profile) -> None:
    _lobby_only(table)
    seating.profile(table.state, peer.guest, message.name, message.gender)
    out.changed()


def _settings(table: Table, out: Outbox, peer: Peer, message: client.Settings) -> None:
    _open_to_change(table)
    owner_only(table, peer)
    seating.change_settings(table.state, message.settings)
    if not message.settings.spectators:
        seating.forget_absent(table.state, ())
        for other in list(out.peers):
            if table.state.member(other.guest) is None:
                out.dismiss(other, 4403, "table-full", "Watching is no longer allowed at this table.")
    out.changed()


def _bot(table: Table, out: Outbox, peer: Peer, message: client.Bot) -> None:
    _open_to_change(table)
    owner_only(table, peer)
    seating.set_bot(table.state, message.seat, message.bot, peer.lang)
    out.changed()


def _shuffle(table: Table, out: Outbox, peer: Peer, message: client.Shuffle) -> None:
    _open_to_change(table)
    owner_only(table, peer)
    seating.shuffle(table.state)
    out.changed()


def _kick(table: Table, out: Outbox, peer: Peer, message: client.Kick) -> None:
    _lobby_only(table)
    owner_only(table, peer)
    where = place(table.id, table.came_from.get(message.guest, ""))
    seating.kick(table.state, peer.guest, message.guest, where, table.clock.utc_ms())
    for other in list(out.peers):
        if other.guest == message.guest:
            out.dismiss(other, 4403, "kicked", "The owner of this table has sent you away.")
    out.changed()


def _readmit(table: Table, out: Outbox, peer: Peer, message: client.Readmit) -> None:
    owner_only(table, peer)
    seating.readmit(table.state, message.guest)
    out.changed()


def _handover(table: Table, out: Outbox, peer: Peer, message: client.Handover) -> None:
    owner_only(table, peer)
    seating.hand_over(table.state, message.guest)
    out.changed()


def _start(table: Table, out: Outbox, peer: Peer, message: client.Start) -> None:
    owner_only(table, peer)
    _lobby_only(table)
    table.host.check_start(table.state)
    dealing.start(table, out, peer.lang)


def _rematch(table: Table, out: Outbox, peer: Peer, message: client.Rematch) -> None:
    owner_only(table, peer)
    if table.phase != "over":
        raise Refused("not-now", "That is possible after a game only.")
    dealing.rematch(table, out, out.here)


def _leave(table: Table, out: Outbox, peer: Peer, message: client.Leave) -> None:
    """Before and after a game one is gone; in a game the seat waits for its owner."""
    state = table.state
    seat = state.seat_of(peer.guest)
    if table.phase == "playing" and seat is not None:
        state.chairs[seat].away = True
        if state.owner == peer.guest:
            state.owner = seating.heir(state, out.here - {peer.guest}) or state.owner
    else:
        seating.remove(state, peer.guest)
    for other in list(out.peers):
        if other.guest == peer.guest:
            out.dismiss(other, 1000, "left", "You have left the table.")
    out.changed()
    if not state.members:
        dealing.drop(table, out, "Everybody has left this table.")


def _alone(table: Table, out: Outbox, peer: Peer, message: client.Lesson | client.Trial) -> None:
    raise Refused("not-now", "That is for a table of one's own: a lesson or a trial.")


COMMANDS: dict[type, Command] = {
    client.Ping: _ping,
    client.Sync: _sync,
    client.Lang: _lang,
    client.Sit: _sit,
    client.Stand: _stand,
    client.Swap: _swap,
    client.Profile: _profile,
    client.Settings: _settings,
    client.Bot: _bot,
    client.Shuffle: _shuffle,
    client.Kick: _kick,
    client.Readmit: _readmit,
    client.Handover: _handover,
    client.Start: _start,
    client.Rematch: _rematch,
    client.Leave: _leave,
    client.Lesson: _alone,
    client.Trial: _alone,
    **playing.COMMANDS,
    **coaching.COMMANDS,
    **talking.COMMANDS,
}
