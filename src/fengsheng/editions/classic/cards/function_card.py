"""What all function cards have in common: used from the hand, in sight, open to responses."""

from __future__ import annotations

from fengsheng.core.card import Card
from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import NO_HINT, function_hint
from fengsheng.core.moves import play
from fengsheng.core.option import Option
from fengsheng.core.state import State


class FunctionCard(Card):
    """功能牌. CL-TERM-02, CL-CARD-COUNTER-08, CL-RULING-071: each has its function, each can be countered,
    wherever it is used; it is discarded when it has resolved or was voided (CL-RULING-152)."""

    face_down: bool = False  # only its name is announced
    needs_user: bool = False  # CL-RULING-011: lapses when its user is out
    on_pending: bool = False  # used on what the open window is about

    def use(self, s: State, seat: int, o: Option) -> None:
        """The card leaves the hand and is announced with its target (CL-RULING-026/027)."""
        on = s.stack[-1].on if self.on_pending else NOBODY
        f = Frame(self.name, "", seat, o.target, NO_CARD, o.aim, on)
        hidden = self.face_down or s.rules.faces[o.card].detail != ()
        if hidden:  # CL-RULING-061/175: a 試探 is announced by name alone
            play(s, f, seat, o.card, 1 << seat, function_hint(s.rules.faces[o.card].function))
        else:
            play(s, f, seat, o.card, EVERYONE, NO_HINT)
        s.anchor = seat  # CL-RULING-004
        s.stack.append(f)
        emit(
            s,
            "play",
            seat,
            o.target,
            (o.card,),
            (s.seen[o.card],),
            self.name,
            0,
            o.rule,
            aim=o.aim,
            on=s.stack[on].name if on >= 0 else "",
            named=o.named,
        )
        self.respond(s, f)

    def fizzles(self, s: State, f: Frame) -> bool:
        """CL-RULING-011/014: the user is out, or there is nothing to act on any more."""
        if self.needs_user and not s.alive >> f.by & 1:
            return True
        return self.pointless(s, f)

    def pointless(self, s: State, f: Frame) -> bool:
        """Whether its target is gone or illegal now."""
        return False
