"""Turns: how one begins, whose is next, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fengsheng.core.event import emit
from fengsheng.core.reveals import turn_up_identity

if TYPE_CHECKING:
    from fengsheng.core.frame import Result
    from fengsheng.core.state import State


def begin_turn(s: State, seat: int, phase: str, rule: str) -> None:
    """The turn of a seat, in its first phase: asking begins to its right, and what was marked for the turn
    before is over."""
    s.turn = seat
    s.turn_no += 1
    s.anchor = seat
    s.phase = phase
    s.sent = False
    s.marks.clear()
    emit(s, "turn", seat, x=s.turn_no, rule=rule)


def next_in_turn(s: State, seat: int) -> int:
    """The next living player to the right."""
    for other in s.rules.after[seat]:
        if s.alive >> other & 1:
            return other
    raise AssertionError("nobody is left to play")


def end_game(s: State, result: Result, rule: str) -> None:
    """The game is over, and by this rule every identity is shown."""
    s.result = result
    s.phase = "over"
    emit(s, "end", result.declarer, word=result.reason, rule=result.rule)
    for seat in range(s.rules.seats):
        turn_up_identity(s, seat, rule)
