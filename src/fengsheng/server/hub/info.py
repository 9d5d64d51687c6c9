"""What anybody may know of a table: from the room that has it, or from its row alone."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct
from sqlalchemy import Row

from fengsheng.server.table.room import Room
from fengsheng.server.table.state import TableState, load

log = logging.getLogger("fengsheng.server")


class TableInfo(Struct):
    """What anybody may know of a table."""

    code: str
    phase: str
    edition: str
    seats: int
    people: int
    open_seats: int
    spectators: bool
    pace: str
    owner: str
    turn: int = 0
    """Turns of the game so far."""
    mine: bool = False
    """Whether the guest who asks sits there; told to whoever sends a token."""
    asked: bool = False
    """Whether that guest is asked now."""


def of_room(room: Room, guest: str = "") -> TableInfo:
    """As it is in memory; for a guest also whether they are asked."""
    table = room.table
    found = _info(table.code, table.phase, table.state, guest)
    match = table.match if table.phase == "playing" else None
    if match is not None:
        question, seat = match.answers.question, table.state.seat_of(guest) if guest else None
        found.turn = match.answers.game.state.turn_no
        found.asked = question is not None and seat in question.offers and seat not in match.answers.given
    return found


def of_row(row: Row[Any], guest: str = "") -> TableInfo | None:
    """As the store has it: whose turn it is nobody knows there. A broken table is none; the others must not
    suffer."""
    try:
        return _info(row.code or "", row.phase, load(row.doc), guest)
    except ValueError:
        log.warning("table cannot be read", extra={"table": row.id})
        return None


def _info(code: str, phase: str, state: TableState, guest: str) -> TableInfo:
    owner = state.member(state.owner)
    return TableInfo(
        code,
        phase,
        state.settings.edition,
        state.settings.seats,
        sum(bool(chair.guest) for chair in state.chairs),
        sum(chair.open for chair in state.chairs),
        state.settings.spectators,
        state.settings.pace,
        owner.name if owner is not None else "",
        mine=bool(guest) and state.seat_of(guest) is not None,
    )
