"""The few facts of a position by which it is valued: numbers alone, the truth of a game that is imagined."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.core.state import State


class Leaf(NamedTuple):
    """Plain numbers, by seat."""

    tally: tuple[int, ...]  # intelligence: three numbers a seat, red, blue and black
    hands: tuple[int, ...]  # how many cards
    alive: tuple[bool, ...]
    identities: tuple[int, ...]  # in the order of the edition's names; -1: not dealt yet
    turn: int  # whose turn it is
    winners: tuple[int, ...]  # empty while it is played, and where nobody has won
    over: bool


def leaf(s: State) -> Leaf:
    """Of that state."""
    alive = s.alive
    result = s.result
    return Leaf(
        tuple(s.tally),
        tuple([len(hand) for hand in s.hands]),
        tuple([bool(alive >> seat & 1) for seat in range(s.rules.seats)]),
        tuple(s.identity),
        s.turn,
        () if result is None else tuple(result.winners),
        result is not None,
    )
