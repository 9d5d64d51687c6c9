"""争夺阶段: everybody may use cards and skills until a full round passes (SW-FIGHT)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.procedure import Procedure
from fengsheng.core.state import State
from fengsheng.core.window import open_window
from fengsheng.editions.spywar.flow.moments import CONTEST
from fengsheng.editions.spywar.flow.node import at_node


class Contest(Procedure):
    """Everybody alive is asked (SW-FIGHT-01); each poll begins with the player who holds the intelligence
    (SW-FIGHT-05/07, SW-CONFLICT-14)."""

    name = "contest"
    steps = ("enter", "poll", "polled")

    def enter(self, s: State, f: Frame) -> None:
        """SW-FIGHT-13, SW-RULING-55: skills that react to accepting come first; each poll starts at a
        node."""
        s.phase = "contest"
        if not at_node(s, f, "poll"):
            self.poll(s, f)

    def poll(self, s: State, f: Frame) -> None:
        """SW-FIGHT-11/12: with a dead holder the next living player is asked first."""
        t = s.transit
        if t is None:
            return  # SW-FIGHT-14
        s.anchor = (t.position - 1) % s.rules.seats
        if "acted" in s.marks:
            del s.marks["acted"]
        if not open_window(s, f, CONTEST, -1, "polled"):
            self.polled(s, f)

    def polled(self, s: State, f: Frame) -> None:
        """SW-FIGHT-07/08/15: after any use the poll starts again."""
        if "acted" in s.marks:
            del s.marks["acted"]
            f.step = "enter"
