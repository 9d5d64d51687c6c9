"""A room from what the store has: after a restart, after a crash, and when something could not be saved."""

from __future__ import annotations

import json
import logging
from typing import Any

from sqlalchemy import Row

from ...core.errors import FengshengError
from ...editions.registry import RULES_VERSION
from ...game import Game
from ..play import Play
from ..store import Store
from ..store.store import HEARTBEAT
from ..wire import server
from . import dealing
from .doc import load
from .match import GRACE, Given, Match, Resumed, resume
from .room import Owner, Room

log = logging.getLogger("fengsheng.server")


def load_room(owner: Owner, row: Row[Any]) -> Room:
    """The room of a stored table."""
    room = Room(owner, row.id, row.code or "", row.phase, load(row.doc), row.seed, row.created_at)
    fill_room(room, row)
    return room


def fill_room(room: Room, row: Row[Any]) -> None:
    """Everything in a room that the store knows better."""
    store = room.store
    room.phase = row.phase
    room.doc = load(row.doc)
    room.seed = row.seed
    room.chat.clear()
    for line in store.chat(room.id, room.chat.maxlen or 100):
        room.chat.append(server.Line(line.line, line.guest, line.name, line.text, line.at))
    room.next_line = room.chat[-1].line + 1 if room.chat else 0
    room.match = None
    if room.phase == "playing":
        room.match = _running(room)
        if room.match is None:
            _give_up(room)
    elif room.phase == "over" and room.doc.outcome is not None:
        room.match = _finished(room, room.doc.outcome.game)


def guests_at_tables(store: Store) -> set[str]:
    """Everybody who is at a table that has not ended."""
    found: set[str] = set()
    for row in store.open_tables():
        try:
            doc = load(row.doc)
        except ValueError:  # a broken table; whoever repairs it may need its people
            log.error("table cannot be read", extra={"table": row.id})
            continue
        found.update(member.guest for member in doc.members)
        found.update(chair.guest for chair in doc.chairs)
    return found


def _first(row: Row[Any]) -> Game:
    """The game as it was dealt."""
    header = json.loads(row.header)
    dealt = header["deal"]
    return Game.new(
        header["edition"],
        header["names"],
        row.seed,
        options=header["options"],
        characters=dealt["characters"],
        identities=dealt["identities"],
        genders=dealt["genders"],
        banned=dealt["banned"],
        first=None if dealt["first"] < 0 else dealt["first"],
        ask_forced=True,
    )


def _running(room: Room) -> Match | None:
    """The match, at the question it was at, with the time that was left; None if it cannot be played on."""
    store, doc = room.store, room.doc
    row = store.game(doc.game)
    if row is None:
        log.error("game is missing", extra={"table": room.id, "game": doc.game})
        return None
    found = _resumed(room, row)
    if found is None:
        return None
    match = found.match
    match.versions = row.rules_versions.split(",")
    match.people = store.people(row.id)
    _note_new_rules(room, match, found)
    dealing.pose(room, match)
    grace = 0.0 if room.doc.paused else GRACE  # whoever paused says when it goes on
    match.come_back(_elapsed(room, found.last_at or row.started_at), grace)
    return match


def _resumed(room: Room, row: Row[Any]) -> Resumed | None:
    """From the last snapshot that the rules of today can read, or from the deal, and the answers since."""
    store = room.store
    snapshots = [(s.seq, s.rules_version, s.state, s.events) for s in store.snapshots(row.id)]
    pace = room.owner.pace(room.doc.settings.pace)
    for used in range(len(snapshots), -1, -1):
        kept = snapshots[:used]
        since = max(0, kept[-1][0] - 1) if kept else 0
        answers = [
            Given(a.seq, a.prompt, a.seat, a.source, a.notation, a.at) for a in store.answers(row.id, since)
        ]
        try:
            first = None if kept else _first(row)
            found = resume(row.id, row.number, first, kept, answers, pace, room.lots, room.doc.alone)
        except Exception as error:  # other rules, or a damaged row: there may be an older one
            log.warning(
                "snapshot cannot be read",
                extra={"table": room.id, "game": row.id, "snapshot": used, "error": str(error)},
            )
            continue
        if used < len(snapshots):
            room.note(store.cut_snapshots(row.id, snapshots[used][0]))
        return found
    return None


def _give_up(room: Room) -> None:
    """A game that these rules cannot play at all: it is dropped, and its people are back in the lobby."""
    log.error("game cannot be continued", extra={"table": room.id, "game": room.doc.game})
    doc, store = room.doc, room.store
    room.note(store.drop_game(doc.game, room.clock.utc_ms(), RULES_VERSION))
    room.note(*store.drop_steps(doc.game))
    doc.game = ""
    doc.paused = False
    dealing.rematch(room)


def _elapsed(room: Room, opened_at: int) -> float:
    """How long the question had been open when the server was last known to be alive: the time it was away is
    nobody's fault."""
    if room.doc.paused:
        return room.doc.elapsed_ms / 1000
    alive = int(room.store.meta(HEARTBEAT) or 0)
    return max(0, alive - opened_at) / 1000


def _note_new_rules(room: Room, match: Match, found: Resumed) -> None:
    """Under other rules than before: answers that do not fit are forgotten, and a snapshot is taken, so that
    what was played under the old rules is not played again."""
    if found.cut_from >= 0:
        log.warning(
            "answers no longer fit",
            extra={"table": room.id, "game": match.id, "first": found.cut_from, "rules": RULES_VERSION},
        )
        room.note(room.store.cut_answers(match.id, found.cut_from))
    if match.versions[-1] != RULES_VERSION:
        match.versions.append(RULES_VERSION)
        room.note(room.store.set_versions(match.id, ",".join(match.versions)))
        if not match.play.given and match.seq > match.saved_seq:
            room.save_snapshot(match, *match.take_snapshot())


def _finished(room: Room, game_id: str) -> Match | None:
    """The end of the last game, for those who look at it."""
    row = room.store.game(game_id)
    if row is None or row.record is None:
        return None
    try:
        game = Game.replay(json.loads(row.record), verify=False)
    except FengshengError:
        return None  # made by other rules; its story is still there as a replay
    return Match(row.id, row.number, Play(game), room.owner.pace(room.doc.settings.pace), room.lots)
