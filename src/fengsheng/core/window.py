"""A window: everybody in the game is asked in turn whether they act, until all have passed in succession.

Every living player is asked, also one who holds nothing usable (being asked must tell nothing). Without
`ask_forced` those who can only pass are counted and skipped: `actors` must say exactly who can do
more than pass, which is a law.
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import NOBODY
from fengsheng.core.frame import CANCELLED, Frame
from fengsheng.core.offering import actors
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.state import State

RESPOND: Final = "respond"  # to the pending item in frame `on`
CHECKPOINT: Final = "checkpoint"  # for actions that are possible at any time


class Window(Procedure):
    """Poll from the right of the last actor; the last actor is asked last; an action starts it anew."""

    name = "window"
    steps = ("asking", "again")
    answers = ("answered",)

    def asking(self, s: State, f: Frame) -> None:
        """Put the question."""
        _ask(s, f)

    def answered(self, s: State, f: Frame, o: Option) -> None:
        """Pass: the next one, and who can act has not changed. Anything else: carry it out, then ask
        everybody anew."""
        if o.kind == PASS:
            if s.acting < 0:
                s.acting = s.alive if s.ask_forced else actors(s, f.occasion, f.on)
            _ask_next(s, f, s.acting)
        else:
            f.step = "again"
            s.rules.act(s, f.target, o)

    def again(self, s: State, f: Frame) -> None:
        """After an action the window starts over, anchored at who acted, unless it lost its reason."""
        if not s.rules.closed(s, f):
            f.at = 0
            f.by = s.anchor
            _ask_next(s, f, s.alive if s.ask_forced else actors(s, f.occasion, f.on))


def open_window(s: State, f: Frame, kind: str, on: int, then: str, asked: int = 0) -> bool:
    """Hold a window, then go on with step `then`; whether there is one to wait for. If nobody can act there
    is none, and the caller goes on at once. The first `asked` seats of the round have had their turn."""
    if s.quiet and kind == CHECKPOINT:
        return False  # nothing has happened since everybody passed
    mask = s.alive if s.ask_forced else actors(s, kind, on)
    if not mask and not asked:
        s.asks += s.rules.count[s.alive]
        if kind == CHECKPOINT:
            s.quiet = True
        return False
    window = Frame("window", "", s.anchor, -1, -1, -1, on, kind, asked)
    call(s, f, window, then)
    _ask_next(s, window, mask)
    return True


def pending(s: State) -> list[int]:
    """Where the items lie that can still be answered and that nobody has voided, oldest first."""
    return [f.on for f in s.stack if f.occasion == RESPOND and not s.stack[f.on].flags & CANCELLED]


def _ask_next(s: State, f: Frame, mask: int) -> None:
    """Ask the next seat of the round that is in the mask; the others count as asked. When all have passed the
    window closes."""
    rules = s.rules
    rest = rules.rest[f.by]
    left = rest[f.at]
    if mask & left:
        order = rules.after[f.by]
        i = f.at
        while not mask >> order[i] & 1:
            i += 1
        s.asks += rules.count[s.alive & left & ~rest[i]]
        f.at = i + 1
        f.target = order[i]
        s.acting = mask
        s.running_step = "asking"
        _ask(s, f)
        return
    s.asks += rules.count[s.alive & left]
    if f.occasion == CHECKPOINT:
        s.quiet = True


def _ask(s: State, f: Frame) -> None:
    ask(s, f, f.target, f.occasion, s.rules.offer(s, f.target, f.occasion, f.on), then="answered")


def still_asked(s: State) -> list[tuple[int, tuple[Option, ...]]]:
    """The seats still to be asked in the open window, each with its options; outside a window: the one seat
    that is asked."""
    if s.ask_seat == NOBODY:
        return []
    asked = [(s.ask_seat, s.options)]
    f = s.stack[-1]
    if f.name != "window":
        return asked
    order = s.rules.after[f.by]
    for i in range(f.at, s.rules.seats):
        if s.alive >> order[i] & 1:
            asked.append((order[i], tuple(s.rules.offer(s, order[i], f.occasion, f.on))))
    return asked
