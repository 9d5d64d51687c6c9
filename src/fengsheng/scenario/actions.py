"""What players do: one answer, or passing until something happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from fengsheng.core.notation import SEATS
from fengsheng.core.option import PASS
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import ENOUGH, Table
from fengsheng.scenario.words import near


@dataclass(frozen=True, slots=True)
class Answer:
    """`甲: NOTATION`: the open question is 甲's and offers exactly this."""

    checks: ClassVar[bool] = False
    line: Line
    seat: int
    notation: str

    def run(self, table: Table) -> None:
        asked = table.asked
        if asked is None or asked.seat != self.seat:
            raise self.line.failed(f"{SEATS[self.seat]} is not asked", table.where())
        texts = [option.notation for option in asked.options]
        if self.notation not in texts:
            raise self.line.failed(f"not offered{near(self.notation, texts)}", table.where())
        table.begin()
        table.answer(self.notation, self.line)


@dataclass(frozen=True, slots=True)
class AllPass:
    """`all pass`: everybody passes as long as the asked seat may; at least one does."""

    checks: ClassVar[bool] = False
    line: Line

    def run(self, table: Table) -> None:
        if not table.can_pass():
            raise self.line.failed("nobody is offered to pass", table.where())
        table.begin(passing=True)
        for _ in range(ENOUGH):
            table.answer(PASS, self.line)
            if not table.can_pass():
                return
        raise self.line.failed(f"still being asked after {ENOUGH} passes", table.where())


@dataclass(frozen=True, slots=True)
class Until:
    """`until 丁`: everybody passes until 丁 is asked; nobody does if that is so already."""

    checks: ClassVar[bool] = False
    line: Line
    seat: int

    def run(self, table: Table) -> None:
        table.begin(passing=True)
        if table.asked is not None and table.asked.seat == self.seat:
            return
        for _ in range(ENOUGH):
            if not table.can_pass():
                raise self.line.failed(
                    f"nobody can pass any more and {SEATS[self.seat]} was not asked", table.where()
                )
            table.answer(PASS, self.line)
            if table.asked is not None and table.asked.seat == self.seat:
                return
        raise self.line.failed(f"still being asked after {ENOUGH} passes", table.where())
