"""Options as a numbered list: many ways to use one card are one entry that opens another list."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.face import NOBODY
from ..core.option import PASS, Option
from ..words import option_effect, option_label, say

LONG = 9  # longer lists are grouped


class Entry:
    """A line of the list: one option, or several that differ in their target alone."""

    __slots__ = ("options",)

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def label(self, lang: str, seats: int, me: int) -> str:
        """What is chosen here."""
        if len(self.options) == 1:
            return option_label(lang, self.options[0], (), me)
        return option_label(lang, self.options[0], ("…",) * seats)

    def effect(self, lang: str, me: int) -> str:
        """What will happen, or that there is more to choose."""
        if len(self.options) == 1:
            return option_effect(lang, self.options[0], (), me)
        return say(lang, "term-group", n=len(self.options))


def passing(options: Sequence[Option]) -> Option | None:
    """The option to pass, if it is offered."""
    return next((o for o in options if o.kind == PASS), None)


def entries(options: Sequence[Option], grouped: bool = True) -> list[Entry]:
    """Everything but passing, in the order offered; short lists stay flat."""
    chosen = [o for o in options if o.kind != PASS]
    if not grouped or len(chosen) <= LONG:
        return [Entry([o]) for o in chosen]
    groups: dict[tuple[object, ...], Entry] = {}
    for o in chosen:
        key = (o.kind, o.rule, o.card, o.aim, o.word, o.target if o.target == NOBODY else "")
        if key in groups:
            groups[key].options.append(o)
        else:
            groups[key] = Entry([o])
    return list(groups.values())
