"""Skills that answer one event: in seat order, each judged when its owner's place comes.

Who is asked is decided on public facts: a face-up character that has such a skill, or a face-down one
that may be such a character. Who turns out not to have it can only pass.
"""

from __future__ import annotations

from fengsheng.core.counters import forget_skills
from fengsheng.core.frame import Frame
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import Procedure, ask
from fengsheng.core.skill import Trigger, start_skill
from fengsheng.core.state import State


class Triggers(Procedure):
    """Walk the seats once, starting at `at` of the round that begins with seat `number`."""

    name = "triggers"
    steps = ("next", "asking")
    answers = ("answered",)

    def next(self, s: State, f: Frame) -> None:
        """Find the next seat whose character may answer this event."""
        rules = s.rules
        order = rules.round[f.number]
        hearing = listeners(s, f.occasion)
        while f.at < rules.seats:
            seat = order[f.at]
            f.at += 1
            if not hearing & s.alive & ~s.dying & 1 << seat:
                continue
            if not _may_have(s, seat, f):
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
            f.asked = seat
            f.step = "asking"
            return

    def _rule_out(self, s: State, seat: int, f: Frame) -> None:
        """A face-down character that did not do what it would have had to do is none that must."""
        if not s.face_up >> seat & 1:
            for c, ts in s.rules.triggers_down[f.occasion].items():
                if any(t.forced and t.concerns(s, seat, f) for t in ts):
                    s.could_be[seat] &= ~(1 << c)
                    forget_skills(s)

    def _only_forced(self, s: State, seat: int, f: Frame) -> bool:
        """A skill that must be used is not asked about, so its absence needs no question either."""
        rules = s.rules
        if s.face_up >> seat & 1:
            return all(t.forced for t in rules.triggers_up[f.occasion].get(s.character[seat], ()))
        return all(
            t.forced
            for c, ts in rules.triggers_down[f.occasion].items()
            if s.could_be[seat] >> c & 1
            for t in ts
        )

    def _mine(self, s: State, seat: int, f: Frame) -> Trigger | None:
        """The skill this seat really has for the event, if it can use it."""
        rules = s.rules
        table = rules.triggers_up if s.face_up >> seat & 1 else rules.triggers_down
        for t in table[f.occasion].get(s.character[seat], ()):
            if t.concerns(s, seat, f) and t.mine(s, seat, f):
                return t
        return None

    def asking(self, s: State, f: Frame) -> None:
        """Ask the seat found; it may always decline."""
        options = [s.rules.passing]
        skill = self._mine(s, f.asked, f)
        if skill is not None:
            skill.offer(s, f.asked, f, options)
        ask(s, f, f.asked, f.occasion, options, then="answered")

    def answered(self, s: State, f: Frame, o: Option) -> None:
        """Use it or not, then the next seat."""
        f.step = "next"
        if o.kind != PASS:
            skill = self._mine(s, f.asked, f)
            assert skill is not None
            start_skill(s, skill, f.asked, o, f)


def _may_have(s: State, seat: int, f: Frame) -> bool:
    """On public facts: does some character this seat may have answer this event?"""
    rules = s.rules
    if s.face_up >> seat & 1:
        for t in rules.triggers_up[f.occasion].get(s.character[seat], ()):
            if t.concerns(s, seat, f):
                return True
        return False
    possible = s.could_be[seat]
    for c, ts in rules.triggers_down[f.occasion].items():
        if possible >> c & 1:
            for t in ts:
                if t.concerns(s, seat, f):
                    return True
    return False


def listeners(s: State, kind: str) -> int:
    """The seats whose character answers such events, or may be one that does, as far as everybody can
    see. Remembered until a character is turned, because it is asked at every turn and seldom changes."""
    mask = s.listeners.get(kind, -1)
    if mask < 0:
        mask = s.listeners[kind] = find_listeners(s, kind)
    return mask


def find_listeners(s: State, kind: str) -> int:
    """The same, looked at anew."""
    up = s.rules.listeners_up.get(kind, 0)
    down = s.rules.listeners_down.get(kind, 0)
    mask = 0
    for seat in range(s.rules.seats):
        bit = 1 << seat
        if up >> s.character[seat] & 1 if s.face_up & bit else s.could_be[seat] & down:
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
    if later:
        if kind not in s.rules.triggers_up:
            return None
        return Frame("triggers", "next", by, target, -1, card, -1, kind, 0, start, 0, (), seats)
    hearing = listeners(s, kind) & s.alive & ~s.dying
    if not hearing:
        return None
    f = Frame("triggers", "next", by, target, -1, card, -1, kind, 0, start, 0, (), seats)
    for at, seat in enumerate(s.rules.round[start]):
        if hearing >> seat & 1 and _may_have(s, seat, f):
            f.at = at  # those before it are not concerned
            return f
    return None
