"""Dying and rescue (SW-DYING)."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.procedure import Procedure, call
from fengsheng.core.state import State
from fengsheng.core.window import open_window
from fengsheng.editions.spywar.flow.moments import RESCUE
from fengsheng.editions.spywar.flow.node import at_node
from fengsheng.editions.spywar.flow.victory import DEADLY


class Rescue(Procedure):
    """One rescue after the other, counter-clockwise from the turn player; who could not be saved is only
    noted, and all of them die together (SW-DYING-09).

    In the frame: `seats` are dying, `on` counts the patients, `target` is the one now, `at` how many
    seats of the poll had their turn; the queue of the state holds those who were noted, from place `x` on.
    `flag` is what the mark `acted` said when it began.
    """

    name = "rescue"
    steps = ("patient", "poll", "polled", "after", "deaths", "done")

    def patient(self, s: State, f: Frame) -> None:
        """The next one: nothing that is done for one of them helps another (SW-DYING-10)."""
        f.on += 1
        if f.on >= len(f.seats):
            f.step = "deaths"
            return
        f.target = f.seats[f.on]
        f.at = 0
        emit(s, "dying", f.target, rule="SW-DYING-01")
        f.step = "poll"

    def poll(self, s: State, f: Frame) -> None:
        """SW-DYING-05/11/17: everybody alive, the dying player too, and those who are doomed (SW-RULING-21);
        from the turn player, or from the dying player (SW-CONFLICT-01)."""
        first = s.turn if s.rules.house["dying_poll_start"] == "turn_player" else f.target
        s.anchor = (first - 1) % s.rules.seats
        s.marks["patient"] = f.target
        s.marks.pop("acted", None)
        if not open_window(s, f, RESCUE, -1, "polled", f.at):
            self.polled(s, f)

    def polled(self, s: State, f: Frame) -> None:
        """SW-DYING-08: nobody acted: not to be saved. Otherwise look again, at a node (SW-DYING-18)."""
        if "acted" in s.marks:
            if not at_node(s, f, "after", closed=True):
                self.after(s, f)
            return
        s.marks.pop("patient", None)
        s.queue.append(f.target)
        s.dying |= 1 << f.target
        emit(s, "doomed", f.target, rule="SW-DYING-08")
        f.step = "patient"

    def after(self, s: State, f: Frame) -> None:
        """SW-DYING-06/07/13: saved; or ask anew (SW-CONFLICT-02); a skill leaves the poll where it was."""
        by_card = s.marks.pop("acted", 0) == 2
        at = s.marks.pop("poll_at", 0)
        if s.tally[f.target * 3 + BLACK] < DEADLY:
            s.marks.pop("patient", None)
            emit(s, "rescued", f.target, rule="SW-DYING-06")
            f.step = "patient"
            return
        restart = by_card and s.rules.house["dying_poll_after_use"] == "restart"
        f.at = 0 if restart else at
        f.step = "poll"

    def deaths(self, s: State, f: Frame) -> None:
        """SW-DYING-14: until now they were alive; they die together."""
        f.step = "done"
        if len(s.queue) > f.number:
            call(s, f, Frame("death", "tasks", number=f.number), then="done")

    def done(self, s: State, f: Frame) -> None:
        """Back to the node, or to the skill in whose middle it began (SW-RULING-68)."""
        if f.flags:
            s.marks["acted"] = f.flags
