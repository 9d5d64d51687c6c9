"""A loop that never waits: when all do, time goes on to what is due next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any


class _Nothing(selectors.BaseSelector):
    """Nothing comes from outside: when all wait, time goes on to what is due next."""

    def __init__(self) -> None:
        self.now = 0.0

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self.now += max(0.0, timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}


class OwnTime(asyncio.SelectorEventLoop):
    """A loop that never waits."""

    def __init__(self) -> None:
        self._own = _Nothing()
        super().__init__(self._own)

    def time(self) -> float:
        return self._own.now
