"""A table from what the store has: after a restart, after a crash, and when something could not be saved."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row

from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import RULES_VERSION
from fengsheng.game import Game
from fengsheng.server.store import Op, Store
from fengsheng.server.table import dealing
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.match import Match
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.resuming import Given, Resumed, resume
from fengsheng.server.table.state import TableState, load
from fengsheng.server.table.table import Table
from fengsheng.server.wire import server

log = logging.getLogger("fengsheng.server")
GRACE = 15.0  # seconds that everybody has at least after a restart


@dataclass
class Stored:
    """Everything that the store knows of a table, read together. Whoever reads may be any thread; the table
    itself is not touched."""

    row: Row[Any]
    state: TableState
    chat: list[server.Line]
    match: Match | None = None
    """The game that is being played, or the end of the last one; None: there is none to be had."""
    resumed: Resumed | None = None
    """How the running game was found."""
    elapsed: float = 0.0
    """How long its open question had been open."""
    ops: list[Op] = field(default_factory=list)
    """What reading it has shown to be useless."""


def read_table(table: Table, store: Store, row: Row[Any], alive: int | None = None) -> Stored:
    """What the store knows; `alive` is when whoever had the table before was last alive, if that is not what
    the store says of the whole server."""
    state = load(row.doc)
    lines = store.chat(table.id, table.chat.maxlen or 100)
    chat = [server.Line(line.line, line.guest, line.name, line.text, line.at) for line in lines]
    found = Stored(row, state, chat)
    if row.phase == "playing":
        _running(table, store, found, alive)
    elif row.phase == "over" and state.outcome is not None:
        found.match = _finished(table, store, state)
    return found


def fill_table(table: Table, out: Outbox, stored: Stored) -> None:
    """Everything at a table that the store knows better."""
    table.phase = stored.row.phase
    table.state = stored.state
    table.seed = stored.row.seed
    table.chat.clear()
    table.chat.extend(stored.chat)
    table.next_line = table.chat[-1].line + 1 if table.chat else 0
    table.match = stored.match
    out.write(*stored.ops)
    if table.phase != "playing":
        return
    if stored.match is None or stored.resumed is None:
        _give_up(table, out)
        return
    _note_new_rules(table, out, stored.match, stored.resumed)
    dealing.pose(table, stored.match)
    grace = 0.0 if table.state.paused else GRACE  # whoever paused says when it goes on
    stored.match.come_back(stored.elapsed, grace)


def guests_at_tables(store: Store) -> set[str]:
    """Everybody who is at a table that has not ended."""
    found: set[str] = set()
    for row in store.open_tables():
        try:
            state = load(row.doc)
        except ValueError:  # a broken table; whoever repairs it may need its people
            log.error("table cannot be read", extra={"table": row.id})
            continue
        found.update(member.guest for member in state.members)
        found.update(chair.guest for chair in state.chairs)
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


def _running(table: Table, store: Store, stored: Stored, alive: int | None) -> None:
    """The match, at the question it was at, with the time that was left; none if it cannot be played on."""
    row = store.game(stored.state.game)
    if row is None:
        log.error("game is missing", extra={"table": table.id, "game": stored.state.game})
        return
    found = _resumed(table, store, row, stored)
    if found is None:
        return
    stored.resumed, stored.match = found, found.match
    found.match.versions = row.rules_versions.split(",")
    found.match.people = store.people(row.id)
    found.match.late = store.late(row.id)
    if alive is None:
        alive = store.last_played()
    stored.elapsed = _elapsed(stored.state, alive, found.last_at or row.started_at)


def _resumed(table: Table, store: Store, row: Row[Any], stored: Stored) -> Resumed | None:
    """From the last snapshot that the rules of today can read, or from the deal, and the answers since."""
    snapshots = [(s.seq, s.rules_version, s.state, s.events) for s in store.snapshots(row.id)]
    settings, alone = stored.state.settings, stored.state.alone
    pace = table.host.pace(settings.pace, stored.state.speed)
    for used in range(len(snapshots), -1, -1):
        kept = snapshots[:used]
        since = max(0, kept[-1][0] - 1) if kept else 0
        answers = [
            Given(a.seq, a.prompt, a.seat, a.source, a.notation, a.at) for a in store.answers(row.id, since)
        ]
        try:
            first = None if kept else _first(row)
            found = resume(row.id, row.number, first, kept, answers, pace, table.dice, alone, settings.clock)
        except Exception as error:  # other rules, or a damaged row: there may be an older one
            log.warning(
                "snapshot cannot be read",
                extra={"table": table.id, "game": row.id, "snapshot": used, "error": str(error)},
            )
            continue
        if used < len(snapshots):
            stored.ops.append(store.cut_snapshots(row.id, snapshots[used][0]))
        return found
    return None


def _give_up(table: Table, out: Outbox) -> None:
    """A game that these rules cannot play at all: it is dropped, and its people are back in the lobby."""
    log.error("game cannot be continued", extra={"table": table.id, "game": table.state.game})
    state = table.state
    out.write(out.ops.drop_game(state.game, table.clock.utc_ms(), RULES_VERSION))
    out.write(*out.ops.drop_steps(state.game))
    state.game = ""
    state.paused = False
    dealing.rematch(table, out)


def _elapsed(state: TableState, alive: int, opened_at: int) -> float:
    """How long the question had been open when the server was last known to be alive: the time it was away is
    nobody's fault."""
    return state.elapsed_ms / 1000 if state.paused else max(0, alive - opened_at) / 1000


def _note_new_rules(table: Table, out: Outbox, match: Match, found: Resumed) -> None:
    """Under other rules than before: answers that do not fit are forgotten, and a snapshot is taken, so that
    what was played under the old rules is not played again."""
    if found.cut_from >= 0:
        log.warning(
            "answers no longer fit",
            extra={"table": table.id, "game": match.id, "first": found.cut_from, "rules": RULES_VERSION},
        )
        out.write(out.ops.cut_answers(match.id, found.cut_from))
    if match.versions[-1] != RULES_VERSION:
        match.versions.append(RULES_VERSION)
        out.write(out.ops.set_versions(match.id, ",".join(match.versions)))
        if not match.answers.given and match.seq > match.saved_seq:
            dealing.save_snapshot(out, match, *match.take_snapshot())


def _finished(table: Table, store: Store, state: TableState) -> Match | None:
    """The end of the last game, for those who look at it."""
    assert state.outcome is not None
    row = store.game(state.outcome.game)
    if row is None or row.record is None:
        return None
    try:
        game = Game.replay(json.loads(row.record), verify=False)
    except FengshengError:
        return None  # made by other rules; its story is still there as a replay
    return Match(
        row.id,
        row.number,
        Answers(game),
        table.host.pace(state.settings.pace, state.speed),
        table.dice,
    )
