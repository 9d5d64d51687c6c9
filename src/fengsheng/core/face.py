"""What is printed on a game card, and how a card is written."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "black")
RED: Final = 0
BLUE: Final = 1
BLACK: Final = 2

NO_CARD: Final = -1
NOBODY: Final = -1


class Face:
    """One printed card: function, colours, the way it travels. Immutable and shared."""

    __slots__ = ("colours", "detail", "function", "lockable", "name", "route", "sort")

    def __init__(
        self,
        sort: int,
        function: int,
        colours: tuple[int, ...],
        route: int,
        name: str,
        detail: tuple[int, ...] = (),
        lockable: bool = False,
    ) -> None:
        self.sort = sort  # equal cards are of one sort; nobody can tell them apart
        self.function = function
        self.colours = colours
        self.route = route
        self.name = name  # the card in notation, such as 鎖定/red
        self.detail = detail
        self.lockable = lockable
