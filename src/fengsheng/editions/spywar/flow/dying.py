"""Who is dying, and what then begins (SW-DYING-01..04)."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.goals import refresh
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.victory import DEADLY


def dying_seats(s: State) -> list[int]:
    """SW-DYING-01/02/04/09: who has three or more black (a dual card is one) after the skills, counter-
    clockwise from the turn player."""
    if s.goal_stale:
        refresh(s)
    if not s.may_meet:
        return []
    return [i for i in s.rules.round[s.turn] if s.alive >> i & 1 and s.tally[i * 3 + BLACK] >= DEADLY]


def rescue_of(s: State, seats: tuple[int, ...]) -> Frame:
    """The rescues of these, and the deaths of those who could not be saved. It may begin in the middle of
    another death or of a poll (SW-RULING-68): who waits there, and that somebody acted there, is left as it
    is."""
    return Frame("rescue", "patient", number=len(s.queue), flags=s.marks.get("acted", 0), seats=seats)
