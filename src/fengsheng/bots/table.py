"""Bots around a table: who is asked gets the view of its own seat, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fengsheng.bots.bot import BLIND, Bot
from fengsheng.core.event import Event
from fengsheng.game import Game

LIMIT = 100_000  # decisions; no game needs nearly as many, so a longer one is caught in a loop


def play_out(
    game: Game,
    bots: Sequence[Bot],
    limit: int = LIMIT,
    each: Callable[[Game, list[Event]], None] | None = None,
) -> bool:
    """Let the bots play to the end, or to `limit` decisions: whether the game is over.

    `each` is called after every answer with the game and what has just happened.
    """
    looks = [getattr(bot, "needs_view", True) for bot in bots]
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return True
        seat = decision.seat
        view = game.view(seat) if looks[seat] else BLIND
        events = game.apply(bots[seat].choose(view, decision))
        if each is not None:
            each(game, events)
    return game.decision is None
