"""Fitting the value of a position: which side won, regressed on what lay open at the start of each turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.table import play_out
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.outlook import EVEN, Outlook, Position, features
from fengsheng.core.event import Event
from fengsheng.game import Game
from fengsheng.tune.plan import Tune

ROUNDS = 150
STEP = 0.05
TIGHT = 0.002  # draws everything towards nothing
HELD_OUT = 5  # every fifth game is judged on and not fitted on


class Seen(NamedTuple):
    """A position of a game whose end is known."""

    game: int
    sides: list[list[float]]  # what there is of everything, by side
    there: list[int]  # sides that can still win
    winners: list[int]  # of those


def watch(plan: Tune, number: int) -> list[Seen]:
    """Experts play; what lies open is noted when a turn begins."""
    seed = plan.seed + number
    game = Game.new(plan.preset, plan.seats, seed)
    s = game.state
    notes: list[tuple[Position, list[Odds]]] = []
    turn = [-1]

    def look(game: Game, events: list[Event]) -> None:
        if s.turn_no == turn[0] or min(s.identity) < 0 or s.result is not None:
            return
        turn[0] = s.turn_no
        odds: list[Odds] = [(float(i == 0), float(i == 1), float(i >= 2)) for i in s.identity]
        at = Position(
            [s.tally[3 * seat : 3 * seat + 3] for seat in range(plan.seats)],
            [len(hand) for hand in s.hands],
            [bool(s.alive >> seat & 1) for seat in range(plan.seats)],
        )
        notes.append((at, odds))

    play_out(game, [ExpertBot(f"outlook {seed} {seat}") for seat in range(plan.seats)], each=look)
    winners = () if game.result is None else game.result.winners
    found: list[Seen] = []
    for at, odds in notes:
        won = {0 if odds[seat][0] else 1 if odds[seat][1] else 2 + seat for seat in winners}
        there = [0, 1, *(2 + seat for seat, one in enumerate(odds) if one[2] and at.alive[seat])]
        last = [side for side in there if side in won]
        if last:
            found.append(Seen(number, features(at, odds), there, last))
    return found


def fit(seen: list[Seen]) -> Outlook:
    """By the slope of the likelihood, with steps that suit each number (Adam)."""
    numbers = list(EVEN)
    size = len(numbers)
    first, second = [0.0] * size, [0.0] * size
    for number in range(1, ROUNDS + 1):
        slope = [-TIGHT * x for x in numbers]
        for one in seen:
            shares = _shares(numbers, one)
            for side, share in zip(one.there, shares, strict=True):
                off = (side in one.winners) / len(one.winners) - share
                for i, count in enumerate(one.sides[side]):
                    if count:
                        slope[i] += off * count / len(seen)
        for i in range(size):
            first[i] = 0.9 * first[i] + 0.1 * slope[i]
            second[i] = 0.99 * second[i] + 0.01 * slope[i] ** 2
            step = (first[i] / (1 - 0.9**number)) / (math.sqrt(second[i] / (1 - 0.99**number)) + 1e-9)
            numbers[i] += STEP * step
    return Outlook(*(round(x, 3) for x in numbers))


def loss(outlook: Outlook | None, seen: list[Seen]) -> float:
    """Nats a position; without an outlook, of one that knows only which sides there are."""
    total = 0.0
    numbers = list(outlook or [0.0] * len(EVEN))
    for one in seen:
        shares = dict(zip(one.there, _shares(numbers, one), strict=True))
        total -= sum(math.log(max(shares[side], 1e-9)) for side in one.winners) / len(one.winners)
    return total / max(1, len(seen))


def _shares(numbers: list[float], one: Seen) -> list[float]:
    weights = [
        math.exp(sum(a * b for a, b in zip(numbers, one.sides[side], strict=True))) for side in one.there
    ]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def fitted(plan: Tune, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play, fit, and judge on games that were left out."""
    seen: list[Seen] = []
    for number in range(plan.games):
        seen += watch(plan, number)
        if progress is not None:
            progress(1)
    Random(plan.seed).shuffle(seen)
    fresh = [one for one in seen if one.game % HELD_OUT == 0]
    used = [one for one in seen if one.game % HELD_OUT]
    outlook = fit(used)
    return {
        "outlook": outlook._asdict(),
        "positions": len(used),
        "held_out": len(fresh),
        "loss": round(loss(outlook, fresh), 4),
        "loss_without": round(loss(None, fresh), 4),
    }
