"""The life of a card in use: no response, but a node before its effect and one after (SW-TRIG-17)."""

from __future__ import annotations

from typing import ClassVar, Final

from fengsheng.core.card import Card
from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import NO_HINT, function_hint
from fengsheng.core.moves import discard_used, play, to_aside, to_hand
from fengsheng.core.option import Option
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import show
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.moments import PLAY, at_idle, passed
from fengsheng.editions.spywar.flow.node import at_node, record_at_node
from fengsheng.editions.spywar.hooks import banned, barred, barred_seats, passive

TAKEN: Final = 2  # in the frame's flag: 就计 takes the card afterwards


class FunctionCard(Card):
    """A function card of this edition. Nothing answers it (SW-FIGHT-06, SW-CARD-GENERAL-03); one is used at
    a time (SW-CARD-GENERAL-02)."""

    face_down: bool = False
    resistible: bool = False  # 城府 makes it void
    answerable: bool = False  # 就计 may answer it
    leaves_game: bool = False
    handed_over: bool = False  # face down, to its target
    steps: ClassVar[tuple[str, ...]] = ("effect", "after", "finish")

    def users(self, s: State, on: int) -> int:
        """禁闭 and 强令, which look at what a card is used as (SW-TERM-21); and if it has a target at all."""
        if not self.possible(s):
            return 0
        if not s.marks:
            return s.alive
        return 0 if banned(s, self.function) else s.alive & ~barred_seats(s)

    def possible(self, s: State) -> bool:
        """Whether it has a target at all, whoever uses it; exact where it answers a poll."""
        return True

    def why_not(self, c: Case) -> Reason:
        """The moment, bans, whoever has passed already (being asked again would lift no ban), and at last a
        target."""
        return self.wrong_moment(c) or self._forbidden(c) or passed(c) or self.no_target(c)

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-TURN-06, SW-FIGHT-02: most cards are for one phase."""
        phase = self.moments[0]
        if at_idle(c, phase):
            return None
        return Reason("sw-play-phase" if phase == PLAY else "sw-contest-only", self.rule, when=SAID)

    def _forbidden(self, c: Case) -> Reason | None:
        """禁闭 and 强令, until the turn ends: that the moment comes again in this turn helps nobody."""
        if barred(c.s, c.seat):
            return Reason("sw-barred", "SW-CHAR-WANGTIANXIANG-1", when=SAID)
        if banned(c.s, self.function):
            return Reason("sw-banned", "SW-CHAR-ZHANGYITING-1", when=SAID)
        return None

    def no_target(self, c: Case) -> Reason:
        """The only thing that is left."""
        return Reason("sw-no-target", self.rule)

    def use(self, s: State, seat: int, o: Option) -> None:
        """Targets and declarations are fixed, the card leaves the hand; or there is none (SW-TERM-20)."""
        f = Frame(self.name, "", seat, o.target, NO_CARD, o.aim)
        f.number = o.number
        cards: tuple[int, ...] = ()
        masks: tuple[int, ...] = ()
        if o.card != NO_CARD:
            masks = (1 << seat if self.face_down else EVERYONE,)
            if self.face_down:
                eyes = masks[0] | 1 << o.target if self.handed_over else masks[0]
                play(s, f, seat, o.card, eyes, function_hint(s.rules.faces[o.card].function))
            else:
                play(s, f, seat, o.card, EVERYONE, NO_HINT)
            cards = (o.card,)
        s.stack.append(f)
        emit(s, "play", seat, o.target, cards, masks, self.name, o.number, self.rule, aim=o.aim)
        if self.handed_over:  # SW-RULING-66: known to the two from now on, whatever becomes of it
            show(s, o.card, o.target, seat, "SW-CARD-SHITAN-02")
        if self.answerable:
            record_at_node(s, "targeted", seat, o.target, x=self.function)
        self.before(s, f)

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

    def after(self, s: State, f: Frame) -> None:
        """Node 结算卡牌效果后: the card has been used, if there was one (SW-RULING-37). Nothing else is a use
        (SW-TERM-19)."""
        if f.card != NO_CARD or self.becomes_intel:
            record_at_node(s, "used", f.by, f.target, x=self.function)
        if not at_node(s, f, "finish"):
            self.finish(s, f)

    becomes_intel: bool = False

    def finish(self, s: State, f: Frame) -> None:
        """SW-CARD-GENERAL-01: face up on the discard pile, unless the card says otherwise."""
        card = f.card
        if card == NO_CARD:
            return
        if f.flags & TAKEN and s.alive >> f.target & 1:
            f.card = NO_CARD
            to_hand(s, f.target, card, "SW-CHAR-LININGYU-1")
        elif self.leaves_game:
            f.card = NO_CARD
            to_aside(s, card)  # SW-CARD-SHITAN-07, SW-TERM-29
        else:
            discard_used(s, f)
