"""The words in which a position is told to the network, each with its row: see `bots/neural/tables.py`.

Everything lies open here: hands, identities, characters. So nobody's eyes matter, and red is red.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fengsheng.bots.neural.tables import SEATS, Table, sort_of
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS

# Facts of one seat, and of the position: so many places, 0 where there is no more.
SEAT_FACTS: Final = 30
STATE_FACTS: Final = 4
ROW: Final = SEATS * SEAT_FACTS + STATE_FACTS
READ: Final = 20  # steps of how well a seat is seen through
SIDES: Final = 2 + SEATS  # red, blue, and every place that may play alone
MANY: Final = 3  # equal cards in a hand; more say no more
KINDS: Final = ("expert", "neural")  # who plays a seat


class OpenTables:
    """The words of one edition."""

    def __init__(self, edition: Edition) -> None:
        names = sorted({face.name for face in lore_of(edition).faces})
        sorts = sorted({sort_of(name) for name in names})
        people = [character.name for character in edition.roster]
        self.sort = {name: sort_of(name) for name in names}

        seat = self.seat = Table()
        self.place = seat.group("place", range(SEATS))
        self.table = seat.group("at a table of", range(SEATS + 1))
        self.kind = seat.group("played by", KINDS)
        self.status = seat.group("status", ("in", "dead", "lost"))
        self.side = seat.group("side", edition.identity_names)
        self.shown = seat.group("identity", ("open",))
        self.person = seat.group("person", people)
        # what somebody who plays alone needs may hang on who it is
        self.alone = seat.group("alone", people)
        self.face = seat.group("face", ("up", "down"))
        self.tally = tuple(seat.group(f"has {colour}", range(7)) for colour in ("red", "blue", "black"))
        self.cards = seat.group("hand", range(13))
        self.hand = tuple(seat.group(f"{count} in hand", sorts) for count in range(1, MANY + 1))
        self.read = seat.group("seen through", range(READ + 1))

        state = self.state = Table()
        self.living = state.group("living", range(SEATS + 1))
        self.deck = state.group("deck", range(15))
        self.turn = state.group("turn", range(31))
        self.seats = state.group("seats", range(SEATS + 1))

    @property
    def parts(self) -> dict[str, list[str]]:
        """The names of all rows, by table."""
        return {"seat": self.seat.names, "state": self.state.names}


@cache
def open_tables_of(name: str) -> OpenTables:
    """Those of an edition by its name."""
    return OpenTables(next(edition for edition in EDITIONS if edition.name == name))
