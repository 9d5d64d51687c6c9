"""Pauses: all clocks stand still, and nobody can answer. Whoever owns the table can ask for one, and nobody
can make the others wait for ever: a pause has an end, all pauses of a game together have one too, whoever has
asked for them, and when it has come the game goes on by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..clock import Handle
from ..errors import Refused
from ..wire import server

if TYPE_CHECKING:
    from .match import Match
    from .room import Room

LONGEST = 600.0  # seconds that one pause may last
TOGETHER = 1800.0  # and all of one game
SHORTEST = 1.0  # seconds that must be left for one more


class Pausing:
    """The pauses of a room, which hands itself in: a room that holds itself would stay in memory. Time in
    which the server was away, or nobody was there, is not counted."""

    def __init__(self) -> None:
        self._since: float | None = None  # when this pause began, for those who are there
        self._timer: Handle | None = None

    def _lasted(self, room: Room) -> float:
        return 0.0 if self._since is None else room.clock.now() - self._since

    def begin(self, room: Room, match: Match) -> None:
        """Stand still, if the table is not doing so already."""
        if room.doc.paused:
            return
        if _most(room) < SHORTEST:
            raise Refused("no-pause", "The pauses of this game are used up.")
        match.freeze(room.clock.now())
        room.doc.paused = True
        room.doc.elapsed_ms = round(match.elapsed * 1000)
        self.watch(room)
        room.changed()
        room.show_ask()

    def end(self, room: Room, match: Match) -> None:
        """Go on."""
        if not room.doc.paused:
            return
        room.doc.paused = False
        room.doc.pauses_ms += round(self._lasted(room) * 1000)
        self.cancel()
        if room.peers:
            match.thaw(room.clock.now())
        room.changed()
        room.show_ask()

    def watch(self, room: Room) -> None:
        """Whenever somebody comes, and when the table was read anew: let the pause run out in its time."""
        if not room.doc.paused:
            self.cancel()
        elif self._timer is None:
            self._since = room.clock.now()
            after = max(SHORTEST, _most(room))
            self._timer = room.clock.call_later(after, lambda: room.order(lambda: self._run_out(room)))

    def _run_out(self, room: Room) -> None:
        if self._timer is not None and room.match is not None and room.phase == "playing":
            self.end(room, room.match)

    def cancel(self) -> None:
        """Nobody watches it any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._since = None

    def clock(self, room: Room) -> server.Clock | None:
        """How long the pause may last yet, for those who wait; nothing if there is none."""
        if not room.doc.paused:
            return None
        most = max(SHORTEST, _most(room))
        return server.Clock(round(max(0.0, most - self._lasted(room)) * 1000), round(most * 1000))


def _most(room: Room) -> float:
    """How long a pause that begins now may last."""
    return min(LONGEST, TOGETHER - room.doc.pauses_ms / 1000)
