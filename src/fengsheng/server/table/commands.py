"""What clients can say to a table, one function a message."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...editions.registry import RULES_VERSION
from ..errors import Refused
from ..tokens import new_id, place
from ..wire import PROTOCOL, client, server
from ..words import effect_text, explained
from . import dealing, lobby, notices
from .doc import Member, Wishes
from .match import Match
from .peer import Peer

if TYPE_CHECKING:
    from .room import Room

MOST_PEERS = 60
MOST_TABS = 4


def handle(room: Room, peer: Peer, message: client.ClientMessage, token: str) -> None:
    """Carry out a message, or raise why not. `token` is a new guest's, for `welcome`."""
    if isinstance(message, client.Hello):
        _hello(room, peer, message, token)
        return
    if peer not in room.peers:
        return  # sent away, but not gone yet
    _COMMANDS[type(message)](room, peer, message)


def _hello(room: Room, peer: Peer, hello: client.Hello, token: str) -> None:
    if hello.v != PROTOCOL:
        raise Refused("protocol", f"This server speaks version {PROTOCOL} of the protocol.")
    if room.phase == "ended":
        raise Refused("no-table", "This table has ended.")
    tabs = sum(other.guest == peer.guest for other in room.peers)
    if len(room.peers) >= MOST_PEERS or tabs >= MOST_TABS:
        raise Refused("too-many", "Too many connections to this table.")
    doc = room.doc
    if len(doc.members) >= lobby.MOST_MEMBERS:
        lobby.forget_absent(doc, room.here() | {peer.guest})
        room.changed()
    now = room.clock.utc_ms()
    lobby.check_place(doc, peer.guest, place(room.id, peer.address), now)
    if lobby.join(doc, peer.guest, hello.name, hello.watch, room.phase == "lobby"):
        room.changed()
    room.arrived(peer)
    room.note(room.store.see_guest(peer.guest, now))
    member = doc.member(peer.guest)
    assert member is not None
    lines = [line for line in room.chat if line.guest not in member.mutes]
    room.tell(
        peer,
        server.Welcome(peer.guest, room.code, token, PROTOCOL, RULES_VERSION, _wishes(member), lines),
    )
    back = _come_back(room, peer.guest)
    room.show_all(peer)
    room.announce()
    if back:
        room.show_ask()


def _wishes(member: Member) -> client.Prefs:
    return client.Prefs(member.prefs.hold, member.prefs.named)


def _come_back(room: Room, guest: str) -> bool:
    """Whoever is there again plays their own seat; whether that is news."""
    seat = room.doc.seat_of(guest)
    if seat is None or room.phase != "playing":
        return False
    chair = room.doc.chairs[seat]
    if chair.conceded or not (chair.away or chair.misses):
        return False
    news = chair.away
    chair.away = False
    chair.misses = 0
    if news:
        room.changed()
    room.remember()
    return news


def _lobby_only(room: Room) -> None:
    if room.phase != "lobby":
        raise Refused("not-now", "That is possible before a game only.")


def _owner_only(room: Room, peer: Peer) -> None:
    if room.doc.owner != peer.guest:
        raise Refused("not-owner", "Only the owner of the table may do that.")


def _ping(room: Room, peer: Peer, message: client.Ping) -> None:
    room.tell(peer, server.Pong(message.n))


def _sync(room: Room, peer: Peer, message: client.Sync) -> None:
    room.show_all(peer)


def _lang(room: Room, peer: Peer, message: client.Lang) -> None:
    peer.lang = message.lang
    peer.words = message.words
    room.show_all(peer)


def _sit(room: Room, peer: Peer, message: client.Sit) -> None:
    _lobby_only(room)
    lobby.sit(room.doc, peer.guest, message.seat)
    room.changed()


def _stand(room: Room, peer: Peer, message: client.Stand) -> None:
    _lobby_only(room)
    lobby.stand(room.doc, peer.guest)
    room.changed()


def _swap(room: Room, peer: Peer, message: client.Swap) -> None:
    _lobby_only(room)
    lobby.swap(room.doc, peer.guest, message.seat)
    room.changed()


def _profile(room: Room, peer: Peer, message: client.Profile) -> None:
    _lobby_only(room)
    lobby.profile(room.doc, peer.guest, message.name, message.gender)
    room.changed()


def _settings(room: Room, peer: Peer, message: client.Settings) -> None:
    _lobby_only(room)
    _owner_only(room, peer)
    lobby.change_settings(room.doc, message.settings)
    if not message.settings.spectators:
        lobby.forget_absent(room.doc, ())
        for other in list(room.peers):
            if room.doc.member(other.guest) is None:
                room.dismiss(other, 4403, "table-full", "Watching is no longer allowed at this table.")
    room.changed()


def _bot(room: Room, peer: Peer, message: client.Bot) -> None:
    _lobby_only(room)
    _owner_only(room, peer)
    lobby.set_bot(room.doc, message.seat, message.bot, peer.lang)
    room.changed()


def _shuffle(room: Room, peer: Peer, message: client.Shuffle) -> None:
    _lobby_only(room)
    _owner_only(room, peer)
    lobby.shuffle(room.doc)
    room.changed()


def _kick(room: Room, peer: Peer, message: client.Kick) -> None:
    _lobby_only(room)
    _owner_only(room, peer)
    where = place(room.id, room.came_from.get(message.guest, ""))
    lobby.kick(room.doc, peer.guest, message.guest, where, room.clock.utc_ms())
    for other in list(room.peers):
        if other.guest == message.guest:
            room.dismiss(other, 4403, "kicked", "The owner of this table has sent you away.")
    room.changed()


def _readmit(room: Room, peer: Peer, message: client.Readmit) -> None:
    _owner_only(room, peer)
    lobby.readmit(room.doc, message.guest)
    room.changed()


def _handover(room: Room, peer: Peer, message: client.Handover) -> None:
    _owner_only(room, peer)
    lobby.hand_over(room.doc, message.guest)
    room.changed()


def _start(room: Room, peer: Peer, message: client.Start) -> None:
    _owner_only(room, peer)
    _lobby_only(room)
    room.owner.check_start(room)
    dealing.start(room, peer.lang)


def _rematch(room: Room, peer: Peer, message: client.Rematch) -> None:
    _owner_only(room, peer)
    if room.phase != "over":
        raise Refused("not-now", "That is possible after a game only.")
    dealing.rematch(room)


def _pause(room: Room, peer: Peer, message: client.Pause) -> None:
    _owner_only(room, peer)
    room.pausing.begin(room, dealing.need_playing(room))


def _resume(room: Room, peer: Peer, message: client.Resume) -> None:
    _owner_only(room, peer)
    room.pausing.end(room, dealing.need_playing(room))


def _leave(room: Room, peer: Peer, message: client.Leave) -> None:
    """Before and after a game one is gone; in a game the seat waits for its owner."""
    doc = room.doc
    seat = doc.seat_of(peer.guest)
    if room.phase == "playing" and seat is not None:
        doc.chairs[seat].away = True
        if doc.owner == peer.guest:
            doc.owner = lobby.heir(doc, room.here() - {peer.guest}) or doc.owner
    else:
        lobby.remove(doc, peer.guest)
    for other in list(room.peers):
        if other.guest == peer.guest:
            room.dismiss(other, 1000, "left", "You have left the table.")
    room.changed()
    if not doc.members:
        dealing.drop(room, "Everybody has left this table.")


def _concede(room: Room, peer: Peer, message: client.Concede) -> None:
    dealing.need_playing(room)
    seat = room.doc.seat_of(peer.guest)
    if seat is None:
        raise Refused("not-seated", "You have no seat in this game.")
    room.doc.chairs[seat].conceded = True
    room.changed()
    room.show_ask(peer)


def _back(room: Room, peer: Peer, message: client.Back) -> None:
    dealing.need_playing(room)
    seat = room.doc.seat_of(peer.guest)
    if seat is None:
        raise Refused("not-seated", "You have no seat in this game.")
    if room.doc.chairs[seat].conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    if _come_back(room, peer.guest):
        room.show_ask()


def _awake(room: Room, match: Match, seat: int, guest: str) -> None:
    """Whoever does something at their seat is there."""
    match.dozing.discard(seat)
    if room.doc.chairs[seat].away or room.doc.chairs[seat].misses:
        _come_back(room, guest)


def _answer(room: Room, peer: Peer, message: client.Answer) -> None:
    match = room.match
    if match is None:
        raise Refused("stale-prompt", "That question is no longer open.")
    seat = room.doc.seat_of(peer.guest)
    if seat is None:
        raise Refused("not-seated", "You have no seat in this game.")
    chair = room.doc.chairs[seat]
    if chair.conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    question = match.play.question
    if question is None or message.prompt != notices.prompt_id(match):
        raise Refused("stale-prompt", "That question is no longer open.")
    match.play.check(seat, question.number, message.option)
    if room.doc.paused:
        raise Refused("paused", "The table is paused.")
    _awake(room, match, seat, peer.guest)
    room.tell(peer, server.Accepted(message.prompt))
    room.take(seat, message.option, "person")


def _hold(room: Room, peer: Peer, message: client.Hold) -> None:
    match = room.match
    seat = room.doc.seat_of(peer.guest)
    if seat is None:
        raise Refused("not-seated", "You have no seat in this game.")
    question = match.play.question if match is not None else None
    if match is None or question is None or message.prompt != notices.prompt_id(match):
        raise Refused("stale-prompt", "That question is no longer open.")
    if seat not in question.offers:
        raise Refused("not-asked", "You are not asked.")
    if seat in match.play.given:
        raise Refused("already-answered", "Your answer to this question is in already.")
    if room.doc.chairs[seat].conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    if room.doc.paused:
        raise Refused("paused", "The table is paused.")
    if not question.lasting:
        raise Refused("not-now", "This question waits for an answer anyway.")
    _awake(room, match, seat, peer.guest)
    if seat not in match.holding:
        match.hold(seat, room.clock.now())
        room.show_ask()


def _prefs(room: Room, peer: Peer, message: client.Prefs) -> None:
    """What somebody wishes is nobody else's business, and counts from the next question on."""
    member = room.doc.member(peer.guest)
    assert member is not None
    member.prefs = Wishes(message.hold, message.named)
    room.remember()


def _clean_text(text: str) -> str:
    """Plain text in one line: no control and no direction characters."""
    kept = "".join(c if unicodedata.category(c) not in ("Cc", "Zl", "Zp") else " " for c in text)
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cs", "Co", "Cn") and c not in _BIDI)
    kept = " ".join(kept.split())
    if not kept:
        raise Refused("bad-text", "There is nothing to say.")
    return kept


_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200b")


def _say(room: Room, peer: Peer, message: client.Say) -> None:
    member = room.doc.member(peer.guest)
    assert member is not None
    text = _clean_text(message.text)
    line = server.Line(room.next_line, peer.guest, member.name, text, room.clock.utc_ms())
    room.next_line += 1
    room.note(room.store.add_chat(room.id, line.line, line.guest, line.name, line.text, line.at))
    room.chat.append(line)
    for other in room.peers:
        listener = room.doc.member(other.guest)
        if listener is not None and peer.guest not in listener.mutes:
            room.tell(other, server.Chat(line))


def _react(room: Room, peer: Peer, message: client.React) -> None:
    for other in room.peers:
        listener = room.doc.member(other.guest)
        if listener is not None and peer.guest not in listener.mutes:
            room.tell(other, server.Reaction(peer.guest, message.what))


def _mute(room: Room, peer: Peer, message: client.Mute) -> None:
    member = room.doc.member(peer.guest)
    assert member is not None
    if room.doc.member(message.guest) is None and message.on:
        raise Refused("no-guest", "There is no such guest at this table.")
    member.mutes = [guest for guest in member.mutes if guest != message.guest]
    if message.on:
        member.mutes.append(message.guest)
    room.changed()


def _report(room: Room, peer: Peer, message: client.Report) -> None:
    line = next((line for line in room.chat if line.line == message.line), None)
    if line is None:
        raise Refused("no-line", "There is no such line of chat.")
    room.note(
        room.store.add_report(
            {
                "id": new_id(),
                "table_id": room.id,
                "line": line.line,
                "guest": line.guest,
                "name": line.name,
                "text": line.text,
                "reporter": peer.guest,
                "reason": message.reason,
                "at": room.clock.utc_ms(),
            }
        )
    )
    room.owner.count("reports")


def _explain(room: Room, peer: Peer, message: client.Explain) -> None:
    match = dealing.need_playing(room)
    seat = room.doc.seat_of(peer.guest)
    if seat is None:
        raise Refused("not-seated", "You have no seat in this game.")
    told = explained(match.play.game, seat, message.what, peer.lang)
    room.tell(peer, server.Explained(message.what, told.sentence, told.rule, told.usable))


def _effect(room: Room, peer: Peer, message: client.Effect) -> None:
    match = dealing.need_playing(room)
    seat = room.doc.seat_of(peer.guest)
    question = match.play.question
    if seat is None or question is None or message.prompt != notices.prompt_id(match):
        raise Refused("stale-prompt", "That question is no longer open.")
    if seat not in question.offers:
        raise Refused("not-asked", "You are not asked.")
    option = question.find(seat, message.option)
    text = effect_text(option, peer.lang, match.play.game.names, seat)
    room.tell(peer, server.Effect(message.prompt, message.option, text))


_COMMANDS: dict[type, Callable[[Room, Peer, Any], None]] = {
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
    client.Pause: _pause,
    client.Resume: _resume,
    client.Leave: _leave,
    client.Concede: _concede,
    client.Back: _back,
    client.Answer: _answer,
    client.Hold: _hold,
    client.Prefs: _prefs,
    client.Say: _say,
    client.React: _react,
    client.Mute: _mute,
    client.Report: _report,
    client.Explain: _explain,
    client.Effect: _effect,
}
