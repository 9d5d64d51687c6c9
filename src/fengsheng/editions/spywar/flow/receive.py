"""接收阶段: the intelligence is turned over and collected (SW-RECV)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import place
from fengsheng.core.procedure import Procedure
from fengsheng.core.state import State
from fengsheng.core.transit import take_transit
from fengsheng.editions.spywar.flow.node import at_node, record_at_node
from fengsheng.editions.spywar.flow.send import drop


class Receive(Procedure):
    """SW-RECV-03: no idle point of its own, only triggers."""

    name = "receive"
    steps = ("begin",)

    def begin(self, s: State, f: Frame) -> None:
        """SW-RECV-01/02/04/08, SW-TERM-06: the receiver collects it, face up for all; nobody does if the
        holder is dead."""
        s.phase = "receive"
        t = s.transit
        assert t is not None
        if not s.alive >> t.position & 1:
            drop(s, "SW-RECV-08")
            return
        take_transit(s)
        place(s, t.sender, t.position, (t.card,), "gain", "received", "SW-RECV-02")
        record_at_node(s, "received", t.sender, t.position, t.card)
        at_node(s, f, "")  # SW-RECV-06/07: it judges victory and dying
