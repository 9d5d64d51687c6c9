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

    A table may hand a bot, in the next view, the parts of the last one that have not changed: do not change a
    view.

    A bot that can be told something has a class attribute `arguments`, their names and usual values; its
    constructor takes them beside the seed, and people write them behind its name (`search:rollouts=64`).

    A bot that wants to know what happens has a method `observe(event)`. It is told every event that its seat
    notices, as that seat sees it (what `Game.events(seat)` lists), in order, from the start of the game, and
    before it is asked for its next choice. Several bots may be handed the same event: do not change it.

    A bot that looks ahead has a method `may_imagine(imagine)`. Before the game it is handed a function that
    it may call whenever it is asked: `imagine()` is a game at that question with everything that the seat
    does not know dealt anew, so it tells nothing that the view and the events do not tell. Not every table
    lends it: such a bot must be able to choose without.
    """

    @property
    def name(self) -> str:
        """How it is called; most bots have it as a class attribute."""
        ...

    def choose(self, view: View, decision: Decision) -> Option:
        """One of `decision.options`."""
        ...
