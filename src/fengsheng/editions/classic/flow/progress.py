"""What is going on, read off the stack."""

from __future__ import annotations

from ....core.state import State


def live(s: State, rule: str) -> bool:
    """Whether a frame of that rule, not merely waiting to be popped, lies below the top."""
    for i in range(len(s.stack) - 2, -1, -1):
        f = s.stack[i]
        if f.rule == rule and f.step:
            return True
    return False
