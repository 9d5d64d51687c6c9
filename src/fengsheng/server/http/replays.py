"""Finished games, to look at again: from a seat, as a spectator, or with everything open.

A game that is not over is not to be had here, whatever its id: what is read is the `record` and the `story`
of its row, which are written when it ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from fengsheng.core.errors import FengshengError
from fengsheng.core.event import Event
from fengsheng.core.option import Decision
from fengsheng.game import Game
from fengsheng.review import ALL, chapters
from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import is_id
from fengsheng.server.screens.words import choice, event_text, question_text
from fengsheng.server.store import Store
from fengsheng.server.table.answers import event_from
from fengsheng.server.table.packing import unpack
from fengsheng.server.wire import patch
from fengsheng.server.wire.allowed import shown_event, shown_view
from fengsheng.trials import open_view
from fengsheng.words.people import bot_called, seat_label
from fengsheng.words.review import counted

LATEST_STEPS = 5000


def _finished(store: Store, game: str) -> Any:
    row = store.game(game) if is_id(game) else None
    if row is None or row.state != "over" or row.record is None:
        raise Refused("no-replay", "There is no finished game with this id.")
    return row


def _called(row: Any, record: dict[str, Any], lang: str, hidden: bool = False) -> list[str]:
    """The names of a game for a reader: bots are called as their language calls them. Whoever had no name, or
    whose name is `hidden`, is called by their seat."""
    names: list[str] = record["names"]
    if hidden or not names:
        return [seat_label(lang or "en", seat) for seat in range(record["seats"])]
    bots = json.loads(row.header).get("bots", ()) if lang else ()
    return [bot_called(lang, name) if seat in bots else name for seat, name in enumerate(names)]


def played_by(store: Store, game: str) -> dict[str, str]:
    """What the guests were called who sat in a game that is over; of old games nobody knows."""
    header = json.loads(_finished(store, game).header)
    seated = zip(header.get("guests", ()), header["names"], strict=False)
    return {guest: name for guest, name in seated if guest}


def finished_record(store: Store, game: str, lang: str, hidden: bool = False) -> dict[str, Any]:
    """The record of a game that is over, with the names as a reader has them, or none of them."""
    row = _finished(store, game)
    record: dict[str, Any] = json.loads(row.record)
    return {**record, "names": _called(row, record, lang, hidden)}


def record_file(store: Store, game: str) -> dict[str, Any]:
    """The record, as `fengsheng replay` reads it."""
    record: dict[str, Any] = json.loads(_finished(store, game).record)
    return record


def story(
    store: Store, game: str, seat: int | None, everything: bool, lang: str = "", hidden: bool = False
) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) saw it, or with everything open; with views to step through
    if the rules of today play the game in the same way. With a language every event has its sentence;
    `hidden` has the seats instead of the names."""
    row = _finished(store, game)
    record = finished_record(store, game, lang, hidden)
    if seat is not None and not 0 <= seat < record["seats"]:
        raise Refused("no-seat", f"There are seats 0 to {record['seats'] - 1}.")
    told: dict[str, Any] = {
        "game": row.id,
        "edition": record["edition"],
        "options": record["options"],
        "seats": record["seats"],
        "names": record["names"],
        "seed_sha256": row.seed_sha256,
        "seed": record["seed"],
        "rules_versions": row.rules_versions.split(","),
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "seat": seat,
        "everything": everything,
    }
    try:
        told |= _frames(record, seat, everything, lang)
        told["chapters"] = _chapters(record, seat, everything, lang)
    except FengshengError:
        told["events"] = _events(record, [event_from(e) for e in unpack(row.story)], seat, everything, lang)
    return told


def _seen(
    game: Game, events: Iterable[Event], seat: int | None, everything: bool, lang: str
) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for event in events:
        seen = (event.opened() if everything else event).seen_by(game.state.rules, seat)
        if seen is None:
            continue
        seen = shown_event(seen)
        if lang and (text := event_text(lang, seen, game.names, seat, game.state.rules.house)):
            seen["text"] = text
        told.append(seen)
    return told


def _chapters(record: dict[str, Any], seat: int | None, everything: bool, lang: str) -> list[dict[str, Any]]:
    """The turns with what mattered in each; a mark says which question was open once it had happened."""
    house, names = record["options"], record["names"]
    told = []
    for chapter in chapters(record, ALL if everything else seat):
        marks = []
        for mark in chapter.marks:
            shown: dict[str, Any] = {"kind": mark.kind, "moment": mark.moment}
            if lang:
                shown["text"] = counted(lang, event_text(lang, mark.event, names, seat, house), mark.counts)
            marks.append(shown)
        told.append({**chapter._asdict(), "marks": marks})
    return told


def _events(
    record: dict[str, Any], events: list[Event], seat: int | None, everything: bool, lang: str
) -> list[dict[str, Any]]:
    """Events alone: for games that today's rules play differently."""
    deal = record["deal"]
    who = record["names"] or record["seats"]
    game = Game.new(record["edition"], who, 0, options=record["options"], banned=deal["banned"])
    return _seen(game, events, seat, everything, lang)


def _view(game: Game, seat: int | None, everything: bool) -> dict[str, Any]:
    return shown_view(open_view(game) if everything else game.view(seat))


def _asked(game: Game, decision: Decision, chosen: str, lang: str) -> dict[str, Any]:
    """A question of the reader's seat: in words, what could be answered, and what was."""
    seat = decision.seat
    told: dict[str, Any] = {
        "number": decision.number,
        "kind": decision.kind,
        "options": [option.notation for option in decision.options],
        "chose": next(i for i, option in enumerate(decision.options) if option.notation == chosen),
    }
    if lang:
        told["text"] = question_text(lang, game.view(seat), seat, game.names, game.state.rules.house)
        hand = game.state.hands[seat]
        shown = (choice(option, lang, "labels", game.names, seat, hand) for option in decision.options)
        told["labels"] = [one.label for one in shown]
    return told


def _frames(record: dict[str, Any], seat: int | None, everything: bool, lang: str) -> dict[str, Any]:
    """The first view, then for every answer what happened and how the view changed. A question with a choice
    that the reader's seat had stands with the view at which it was open."""
    whole = Game.replay(record)  # raises if it does not come out as it did
    opening = dict(record, answers=[], asks=0)
    game = Game.replay(opening, verify=False)
    view = _view(game, seat, everything)
    first = _seen(game, game.log(), seat, everything, lang)
    opening_frame: dict[str, Any] = {"view": view, "events": first}
    frame = opening_frame
    steps: list[dict[str, Any]] = []
    answers = iter(whole.record()["answers"])
    shown = json.loads(json.dumps(view))
    while (decision := game.decision) is not None and len(steps) < LATEST_STEPS:
        answer = decision.options[0].notation if len(decision.options) == 1 else next(answers)
        mine = decision.seat == seat and not everything and len(decision.options) > 1
        if mine and "asked" in frame:
            # another question without anything seen in between: a step of its own
            frame = {"events": [], "patch": patch.diff(shown, (new := _view(game, seat, everything)))}
            steps.append(frame)
            shown = new
        if mine:
            frame["asked"] = _asked(game, decision, answer, lang)
        seen = _seen(game, game.apply(answer), seat, everything, lang)
        if not seen:
            continue
        new = _view(game, seat, everything)
        frame = {"events": seen, "patch": patch.diff(shown, new)}
        steps.append(frame)
        shown = new
    return {**opening_frame, "steps": steps}
