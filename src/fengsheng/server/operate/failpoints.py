"""Places at which a test can have the process killed, to show that nothing is lost there.

FENGSHENG_FAILPOINT=commit:17 kills the process with SIGKILL when it passes `commit` for the 17th time.
Without the variable a fail point is a look at an empty dictionary.
"""

from __future__ import annotations

import os
import signal

PLACES = ("append", "commit", "broadcast")


def _armed() -> dict[str, int]:
    text = os.environ.get("FENGSHENG_FAILPOINT", "")
    place, _, count = text.partition(":")
    return {place: int(count)} if place in PLACES and count.isdigit() else {}


_left = _armed()


def passing(place: str) -> None:
    """Say that the program is at this place now."""
    if _left and place in _left:
        _left[place] -= 1
        if _left[place] <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
