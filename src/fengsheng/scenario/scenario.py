"""A scenario: read completely before anything runs, so that a misspelt line cannot hide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from fengsheng.core.errors import ScenarioError
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.lines import Line, split_lines
from fengsheng.scenario.position import Position, read_position, rule_ids
from fengsheng.scenario.script import read_step
from fengsheng.scenario.table import Table
from fengsheng.scenario.trace import Trace


class Step(Protocol):
    """One line of the script."""

    @property
    def line(self) -> Line:
        """Where it stands."""

    def run(self, table: Table) -> None:
        """Do it, or raise ScenarioFailed."""

    @property
    def checks(self) -> bool:
        """Whether it checks something."""


@dataclass(frozen=True)
class Scenario:
    """A position, actions and checks. `parse` raises ScenarioError, `run` raises ScenarioFailed."""

    name: str
    title: str
    rules: tuple[str, ...]
    position: Position
    steps: tuple[Step, ...]

    @classmethod
    def load(cls, path: str | Path) -> Scenario:
        """Read a scenario file; errors name it as it was given."""
        try:
            text = Path(path).read_text("utf-8")
        except OSError as error:
            raise ScenarioError(f"{path}: {error.strerror or error}") from None
        except UnicodeDecodeError:
            raise ScenarioError(f"{path}: this is not UTF-8 text") from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, name: str = "scenario") -> Scenario:
        """Read a scenario; `name` is how errors call it."""
        lines = split_lines(text, name)
        starts = [i for i, line in enumerate(lines) if line.text == "play:"]
        if len(starts) != 1:
            where = lines[starts[1]] if starts else Line(name, lines[-1].number if lines else 1, "")
            raise where.wrong("expected exactly one line 'play:' between position and script")
        at = starts[0]
        head, position = read_position(lines[:at], lines[at])
        steps = [read_step(line, position.words) for line in lines[at + 1 :]]
        if not any(step.checks for step in steps):
            raise lines[at].wrong("a scenario without any check proves nothing; expected 'expect …'")
        return cls(
            name,
            head.values["title"][0],
            rule_ids(*head.values["rules"], position.words),
            position,
            tuple(steps),
        )

    def run(self, say: Callable[[str], None] | None = None) -> None:
        """Play it; the first thing that does not hold is raised. With `say` everything is told on the way."""
        trace = None if say is None else Trace(self.position.words.vocabulary, say)
        if trace is not None:
            trace.line(self.position.play)
        game, fresh = lay_out(self.position)
        table = Table(game, fresh, self.position.play, trace)
        for step in self.steps:
            if trace is not None:
                trace.line(step.line)
            step.run(table)
            if trace is not None and step.checks:
                trace.holds()
