"""Events since the last action: that one happened, did not, how often, in which order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..core.event import Event
from ..core.notation import SEATS
from .form import Form, Gap, Test, form, same_cards
from .lines import Line
from .table import Table
from .words import Cards, Words

Match = re.Match[str]

_PATTERN = re.compile(
    rf"(?P<kind>\w+)(?: by (?P<by>[{SEATS}]))?(?: on (?P<on>[{SEATS}]))?(?: word (?P<word>\S+))?"
    r"(?: count (?P<x>\d+))?(?: rule (?P<rule>\S+))?(?: cards (?P<cards>.+))?"
)


@dataclass(frozen=True, slots=True)
class Pattern:
    """What an event must look like; None where anything will do."""

    text: str
    kind: str
    by: int | None
    on: int | None
    word: str | None
    x: int | None
    rule: str | None
    cards: Cards | None

    def fits(self, event: Event, faces: list[str] | None = None) -> bool:
        """Whether the event is such a one; `faces` are its cards as somebody saw them."""
        return (
            self.kind == event.kind
            and self.by in (None, event.by)
            and self.on in (None, event.target)
            and self.word in (None, event.word)
            and self.x in (None, event.x)
            and self.rule in (None, event.rule)
            and (self.cards is None or faces is None or same_cards(self.cards, faces) is None)
        )


def read_pattern(text: str, words: Words, line: Line) -> Pattern:
    """`KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards CARDS]`."""
    m = _PATTERN.fullmatch(text.strip())
    if m is None:
        raise line.wrong(
            f"expected 'KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards …]', not {text!r}"
        )
    kind = words.event_kind(m["kind"], line).name
    return Pattern(
        text,
        kind,
        words.seat(m["by"], line) if m["by"] else None,
        words.seat(m["on"], line) if m["on"] else None,
        m["word"],
        int(m["x"]) if m["x"] else None,
        m["rule"],
        words.cards(m["cards"], line) if m["cards"] else None,
    )


def tell(event: Event) -> str:
    """An event for people."""
    text = event.kind
    if event.by >= 0:
        text += f" by {SEATS[event.by]}"
    if event.target >= 0:
        text += f" on {SEATS[event.target]}"
    return f"{text} word {event.word}" if event.word else text


def _found(t: Table) -> str:
    return "; ".join(tell(event) for event in t.fresh) or "nothing happened"


def _fitting(t: Table, pattern: Pattern) -> list[Event]:
    faces = t.state.book.faces
    return [e for e in t.fresh if pattern.fits(e, [faces[c].name for c in e.cards])]


def _event(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)

    def test(t: Table) -> Gap | None:
        return None if _fitting(t, pattern) else (pattern.text, _found(t))

    return test


def _no_event(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)

    def test(t: Table) -> Gap | None:
        return (f"no {pattern.text}", _found(t)) if _fitting(t, pattern) else None

    return test


def _several(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)
    wanted = int(m["count"])

    def test(t: Table) -> Gap | None:
        found = len(_fitting(t, pattern))
        return None if found == wanted else (f"{wanted} times {pattern.text}", f"{found} times: {_found(t)}")

    return test


def _order(words: Words, line: Line, m: Match) -> Test:
    patterns = [read_pattern(part, words, line) for part in m["what"].split(",")]

    def test(t: Table) -> Gap | None:
        place = 0
        for pattern in patterns:
            while place < len(t.fresh) and not pattern.fits(t.fresh[place]):
                place += 1
            if place == len(t.fresh):
                return f"in this order: {m['what']}", _found(t)
            place += 1
        return None

    return test


FORMS: tuple[Form, ...] = (
    form(
        "event KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards CARDS]", r"event (?P<what>.+)", _event
    ),
    form("no event KIND …", r"no event (?P<what>.+)", _no_event),
    form("N events KIND …", r"(?P<count>\d+) events (?P<what>.+)", _several),
    form("order KIND …, KIND …", r"order (?P<what>.+)", _order),
)
