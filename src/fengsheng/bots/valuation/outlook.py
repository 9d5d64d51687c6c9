"""Who is likely to win a position: a line of numbers for each side, compared with each other.

Counted is what lies open (intelligence, hands, who is left) by who is who, known or believed. It is the value
of a position for whoever looks ahead or back; single answers are weighed by what they do (worth.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from fengsheng.bots.valuation.odds import Odds


class Outlook(NamedTuple):
    """What each thing adds to the chance of a side, on the logarithmic scale."""

    first: float = 0.3  # a member has a card of the own colour
    second: float = 0.9  # one more, before the last
    black: float = -0.3  # a member has a black card
    blacks: float = -0.5  # two
    hand: float = 0.1  # a card in a member's hand
    dead: float = -1.2  # a member is out
    alone: float = -0.5  # to whoever plays alone, for being so
    alone_colour: float = 0.2  # a card in front of him, of the colour he has most of
    alone_black: float = -0.3
    alone_blacks: float = -0.3
    alone_hand: float = 0.1


EVEN = Outlook()


class Position(NamedTuple):
    """What lies open, by seat."""

    tally: Sequence[Sequence[int]]
    hands: Sequence[int]
    alive: Sequence[bool]


def features(at: Position, odds: Sequence[Odds], goal: int = 3) -> list[list[float]]:
    """Of red, of blue, and of each seat if it plays alone: what there is of everything in an Outlook."""
    sides = [[0.0] * len(EVEN) for _ in range(2 + len(at.hands))]
    for seat, (tally, hand) in enumerate(zip(at.tally, at.hands, strict=True)):
        black = tally[2]
        for side in (0, 1):
            likely = odds[seat][side]
            if not likely:
                continue
            counts = sides[side]
            if not at.alive[seat]:
                counts[5] += likely
                continue
            own = tally[side] - (goal - 3)
            counts[0] += likely * (own >= 1)
            counts[1] += likely * (own >= 2)
            counts[2] += likely * (black >= 1)
            counts[3] += likely * (black >= 2)
            counts[4] += likely * hand
        if odds[seat][2] and at.alive[seat]:
            counts = sides[2 + seat]
            counts[6] = 1.0
            counts[7] = float(max(tally[0], tally[1]))
            counts[8] = float(black >= 1)
            counts[9] = float(black >= 2)
            counts[10] = float(hand)
    return sides


def chances(outlook: Outlook, at: Position, odds: Sequence[Odds], goal: int = 3) -> list[float]:
    """How likely red, blue, and each seat that plays alone wins; together they are 1."""
    weights = []
    for side, counts in enumerate(features(at, odds, goal)):
        likely = 1.0 if side < 2 else odds[side - 2][2] * at.alive[side - 2]
        score = sum(a * b for a, b in zip(outlook, counts, strict=True))
        weights.append(likely * exp(score) if likely else 0.0)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def chance_of(seat: int, faction: int, found: list[float], allied: bool = False) -> float:
    """How likely that seat wins, being of that faction."""
    if faction == 2:
        return found[2 + seat]
    return found[0] + found[1] if allied else found[faction]
