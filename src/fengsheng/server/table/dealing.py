"""The life of a game at a table: the deal, answers for those who do not answer, the end."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from ...editions.registry import RULES_VERSION
from ...game import Game
from ..errors import Refused
from ..holding import USUAL, USUAL_RELAXED, holds
from ..pace import INSTANT
from ..play import Play
from ..tokens import commitment, new_id, new_seed
from . import lobby
from .doc import Doc, Outcome, dump, load
from .match import Match

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("fengsheng.server")

MISSES = 2  # questions in a row that somebody may let pass before a bot takes over


def deal(doc: Doc, names: list[str], seed: bytes) -> Game:
    """The game of a table."""
    settings = doc.settings
    genders = []
    for chair in doc.chairs:
        member = doc.member(chair.guest) if chair.guest else None
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


def start(room: Room, lang: str = "en") -> None:
    """Fill the seats and deal; bots get names in the owner's language. The hash of the seed was shown while
    people sat down."""
    doc = load(dump(room.doc))  # a copy: if there can be no such game nothing has changed
    if doc.settings.pace == INSTANT and not doc.alone:
        raise Refused("not-alone", "At once is a pace for playing alone with bots; choose another.")
    lobby.fill(doc, lang)
    names = [doc.chair_name(seat) for seat in range(len(doc.chairs))]
    game = deal(doc, names, room.seed)
    room.doc = doc
    doc.games += 1
    doc.game = new_id()
    doc.paused = False
    doc.pauses_ms = 0
    doc.outcome = None
    pace = room.owner.pace(doc.settings.pace)
    match = Match(doc.game, doc.games, Play(game), pace, room.lots, doc.alone)
    now = room.clock.utc_ms()
    record = game.record()
    header: dict[str, Any] = {key: record[key] for key in ("edition", "options", "seats", "names", "deal")}
    room.note(
        room.store.put_game(
            {
                "id": match.id,
                "table_id": room.id,
                "number": match.number,
                "state": "running",
                "header": json.dumps(header, ensure_ascii=False),
                "seed": room.seed,
                "seed_sha256": commitment(room.seed),
                "rules_versions": RULES_VERSION,
                "started_at": now,
            }
        )
    )
    room.save_snapshot(match, *match.take_snapshot())  # whatever rules come, this is what was dealt
    room.match = match
    room.phase = "playing"
    pose(room, match)
    if room.peers:
        match.thaw(room.clock.now())
    room.changed()
    for peer in room.peers:
        room.show_game(peer)
    room.owner.count("games_started")


def pose(room: Room, match: Match) -> None:
    """A question has come up: start its clock, and let those hold it who have said when they want to."""
    now = room.clock.now()
    match.pose(now)
    question = match.play.question
    if question is None or not question.lasting:
        return
    public: dict[str, Any] = {}
    for seat, options in question.offers.items():
        chair = room.doc.chairs[seat]
        member = room.doc.member(chair.guest) if chair.person else None
        if member is None or seat in match.dozing:
            continue
        relaxed = match.alone or room.doc.settings.relaxed
        conditions = member.prefs.hold
        if conditions is None:
            conditions = list(USUAL_RELAXED if relaxed else USUAL)
        able = relaxed and "can_act" in conditions and len(options) > 1
        if not able and not conditions:
            continue
        if not able and not public:
            # what a spectator sees, so that nothing else can count
            public = match.play.game.view(None)
        if able or holds(conditions, member.prefs.named, seat, public, match.goal):
            match.hold(seat, now)


def plan(room: Room, match: Match, seat: int) -> None:
    """Have the bot of a seat think about the open question: when it ends, how long thinking took must not be
    seen."""
    if seat not in match.planned:
        match.planned[seat] = _bot_notation(room, match, seat)


def close(room: Room, match: Match) -> None:
    """The time of the open question is over: bots answer, and whoever is silent passes."""
    if not match.play.waiting():
        room.note_closed()  # nobody's answer tells that it is
    while missing := match.play.waiting():
        seat = missing[0]
        chair = room.doc.chairs[seat]
        if not chair.person:
            room.take(seat, _bot_notation(room, match, seat), "bot")
        elif seat in match.holding:
            match.dozing.add(seat)
            room.owner.count("timeouts")
            room.take(seat, match.safe_answer(seat).notation, "clock")
        else:
            room.take(seat, match.safe_answer(seat).notation, "auto")
    room.close()


def answer_for(room: Room, match: Match, seat: int) -> None:
    """The time of a seat for which the open question waits has come: its bot answers, or its clock has run
    out."""
    chair = room.doc.chairs[seat]
    if not chair.person:
        room.take(seat, _bot_notation(room, match, seat), "bot")
        return
    if not room.by_hand(seat):
        room.take(seat, match.safe_answer(seat).notation, "auto")
        return
    chair.misses += 1
    if chair.misses >= MISSES:
        chair.away = True
        room.changed()
    room.remember()
    room.owner.count("timeouts")
    room.take(seat, match.safe_answer(seat).notation, "clock")


def _bot_notation(room: Room, match: Match, seat: int) -> str:
    """What the bot of a seat answers; a bot that fails must not stop the table."""
    question = match.play.question
    assert question is not None
    planned = match.planned.pop(seat, "")
    if planned:
        return planned
    name = room.doc.chairs[seat].bot or room.doc.settings.bot_name
    try:
        notation = match.bot_answer(seat, name).notation
        question.find(seat, notation)
    except Exception:
        log.exception("bot failed", extra={"table": room.id, "bot": name})
        room.owner.count("bot_errors")
        return match.safe_answer(seat).notation
    return notation


def end(room: Room, match: Match) -> None:
    """The game is over: everything may be opened."""
    game = match.play.game
    result = game.result
    assert result is not None
    now = room.clock.utc_ms()
    record = {
        **game.record(),
        "seed_sha256": commitment(room.seed),
        "rules_versions": match.versions,
        "ended_at": now,
    }
    versions = ",".join(match.versions)
    text = json.dumps(record, ensure_ascii=False)
    room.note(room.store.end_game(match.id, now, text, match.story(), versions, len(match.people)))
    room.note(*room.store.drop_steps(match.id))
    doc = room.doc
    doc.outcome = Outcome(
        match.id, commitment(room.seed), room.seed.hex(), list(result.winners), result.reason
    )
    doc.game = ""
    doc.paused = False
    room.phase = "over"
    room.changed()
    room.owner.count("games_ended")


def rematch(room: Room) -> None:
    """Back to the lobby with the same people in the same seats, and a new seed."""
    doc = room.doc
    room.match = None
    room.seed = new_seed()
    doc.outcome = None
    for seat, chair in enumerate(doc.chairs):
        if chair.guest and doc.member(chair.guest) is None:
            doc.chairs[seat] = type(chair)()
        chair.away = chair.conceded = False
        chair.misses = 0
    room.phase = "lobby"
    room.changed()


def drop(room: Room, reason: str) -> None:
    """End the table, whatever is going on; a game that is not over is dropped."""
    if room.phase == "playing" and room.match is not None:
        match = room.match
        now = room.clock.utc_ms()
        versions = ",".join(match.versions)
        room.note(room.store.drop_game(match.id, now, versions))
        room.note(*room.store.drop_steps(match.id))
        match.freeze(room.clock.now())
    room.phase = "ended"
    room.changed()
    for peer in list(room.peers):
        room.dismiss(peer, 4404, "ended", reason)
    room.afterwards(lambda: room.owner.gone(room))


def need_playing(room: Room) -> Match:
    """The match, if one is being played."""
    if room.phase != "playing" or room.match is None:
        raise Refused("not-now", "No game is being played at this table.")
    return room.match
