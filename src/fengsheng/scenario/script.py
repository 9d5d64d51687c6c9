"""The lines after `play:` as things to do, to check or, in a lesson, to say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fengsheng.core.notation import SEATS
from fengsheng.scenario.actions import AllPass, Answer, Until
from fengsheng.scenario.expect import read_expect
from fengsheng.scenario.lines import Line
from fengsheng.scenario.offers import Asked, FromHere, NeverAsked, Offered
from fengsheng.scenario.teaching import End, Mark, is_statement, of_a_do, read_do, read_statement
from fengsheng.scenario.things import LEARNER
from fengsheng.scenario.words import Words

if TYPE_CHECKING:
    from fengsheng.scenario.scenario import Step

_SEAT = rf"(?P<seat>[{SEATS}])"
_ANSWER = re.compile(rf"{_SEAT}: ?(?P<text>.+)")
_UNTIL = re.compile(rf"until {_SEAT}")
_OFFERED = re.compile(rf"(?P<mode>offered|not offered|offered only) {_SEAT}: ?(?P<text>.+)")
_ASKED = re.compile(rf"(?P<no>not |never )?asked {_SEAT}( (?P<kind>[a-z_]+))?")


def read_script(lines: Sequence[Line], words: Words, lesson: bool) -> tuple[Step, ...]:
    """All steps; only a lesson has a teacher, and there the learner never acts unasked."""
    if lesson:
        return tuple(_lesson(lines, words))
    for line in lines:
        if is_statement(line):
            raise line.wrong("only a lesson says this; the head of one has a line 'lesson: EDITION NUMBER'")
    return tuple(read_step(line, words) for line in lines)


def _lesson(lines: Sequence[Line], words: Words) -> Iterator[Step]:
    """The steps of a lesson, each `do` with the lines about other answers that follow it."""
    begun = False  # something else than marks has stood here
    wanted: Line | None = None  # the `do` that waits for its answer
    for place, line in enumerate(lines):
        if of_a_do(line):
            if wanted is None:
                raise line.wrong("this belongs between 'do KEY at THING' and the answer that is wanted")
            continue
        if line.text.startswith("do "):
            wanted = line
            yield _do(lines[place:], words)
            begun = True
            continue
        step = read_statement(line, words) if is_statement(line) else read_step(line, words)
        if isinstance(step, Mark) and begun:
            raise line.wrong("marks are there from the start: no other line stands before them")
        if isinstance(step, End) and place + 1 < len(lines):
            raise line.wrong("'end' is the last line")
        acts = not step.checks
        learns = isinstance(step, Answer) and step.seat == LEARNER
        if learns and wanted is None:
            raise line.wrong("the learner is told what to do ('do KEY at THING'), or it is done 'quietly'")
        if acts and not learns and wanted is not None:
            raise wanted.wrong(f"what is to be done? Expected '{SEATS[LEARNER]}: …' before {line.text!r}")
        if learns:
            wanted = None
        begun = begun or not isinstance(step, Mark)
        yield step


def _do(lines: Sequence[Line], words: Words) -> Step:
    """The `do` at the first of these lines; its answer is the next one of the learner."""
    first, *rest = lines
    about: list[Line] = []
    for line in rest:
        if of_a_do(line):
            about.append(line)
        elif line.text.startswith(f"{SEATS[LEARNER]}:"):
            step = read_step(line, words)
            assert isinstance(step, Answer)
            return read_do(first, about, step, words)
        elif is_statement(line):
            break
    raise first.wrong(f"what is to be done? Expected a line '{SEATS[LEARNER]}: …'")


def read_step(line: Line, words: Words) -> Step:
    """The step that a line stands for."""
    text = line.text
    if text == "all pass":
        return AllPass(line)
    if (m := _ANSWER.fullmatch(text)) is not None:
        return Answer(line, words.seat(m["seat"], line), words.notation(m["text"], line))
    if (m := _UNTIL.fullmatch(text)) is not None:
        return Until(line, words.seat(m["seat"], line))
    if (m := _OFFERED.fullmatch(text)) is not None:
        notations = tuple(words.notation(part.strip(), line) for part in m["text"].split(","))
        return Offered(line, words.seat(m["seat"], line), notations, m["mode"])
    if (m := _ASKED.fullmatch(text)) is not None:
        kind = words.question_kind(m["kind"], line) if m["kind"] else ""
        seat = words.seat(m["seat"], line)
        if m["no"] == "never ":
            return NeverAsked(line, seat, kind)
        return Asked(line, seat, kind, not m["no"])
    if text == "from here":
        return FromHere(line)
    if text.startswith("expect "):
        return read_expect(line, words)
    raise line.wrong(
        f"{text!r} is neither action nor check; expected '甲: …', 'all pass', 'until 甲', 'offered 甲: …', "
        "'not offered 甲: …', 'offered only 甲: …', 'asked 甲', 'not asked 甲', 'never asked 甲', "
        "'from here' or 'expect …'"
    )
