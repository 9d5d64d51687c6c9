"""What was counted, and what has moved a belief."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fengsheng.bots.belief.told import Told


class Moved(NamedTuple):
    """Something that moved a belief about a seat: what was seen, when, and how far (in nats, towards the
    faction that is believed in if it is more than nothing)."""

    event: Mapping[str, Any]
    turn: int
    colour: int
    faction: int
    weight: float


class Counted:
    """A thing done, with whose cards it was about when it happened."""

    __slots__ = ("actor", "table", "target", "told")

    def __init__(self, told: Told, actor: int, target: int, table: list[float]) -> None:
        self.told = told
        self.actor = actor
        self.target = target
        self.table = table


def how_far(moved: Moved) -> float:
    """To sort by: the strongest first."""
    return -abs(moved.weight)
