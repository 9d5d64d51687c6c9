"""How much of what lies between two answers at the end of a turn is still there at the end of the game.

What a position is worth by what lies open follows who wins, and is no cause of it to that extent. So costs of
mistakes that are read there are too high, and were measured: `python -m tools.analysis_costs`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

MEASURED: Final = Path(__file__).parent / "costs.json"


class Kept(NamedTuple):
    """The part that is kept, its standard error, and of how many mistakes it was found."""

    part: float
    error: float
    mistakes: int


ALL: Final = Kept(1.0, 0.0, 0)  # what is played to its end is taken at its word


@cache
def kept() -> Kept:
    """As it was measured; the editions do not differ by more than chance."""
    return Kept(**json.loads(MEASURED.read_text("utf-8")))
