"""Finished games, to look at again: from a seat, as a spectator, or with everything open.

A game that is not over is not to be had here, whatever its id: what is read is the `record` and the `story`
of its row, which are written when it ends.
"""

from __future__ import annotations

import json
from typing import Any

from ..core.errors import FengshengError
from ..core.event import Event
from ..game import Game
from .errors import Refused
from .play import event_from, opened
from .store import Store
from .table.match import unpack
from .wire import patch
from .wire.shown import shown_event, shown_view

LATEST_STEPS = 5000


def _finished(store: Store, game: str) -> Any:
    row = store.game(game) if len(game) == 24 and game.isalnum() else None
    if row is None or row.state != "over" or row.record is None:
        raise Refused("no-replay", "There is no finished game with this id.")
    return row


def record_file(store: Store, game: str) -> dict[str, Any]:
    """The record, as `fengsheng replay` reads it."""
    record: dict[str, Any] = json.loads(_finished(store, game).record)
    return record


def story(store: Store, game: str, seat: int | None, everything: bool) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) saw it, or with everything open; with views to step through
    if the rules of today play the game in the same way."""
    row = _finished(store, game)
    record = json.loads(row.record)
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
        told |= _frames(record, seat, everything)
    except FengshengError:
        told["events"] = _events(record, [event_from(e) for e in unpack(row.story)], seat, everything)
    return told


def _seen(game: Game, event: Event, seat: int | None, everything: bool) -> dict[str, Any] | None:
    if everything:
        event = opened(event)
    seen = event.seen_by(game.state.book, seat)
    return None if seen is None else shown_event(seen)


def _events(
    record: dict[str, Any], events: list[Event], seat: int | None, everything: bool
) -> list[dict[str, Any]]:
    """Events alone: for games that today's rules play differently."""
    deal = record["deal"]
    game = Game.new(record["edition"], record["seats"], 0, options=record["options"], banned=deal["banned"])
    seen = (_seen(game, event, seat, everything) for event in events)
    return [event for event in seen if event is not None]


def _view(game: Game, seat: int | None, everything: bool) -> dict[str, Any]:
    view = game.view(seat)
    if everything:
        view["seats"] = [game.view(i)["seats"][i] for i in range(game.seats)]
    return shown_view(view)


def _frames(record: dict[str, Any], seat: int | None, everything: bool) -> dict[str, Any]:
    """The first view, then for every answer what happened and how the view changed."""
    Game.replay(record)  # raises if it does not come out as it did
    opening = dict(record, answers=[], asks=0)
    game = Game.replay(opening, verify=False)
    view = _view(game, seat, everything)
    first = [e for event in game.log() if (e := _seen(game, event, seat, everything)) is not None]
    steps: list[dict[str, Any]] = []
    answers = iter(record["answers"])
    shown = json.loads(json.dumps(view))
    while (decision := game.decision) is not None and len(steps) < LATEST_STEPS:
        events = game.apply(0 if len(decision.options) == 1 else next(answers))
        seen = [e for event in events if (e := _seen(game, event, seat, everything)) is not None]
        if not seen:
            continue
        new = _view(game, seat, everything)
        steps.append({"events": seen, "patch": patch.diff(shown, new)})
        shown = new
    return {"view": view, "events": first, "steps": steps}
