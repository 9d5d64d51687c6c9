"""How much each thing done tells: one file of numbers for each edition, fitted by `fengsheng fit`.

A table is for one thing done with one colour. It is written from the actor's side, so red and blue share it:
a colour is *own*, *other*, *black* and so on, the other seat is of the *same* faction, of the *rival*, or
plays *alone*; *-* stands for nobody else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fengsheng.bots.belief.told import BLACK, BLUE, BLUE_BLACK, RED, RED_BLACK, UNSEEN

ALONE: Final = 2
NO_OTHER: Final = 3
COLOURS: Final = 6
ROW: Final = 4  # of a table: the other seat collects red, blue, plays alone, or there is none
FOLDER: Final = Path(__file__).parent / "data"

FLOOR: Final = 0.15
LIES: Final = "has "  # and a number: not done, but lying in front of somebody

MANY: Final = 3  # of a colour: more than that tells no more


class Table:
    """Twelve numbers, by the actor's faction, then by the other's."""

    __slots__ = ("alone", "numbers", "pairs", "strange")

    def __init__(self, numbers: list[float], strange: float) -> None:
        self.numbers = numbers
        self.strange = strange  # how much it speaks for a stranger
        # as they are added up: where there is nobody else, and where there is
        self.alone = [numbers[faction * ROW + NO_OTHER] for faction in range(3)]
        self.pairs = [numbers[faction * ROW + other] for faction in range(3) for other in range(3)]


def side_of(faction: int, other: int, colour: int) -> str:
    """How a pair of factions and a colour look from the actor's side: the name of a number."""
    if faction == ALONE:
        # who plays alone has no colour: what counts is whether the other seat collects it
        if other == NO_OTHER:
            whom = "-"
        elif other == ALONE:
            whom = "alone"
        elif colour in (RED, BLUE, RED_BLACK, BLUE_BLACK):
            whom = "collects" if other == _hue(colour) else "rival"
        else:
            whom = "faction"
        return f"alone {('card', 'card', 'black', 'both', 'both', '?')[colour]} {whom}"
    if colour in (RED, BLUE):
        what = "own" if colour == faction else "other"
    elif colour in (RED_BLACK, BLUE_BLACK):
        what = "own+black" if _hue(colour) == faction else "other+black"
    else:
        what = "black" if colour == BLACK else "?"
    whom = (
        "-" if other == NO_OTHER else "alone" if other == ALONE else "same" if other == faction else "rival"
    )
    return f"{what} {whom}"


def _hue(colour: int) -> int:
    """The faction that collects it."""
    return 0 if colour in (RED, RED_BLACK) else 1


SIDES: Final = [
    [side_of(faction, other, colour) for faction in range(3) for other in range(ROW)]
    for colour in range(COLOURS)
]


class Tables:
    """What was fitted: a table by thing done and colour, and how it came about."""

    def __init__(
        self,
        numbers: Mapping[str, Mapping[str, float]],
        origin: Mapping[str, Any],
        strange: Mapping[str, float] | None = None,
    ) -> None:
        self.origin = origin  # population, seeds, games, version of the program
        self.floor: float = origin.get("floor", FLOOR)  # the chance that somebody's doings say nothing
        strangeness = strange or {}
        self._tables: dict[str, list[Table]] = {
            what: [
                Table([row.get(side, 0.0) for side in SIDES[colour]], strangeness.get(what, 0.0))
                for colour in range(COLOURS)
            ]
            for what, row in numbers.items()
        }
        # what so many of a colour tell that lie there
        self.lying = [
            [self.table(f"{LIES}{count}", colour) for count in range(MANY + 1)]
            for colour in (RED, BLUE, BLACK)
        ]

    def table(self, what: str, colour: int) -> Table | None:
        """None: nothing is known about that."""
        found = self._tables.get(what)
        return None if found is None else found[colour]

    @staticmethod
    def read(text: str) -> Tables:
        """From a file."""
        data = json.loads(text)
        origin = {key: value for key, value in data.items() if key not in ("tables", "strange")}
        return Tables(data["tables"], origin, data.get("strange"))


NOTHING: Final = Tables({}, {})
assert len(SIDES) == UNSEEN + 1


@cache
def tables_of(edition: str) -> Tables:
    """Those of an edition; where nothing was fitted, everything tells nothing."""
    path = FOLDER / f"{edition}.json"
    return Tables.read(path.read_text("utf-8")) if path.exists() else NOTHING
