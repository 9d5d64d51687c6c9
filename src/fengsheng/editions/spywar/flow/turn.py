"""A turn of five phases: draw, play, pass, contest, receive (SW-TURN-02)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_hand, discard_intel, draw
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.state import State
from fengsheng.core.turns import begin_turn, next_in_turn
from fengsheng.editions.spywar.flow.node import at_node
from fengsheng.editions.spywar.flow.send import send_off, send_options
from fengsheng.editions.spywar.flow.victory import spoiler

DRAW: Final = 3  # SW-TURN-04


class Turn(Procedure):
    """One frame at the bottom of the stack: it passes from player to player to the right (SW-TURN-01)."""

    name = "turn"
    steps = (
        "start",
        "idle",
        "asking",
        "pass_phase",
        "must_send",
        "asking_send",
        "travelled",
        "contested",
        "end",
        "last_check",
        "over",
    )
    answers = ("chosen", "sends")

    def start(self, s: State, f: Frame) -> None:
        """SW-TURN-03/04: phases only go forward; effects of the last turn are over (SW-TURN-11)."""
        begin_turn(s, f.by, "draw", "SW-TURN-02")
        draw(s, f.by, DRAW, "SW-TURN-04", "SW-RULING-01")
        s.phase = "play"
        self.idle(s, f)

    def idle(self, s: State, f: Frame) -> None:
        """SW-TRIG-04/06: every idle point is a node."""
        if not at_node(s, f, "asking"):
            s.running_step = "asking"
            self.asking(s, f)

    def asking(self, s: State, f: Frame) -> None:
        """SW-TURN-05/06/08: only the turn player acts; dead, the turn is over (SW-TURN-12)."""
        if not s.alive >> f.by & 1:
            f.step = "end"
            return
        ask(s, f, f.by, "play", s.rules.offer(s, f.by, "play", -1), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """One use after the other, each resolved completely."""
        if o.kind == "end":
            self.pass_phase(s, f)
        else:
            f.step = "idle"
            s.rules.act(s, f.by, o)

    def pass_phase(self, s: State, f: Frame) -> None:
        """传递阶段开始时 (SW-PASS-17)."""
        s.phase = "pass"
        if not at_node(s, f, "must_send"):
            self.must_send(s, f)

    def must_send(self, s: State, f: Frame) -> None:
        """SW-PASS-01/12: who cannot send is eliminated."""
        if not s.alive >> f.by & 1:
            f.step = "end"
        elif not s.hands[f.by]:
            eliminate(s, f.by)
            f.step = "end"
        else:
            s.running_step = "asking_send"
            self.asking_send(s, f)

    def asking_send(self, s: State, f: Frame) -> None:
        """Which card, to whom, locking whom."""
        ask(s, f, f.by, "send", send_options(s, f.by), then="sends")

    def sends(self, s: State, f: Frame, o: Option) -> None:
        """The intelligence is on its way."""
        send_off(s, f.by, o)
        call(s, f, Frame("travel", "begin", f.by), then="travelled")

    def travelled(self, s: State, f: Frame) -> None:
        """SW-PASS-11: accepted by somebody, or discarded on the way (SW-PASS-21)."""
        if s.transit is None:
            f.step = "end"
        else:
            call(s, f, Frame("contest", "enter", f.by), then="contested")

    def contested(self, s: State, f: Frame) -> None:
        """SW-FIGHT-14, SW-RECV-01: received, unless the intelligence is gone."""
        if s.transit is not None:
            call(s, f, Frame("receive", "begin", f.by), then="end")
        else:
            self.end(s, f)

    def end(self, s: State, f: Frame) -> None:
        """SW-TURN-09/10, SW-PASS-16: node 回合结束时, also after an elimination."""
        s.phase = "end"
        if not at_node(s, f, "last_check"):
            self.last_check(s, f)

    def last_check(self, s: State, f: Frame) -> None:
        """SW-TURN-10: as the very last step."""
        spoiler(s)
        if s.result is None:
            self.over(s, f)

    def over(self, s: State, f: Frame) -> None:
        """SW-TURN-01, SW-RULING-26: the next living player to the right."""
        f.by = next_in_turn(s, f.by)
        self.start(s, f)


def eliminate(s: State, seat: int) -> None:
    """SW-PASS-12..15/28, SW-CONFLICT-10: out of the game, not dead; nothing triggers, nothing is shown."""
    emit(s, "lose", seat, rule="SW-PASS-12")
    discard_hand(s, seat, True, "SW-PASS-15")
    discard_intel(s, seat, "SW-PASS-15")
    s.alive &= ~(1 << seat)
    s.lost |= 1 << seat
    s.goal_stale = (1 << s.rules.seats) - 1
