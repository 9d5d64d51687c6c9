"""Checks of what is asked and offered, never vacuous: a seat without a question proves nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from fengsheng.core.notation import SEATS
from fengsheng.scenario.denials import cannot_be_asked, cannot_be_offered
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import Table, listed
from fengsheng.scenario.words import near


@dataclass(frozen=True, slots=True)
class Offered:
    """`offered 丙: NOTATION`, `not offered 丙: NOTATION`, `offered only 丙: A, B`."""

    checks: ClassVar[bool] = True
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
                if fuller := _in_full(wanted, texts):
                    raise self.line.failed(f"{fuller!r} is offered: write the answer in full", table.where())
                if empty := cannot_be_offered(table, self.seat, wanted):
                    raise self.line.failed(f"{empty}, so this proves nothing", table.where())
            elif wanted not in texts:
                raise self.line.failed(
                    f"{wanted!r} is not offered{near(wanted, texts)}", offered, table.where()
                )
        if self.mode == "offered only":
            self._only(Counter(texts), table)

    def _only(self, offered: Counter[str], table: Table) -> None:
        """Each as often as it is written here, and nothing else."""
        wanted = Counter(self.notations)
        if more := list((offered - wanted).elements()):
            raise self.line.failed(f"also offered: {' | '.join(more)}", table.where())
        if less := list((wanted - offered).elements()):
            raise self.line.failed(f"not offered so often: {' | '.join(less)}", table.where())


def _in_full(wanted: str, texts: list[str]) -> str:
    """An offered answer that goes on where this one ends, with whom or what it is aimed at; empty: there is
    none. To deny the beginning of what is offered would prove nothing."""
    for text in texts:
        rest = text.removeprefix(f"{wanted} ")
        if rest != text and (rest[:3] in ("on ", "to ") or "/" in rest):
            return text
    return ""


@dataclass(frozen=True, slots=True)
class Asked:
    """`asked 丙`, `asked 丙 KIND`: whose question is open, and of which kind; `not asked` denies that."""

    checks: ClassVar[bool] = True
    line: Line
    seat: int
    kind: str
    yes: bool

    def run(self, table: Table) -> None:
        asked = table.asked
        mine = asked is not None and asked.seat == self.seat
        if self.yes and not mine:
            raise self.line.failed(f"{SEATS[self.seat]} is not asked", table.where())
        right = asked is not None and (not self.kind or asked.kind == self.kind)
        if self.yes and not right:
            assert asked is not None
            raise self.line.failed(
                f"expected: a question of kind {self.kind}", f"found:    {asked.kind}", table.where()
            )
        if not self.yes and mine and right:
            raise self.line.failed(f"{SEATS[self.seat]} is asked", table.where())
        if not self.yes:
            if asked is None:
                raise self.line.failed("nobody is asked any more, so this proves nothing", table.where())
            _not_empty(self.line, table, self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class NeverAsked:
    """`never asked 丙`, `never asked 丙 KIND`: nothing of that sort since the last action line, or since
    `from here`; the question that is open now counts."""

    checks: ClassVar[bool] = True
    line: Line
    seat: int
    kind: str

    def run(self, table: Table) -> None:
        if not table.stretch:
            raise self.line.failed("nobody was asked anything, so this proves nothing", table.where())
        for seat, kind in table.stretch:
            if seat == self.seat and self.kind in ("", kind):
                raise self.line.failed(f"{SEATS[seat]} was asked ({kind})", table.where())
        _not_empty(self.line, table, self.seat, self.kind)


def _not_empty(line: Line, table: Table, seat: int, kind: str) -> None:
    """That somebody is not asked what they could never be asked proves nothing."""
    if empty := cannot_be_asked(table.state, seat, kind):
        raise line.failed(f"{empty}, so this proves nothing", table.where())


@dataclass(frozen=True, slots=True)
class FromHere:
    """`from here`: `never asked` looks back as far as this line."""

    checks: ClassVar[bool] = False
    line: Line

    def run(self, table: Table) -> None:
        table.open_stretch()
