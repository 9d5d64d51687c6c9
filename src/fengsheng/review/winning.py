"""Playing on from a true position: everybody plays as the expert, from the own view and with the own beliefs;
what nobody knows of the pile is laid anew."""

from __future__ import annotations

from typing import Final, NamedTuple

from fengsheng.bots.belief import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.hearing import Listeners
from fengsheng.core.watching import Changes, Watcher
from fengsheng.game import Game
from fengsheng.review.curve import AHEAD, Play
from fengsheng.review.sides import Sides

LIMIT: Final = 6000  # answers in one play; no game needs nearly as many
DIGITS: Final = 4  # of what a position is worth: more would be kept for nothing


class Start(NamedTuple):
    """A position to play on from, with what everybody believes there."""

    turn: int
    moment: int
    game: Game
    minds: list[Tracker]


def play(start: Start, sides: Sides, number: int, whole: bool) -> Play:
    """One play: to the end if `whole`, else to where it is cut. All chance comes from the number."""
    game = start.game.go_on_otherwise(f"{start.turn}/{number}")
    bots = [
        ExpertBot(f"{start.turn}/{number}/{seat}", tracker=mind.clone())
        for seat, mind in enumerate(start.minds)
    ]
    listeners = Listeners(bots)
    changes = Changes()
    watchers = [Watcher(seat, changes) for seat in range(len(bots))]
    rules, s = game.state.rules, game.state
    turn = s.turn_no
    path: list[list[float]] = []
    for _ in range(LIMIT):
        decision = game.decision
        if decision is None:
            break
        if s.turn_no != turn:
            turn = s.turn_no
            path.append([round(worth, DIGITS) for worth in sides.worth(game)])
            if not whole and len(path) == AHEAD:
                return Play(path, None, whole)
        seat = decision.seat
        events = game.apply(bots[seat].choose(game.view(seat, watchers[seat]), decision))
        listeners.tell(rules, events)
    return Play(path, sides.worth(game), whole)
