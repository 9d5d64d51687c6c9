"""Checks of what is asked and offered, never vacuous: a seat without a question proves nothing."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.notation import SEATS
from .lines import Line
from .table import Table, listed
from .words import near

# verbs whose first object is a card of the hand: without that card the check would say nothing
_FROM_HAND = ("play", "send", "discard")


@dataclass(frozen=True, slots=True)
class Offered:
    """`offered 丙: NOTATION`, `not offered 丙: NOTATION`, `offered only 丙: A, B`."""

    line: Line
    seat: int
    notations: tuple[str, ...]
    mode: str  # "offered", "not offered", "offered only"

    def run(self, table: Table) -> None:
        options = table.offers(self.seat)
        if options is None:
            raise self.line.failed(
                f"{SEATS[self.seat]} has no question now; to say just that, write 'not asked "
                f"{SEATS[self.seat]}'",
                table.where(),
            )
        texts = [option.notation for option in options]
        offered = f"{SEATS[self.seat]} is offered: {listed(options)}"
        for wanted in self.notations:
            if self.mode == "not offered":
                if wanted in texts:
                    raise self.line.failed("it is offered", offered, table.where())
                self._must_hold(wanted, table)
            elif wanted not in texts:
                raise self.line.failed(
                    f"{wanted!r} is not offered{near(wanted, texts)}", offered, table.where()
                )
        if self.mode == "offered only" and len(texts) != len(self.notations):
            more = [text for text in texts if text not in self.notations]
            raise self.line.failed(f"also offered: {' | '.join(more)}", table.where())

    def _must_hold(self, notation: str, table: Table) -> None:
        words = notation.split(" ")
        if len(words) > 1 and words[0] in _FROM_HAND:
            faces = table.state.book.faces
            if words[1] not in (faces[card].name for card in table.state.hands[self.seat]):
                raise self.line.failed(
                    f"{SEATS[self.seat]} does not hold {words[1]}, so this proves nothing", table.where()
                )


@dataclass(frozen=True, slots=True)
class Asked:
    """`asked 丙`, `asked 丙 KIND`, `not asked 丙`: whose question is open, and of which kind."""

    line: Line
    seat: int
    kind: str
    yes: bool

    def run(self, table: Table) -> None:
        asked = table.asked
        if (asked is not None and asked.seat == self.seat) != self.yes:
            raise self.line.failed(f"{SEATS[self.seat]} is {'not ' if self.yes else ''}asked", table.where())
        if self.kind and asked is not None and asked.kind != self.kind:
            raise self.line.failed(
                f"expected: a question of kind {self.kind}", f"found:    {asked.kind}", table.where()
            )
