"""When something may be used: the words by which cards and skills declare it. What fits the moment and has a
target is offered (CL-PRIO-03/04, CL-RULING-015, CL-DEC-20..50)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.window import CHECKPOINT, RESPOND

PLAY: Final = "play"  # the own turn, while nothing is pending
PASS_STAGE: Final = "pass"  # intelligence is about to go on to the next player
ARRIVE: Final = "arrive"  # it lies in front of a player who has not decided yet
ANY_TIME: Final = (PLAY, CHECKPOINT, RESPOND, PASS_STAGE, ARRIVE)  # CL-FACE-04/05, CL-RULING-070

# CL-PRIO-03: a response can fall into a transmission; then what fits either is possible.
RESPOND_IN: Final = {PASS_STAGE: "respond while passing", ARRIVE: "respond on arrival"}
MOMENTS: dict[str, tuple[str, ...]] = {word: (word,) for word in ANY_TIME} | {
    name: (RESPOND, stage) for stage, name in RESPOND_IN.items()
}
