"""What bots that listen are told: everything that happens, each as its own seat sees it, and in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fengsheng.bots.bot import Bot
from fengsheng.core.event import EVERYONE, Event
from fengsheng.core.ruleset import Ruleset

Ear = Callable[[dict[str, Any]], None]


def ear(bot: Bot) -> Ear | None:
    """How that bot is told something; None: it does not listen."""
    found: Ear | None = getattr(bot, "observe", None)
    return found


def tell(bot: Bot, seat: int, rules: Ruleset, events: Iterable[Event]) -> None:
    """Tell one bot what its seat has seen of these events."""
    hear = ear(bot)
    if hear is not None:
        for event in events:
            seen = event.seen_by(rules, seat)
            if seen is not None:
                hear(seen)


class Listeners:
    """The bots of a table that listen. Most of what happens looks the same to everybody: it is put together
    once for all of them."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        ears = [(seat, ear(bot)) for seat, bot in enumerate(bots)]
        self._ears: list[tuple[int, Ear]] = [(seat, hear) for seat, hear in ears if hear is not None]
        self.anybody = bool(self._ears)

    def tell(self, rules: Ruleset, events: Sequence[Event]) -> None:
        """Tell each of them what its seat has seen of these events."""
        ears = self._ears
        if not ears:
            return
        for event in events:
            if same_for_all(event):
                shared = event.seen_by(rules, None)
                if shared is not None:
                    for _, hear in ears:
                        hear(shared)
                continue
            for seat, hear in ears:
                seen = event.seen_by(rules, seat)
                if seen is not None:
                    hear(seen)


def same_for_all(event: Event) -> bool:
    """Whether every seat, and a spectator, sees it alike."""
    if event.audience != EVERYONE:
        return False
    for mask in event.masks:
        if mask and mask != EVERYONE:
            return False
    return True
