"""What has moved a belief."""

from __future__ import annotations

from typing import Any, NamedTuple


class Moved(NamedTuple):
    """Something that moved a belief about a seat: what was seen, when, and how far (in nats, towards the
    faction that is believed in if it is more than nothing)."""

    event: dict[str, Any]
    turn: int
    colour: int
    faction: int
    weight: float


def how_far(moved: Moved) -> float:
    """To sort by: the strongest first."""
    return -abs(moved.weight)
