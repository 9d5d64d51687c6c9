"""What happens at a table by the mere passing of time: a pause ends, somebody else is the owner, a game that
everybody has left waits."""

from __future__ import annotations

from fengsheng.server.table import pausing, seating
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.playing import go_on
from fengsheng.server.table.table import Table

SLEEP_AFTER = 120.0  # seconds without anybody connected
OWNER_AWAY = 120.0  # seconds without the owner after which somebody else is it


class Watch:
    """At one table."""

    def __init__(self, table: Table, out: Outbox) -> None:
        self._table = table
        self._out = out
        self.owner_gone: float | None = None  # since when, while others are there

    def look(self, now: float, empty_since: float | None) -> tuple[float | None, ...]:
        """Do what is due; when to look again."""
        return self._pause(now), self._owner(now), self._seats(now, empty_since)

    def _pause(self, now: float) -> float | None:
        """A pause must not last for ever."""
        ends = pausing.ends(self._table)
        if ends is None or now < ends:
            return ends
        go_on(self._table, self._out)
        return None

    def _owner(self, now: float) -> float | None:
        """A table must not hang because its owner is gone: nobody else could start or end a pause."""
        state, here = self._table.state, self._out.here
        if not here or state.owner in here:
            self.owner_gone = None
            return None
        if self.owner_gone is None:
            self.owner_gone = now
        if now < self.owner_gone + OWNER_AWAY:
            return self.owner_gone + OWNER_AWAY
        self.owner_gone = None
        state.owner = seating.heir(state, here)
        self._out.changed()
        return None

    def _seats(self, now: float, empty_since: float | None) -> float | None:
        """If nobody is left, a game goes on for a little while and then waits."""
        table, match = self._table, self._table.match
        if empty_since is None or table.phase != "playing" or match is None or match.frozen:
            return None
        after = 0.0 if table.state.bots_alone else SLEEP_AFTER  # nobody can come back to a seat
        if now < empty_since + after:
            return empty_since + after
        match.freeze(now)
        return None
