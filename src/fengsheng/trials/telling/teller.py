"""Whoever tells: a language, the people at the table and what things are called there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fengsheng.core.event import Event
from fengsheng.core.view import UNKNOWN
from fengsheng.scenario.expect import Expect
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Cards, Words, split_copy
from fengsheng.words import cards_phrase, listing, log_line
from fengsheng.words.bundles import say_expect
from fengsheng.words.editions import of_preset
from fengsheng.words.people import person


@dataclass(frozen=True)
class Teller:
    """Says sentences to one reader, who sits nowhere and sees everything."""

    lang: str
    names: Sequence[str]
    words: Words

    @property
    def _house(self) -> Any:
        return self.words.rules.house

    def told(self, key: str, **args: str | int) -> str:
        """The sentence of that name, as this edition says it."""
        prefix = of_preset(self.words.rules.preset).prefix
        return say_expect(self.lang, prefix, f"expect-{key}", **args)

    def person(self, key: str, seat: int, **args: str | int) -> str:
        """A sentence about somebody."""
        return self.told(key, **person(self.lang, "who", seat, self.names), **args)

    def people(self, seats: Iterable[int]) -> str:
        """Several by name."""
        return listing(self.lang, [self.names[seat] for seat in seats])

    def cards(self, cards: Cards | Sequence[str]) -> str:
        """Cards by name, and how many more."""
        faces = [*cards.names, *[UNKNOWN] * cards.fill] if isinstance(cards, Cards) else cards
        return cards_phrase(self.lang, [split_copy(face)[0] for face in faces], self._house)

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as the log tells it."""
        return log_line(self.lang, event, self.names, None, self._house)

    def opened(self, event: Event) -> dict[str, Any]:
        """An event with everything open."""
        seen = event.opened().seen_by(self.words.rules, None)
        assert seen is not None
        return seen


def clause(sentence: str) -> str:
    """A sentence as part of another one."""
    return sentence.rstrip("。.")


Tell = Callable[[Teller, Table, Expect], str]
