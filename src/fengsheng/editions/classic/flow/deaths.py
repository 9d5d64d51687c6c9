"""Deaths, one after the other: a special phase in which nothing can be inserted (CL-SPEC-01..03)."""

from __future__ import annotations

from ....core.frame import Frame
from ....core.moves import emit
from ....core.rule import Rule, call
from ....core.state import State
from ....core.triggers import raise_event
from .lose import leave
from .victory import offer_victory


class Deaths(Rule):
    """Drain the queue, first in, first out (CL-RULING-090); the order inside one death is CL-RULING-092."""

    name = "deaths"
    steps = ("next", "others", "complete", "deferred")

    def next(self, s: State, f: Frame) -> None:
        """Take the next dying player. CL-SPEC-03: no window opens here."""
        if not s.queue:
            f.step = "deferred"
            return
        f.target = s.queue[0]
        emit(s, "dying", f.target, s.killer[f.target], rule="CL-DEATH-01")
        f.step = "others"

    def others(self, s: State, f: Frame) -> None:
        """(3) death skills of the others, anticlockwise from the dying player (CL-DEATH-02/07)."""
        event = raise_event(s, "dies", s.killer[f.target], f.target, s.book.after[f.target][0])
        f.step = "complete"
        if event is not None:
            call(s, f, event, then="complete")

    def complete(self, s: State, f: Frame) -> None:
        """(4) everything is shown and discarded, the player has left; (5) victory of the others."""
        seat = f.target
        s.queue.pop(0)
        s.dying &= ~(1 << seat)
        leave(s, seat, "CL-DEATH-04")
        s.dead |= 1 << seat
        s.deaths += 1
        emit(s, "die", seat, s.killer[seat], x=s.deaths, rule="CL-DEATH-01")
        offer_victory(s, f, "next")

    def deferred(self, s: State, f: Frame) -> None:
        """CL-RULING-163: gains made during the deaths now have their skills."""
        if s.deferred:
            waiting = s.deferred
            s.deferred = []
            for event in reversed(waiting):
                s.stack.append(event)
