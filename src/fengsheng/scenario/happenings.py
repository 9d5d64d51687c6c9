"""Events since the last action: that one happened, did not, how often, in which order."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.scenario.denials import cannot_happen
from fengsheng.scenario.form import Form, Gap, Test, form, told_apart
from fengsheng.scenario.lines import Line
from fengsheng.scenario.pattern import Pattern, read_pattern
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Words

Match = re.Match[str]


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


def fitting(t: Table, pattern: Pattern) -> list[Event]:
    """What has happened since the last action and looks like this."""
    return [event for event in t.fresh if _fits(t, pattern, event)]


def _fits(t: Table, pattern: Pattern, event: Event) -> bool:
    wanted = pattern.cards
    faces = None if wanted is None else told_apart(t.state.rules.faces, event.cards, wanted)
    return pattern.fits(event, faces)


def _empty(t: Table, pattern: Pattern) -> Gap | None:
    """A denial of what could not have happened proves nothing."""
    reason = cannot_happen(t, pattern)
    return (f"{pattern.text} could have happened", reason) if reason else None


def _event(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)

    def test(t: Table) -> Gap | None:
        return None if fitting(t, pattern) else (pattern.text, _found(t))

    return test


def _no_event(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)

    def test(t: Table) -> Gap | None:
        if fitting(t, pattern):
            return f"no {pattern.text}", _found(t)
        return _empty(t, pattern)

    return test


def _several(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)
    wanted = int(m["count"])

    def test(t: Table) -> Gap | None:
        found = len(fitting(t, pattern))
        if found != wanted:
            return f"{wanted} times {pattern.text}", f"{found} times: {_found(t)}"
        return None if wanted else _empty(t, pattern)

    return test


def _order(words: Words, line: Line, m: Match) -> Test:
    patterns = read_order(m["what"], words, line)

    def test(t: Table) -> Gap | None:
        if len(in_order(t, patterns)) < len(patterns):
            return f"in this order: {m['what']}", _found(t)
        return None

    return test


def read_order(text: str, words: Words, line: Line) -> list[Pattern]:
    """Several patterns, with commas."""
    return [read_pattern(part, words, line) for part in text.split(",")]


def in_order(t: Table, patterns: Sequence[Pattern]) -> list[Event]:
    """The first events that look like these, one after the other, as far as there are such."""
    found: list[Event] = []
    wanted = iter(patterns)
    pattern = next(wanted, None)
    for event in t.fresh:
        if pattern is not None and _fits(t, pattern, event):
            found.append(event)
            pattern = next(wanted, None)
    return found


FORMS: tuple[Form, ...] = (
    form(
        "event",
        "event KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards CARDS]",
        r"event (?P<what>.+)",
        _event,
    ),
    form("no-event", "no event KIND …", r"no event (?P<what>.+)", _no_event),
    form("several", "N events KIND …", r"(?P<count>\d+) events (?P<what>.+)", _several),
    form("order", "order KIND …, KIND …", r"order (?P<what>.+)", _order),
)
