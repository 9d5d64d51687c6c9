"""A card comes to lie in front of somebody in the middle of something.

By the rule book's refinement nothing is looked at before the next node (SW-TRIG-01/07, SW-DEATH-12). A
table may take the rule book at its word instead, "at any time" and "at once": then the third of a colour is
judged, and the third black makes its owner dying, the moment it lies there, whatever is going on
(SW-CONFLICT-04/13, SW-RULING-67/68). Only skills that answer its coming are resolved before (SW-WIN-05,
SW-DYING-02), and in the base set nothing but a reception is answered: it leads to a node, and so does 谨慎,
whose card is the one received (SW-RECV-09). Everything else that is put in front of somebody comes by here.
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import place
from fengsheng.core.procedure import call
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.dying import rescue_of
from fengsheng.editions.spywar.flow.victory import collected, collection

THIRD: Final = 3  # SW-WIN-05, SW-DYING-02: what comes on top of that was looked at before, or is about to be


def lay_down(s: State, f: Frame, source: int, seat: int, card: int, word: str, rule: str) -> None:
    """A card that is in no zone lies down in front of `seat`: collected, not received (SW-TERM-08). What is
    being resolved goes on with the step its frame names by now, as far as it still applies (SW-RULING-68)."""
    place(s, source, seat, (card,), "gain", word, rule)
    thirds = [c for c in s.rules.faces[card].colours if s.tally[seat * 3 + c] == THIRD]
    if any(c != BLACK for c in thirds):
        judge_at_once(s, seat)
    if BLACK in thirds and not collected(s, seat):  # SW-WIN-08
        dies_at_once(s, f, seat)


def dies_at_once(s: State, f: Frame, seat: int) -> None:
    """SW-RULING-68: `seat` is dying, and the table does not wait for a node."""
    if s.rules.house["dying_moment"] == "at_once":
        call(s, f, rescue_of(s, (seat,)), then=f.step)


def judge_at_once(s: State, seat: int) -> None:
    """SW-RULING-67: `seat` may fulfil a condition now, and the table does not wait for a node. Nobody else is
    judged: who was due before was judged then, or waits for skills that answer a reception (SW-WIN-05)."""
    if s.rules.house["victory_moment"] == "at_once":
        collection(s, 1 << seat)
