"""What clients can say in a game: answers, wishes for time, questions about the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fengsheng.core.option import PASS
from fengsheng.server.errors import Refused
from fengsheng.server.screens.reasons import HAND, hand_reasons
from fengsheng.server.screens.words import effect_text, explained
from fengsheng.server.table import pausing
from fengsheng.server.table.answering import take
from fengsheng.server.table.dealing import pose
from fengsheng.server.table.match import Match
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.settings import check
from fengsheng.server.table.showing import show_ask, show_game
from fengsheng.server.table.state import Wishes
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client, server

EXTENSIONS = 2  # of a full clock that somebody may ask for in a game
Command = Callable[[Table, Outbox, Peer, Any], None]


def owner_only(table: Table, peer: Peer) -> None:
    """Refuse whoever does not own the table."""
    if table.state.owner != peer.guest:
        raise Refused("not-owner", "Only the owner of the table may do that.")


def come_back(table: Table, out: Outbox, guest: str) -> bool:
    """Whoever is there again plays their own seat; whether that is news."""
    seat = table.state.seat_of(guest)
    if seat is None or table.phase != "playing":
        return False
    chair = table.state.chairs[seat]
    if chair.conceded or not (chair.away or chair.misses):
        return False
    news = chair.away
    chair.away = False
    chair.misses = 0
    if news:
        out.changed()
    out.remember()
    return news


def _pause(table: Table, out: Outbox, peer: Peer, message: client.Pause) -> None:
    owner_only(table, peer)
    if pausing.begin(table):
        out.changed()
        show_ask(table, out)


def _resume(table: Table, out: Outbox, peer: Peer, message: client.Resume) -> None:
    owner_only(table, peer)
    go_on(table, out)


def go_on(table: Table, out: Outbox) -> None:
    """The pause is over, if there is one."""
    if pausing.end(table, bool(out.peers)):
        out.changed()
        show_ask(table, out)


def _concede(table: Table, out: Outbox, peer: Peer, message: client.Concede) -> None:
    table.need_match()
    seat = table.seat_of(peer)
    table.state.chairs[seat].conceded = True
    out.changed()
    show_ask(table, out, peer)


def _back(table: Table, out: Outbox, peer: Peer, message: client.Back) -> None:
    table.need_match()
    seat = table.seat_of(peer)
    if table.state.chairs[seat].conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    if come_back(table, out, peer.guest):
        show_ask(table, out)


def _awake(table: Table, out: Outbox, match: Match, seat: int, guest: str) -> None:
    """Whoever does something at their seat is there."""
    match.dozing.discard(seat)
    if table.state.chairs[seat].away or table.state.chairs[seat].misses:
        come_back(table, out, guest)


def _answer(table: Table, out: Outbox, peer: Peer, message: client.Answer) -> None:
    match = table.match
    if match is None:
        raise Refused("stale-prompt", "That question is no longer open.")
    seat = table.seat_of(peer)
    chair = table.state.chairs[seat]
    if chair.conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    option = match.answers.option(seat, match.prompt(message.prompt), message.option)
    if table.state.paused:
        raise Refused("paused", "The table is paused.")
    _awake(table, out, match, seat, peer.guest)
    out.tell(peer, server.Accepted(message.prompt))
    if message.quiet and option.kind == PASS:
        match.be_quiet(seat)
    if table.state.settings.coached:
        match.remember(seat, option)
    take(table, out, seat, option, "person")


def _undo(table: Table, out: Outbox, peer: Peer, message: client.Undo) -> None:
    """What was answered is forgotten, on the disk, too, and the question is put again."""
    match = table.need_match()
    table.seat_of(peer)
    if not table.state.settings.coached:
        raise Refused("not-now", "Answers can be taken back in a coached game only.")
    if not match.undoable:
        raise Refused("too-late", "Something has happened since your last answer; it stands.")
    saved = match.saved_seq
    past = match.undo()
    out.write(out.ops.cut_answers(match.id, past.seq))
    if saved > past.seq:
        out.write(out.ops.cut_snapshots(match.id, past.seq + 1))
    pose(table, match, told=False)
    for other in out.peers:
        show_game(table, out, other)


def _hold(table: Table, out: Outbox, peer: Peer, message: client.Hold) -> None:
    seat = table.seat_of(peer)
    match = table.match
    if match is None:
        raise Refused("stale-prompt", "That question is no longer open.")
    question = match.answers.unanswered(seat, match.prompt(message.prompt))
    if table.state.chairs[seat].conceded:
        raise Refused("conceded", "You have conceded this game; a bot plays your seat to the end.")
    if table.state.paused:
        raise Refused("paused", "The table is paused.")
    if not question.lasting:
        raise Refused("not-now", "This question waits for an answer anyway.")
    _awake(table, out, match, seat, peer.guest)
    if seat not in match.holding:
        match.hold(seat, table.clock.now())
        show_ask(table, out)


def _longer(table: Table, out: Outbox, peer: Peer, message: client.Longer) -> None:
    """Everybody sees the clock of a question that waits, so everybody is told that it is longer now."""
    match = table.need_match()
    seat = table.seat_of(peer)
    question = match.answers.unanswered(seat, match.prompt(message.prompt))
    chair = table.state.chairs[seat]
    if table.state.paused:
        raise Refused("paused", "The table is paused.")
    if not match.timed or (question.lasting and seat not in match.holding) or not table.by_hand(seat):
        raise Refused("not-now", "No clock runs for you.")
    if chair.longer >= EXTENSIONS:
        raise Refused("not-now", "You have had all the time there is.")
    _awake(table, out, match, seat, peer.guest)
    chair.longer += 1
    match.longer()
    out.changed()
    show_ask(table, out)


def _speed(table: Table, out: Outbox, peer: Peer, message: client.Speed) -> None:
    owner_only(table, peer)
    settings = msgspec.structs.replace(table.state.settings, speed=message.speed)
    check(settings)
    table.state.settings = settings
    if table.match is not None:
        table.match.pace = table.host.pace(settings.pace, table.state.speed)
    out.changed()


def _prefs(table: Table, out: Outbox, peer: Peer, message: client.Prefs) -> None:
    """What somebody wishes is nobody else's business, and counts from the next question on."""
    member = table.state.member(peer.guest)
    assert member is not None
    member.prefs = Wishes(message.hold, message.named)
    out.remember()


def _explain(table: Table, out: Outbox, peer: Peer, message: client.Explain) -> None:
    match = table.need_match()
    seat = table.seat_of(peer)
    game, names = match.answers.game, table.names_in(peer.lang)
    if message.what == HAND:
        out.tell(peer, server.Reasons(hand_reasons(game, seat, peer.lang, names)))
        return
    told = explained(game, seat, message.what, peer.lang, names)
    out.tell(peer, server.Explained(message.what, told.whole, told.rule, told.usable))


def _effect(table: Table, out: Outbox, peer: Peer, message: client.Effect) -> None:
    match = table.need_match()
    seat = table.seat_of(peer)
    option = match.answers.asked(seat, match.prompt(message.prompt)).find(seat, message.option)
    text = effect_text(option, peer.lang, table.names_in(peer.lang), seat)
    out.tell(peer, server.Effect(message.prompt, message.option, text))


COMMANDS: dict[type, Command] = {
    client.Pause: _pause,
    client.Resume: _resume,
    client.Concede: _concede,
    client.Back: _back,
    client.Answer: _answer,
    client.Undo: _undo,
    client.Hold: _hold,
    client.Longer: _longer,
    client.Speed: _speed,
    client.Prefs: _prefs,
    client.Explain: _explain,
    client.Effect: _effect,
}
