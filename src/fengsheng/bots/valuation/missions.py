"""What those who play alone are after, by character or by task."""

from __future__ import annotations

from typing import NamedTuple


class Aim(NamedTuple):
    """Colours to collect and how many, whose death helps (by faction), what a hand card is worth."""

    collects: tuple[int, ...] = ()
    need: int = 3
    kills: tuple[float, float, float] = (0.0, 0.0, 0.0)
    hand: float = 1.0  # times the usual
    dies: float = 0.0  # what the own death is worth
    together: bool = False  # the collected colours count together
    usurps: bool = False  # whoever wins in our turn wins for us


NOTHING = Aim()
ANYBODY = (1.0, 1.0, 1.0)
