"""`expect …`: the reader that finds the right form, and the step that carries it out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from fengsheng.scenario.facts import FORMS as FACTS
from fengsheng.scenario.form import Test
from fengsheng.scenario.happenings import FORMS as HAPPENINGS
from fengsheng.scenario.lines import Line
from fengsheng.scenario.outcome import FORMS as OUTCOME
from fengsheng.scenario.sights import FORMS as SIGHTS
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Words

FORMS = (*FACTS, *OUTCOME, *HAPPENINGS, *SIGHTS)


@dataclass(frozen=True, slots=True)
class Expect:
    """One expectation: it holds, or it says what was expected and what was found."""

    checks: ClassVar[bool] = True
    line: Line
    form: str  # by its name
    said: re.Match[str]
    test: Test

    def run(self, table: Table) -> None:
        gap = self.test(table)
        if gap is not None:
            expected, found = gap
            raise self.line.failed(f"expected: {expected}", f"found:    {found}", table.where())


def read_expect(line: Line, words: Words) -> Expect:
    """The first form that fits the words after `expect`."""
    said = line.text.removeprefix("expect ")
    for form in FORMS:
        match = form.pattern.fullmatch(said)
        if match is not None:
            return Expect(line, form.name, match, form.build(words, line, match))
    known = "; ".join(f"expect {form.shape}" for form in FORMS)
    raise line.wrong(f"{line.text!r} has no known form; the forms are: {known}")
