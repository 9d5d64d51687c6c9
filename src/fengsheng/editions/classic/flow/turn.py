"""A turn: start, draw, play, end (CL-TURN-01)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure, ask
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.turns import begin_turn, next_in_turn
from fengsheng.core.window import CHECKPOINT, open_window
from fengsheng.editions.classic.flow.lose import lose
from fengsheng.editions.classic.flow.main import can_send, main_options
from fengsheng.editions.classic.flow.transmit import send_off
from fengsheng.editions.classic.flow.victory import offer_victory
from fengsheng.editions.classic.hooks import DrawPhase

DRAW: Final = 2  # CL-TURN-03


class Turn(Procedure):
    """One frame at the bottom of the stack: it passes from player to player to the right."""

    name = "turn"
    steps = (
        "start",
        "draw",
        "asking_draw",
        "drawn",
        "after_draw",
        "play",
        "asking",
        "acted",
        "lost",
        "end",
        "over",
    )
    answers = ("draws", "chosen")

    def start(self, s: State, f: Frame) -> None:
        """CL-TURN-02: nothing happens here but a checkpoint; the turn player is the anchor
        (CL-RULING-004/012/022)."""
        begin_turn(s, f.by, "start", "CL-TURN-01")
        if not open_window(s, f, CHECKPOINT, -1, "draw"):
            self.draw(s, f)

    def draw(self, s: State, f: Frame) -> None:
        """CL-TURN-03, CL-TERM-12; CL-OPT-03: some tables may decline. A pile that runs out is re-formed at
        once (CL-RULING-024)."""
        if not s.alive >> f.by & 1:
            f.step = "over"
            return
        s.phase = "draw"
        if s.rules.house["draw_phase"] == "may_draw_2":
            f.step = "asking_draw"
            return
        self._draw(s, f)
        if s.stack[-1] is f:
            f.step = ""  # no skill has to be waited for
            self.drawn(s, f)

    def asking_draw(self, s: State, f: Frame) -> None:
        """CL-DEC-10, CL-RULING-142: two or none; or what a skill makes of the two, by its rule."""
        skill = modifier(s, f.by, "draw_phase")
        options = [
            Option(s.rules, "draw", rule="CL-OPT-03" if skill is None else skill.rule),
            Option(s.rules, "skip", rule="CL-OPT-03"),
        ]
        ask(s, f, f.by, "draw", options, then="draws")

    def draws(self, s: State, f: Frame, o: Option) -> None:
        """Either way the phase is over then."""
        if o.kind == "draw":
            self._draw(s, f)
        else:
            emit(s, "skip_draw", f.by, rule="CL-OPT-03")
            f.step = "drawn"

    def _draw(self, s: State, f: Frame) -> None:
        f.step = "drawn"
        skill = modifier(s, f.by, "draw_phase")
        if isinstance(skill, DrawPhase):
            skill.draw_phase(s, f)
        else:
            draw(s, f.by, DRAW, "CL-TURN-03", "CL-DRAW-01")

    def drawn(self, s: State, f: Frame) -> None:
        """CL-RULING-075: victory may be declared after the draw phase."""
        if not offer_victory(s, f, "after_draw"):
            self.after_draw(s, f)

    def after_draw(self, s: State, f: Frame) -> None:
        """CL-RULING-012: a checkpoint after the draw phase."""
        if not s.alive >> f.by & 1:
            f.step = "over"
        elif not open_window(s, f, CHECKPOINT, -1, "play"):
            self.play(s, f)

    def play(self, s: State, f: Frame) -> None:
        """CL-TURN-04: any number of cards; CL-RULING-028: a turn player who is out has no more turn."""
        if not s.alive >> f.by & 1:
            f.step = "over"
            return
        s.phase = "play"
        if not s.sent and s.rules.house["no_card_loss"] == "immediate" and not can_send(s, f.by):
            f.step = "lost"  # CL-OPT-06: at once
        else:
            s.running_step = "asking"
            self.asking(s, f)

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-12."""
        ask(s, f, f.by, "play", main_options(s, f.by), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """CL-TURN-05, CL-RULING-018..020: one card must be sent, then the phase may end."""
        if o.kind == "end":
            if s.sent:
                self.end(s, f)
            else:
                self.lost(s, f)
        elif o.kind == "send":
            f.step = "acted"
            send_off(s, o)
        else:
            f.step = "acted"
            s.rules.act(s, f.by, o)

    def acted(self, s: State, f: Frame) -> None:
        """CL-RULING-012: a checkpoint after every completed action."""
        if not s.alive >> f.by & 1:
            f.step = "over"
        elif not open_window(s, f, CHECKPOINT, -1, "play"):
            self.play(s, f)

    def lost(self, s: State, f: Frame) -> None:
        """CL-LOSE-01, CL-RULING-019: nothing sent and nothing left to send."""
        lose(s, f.by, "CL-LOSE-01")
        if not offer_victory(s, f, "over"):
            self.over(s, f)

    def end(self, s: State, f: Frame) -> None:
        """CL-TURN-08: nothing but a checkpoint; cards may still be used in it (CL-TURN-10)."""
        s.phase = "end"
        if not open_window(s, f, CHECKPOINT, -1, "over"):
            self.over(s, f)

    def over(self, s: State, f: Frame) -> None:
        """CL-TURN-09: the next living player to the right; locks and lures are gone
        (CL-RULING-157)."""
        f.by = next_in_turn(s, f.by)
        self.start(s, f)
