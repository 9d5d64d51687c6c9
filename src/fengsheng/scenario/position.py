"""What a scenario says before `play:`: the table, the people, the piles."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fengsheng.core.errors import SetupError
from fengsheng.core.notation import SEATS
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import FEMALE, MALE
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import USUAL, find
from fengsheng.rules import is_reference
from fengsheng.scenario.lines import Line
from fengsheng.scenario.words import Cards, Words, every_rule

# phase -> the steps of a turn at which the game can go on then, in whichever edition has one of them
PHASES = {
    "start": ("start",),
    "draw": ("draw",),
    "play": ("play", "idle"),
    "sent": ("play",),
    "pass": ("pass_phase",),
    "contest": ("contested",),
}
CONTEST = "contest"
BEGINS = {  # the same for people
    "start": "the turn begins",
    "draw": "before drawing",
    "play": "the play phase",
    "sent": "the play phase, with the intelligence sent and settled",
    "pass": "the intelligence is to be sent",
    "contest": "the intelligence lies in front of somebody; `transit:` says which",
}
GENDERS = {"none": 0, "male": MALE, "female": FEMALE, "both": MALE | FEMALE}
FACES = ("up", "down", "covered")
EVERYONE = "everyone"

_HEADERS = (
    "title",
    "rules",
    "edition",
    "option",
    "seats",
    "seed",
    "turn",
    "phase",
    "transit",
    "banned",
    "start",
    "questions",
    "lesson",
)
_PILES = ("deck", "deck only", "discard", "discard hidden", "aside")
_FIELDS = (
    "identity",
    "identity up",
    "character",
    "face",
    "gender",
    "hand",
    "intel",
    "out",
    "dying",
    "winning",
    "confined",
)
_BEFORE_THE_DEAL = ("identity", "character", "gender")


@dataclass
class Person:
    """What was said of one seat; None where nothing was said."""

    identity: tuple[int, Line] | None = None
    identity_up: bool = False
    character: tuple[str, Line] | None = None
    face: str | None = None
    gender: int = 0
    hand: Cards | None = None
    intel: Cards | None = None
    out: str = ""
    dying: bool = False  # right before a node that will find three black cards
    winning: bool = False  # right before a node that will find a victory
    confined: bool = False  # may use nothing for the rest of the turn
    line: Line | None = None


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The intelligence that lies in front of somebody while it is contested."""

    card: Cards
    at: int
    locked: int | None
    face_up: bool


@dataclass
class Position:
    """Everything said before the script."""

    edition: Edition
    rules: Ruleset
    words: Words
    seed: str
    turn: int | None
    phase: str
    deal: bool
    all_questions: bool
    people: list[Person]
    play: Line  # where the script begins
    piles: dict[str, Cards] = field(default_factory=dict)
    transit: UnderWay | None = None
    banned: tuple[tuple[int, ...], Line] | None = None  # functions that nobody may use this turn


@dataclass
class Head:
    """The lines `key: value`, before anything is known about the table."""

    values: dict[str, tuple[str, Line]]
    options: dict[str, tuple[str, Line]]
    rest: list[tuple[str, str, Line]]


def read_position(lines: list[Line], play: Line) -> tuple[Head, Position]:
    """Read the head first, because seats and cards depend on the edition. The line `play` ends it."""
    head, file = _read_head(lines), play.file
    for key in ("title", "rules"):
        if key not in head.values:
            raise Line(file, 1, "").wrong(f"a scenario needs a line '{key}: …'")
    edition, rules = _table(head, file)
    words = Words(edition, rules)
    start, start_line = head.values.get("start", ("", None))
    if start_line is not None and start != "deal":
        raise start_line.wrong(f"start is 'deal' or left out, not {start!r}")
    turn = head.values.get("turn")
    phase, phase_line = head.values.get("phase", ("play", None))
    phases = [name for name in PHASES if first_step(rules, name)]
    if phase_line is not None and phase not in phases:
        raise phase_line.wrong(f"{phase!r} is no phase; expected one of {', '.join(phases)}")
    questions, line = head.values.get("questions", ("real", None))
    if line is not None and questions not in ("real", "all"):
        raise line.wrong(f"questions are 'real' or 'all', not {questions!r}")
    position = Position(
        edition,
        rules,
        words,
        head.values["seed"][0] if "seed" in head.values else "0",
        words.seat(*turn) if turn else None,
        phase,
        start == "deal",
        questions == "all",
        [Person() for _ in range(rules.seats)],
        play,
    )
    if "transit" in head.values:
        position.transit = _read_transit(*head.values["transit"], position)
    elif phase == CONTEST:
        assert phase_line is not None
        raise phase_line.wrong("what is contested? A line 'transit: CARD at 甲' says it")
    if "banned" in head.values:
        text, banned_line = head.values["banned"]
        position.banned = words.functions(text, banned_line), banned_line
    _read_body(head.rest, position)
    for key in ("phase", "banned"):
        if position.deal and key in head.values:
            raise head.values[key][1].wrong(
                f"with 'start: deal' the game begins by itself; leave out '{key}'"
            )
    return head, position


_TRANSIT = re.compile(
    rf"(?P<card>\S+) at (?P<at>[{SEATS}])(?: locked (?P<locked>[{SEATS}]))?(?P<up> face up)?"
)


def _read_transit(text: str, line: Line, position: Position) -> UnderWay:
    """`CARD at 丙 [locked 乙] [face up]`: sent by the turn player, accepted or taken by 丙."""
    m = _TRANSIT.fullmatch(text)
    if m is None:
        raise line.wrong(f"expected 'CARD at 甲 [locked 乙] [face up]', not {text!r}")
    if position.deal or position.phase != CONTEST:
        raise line.wrong("intelligence can be under way only where a position begins with 'phase: contest'")
    words = position.words
    locked = words.seat(m["locked"], line) if m["locked"] else None
    card = Cards((words.card(m["card"], line),), 0, line)
    return UnderWay(card, words.seat(m["at"], line), locked, bool(m["up"]))


def first_step(rules: Ruleset, phase: str) -> str:
    """The step of a turn at which a phase begins; empty if a turn of this edition has no such phase."""
    steps = rules.procedures["turn"].steps
    return next((step for step in PHASES[phase] if step in steps), "")


def _read_head(lines: list[Line]) -> Head:
    head = Head({}, {}, [])
    for line in lines:
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        if not colon:
            raise line.wrong(f"expected 'key: value' or 'play:', not {line.text!r}")
        if key == "option":
            name, equals, wanted = (part.strip() for part in value.partition("="))
            if not equals or not wanted:
                raise line.wrong("expected 'option: name = value'")
            if name in head.options:
                raise line.wrong(f"option {name} is set twice")
            head.options[name] = (wanted, line)
        elif key in _HEADERS:
            if key in head.values:
                raise line.wrong(f"'{key}:' is given twice")
            if not value:
                raise line.wrong(f"'{key}:' says nothing")
            head.values[key] = (value, line)
        elif key in _PILES or key == EVERYONE or (len(key) == 1 and key in SEATS):
            head.rest.append((key, value, line))
        else:
            expected = ", ".join((*_HEADERS, *_PILES, EVERYONE, "a seat (甲, 乙 …)", "play"))
            raise line.wrong(f"{key!r} is not known here; expected {expected}")
    return head


def _table(head: Head, file: str) -> tuple[Edition, Ruleset]:
    preset, line = head.values.get("edition", (USUAL, Line(file, 1, "")))
    seats, seats_line = head.values.get("seats", ("5", line))
    if not seats.isdecimal():
        raise seats_line.wrong(f"seats is a number, not {seats!r}")
    try:
        edition = find(preset)
    except SetupError as error:
        raise line.wrong(str(error)) from None
    if int(seats) not in edition.seats:
        raise seats_line.wrong(f"{preset} is for {edition.seats[0]} to {edition.seats[-1]} players")
    chosen: dict[str, object] = {}
    rules = edition.practice_ruleset(preset, int(seats), chosen)
    for name, (value, option_line) in head.options.items():
        chosen[name] = value
        try:
            rules = edition.practice_ruleset(preset, int(seats), chosen)
        except SetupError as error:
            raise option_line.wrong(str(error)) from None
    return edition, rules


def _read_body(rest: list[tuple[str, str, Line]], position: Position) -> None:
    said: set[str] = set()
    words = position.words
    for key, value, line in sorted(rest, key=lambda item: item[0] != EVERYONE):
        if key in said:
            raise line.wrong(f"'{key}:' is given twice")
        said.add(key)
        if key in _PILES:
            if position.deal:
                raise line.wrong("with 'start: deal' the piles come from the deal")
            position.piles[key] = words.cards(value, line)
        elif key == EVERYONE:
            for person in position.people:
                _read_person(person, value, line, position)
        else:
            _read_person(position.people[words.seat(key, line)], value, line, position)
    if "deck" in position.piles and "deck only" in position.piles:
        raise position.piles["deck only"].line.wrong("either 'deck:' or 'deck only:', not both")


def _read_person(person: Person, text: str, line: Line, position: Position) -> None:
    words = position.words
    person.line = line
    said: set[str] = set()
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        value = value.strip()
        field = "identity up" if (name, value) == ("identity", "up") else name
        if field in said:
            raise line.wrong(f"{field} is said twice")
        said.add(field)
        if position.deal and field in _FIELDS and field not in _BEFORE_THE_DEAL:
            raise line.wrong(f"with 'start: deal' {field} comes from the deal")
        if name == "identity" and value == "up":
            person.identity_up = True
        elif name == "identity":
            person.identity = (words.identity(value, line), line)
        elif name == "character":
            person.character = (words.character(value, line), line)
        elif name == "face":
            person.face = _one_of(FACES, name, value, line)
        elif name == "gender":
            person.gender = GENDERS[_one_of(tuple(GENDERS), name, value, line)]
        elif name == "hand":
            person.hand = words.cards(value, line)
        elif name == "intel":
            person.intel = words.cards(value, line)
        elif name == "out":
            person.out = _one_of(("dead", "lost"), name, value, line)
        elif name == "dying" and not value:
            person.dying = True
        elif name == "winning" and not value:
            person.winning = True
        elif name == "confined" and not value:
            person.confined = True
        else:
            raise line.wrong(f"{name!r} is nothing a seat has; expected {', '.join(_FIELDS)}")


def _one_of(values: tuple[str, ...], name: str, value: str, line: Line) -> str:
    if value not in values:
        raise line.wrong(f"{name} is one of {', '.join(values)}, not {value!r}")
    return value


def rule_ids(text: str, line: Line, words: Words) -> tuple[str, ...]:
    """What the `rules:` line cites, as written; every ID must exist."""
    known = every_rule()
    cited = tuple(word for word in re.split(r"[,\s]+", text) if word)
    whole = ""
    for word in cited:
        whole = f"{whole}, {word}" if word.startswith("-") else word  # "-06": with what came before
        if not is_reference(whole) and word not in words.house_made:
            raise line.wrong(f"{word!r} is no rule ID")
    for citation in known.expand(text):
        if citation.id not in known:
            raise line.wrong(f"there is no rule {citation.id}")
    if not cited:
        raise line.wrong("'rules:' names none")
    return cited
