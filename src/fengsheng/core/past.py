"""What happened in a game before it was copied: the copies share it."""

from __future__ import annotations

from fengsheng.core.event import Event


class Past:
    """Events that no longer change, and what came before them."""

    __slots__ = ("_before", "_log")

    def __init__(self, log: list[Event], before: Past | None) -> None:
        self._log = log
        self._before = before

    def events(self) -> list[Event]:
        """All of them, from the start."""
        chain = [self._log]
        before = self._before
        while before is not None:
            chain.append(before._log)
            before = before._before
        return [event for log in reversed(chain) for event in log]
