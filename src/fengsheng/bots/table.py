"""Bots around a table: who is asked gets the view of its own seat, who listens what that seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.imagining import lend
from fengsheng.core.event import Event
from fengsheng.core.state import State
from fengsheng.core.watching import Changes, Watcher
from fengsheng.game import Game

Until = Literal["transmission", "turn", "game"]
LIMIT = 100_000  # decisions; no game needs nearly as many, so a longer one is caught in a loop


def play_out(
    game: Game,
    bots: Sequence[Bot],
    limit: int = LIMIT,
    each: Callable[[Game, list[Event]], None] | None = None,
) -> bool:
    """Let the bots play to the end, or to `limit` decisions: whether the game is over.

    Those who listen are told what has happened so far, and then what happens. `each` is called after every
    answer with the game and what has just happened.
    """
    looks = [getattr(bot, "needs_view", True) for bot in bots]
    changes = Changes()
    watchers = [Watcher(seat, changes) for seat in range(len(bots))]
    rules = game.state.rules
    for place, bot in enumerate(bots):
        lend(bot, place, game)
    listeners = Listeners(bots)
    if listeners.anybody:
        listeners.tell(rules, game.log())
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return True
        seat = decision.seat
        view = game.view(seat, watchers[seat]) if looks[seat] else BLIND
        events = game.apply(bots[seat].choose(view, decision))
        listeners.tell(rules, events)
        if each is not None:
            each(game, events)
    return game.decision is None


def play_on(game: Game, bots: Sequence[Bot], until: Until = "game", limit: int = LIMIT) -> int:
    """Let the bots play on to the end of the transmission, of the turn or of the game, or for `limit`
    decisions: how many there were.

    A transmission is over when its card lies where it rests and all that follows from that is settled. Where
    none has begun, the next one of this turn is meant; it is over with the turn at the latest. Nobody is told
    what has happened: this is for positions that are imagined, whose past nobody has."""
    looks = [getattr(bot, "needs_view", True) for bot in bots]
    changes = Changes()
    watchers = [Watcher(seat, changes) for seat in range(len(bots))]
    s = game.state
    turn, sent = s.turn_no, s.sent
    begun = _under_way(s)
    for number in range(limit):
        decision = game.decision
        if decision is None:
            return number
        seat = decision.seat
        view = game.view(seat, watchers[seat]) if looks[seat] else BLIND
        game.apply(bots[seat].choose(view, decision))
        if until == "game":
            continue
        if s.turn_no != turn:
            return number + 1
        if until == "transmission":
            moving = _under_way(s)
            if not moving and (begun or (s.sent and not sent)):
                return number + 1
            begun = moving
    return limit


def _under_way(s: State) -> bool:
    """Whether a card is being carried to where it rests."""
    names = s.rules.transmission
    for frame in s.stack:
        if frame.name in names:
            return True
    return False
