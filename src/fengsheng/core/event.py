"""A fact that has happened, with who may see what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import written

if TYPE_CHECKING:
    from fengsheng.core.ruleset import Ruleset
    from fengsheng.core.state import State

SPECTATOR: Final = 1 << 15
EVERYONE: Final = 0xFFFF


def eye(seat: int | None) -> int:
    """The bit of a seat in a visibility mask; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Event:
    """What happened; `masks[i]` says who sees the face of `cards[i]`, `audience` who notices at all."""

    __slots__ = (
        "aim",
        "audience",
        "by",
        "cards",
        "kind",
        "masks",
        "named",
        "on",
        "rule",
        "target",
        "word",
        "x",
    )

    def __init__(
        self,
        kind: str,
        by: int = NOBODY,
        target: int = NOBODY,
        cards: tuple[int, ...] = (),
        masks: tuple[int, ...] = (),
        word: str = "",
        x: int = 0,
        rule: str = "",
        audience: int = EVERYONE,
        aim: int = NO_CARD,
        on: str = "",
        named: bool = False,
    ) -> None:
        self.kind = kind
        self.by = by
        self.target = target
        self.cards = cards
        self.masks = masks
        self.word = word
        self.x = x
        self.rule = rule
        self.audience = audience
        self.aim = aim  # a card lying open that is meant
        self.on = on  # the rule of what is answered
        self.named = named  # of several equal cards, `aim` is one that something pending had named

    def seen_by(self, rules: Ruleset, seat: int | None) -> dict[str, Any] | None:
        """This event as one seat (None: a spectator) experiences it, or None if it does not."""
        bit = eye(seat)
        if not self.audience & bit:
            return None
        told: dict[str, Any] = {"kind": self.kind}
        if self.by != NOBODY:
            told["by"] = self.by
        if self.target != NOBODY:
            told["target"] = self.target
        if self.cards:
            faces = rules.faces
            masks = self.masks
            assert len(masks) == len(self.cards)
            names = [faces[c].name if masks[i] & bit else "?" for i, c in enumerate(self.cards)]
            if len(names) > 1:
                names.sort()
            told["cards"] = names
        if self.aim != NO_CARD:
            told["aim"] = written(rules.faces[self.aim].name, self.named)
        if self.on:
            told["on"] = self.on
        if self.word:
            told["word"] = self.word
        if self.x:
            told["x"] = self.x
        if self.rule:
            told["rule"] = self.rule
        return told

    def opened(self) -> Event:
        """The same with every card face up and for everybody: for games that are over."""
        return Event(
            self.kind,
            self.by,
            self.target,
            self.cards,
            (EVERYONE,) * len(self.cards),
            self.word,
            self.x,
            self.rule,
            EVERYONE,
            self.aim,
            self.on,
            self.named,
        )

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, by={self.by}, target={self.target}, word={self.word!r})"


def emit(
    s: State,
    kind: str,
    by: int = NOBODY,
    target: int = NOBODY,
    cards: tuple[int, ...] = (),
    masks: tuple[int, ...] = (),
    word: str = "",
    x: int = 0,
    rule: str = "",
    audience: int = EVERYONE,
    aim: int = NO_CARD,
    on: str = "",
    named: bool = False,
) -> None:
    """Say that something has happened."""
    s.quiet = False
    s.events.append(Event(kind, by, target, cards, masks, word, x, rule, audience, aim, on, named))
