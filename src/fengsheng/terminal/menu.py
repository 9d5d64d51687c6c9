"""Options as a numbered list: many ways to use one card are one entry that opens another list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fengsheng.core.option import PASS, Option
from fengsheng.words import option_effect, option_label, say

LONG = 9  # longer lists are grouped

# What tells options apart, the most important first: a long list is grouped by the first of these that
# splits it, and what remains is chosen in the next list.
_LEVELS: tuple[tuple[str, Callable[[Option], object]], ...] = (
    ("", lambda o: (o.kind, o.uses, o.card, o.cards)),
    ("way", lambda o: o.number if o.kind == "send" else 0),
    ("target", lambda o: o.target),
    ("aim", lambda o: o.aim),
    ("word", lambda o: o.word.split()[:1]),
    ("more", lambda o: o.word),
)


class Entry:
    """A line of the list: one option, or several that differ in something still to be chosen."""

    __slots__ = ("options",)

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    @property
    def vague(self) -> set[str]:
        """In what they differ."""
        return {name for name, key in _LEVELS if name and len({repr(key(o)) for o in self.options}) > 1}

    def label(self, lang: str, me: int, names: Sequence[str] = ()) -> str:
        """What is chosen here."""
        return option_label(lang, self.options[0], names, me, self.vague)

    def effect(self, lang: str, me: int, names: Sequence[str] = ()) -> str:
        """What will happen, or that there is more to choose."""
        if len(self.options) == 1:
            return option_effect(lang, self.options[0], names, me)
        return say(lang, "term-group", n=len(self.options))


def passing(options: Sequence[Option]) -> Option | None:
    """The option to pass, if it is offered."""
    return next((o for o in options if o.kind == PASS), None)


def entries(options: Sequence[Option]) -> list[Entry]:
    """Everything but passing, in the order offered; short lists stay flat."""
    chosen = [o for o in options if o.kind != PASS]
    if len(chosen) > LONG:
        for _, key in _LEVELS:
            groups: dict[str, Entry] = {}
            for o in chosen:
                groups.setdefault(repr(key(o)), Entry([])).options.append(o)
            if len(groups) > 1:
                return list(groups.values())
    return [Entry([o]) for o in chosen]
