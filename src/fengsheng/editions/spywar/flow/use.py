"""The life of a card in use: no response, but a node before its effect and one after (SW-TRIG-17)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.book import Book
from ....core.event import EVERYONE
from ....core.face import NO_CARD, NOBODY
from ....core.frame import Frame
from ....core.item import Item
from ....core.knowledge import NO_HINT, function_hint
from ....core.moves import emit, play, show, to_aside, to_discard, to_hand
from ....core.option import Option
from ....core.state import State
from ..questions import passive
from .node import at_node, record

TAKEN: Final = 2  # in the frame's flag: 就计 takes the card afterwards


class FunctionCard(Item):
    """A function card of this edition. Nothing answers it (SW-FIGHT-06, SW-CARD-GENERAL-03); one is used at
    a time (SW-CARD-GENERAL-02)."""

    function: ClassVar[int] = -1
    law: ClassVar[str] = ""
    face_down: ClassVar[bool] = False
    resistible: ClassVar[bool] = False  # 城府 makes it void
    answerable: ClassVar[bool] = False  # 就计 may answer it
    leaves_game: ClassVar[bool] = False
    handed_over: ClassVar[bool] = False  # face down, to its target
    moments: ClassVar[tuple[str, ...]] = ()  # the questions at which it may be used
    steps: ClassVar[tuple[str, ...]] = ("before", "effect", "after", "finish")

    def possible(self, s: State) -> bool:
        """Whether it has a target at all, whoever uses it; exact where it answers a poll."""
        return True

    def ways(self, book: Book, card: int, law: str) -> list[list[Option]]:
        """All ways there are to use a card, by target; the last: without one. The book makes them once."""
        return [self.ways_on(book, card, target, law) for target in (*range(book.seats), NOBODY)]

    def ways_on(self, book: Book, card: int, target: int, law: str) -> list[Option]:
        """The ways to use it on one target (default: a single one)."""
        return [Option(book, "play", self.name, card, target, law=law)]

    def targets(self, s: State, seat: int, kind: str) -> list[int]:
        """On whom it may be used now (default: it has no target)."""
        return [NOBODY]

    def offer(
        self, s: State, seat: int, kind: str, card: int, ways: list[list[Option]], out: list[Option]
    ) -> None:
        """Add the ways to use this card now."""
        for target in self.targets(s, seat, kind):
            out.extend(ways[target])

    def use(self, s: State, seat: int, o: Option) -> None:
        """Targets and declarations are fixed, the card leaves the hand; or there is none (SW-TERM-20)."""
        f = Frame(self.name, "before", seat, o.target, NO_CARD, o.aim)
        f.x = o.x
        cards: tuple[int, ...] = ()
        masks: tuple[int, ...] = ()
        if o.card != NO_CARD:
            masks = (1 << seat if self.face_down else EVERYONE,)
            if self.face_down:
                eyes = masks[0] | 1 << o.target if self.handed_over else masks[0]
                play(s, f, seat, o.card, eyes, function_hint(s.book.faces[o.card].function))
            else:
                play(s, f, seat, o.card, EVERYONE, NO_HINT)
            cards = (o.card,)
        s.stack.append(f)
        emit(s, "play", seat, o.target, cards, masks, self.name, o.x, self.law, aim=o.aim)
        if self.handed_over:  # SW-RULING-66: known to the two from now on, whatever becomes of it
            show(s, o.card, o.target, seat, "SW-CARD-SHITAN-02")
        if self.answerable:
            record(s, "targeted", seat, o.target, x=self.function)

    def before(self, s: State, f: Frame) -> None:
        """Node 结算卡牌效果时: victory is judged here as at any other (SW-RULING-47)."""
        if not at_node(s, f, "effect"):
            self.effect(s, f)

    def effect(self, s: State, f: Frame) -> None:
        """SW-TERM-30: a void card is spent all the same; so is one whose target has died meanwhile."""
        f.step = "after"
        if f.target != NOBODY and not s.alive >> f.target & 1:
            emit(s, "fizzle", f.by, f.target, word=self.name, rule="SW-TERM-26")
        elif self.resistible and passive(s, f.target, "immune") is not None:
            emit(s, "void", f.by, f.target, word=self.name, rule="SW-CHAR-LININGYU-2")
        else:
            self.resolve(s, f)
        if f.step == "after" and s.stack[-1] is f and s.result is None:
            f.step = ""  # it was done at once
            self.after(s, f)

    def after(self, s: State, f: Frame) -> None:
        """Node 结算卡牌效果后: the card has been used, if there was one (SW-RULING-37). Nothing else is a use
        (SW-TERM-19)."""
        if f.card != NO_CARD or self.becomes_intel:
            record(s, "used", f.by, f.target, x=self.function)
        if not at_node(s, f, "finish"):
            self.finish(s, f)

    becomes_intel: ClassVar[bool] = False

    def finish(self, s: State, f: Frame) -> None:
        """SW-CARD-GENERAL-01: face up on the discard pile, unless the card says otherwise."""
        card = f.card
        f.card = NO_CARD
        if card == NO_CARD:
            return
        if f.flag & TAKEN and s.alive >> f.target & 1:
            to_hand(s, f.target, card, "SW-CHAR-LININGYU-1")
        elif self.leaves_game:
            to_aside(s, card)  # SW-CARD-SHITAN-07, SW-TERM-29
        else:
            s.seen[card] = EVERYONE
            to_discard(s, card)
