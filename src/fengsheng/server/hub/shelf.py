"""Which tables are in memory, and which the store alone keeps: how many of either there may be, and what
makes room for one more. Where people are no table is touched."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused
from fengsheng.server.hub.openers import MOST_EMPTY, MOST_LEFT, Openers
from fengsheng.server.store import Store
from fengsheng.server.table.room import Room

MOST_TABLES = 2000  # in memory
MOST_SHELVED = 20_000
SHELVE_AFTER = 180.0  # seconds without anybody connected after which a table is kept by the store alone
SHELVE_LOBBY_AFTER = 30.0  # the same where nothing is played yet
# seconds without anybody connected after which a table is freed, by phase
FREE_AFTER = {"lobby": 3600.0, "over": 3600.0, "playing": 24 * 3600.0}
FREE_BOTS_AFTER = 3600.0  # a game of bots alone


def free_after(room: Room) -> float:
    """Seconds without anybody after which a table is freed."""
    if room.table.phase == "playing" and room.table.state.bots_alone:
        return FREE_BOTS_AFTER
    return FREE_AFTER.get(room.table.phase, 0.0)


class Shelved(NamedTuple):
    """A table that nobody is at: all of it is in the store."""

    id: str
    phase: str
    empty_since: float
    elapsed: float | None
    """How long the open question had been open; None: as the store knows it."""
    free_after: float
    """Seconds without anybody after which it is freed."""


class Shelf:
    """`rooms` are in memory, `shelved` are not; both by code."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.rooms: dict[str, Room] = {}
        self.shelved: dict[str, Shelved] = {}
        self.openers = Openers()

    @property
    def full(self) -> bool:
        """Whether there are as many tables in memory as there may be."""
        return len(self.rooms) >= MOST_TABLES

    def shelve(self) -> None:
        """Forget tables that nobody is at: whoever comes back finds them in the store."""
        now = self._clock.now()
        for room in list(self.rooms.values()):
            after = SHELVE_LOBBY_AFTER if room.table.phase == "lobby" else SHELVE_AFTER
            if room.empty_since is not None and now - room.empty_since >= after:
                self._put_away(room)

    def _put_away(self, room: Room) -> bool:
        """A table that nobody is at is kept by the store alone from now on, if it has nothing to do."""
        since = room.empty_since
        if since is None or len(self.shelved) >= MOST_SHELVED or not room.put_away():
            return False
        table = room.table
        del self.rooms[table.code]
        elapsed = table.match.elapsed if table.match is not None else 0.0
        self.shelved[table.code] = Shelved(table.id, table.phase, since, elapsed, free_after(room))
        return True

    async def make_room(self, address: str) -> None:
        """Before one more table: end what this address has left lying about too much of, and put away tables
        that nobody is at."""
        mine = self.openers.codes(address)
        empty = sorted(filter(self._idle, mine), key=self._empty_since)
        if len(empty) >= MOST_EMPTY:
            await self._end_idle(empty[: len(empty) - MOST_EMPTY + 1])
        left = sum(code in self.shelved and self.shelved[code].phase == "playing" for code in mine)
        if left >= MOST_LEFT:
            raise Refused("too-many", "There are too many games that were begun from here and not finished.")
        if len(self.shelved) >= MOST_SHELVED:
            lying = [code for code, table in self.shelved.items() if table.phase != "playing"]
            await self._end_idle(sorted(lying, key=self._empty_since)[:MOST_EMPTY])
        if self.full and not self.put_longest_away():
            raise Refused("too-many", "This server has as many tables as it can take.")

    def put_longest_away(self) -> bool:
        """Put away the table that nobody has been at for the longest time; whether there was one."""
        nobody = [room for room in self.rooms.values() if room.empty_since is not None]
        nobody.sort(key=lambda room: self._empty_since(room.table.code))
        return any(self._put_away(room) for room in nobody)

    def _idle(self, code: str) -> bool:
        """Whether nobody is at that table and nothing is played there."""
        room, table = self.rooms.get(code), self.shelved.get(code)
        if room is not None:
            return room.table.phase in ("lobby", "over") and room.empty_since is not None
        return table is not None and table.phase != "playing"

    def _empty_since(self, code: str) -> float:
        room = self.rooms.get(code)
        return (room.empty_since or 0.0) if room is not None else self.shelved[code].empty_since

    async def _end_idle(self, codes: list[str]) -> None:
        """End tables at which nobody is and nothing is played: nobody need be told."""
        ended: dict[str, Shelved] = {}
        for code in codes:
            room = self.rooms.get(code)
            if room is None or self._put_away(room):
                ended[code] = self.shelved.pop(code)
        try:
            now = self._clock.utc_ms()
            await self._store.commit([self._store.end_table(table.id, now) for table in ended.values()])
        except BaseException:
            self.shelved |= ended
            raise
        for code in ended:
            self.openers.forget(code)
