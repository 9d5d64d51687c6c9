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
    """The pauses of a table. The time that a server was away, or nobody was there, is not counted."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._since: float | None = None  # when this pause began, for those who are there
        self._timer: Handle | None = None

    def _most(self) -> float:
        """How long a pause that begins now may last."""
        return min(LONGEST, TOGETHER - self._room.doc.pauses_ms / 1000)

    def _lasted(self) -> float:
        return 0.0 if self._since is None else self._room.clock.now() - self._since

    def begin(self, match: Match) -> None:
        """Stand still, if the table is not doing so already."""
        room = self._room
        if room.doc.paused:
            return
        if self._most() < SHORTEST:
            raise Refused("no-pause", "The pauses of this game are used up.")
        match.freeze(room.clock.now())
        room.doc.paused = True
        room.doc.elapsed_ms = round(match.elapsed * 1000)
        self.watch()
        room.changed()
        room.show_ask()

    def end(self, match: Match) -> None:
        """Go on."""
        room = self._room
        if not room.doc.paused:
            return
        room.doc.paused = False
        room.doc.pauses_ms += round(self._lasted() * 1000)
        self.cancel()
        if room.peers:
            match.thaw(room.clock.now())
        room.changed()
        room.show_ask()

    def watch(self) -> None:
        """Whenever somebody comes, and when the table was read anew: let the pause run out in its time."""
        if not self._room.doc.paused:
            self.cancel()
        elif self._timer is None:
            self._since = self._room.clock.now()
            self._timer = self._room.clock.call_later(
                max(SHORTEST, self._most()), lambda: self._room.order(self._run_out)
            )

    def _run_out(self) -> None:
        match = self._room.match
        if self._timer is not None and match is not None and self._room.phase == "playing":
            self.end(match)

    def cancel(self) -> None:
        """Nobody watches it any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._since = None

    def clock(self) -> server.Clock | None:
        """How long the pause may last yet, for those who wait; nothing if there is none."""
        if not self._room.doc.paused:
            return None
        most = max(SHORTEST, self._most())
        return server.Clock(round(max(0.0, most - self._lasted()) * 1000), round(most * 1000))
