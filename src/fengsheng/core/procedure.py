"""Procedures are stateless; their methods are steps; asking is the only way the engine stops.

The loop clears `f.step` before it runs a step. A step then says how its procedure goes on: `ask` (stop and
name the answering step), `call` (do something else first), or it sets `f.step`; silence ends the procedure.
A step may also run the next one itself, without the loop; if that one asks, `s.running_step` must name it
first. A frame that comes on top with an empty step is popped, so pushing a frame and saying nothing is a
tail call.
"""

from __future__ import annotations

from typing import ClassVar

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.state import State


class Procedure:
    """Verbs without memory. `steps` take (state, frame), `answers` also the option chosen."""

    name: str = ""
    steps: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[tuple[str, ...]] = ()


def ask(s: State, f: Frame, seat: int, kind: str, options: list[Option], then: str) -> None:
    """Stop until `seat` has chosen; the answer goes to step `then`. A step that asks does nothing else,
    because it is run again after a load or a re-deal."""
    s.ask_seat = seat
    s.ask_kind = kind
    s.ask_step = s.running_step
    s.options = tuple(options)
    f.step = then
    s.asks += 1
    if len(options) > 1:
        s.decisions += 1


def call(s: State, f: Frame, frame: Frame, then: str) -> None:
    """Resolve `frame` completely, then go on with step `then`."""
    f.step = then
    s.stack.append(frame)
