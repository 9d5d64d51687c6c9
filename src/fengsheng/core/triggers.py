"""Skills that answer one event: in seat order, each judged when its owner's place comes.

Who is asked is decided on public facts: a face-up character that has such a skill, or a face-down one
that may be such a character. Who turns out not to have it can only pass.
"""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import PASS, Option
from fengsheng.core.rule import Rule, ask
from fengsheng.core.skill import Trigger, start_skill
from fengsheng.core.state import State


class Triggers(Rule):
    """Walk the seats once, starting at `idx` of the round that begins with seat `x`."""

    name = "triggers"
    steps = ("next", "asking")
    answers = ("answered",)

    def next(self, s: State, f: Frame) -> None:
        """Find the next seat whose character may answer this event."""
        book = s.book
        order = book.round[f.x]
        listening = listeners(s, f.kind)
        while f.idx < book.seats:
            seat = order[f.idx]
            f.idx += 1
            if not listening >> seat & 1:
                continue
            if not s.alive >> seat & 1 or s.dying >> seat & 1:
                continue
            if not self._may_have(s, seat, f):
                continue
            mine = self._mine(s, seat, f)
            if mine is not None and mine.forced:
                f.step = "next"
                start_skill(s, mine, seat, None, f)
                return
            self._rule_out(s, seat, f)
            if self._only_forced(s, seat, f):
                continue
            if mine is None and not s.ask_forced:
                s.asks += 1
                continue
            f.flag = seat
            f.step = "asking"
            return

    def _may_have(self, s: State, seat: int, f: Frame) -> bool:
        """On public facts: does some character this seat may have answer this event?"""
        book = s.book
        if s.face_up >> seat & 1:
            for t in book.triggers_up[f.kind].get(s.character[seat], ()):
                if t.concerns(s, seat, f):
                    return True
            return False
        possible = s.maybe[seat]
        for c, ts in book.triggers_down[f.kind].items():
            if possible >> c & 1:
                for t in ts:
                    if t.concerns(s, seat, f):
                        return True
        return False

    def _rule_out(self, s: State, seat: int, f: Frame) -> None:
        """A face-down character that did not do what it would have had to do is none that must."""
        if not s.face_up >> seat & 1:
            for c, ts in s.book.triggers_down[f.kind].items():
                if any(t.forced and t.concerns(s, seat, f) for t in ts):
                    s.maybe[seat] &= ~(1 << c)
                    s.ears = {}
                    s.able = {}

    def _only_forced(self, s: State, seat: int, f: Frame) -> bool:
        """A skill that must be used is not asked about, so its absence needs no question either."""
        book = s.book
        if s.face_up >> seat & 1:
            return all(t.forced for t in book.triggers_up[f.kind].get(s.character[seat], ()))
        return all(
            t.forced for c, ts in book.triggers_down[f.kind].items() if s.maybe[seat] >> c & 1 for t in ts
        )

    def _mine(self, s: State, seat: int, f: Frame) -> Trigger | None:
        """The skill this seat really has for the event, if it can use it."""
        book = s.book
        table = book.triggers_up if s.face_up >> seat & 1 else book.triggers_down
        for t in table[f.kind].get(s.character[seat], ()):
            if t.concerns(s, seat, f) and t.mine(s, seat, f):
                return t
        return None

    def asking(self, s: State, f: Frame) -> None:
        """Ask the seat found; it may always decline."""
        options = [s.book.passing]
        skill = self._mine(s, f.flag, f)
        if skill is not None:
            skill.offer(s, f.flag, f, options)
        ask(s, f, f.flag, f.kind, options, then="answered")

    def answered(self, s: State, f: Frame, o: Option) -> None:
        """Use it or not, then the next seat."""
        f.step = "next"
        if o.kind != PASS:
            skill = self._mine(s, f.flag, f)
            assert skill is not None
            start_skill(s, skill, f.flag, o, f)


def listeners(s: State, kind: str) -> int:
    """The seats whose character answers such events, or may be one that does, as far as everybody can
    see. Remembered until a character is turned, because it is asked at every turn and seldom changes."""
    mask = s.ears.get(kind, -1)
    if mask < 0:
        mask = s.ears[kind] = listening(s, kind)
    return mask


def listening(s: State, kind: str) -> int:
    """The same, looked at anew."""
    up = s.book.listeners_up[kind]
    down = s.book.listeners_down[kind]
    mask = 0
    for seat in range(s.book.seats):
        bit = 1 << seat
        if up >> s.character[seat] & 1 if s.face_up & bit else s.maybe[seat] & down:
            mask |= bit
    return mask


def raise_event(
    s: State,
    kind: str,
    by: int,
    target: int,
    start: int,
    card: int = -1,
    seats: tuple[int, ...] = (),
    later: bool = False,
) -> Frame | None:
    """A frame that lets skills answer an event, asked from seat `start` on; None if no skill could, now or
    (who knows who is there then) `later`."""
    if kind not in s.book.triggers_up or not (later or listeners(s, kind)):
        return None
    return Frame("triggers", "next", by, target, -1, card, -1, kind, 0, start, 0, (), seats)
