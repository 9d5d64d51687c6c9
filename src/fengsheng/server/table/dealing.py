"""The life of a game at a table: the deal, its questions, the end."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from fengsheng.editions.registry import RULES_VERSION
from fengsheng.game import Game
from fengsheng.lessons.coached import suitable_seed
from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import commitment, new_id, new_seed
from fengsheng.server.store import Op, Writes
from fengsheng.server.table import seating
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.holding import URGENT, USUAL, USUAL_RELAXED, holds
from fengsheng.server.table.match import Match
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.pace import INSTANT
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.showing import show_game
from fengsheng.server.table.state import Outcome, TableState, dump, load
from fengsheng.server.table.table import Table


def deal(state: TableState, names: list[str], seed: bytes) -> Game:
    """The game of a table."""
    settings = state.settings
    genders = []
    for chair in state.chairs:
        member = state.member(chair.guest) if chair.guest else None
        genders.append(member.gender or "none" if member is not None else "none")
    return Game.new(
        settings.edition,
        names,
        seed,
        options=settings.options,
        banned=settings.banned,
        genders=genders,
        ask_forced=True,
    )


def seed_for(settings: TableSettings) -> bytes:
    """A new seed for such a table."""
    return suitable_seed(settings.edition, new_seed) if settings.coached else new_seed()


def start(table: Table, out: Outbox, lang: str = "en") -> None:
    """Fill the seats and deal; bots get names in the owner's language. The hash of the seed was shown while
    people sat down."""
    state = load(dump(table.state))  # a copy: if there can be no such game nothing has changed
    if state.settings.pace == INSTANT and not state.alone:
        raise Refused("not-alone", "At once is a pace for playing alone with bots; choose another.")
    seating.fill(state, lang)
    names = [state.chair_name(seat) for seat in range(len(state.chairs))]
    game = deal(state, names, table.seed)
    table.state = state
    state.games += 1
    state.game = new_id()
    state.paused = False
    state.pauses_ms = 0
    state.outcome = None
    pace = table.host.pace(state.settings.pace, state.speed)
    clock = state.settings.clock
    match = Match(state.game, state.games, Answers(game), pace, table.dice, state.alone, clock)
    now = table.clock.utc_ms()
    record = game.record()
    header: dict[str, Any] = {key: record[key] for key in ("edition", "options", "seats", "names", "deal")}
    header["bots"] = [seat for seat, chair in enumerate(state.chairs) if not chair.guest]
    header["guests"] = [chair.guest for chair in state.chairs]  # who may say something about it later
    out.write(
        out.ops.put_game(
            {
                "id": match.id,
                "table_id": table.id,
                "number": match.number,
                "state": "running",
                "header": json.dumps(header, ensure_ascii=False),
                "seed": table.seed,
                "seed_sha256": commitment(table.seed),
                "rules_versions": RULES_VERSION,
                "started_at": now,
            }
        )
    )
    save_snapshot(out, match, *match.take_snapshot())  # whatever rules come, this is what was dealt
    table.match = match
    table.phase = "playing"
    pose(table, match)
    if out.peers:
        match.thaw(table.clock.now())
    out.changed()
    for peer in out.peers:
        show_game(table, out, peer)
    out.count("games_started")


def save_snapshot(out: Outbox, match: Match, state: bytes, events: bytes) -> None:
    """Note where the match is, so that fewer answers must be played again."""
    out.write(out.ops.add_snapshot(match.id, match.seq, match.versions[-1], state, events))


def last_snapshot(ops: Writes, table: Table) -> list[Op]:
    """Of a game that is being played, where it is, unless that was noted already or a question is half
    answered."""
    match = table.match
    if table.phase != "playing" or match is None or match.answers.given or match.seq <= match.saved_seq:
        return []
    state, events = match.take_snapshot()
    return [ops.add_snapshot(match.id, match.seq, match.versions[-1], state, events)]


def pose(table: Table, match: Match, told: bool = True) -> None:
    """A question has come up: start its clock, and let those hold it who have said when they want to. `told`:
    something has happened since the last one."""
    now = table.clock.now()
    match.pose(now, told, match.alone and _out_of_it(table, match))
    _let_hold(table, match, now)
    if match.alone and any(not table.silent(seat) for seat in range(match.answers.game.seats)):
        match.waited = 0.0  # the person is asked


def _out_of_it(table: Table, match: Match) -> bool:
    """Whether no person is in the game any more."""
    status = match.answers.game.view(None)["seats"]
    return not any(c.person and status[s]["status"] == "in" for s, c in enumerate(table.state.chairs))


def _let_hold(table: Table, match: Match, now: float) -> None:
    """Those hold the open question who have said when they want to."""
    question = match.answers.question
    if question is None or not question.lasting:
        return
    public: Mapping[str, Any] = {}
    for seat, options in question.offers.items():
        chair = table.state.chairs[seat]
        member = table.state.member(chair.guest) if chair.person else None
        if member is None or seat in match.dozing:
            continue
        relaxed = match.alone or table.state.settings.relaxed
        conditions = member.prefs.hold
        if conditions is None:
            conditions = list(USUAL_RELAXED if relaxed else USUAL)
        able = relaxed and "can_act" in conditions and len(options) > 1
        if match.wants_quiet(seat) and not (able and match.offers_news(seat)):
            # what somebody holds counts only where time may tell
            every = able or "always" in conditions
            conditions = [one for one in URGENT if every or one in conditions]
            able = False
        if not able and not conditions:
            continue
        if not able and not public:
            # what a spectator sees, so that nothing else can count
            public = match.answers.game.view(None)
        if able or holds(conditions, member.prefs.named, seat, public, match.goal):
            match.hold(seat, now)


def end(table: Table, out: Outbox, match: Match) -> None:
    """The game is over: everything may be opened."""
    game = match.answers.game
    result = game.result
    assert result is not None
    now = table.clock.utc_ms()
    record = {
        **game.record(),
        "seed_sha256": commitment(table.seed),
        "rules_versions": match.versions,
        "ended_at": now,
    }
    if match.late:
        record["late"] = match.late
    versions = ",".join(match.versions)
    text = json.dumps(record, ensure_ascii=False)
    out.write(out.ops.end_game(match.id, now, text, match.story(), versions, len(match.people)))
    out.write(*out.ops.drop_steps(match.id))
    state = table.state
    state.outcome = Outcome(
        match.id, commitment(table.seed), table.seed.hex(), list(result.winners), result.reason
    )
    state.game = ""
    state.paused = False
    table.phase = "over"
    out.changed()
    out.count("games_ended")


def rematch(table: Table, out: Outbox, here: Collection[str] | None = None) -> None:
    """Back to the lobby with the same people in the same seats, and a new seed. `here`: whoever is not among
    these has left, and is not dealt in; they can come back and sit down."""
    state = table.state
    table.match = None
    table.seed = seed_for(state.settings)
    state.outcome = None
    for seat, chair in enumerate(state.chairs):
        left = here is not None and chair.guest not in here
        if chair.guest and (left or state.member(chair.guest) is None):
            state.chairs[seat] = type(chair)()
        chair.away = chair.conceded = chair.coach = False
        chair.misses = chair.longer = 0
    table.phase = "lobby"
    out.changed()


def drop(table: Table, out: Outbox, reason: str) -> None:
    """End the table, whatever is going on; a game that is not over is dropped."""
    if table.phase == "playing" and table.match is not None:
        match = table.match
        now = table.clock.utc_ms()
        versions = ",".join(match.versions)
        out.write(out.ops.drop_game(match.id, now, versions))
        out.write(*out.ops.drop_steps(match.id))
        match.freeze(table.clock.now())
    table.phase = "ended"
    out.changed()
    for peer in list(out.peers):
        out.dismiss(peer, 4404, "ended", reason)
    out.end()
