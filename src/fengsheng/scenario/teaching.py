"""The statements of a lesson: what the teacher says, shows and wants done, and what else may be tried.

A lesson is a scenario with words. Whoever runs it as a scenario finds out whether everything it says is so;
`fengsheng.lessons` plays it with somebody. The learner is always 甲.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import ClassVar

from fengsheng.core.notation import SEATS
from fengsheng.scenario.actions import Answer
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import Table, listed
from fengsheng.scenario.things import LEARNER, Thing, read_thing
from fengsheng.scenario.words import Words

ANY = "*"  # in a pattern: any words, or none
GUESSES = ("red", "blue", "other")

# What each statement means to the learner, and what a run of the scenario checks.
STATEMENTS = {
    "say KEY at THING by RULE": (
        "a sentence; it goes on once the learner has read it; RULE is what it is about",
        "THING can be pointed at now; the scene names RULE",
    ),
    "show KEY at THING by RULE": (
        "a sentence that stays while the following lines of others are played",
        "THING can be pointed at before or after one of these lines",
    ),
    "do KEY at THING by RULE": (
        "what the learner has to do; the next action is `甲: NOTATION`, and the lines about other answers "
        "stand in between",
        "甲 is asked; THING can be pointed at now; the answer is offered and done",
    ),
    "or NOTATION": (
        "as good as the answer that is wanted",
        "it is offered, and the rest holds from there",
    ),
    "wrong PATTERN KEY": (
        "legal, but not what is taught; `*` stands for any words",
        "an offered answer fits that is not wanted and that no line before it is for",
    ),
    "then 丙: NOTATION": (
        "what somebody else does after the `wrong` answer above it; without it as the script says, or as a "
        "novice would",
        "it follows a `wrong` or another `then`",
    ),
    "else KEY": ("all other legal answers; without it a sentence that all lessons share", "there are others"),
    "why PATTERN KEY": (
        "not legal here, and likely to be tried",
        "nothing that fits is offered, and `explain` has a reason; its rule is named in the sentence",
    ),
    "quietly 甲: NOTATION": ("answered for the learner without being shown", "it is offered and done"),
    "mark 乙 red!": (
        "a pencil mark of the learner that is there from the start: `red`, `blue` or `other`, and `!` or `?`",
        "no line but another mark stands before it",
    ),
    "end KEY": ("the last sentence", "no line stands behind it"),
}


@dataclass(frozen=True, slots=True)
class LessonName:
    """Which lesson a scene belongs to."""

    edition: str
    number: int

    def __str__(self) -> str:
        return f"{self.edition}/{self.number}"


@dataclass(frozen=True, slots=True)
class Pattern:
    """An answer in which `*` stands for any words."""

    text: str

    def fits(self, notation: str) -> bool:
        """Whether an answer is such a one."""
        parts = (".*" if part == ANY else re.escape(part) for part in self.text.split(" "))
        return re.fullmatch(" ".join(parts).replace(" .*", "( .*)?"), notation) is not None

    @property
    def known(self) -> str:
        """What comes before the first `*`: something that can be explained."""
        known = self.text.partition(ANY)[0].strip()
        return re.sub(r" (on|to|as|lock)$", "", known)


@dataclass(frozen=True, slots=True)
class Note:
    """`say KEY at THING by RULE`: a sentence, what it points at, and which rule it is about."""

    checks: ClassVar[bool] = False
    kind: ClassVar[str] = "say"
    line: Line
    key: str
    thing: Thing
    rule: str

    def run(self, table: Table) -> None:
        table.see_to_it()
        if missing := self.thing.missing(table.game):
            raise self.line.failed(f"{self.thing} cannot be pointed at: {missing}", table.where())


@dataclass(frozen=True, slots=True)
class Show(Note):
    """`show KEY at THING by RULE`: the sentence stays while the following lines of others are played."""

    kind: ClassVar[str] = "show"

    def run(self, table: Table) -> None:
        table.see_to_it()
        table.await_(self.line, str(self.thing), self.thing.missing)


@dataclass(frozen=True, slots=True)
class Tried:
    """`wrong PATTERN KEY`, `why PATTERN KEY`: an answer that is not the wanted one, and what is said then."""

    line: Line
    pattern: Pattern
    key: str
    then: tuple[Answer, ...] = ()  # how others answer it


@dataclass(frozen=True, slots=True)
class Do(Note):
    """`do KEY at THING by RULE`: the learner does this. What else may be tried is part of it."""

    kind: ClassVar[str] = "do"
    answer: Answer
    others: tuple[Answer, ...] = ()  # as good
    wrong: tuple[Tried, ...] = ()
    otherwise: tuple[Line, str] | None = None
    why: tuple[Tried, ...] = ()

    @property
    def wanted(self) -> tuple[str, ...]:
        """What is right here, the answer of the script first."""
        return (self.answer.notation, *(other.notation for other in self.others))

    def run(self, table: Table) -> None:
        asked = table.asked
        if asked is None or asked.seat != LEARNER:
            raise self.line.failed(f"{SEATS[LEARNER]} is not asked", table.where())
        Note.run(self, table)
        offered = [option.notation for option in asked.options]
        for good in self.others:
            if good.notation not in offered:
                raise good.line.failed("not offered", table.where())
        left = [notation for notation in offered if notation not in self.wanted]
        for tried in self.wrong:
            fitting = [notation for notation in left if tried.pattern.fits(notation)]
            if not fitting:
                raise tried.line.failed("no answer that is offered and not wanted fits", table.where())
            left = [notation for notation in left if notation not in fitting]
        if self.otherwise is not None and not left:
            raise self.otherwise[0].failed("there are no other answers", table.where())
        for tried in self.why:
            if any(tried.pattern.fits(notation) for notation in offered):
                raise tried.line.failed("it is offered", listed(asked.options), table.where())
            told = table.game.explain(LEARNER, tried.pattern.known)  # the engine itself must know why not
            if told.usable or not told.rule:
                raise tried.line.failed(f"explain has no reason: {told.sentence}")
            table.reasons[tried.key] = told.rule

    def foreseen(self, notation: str) -> Tried | None:
        """The line that is for a legal answer which is not wanted, if one is."""
        return next((tried for tried in self.wrong if tried.pattern.fits(notation)), None)


@dataclass(frozen=True, slots=True)
class Quietly:
    """`quietly 甲: NOTATION`: answered for the learner, who is not shown the question."""

    checks: ClassVar[bool] = False
    line: Line
    answer: Answer

    def run(self, table: Table) -> None:
        self.answer.run(table)


@dataclass(frozen=True, slots=True)
class Mark:
    """`mark 乙 red!`: what the learner thinks of somebody, or knows (`!`), when the lesson begins."""

    checks: ClassVar[bool] = False
    line: Line
    seat: int
    guess: str
    sure: bool

    def run(self, table: Table) -> None:
        """It lies beside the game."""


@dataclass(frozen=True, slots=True)
class End:
    """`end KEY`: the last sentence."""

    checks: ClassVar[bool] = False
    line: Line
    key: str

    def run(self, table: Table) -> None:
        table.see_to_it()


# Reading.

_KEY = r"(?P<key>[a-z][a-z0-9-]*)"
_NOTE = re.compile(rf"(?P<kind>say|show|do) {_KEY} at (?P<thing>.+?)(?: by (?P<rule>[A-Z]\S+))?")
_TRIED = re.compile(rf"(?P<kind>wrong|why) (?P<pattern>.+) {_KEY}")
_THEN = re.compile(rf"then (?P<seat>[{SEATS[LEARNER + 1 :]}]): ?(?P<text>.+)")
_ELSE = re.compile(rf"else {_KEY}")
_OR = re.compile(r"or (?P<text>.+)")
_QUIETLY = re.compile(rf"quietly {SEATS[LEARNER]}: ?(?P<text>.+)")
_MARK = re.compile(rf"mark (?P<seat>[{SEATS}]) (?P<guess>[a-z]+)(?P<sure>[!?])")
_END = re.compile(rf"end {_KEY}")
_LESSON = re.compile(r"(?P<edition>[a-z-]+) (?P<number>[1-9]\d*)")

_WORDS = {shape.split(" ")[0]: shape for shape in STATEMENTS}
_OF_A_DO = ("or", "wrong", "then", "else", "why")


def is_statement(line: Line) -> bool:
    """Whether a line of a script is one of a lesson."""
    return line.text.split(" ")[0] in _WORDS


def read_name(text: str, line: Line, edition: str) -> LessonName:
    """The head `lesson: classic 4`."""
    m = _LESSON.fullmatch(text)
    if m is None:
        raise line.wrong(f"expected an edition and a number, as in '{edition} 4', not {text!r}")
    if m["edition"] != edition:
        raise line.wrong(f"this is a scene of {edition}, not of {m['edition']}")
    return LessonName(edition, int(m["number"]))


def read_statement(line: Line, words: Words) -> Note | Quietly | Mark | End:
    """A statement that stands by itself."""
    if (m := _NOTE.fullmatch(line.text)) is not None:
        thing = read_thing(m["thing"], words, line)
        return (Show if m["kind"] == "show" else Note)(line, m["key"], thing, m["rule"] or "")
    if (m := _QUIETLY.fullmatch(line.text)) is not None:
        return Quietly(line, Answer(line, LEARNER, words.notation(m["text"], line)))
    if (m := _MARK.fullmatch(line.text)) is not None and m["guess"] in GUESSES:
        seat = words.seat(m["seat"], line)
        if seat == LEARNER:
            raise line.wrong("nobody marks the own seat")
        return Mark(line, seat, m["guess"], m["sure"] == "!")
    if (m := _END.fullmatch(line.text)) is not None:
        return End(line, m["key"])
    raise line.wrong(f"expected {_WORDS[line.text.split(' ')[0]]!r}, not {line.text!r}")


def read_do(line: Line, about: list[Line], answer: Answer, words: Words) -> Do:
    """What is to be done, with the lines about other answers."""
    note = read_statement(line, words)
    assert isinstance(note, Note)
    others: list[Answer] = []
    tried: dict[str, list[Tried]] = {"wrong": [], "why": []}
    otherwise: tuple[Line, str] | None = None
    follows = False  # a `then` may stand here
    for extra in about:
        follows = follows and extra.text.startswith("then ")
        if (m := _OR.fullmatch(extra.text)) is not None:
            others.append(Answer(extra, LEARNER, words.notation(m["text"], extra)))
        elif (m := _TRIED.fullmatch(extra.text)) is not None:
            pattern = _read_pattern(m["pattern"], words, extra)
            tried[m["kind"]].append(Tried(extra, pattern, m["key"]))
            follows = m["kind"] == "wrong"
        elif (m := _THEN.fullmatch(extra.text)) is not None and follows:
            wrong = tried["wrong"].pop()
            then = Answer(extra, words.seat(m["seat"], extra), words.notation(m["text"], extra))
            tried["wrong"].append(replace(wrong, then=(*wrong.then, then)))
        elif (m := _ELSE.fullmatch(extra.text)) is not None:
            if otherwise is not None:
                raise extra.wrong("'else' is given twice")
            otherwise = extra, m["key"]
        else:
            raise extra.wrong(f"expected {_WORDS[extra.text.split(' ')[0]]!r}, not {extra.text!r}")
    return Do(
        line,
        note.key,
        note.thing,
        note.rule,
        answer,
        tuple(others),
        tuple(tried["wrong"]),
        otherwise,
        tuple(tried["why"]),
    )


def _read_pattern(text: str, words: Words, line: Line) -> Pattern:
    """Every word but `*` must be one that can stand in such an answer."""
    parts = text.split(" ")
    if ANY in "".join(part for part in parts if part != ANY):
        raise line.wrong("'*' stands for whole words")
    if ANY in parts:  # then there may be anything between the words, and behind them
        words.beginning(" ".join(part for part in parts if part != ANY) or text, line)
    else:
        words.notation(text, line)
    return Pattern(text)


def of_a_do(line: Line) -> bool:
    """Whether a line is about other answers than the wanted one."""
    return line.text.split(" ")[0] in _OF_A_DO
