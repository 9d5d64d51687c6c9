"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from ..core.option import Decision, Option


class Bot(Protocol):
    """Chooses one of the options offered, from what its seat may know.

    A bot that never looks says so with a class attribute `needs_view = False`; it is then handed an empty
    view, which saves building one at every decision.
    """

    @property
    def name(self) -> str:
        """How it is called; most bots have it as a class attribute."""
        ...

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        """One of `decision.options`."""
        ...
