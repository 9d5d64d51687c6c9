"""One legal answer, and how it is written."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from fengsheng.core.face import NO_CARD, NOBODY

if TYPE_CHECKING:
    from fengsheng.core.ruleset import Ruleset

PASS: Final = "pass"

Ways = list[list["Option"]]  # all ways to use or to send a card, by target; the last: without one


class Option:
    """A legal answer to the decision it was offered in.

    `kind` is the verb; `uses` what will carry it out (a card may be used as another
    function, so this need not be the one printed on `card`); `rule` the ID of the rule that allows it;
    `named` says that of several equal cards the one is meant that something pending has named (see picks.py).
    """

    __slots__ = (
        "aim",
        "card",
        "cards",
        "kind",
        "mark",
        "named",
        "number",
        "rule",
        "rules",
        "target",
        "twins",
        "uses",
        "word",
    )

    def __init__(
        self,
        rules: Ruleset,
        kind: str,
        uses: str = "",
        card: int = NO_CARD,
        target: int = NOBODY,
        aim: int = NO_CARD,
        word: str = "",
        number: int = 0,
        rule: str = "",
        cards: tuple[int, ...] = (),
        named: bool = False,
        mark: int = 0,
    ) -> None:
        self.rules = rules
        self.kind = kind
        self.uses = uses
        self.card = card
        self.target = target
        self.aim = aim
        self.word = word
        self.number = number
        self.rule = rule
        self.cards = cards
        self.named = named
        self.mark = mark  # for the rule that asked; not part of the notation
        self.twins: dict[int, Option] | None = None  # with other marks, once they were wanted

    def marked(self, mark: int, word: str) -> Option:
        """The same, of an option of a skill, with another mark and word. (An option is never changed: games
        share them.)"""
        if self.twins is None:
            self.twins = {}
        twin = self.twins.get(mark)
        if twin is None or twin.word != word:
            assert not self.cards
            assert not self.named
            twin = self.twins[mark] = Option(
                self.rules,
                self.kind,
                self.uses,
                self.card,
                self.target,
                self.aim,
                word,
                self.number,
                self.rule,
                mark=mark,
            )
        return twin

    @property
    def notation(self) -> str:
        """The canonical text of this answer, as records and scenarios write it."""
        return self.rules.notation(self)

    def label(self, lang: str = "en") -> str:
        """What a person reads. Words lie above the engine: they are loaded when first asked for."""
        return str(import_module("fengsheng.words").option_label(lang, self))

    def effect(self, lang: str = "en") -> str:
        """What will happen if it is chosen."""
        return str(import_module("fengsheng.words").option_effect(lang, self))

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)


class Decision:
    """What is asked, of whom, and everything that may be answered."""

    __slots__ = ("kind", "number", "options", "seat")

    def __init__(self, number: int, seat: int, kind: str, options: tuple[Option, ...]) -> None:
        self.number = number  # how many questions were put before this one
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        texts = ", ".join(o.notation for o in self.options)
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options=[{texts}])"
