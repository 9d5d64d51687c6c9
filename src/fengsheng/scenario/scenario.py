"""A scenario: read completely before anything runs, so that a misspelt line cannot hide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from fengsheng.core.errors import ScenarioError
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.lines import Line, split_lines
from fengsheng.scenario.position import Position, read_position, rule_ids
from fengsheng.scenario.script import read_script
from fengsheng.scenario.table import Table
from fengsheng.scenario.teaching import Do, LessonName, read_name
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
    """A position, actions and checks. `parse` raises ScenarioError, `run` raises ScenarioFailed. A scene of a
    lesson says which lesson it belongs to."""

    name: str
    title: str
    rules: tuple[str, ...]
    position: Position
    steps: tuple[Step, ...]
    lesson: LessonName | None = None

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
        lesson = None
        if "lesson" in head.values:
            lesson = read_name(*head.values["lesson"], position.edition.name)
        steps = read_script(lines[at + 1 :], position.words, lesson is not None)
        if not any(step.checks for step in steps):
            raise lines[at].wrong("a scenario without any check proves nothing; expected 'expect …'")
        return cls(
            name,
            head.values["title"][0],
            rule_ids(*head.values["rules"], position.words),
            position,
            steps,
            lesson,
        )

    def run(self, say: Callable[[str], None] | None = None) -> None:
        """Play it; the first thing that does not hold is raised. With `say` everything is told on the way.
        Where a lesson takes another answer for as good, the rest must hold from there too."""
        self._play(say)
        for branch in self._branches():
            branch._play(None)

    def reasons(self) -> dict[str, str]:
        """The rule that the engine gives for everything that a lesson says is not possible, by its key."""
        return self._play(None).reasons

    def _branches(self) -> Iterator[Scenario]:
        """The same script with each answer that is as good in the place of the wanted one."""
        for do in self.steps:
            if isinstance(do, Do):
                for other in do.others:
                    steps = tuple(other if step == do.answer else step for step in self.steps)
                    yield replace(self, steps=steps)

    def _play(self, say: Callable[[str], None] | None) -> Table:
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
        table.see_to_it()
        return table
