"""Identities and how many of each are dealt (CL-COMP-02, CL-SETUP-T3..T9)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLUE, RED

FRONT: Final = 0
BUREAU: Final = 1
SOY: Final = 2
IDENTITIES: Final = ("潛伏戰線", "軍情局", "打醬油")
CODES: Final = ("front", "bureau", "soy")
OFFICE: Final = "軍情處"  # what some boxes call the blue faction (CL-OPT-01)
COLOUR_OF: Final = (RED, BLUE)  # the colour a faction collects

# seats -> column A (left) and, where there is one, column B (right): FRONT, BUREAU, SOY
TABLES: dict[int, tuple[tuple[int, int, int], ...]] = {
    3: ((1, 1, 1),),
    4: ((1, 1, 2), (2, 2, 0)),
    5: ((2, 2, 1),),
    6: ((2, 2, 2), (3, 3, 0)),
    7: ((3, 3, 1), (2, 2, 3)),
    8: ((3, 3, 2),),
    9: ((3, 3, 3),),
}


def column(seats: int, house: dict[str, str]) -> tuple[int, int, int]:
    """How many of each are dealt at such a table (CL-SETUP-08, CL-OPT-43)."""
    return TABLES[seats][1 if house["identity_table"] == "B" else 0]
