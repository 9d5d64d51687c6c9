"""What a bot is."""

from __future__ import annotations

from typing import Final, Protocol, cast

from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View

BLIND: Final = cast(View, {})  # for bots that never look


class Bot(Protocol):
    """Chooses one of the options offered, from what its seat may know.

    A bot that never looks says so with a class attribute `needs_view = False`; it is then handed an empty
    view (`BLIND`), which saves building one at every decision.
    """

    @property
    def name(self) -> str:
        """How it is called; most bots have it as a class attribute."""
        ...

    def choose(self, view: View, decision: Decision) -> Option:
        """One of `decision.options`."""
        ...
