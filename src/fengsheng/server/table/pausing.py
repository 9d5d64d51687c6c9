"""Pauses: all clocks stand still, and nobody can answer. Whoever owns the table can ask for one, and nobody
can make the others wait for ever: a pause has an end, all pauses of a game together have one too, whoever has
asked for them, and when it has come the game goes on by itself.

Time in which the server was away, or nobody was there, is not counted."""

from __future__ import annotations

from fengsheng.server.errors import Refused
from fengsheng.server.table.table import Table
from fengsheng.server.wire import server

LONGEST = 600.0  # seconds that one pause may last
TOGETHER = 1800.0  # and all of one game
SHORTEST = 1.0  # seconds that must be left for one more


def begin(table: Table) -> bool:
    """Stand still, if the table is not doing so already; whether that is news."""
    match, state = table.need_match(), table.state
    if state.paused:
        return False
    if _most(table) < SHORTEST:
        raise Refused("no-pause", "The pauses of this game are used up.")
    match.freeze(table.clock.now())
    state.paused = True
    state.elapsed_ms = round(match.elapsed * 1000)
    watch(table)
    return True


def end(table: Table, seen: bool) -> bool:
    """Go on, if the table is not doing so already; whether that is news. `seen`: somebody is there, so that
    the clock goes on, too."""
    match, state = table.need_match(), table.state
    if not state.paused:
        return False
    state.paused = False
    state.pauses_ms += round(_lasted(table) * 1000)
    table.paused_since = None
    if seen:
        match.thaw(table.clock.now())
    return True


def watch(table: Table) -> None:
    """Somebody is there: from now on a pause lasts, if there is one."""
    if not table.state.paused:
        table.paused_since = None
    elif table.paused_since is None:
        table.paused_since = table.clock.now()


def ends(table: Table) -> float | None:
    """When the pause runs out; None: there is none, or nobody has seen it."""
    if table.paused_since is None or not table.state.paused or table.phase != "playing":
        return None
    return table.paused_since + max(SHORTEST, _most(table))


def clock(table: Table) -> server.Clock | None:
    """How long the pause may last yet, for those who wait; nothing if there is none."""
    if not table.state.paused:
        return None
    most = max(SHORTEST, _most(table))
    return server.Clock(round(max(0.0, most - _lasted(table)) * 1000), round(most * 1000))


def _lasted(table: Table) -> float:
    return 0.0 if table.paused_since is None else table.clock.now() - table.paused_since


def _most(table: Table) -> float:
    """How long a pause that begins now may last."""
    return min(LONGEST, TOGETHER - table.state.pauses_ms / 1000)
