"""What an event must look like, as scenarios write it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.vocabulary import EventKind
from fengsheng.scenario.form import same_cards
from fengsheng.scenario.lines import Line
from fengsheng.scenario.words import Cards, Words

_PATTERN = re.compile(
    rf"(?P<kind>\w+)(?: by (?P<by>[{SEATS}]))?(?: on (?P<on>[{SEATS}]))?"
    r"(?: word (?P<word>\S+(?: (?!count |rule |cards )\S+)*))?"
    r"(?: count (?P<count>-?\d+))?(?: rule (?P<rule>\S+))?(?: cards (?P<cards>.+))?"
)


@dataclass(frozen=True, slots=True)
class Pattern:
    """What an event must look like; None where anything will do."""

    text: str
    kind: EventKind
    by: int | None
    on: int | None
    word: str | None
    count: int | None
    rule: str | None
    cards: Cards | None

    def fits(self, event: Event, faces: list[str] | None = None) -> bool:
        """Whether the event is such a one; `faces` are its cards as somebody saw them."""
        return (
            self.kind.name == event.kind
            and self.by in (None, event.by)
            and self.on in (None, event.target)
            and self.word in (None, event.word)
            and self.count in (None, counted(event, self.kind))
            and self.rule in (None, event.rule)
            and (self.cards is None or faces is None or same_cards(self.cards, faces) is None)
        )


def counted(event: Event, kind: EventKind) -> int:
    """The number of an event: its cards, where it is about cards (a single one is not counted by the event
    itself), or what its kind says."""
    return len(event.cards) if kind.counts_cards else event.x


def read_pattern(text: str, words: Words, line: Line) -> Pattern:
    """`KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards CARDS]`: what such an event never has is a
    mistake."""
    m = _PATTERN.fullmatch(text.strip())
    if m is None:
        raise line.wrong(
            f"expected 'KIND [by 甲] [on 乙] [word W] [count N] [rule ID] [cards …]', not {text!r}"
        )
    kind = words.event_kind(m["kind"], line)
    has = {"by": kind.by, "on": kind.target, "word": kind.word, "count": kind.x or kind.cards}
    for field, meaning in {**has, "cards": kind.cards}.items():
        if m[field] and not meaning:
            raise line.wrong(f"the event {kind.name} never has {field!r}")
    pattern = Pattern(
        text,
        kind,
        words.seat(m["by"], line) if m["by"] else None,
        words.seat(m["on"], line) if m["on"] else None,
        words.event_word(kind, m["word"], line) if m["word"] else None,
        int(m["count"]) if m["count"] else None,
        words.rule(m["rule"], line) if m["rule"] else None,
        words.cards(m["cards"], line) if m["cards"] else None,
    )
    _size(pattern, line)
    return pattern


def _size(pattern: Pattern, line: Line) -> None:
    """It may have that number, and as many cards."""
    kind, count, cards = pattern.kind, pattern.count, pattern.cards
    if count is not None and count < kind.least:
        raise line.wrong(f"the number of the event {kind.name} is {kind.least} or more")
    if cards is None:
        return
    named = len(cards.names) + cards.fill
    if kind.counts_cards and named < kind.least:
        raise line.wrong(f"the event {kind.name} never is without a card")
    if kind.counts_cards and count not in (None, named):
        raise line.wrong(f"the event is of {count} cards, and {named} are named")
