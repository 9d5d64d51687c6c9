"""情報傳遞: the intelligence travels hop by hop: PASS, ARRIVE, DECIDE (CL-PASS-02).

The route itself is the transit record in the state; windows and cards read its stage, so that what a
step allows, and what fizzles when it is over, is one comparison (CL-RULING-162).
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.knowledge import NO_HINT, route_hint
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.state import State
from fengsheng.core.transit import drop_transit, send, take_transit
from fengsheng.core.triggers import raise_event
from fengsheng.core.window import open_window
from fengsheng.editions.classic.deck import DIRECT, TEXT
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.flow.moments import ARRIVE, PASS_STAGE

# "leaving": sent back, but the next hop has not begun: nothing of either step is possible
LEAVING: Final = "leaving"
DECIDE: Final = "decide"
LOCKED_CARD: Final = 1 << 15  # in the mark "locked": the card itself


def send_off(s: State, o: Option) -> None:
    """CL-PASS-01/03, CL-TURN-06: announced with its method; a 文本 lies open, the others face down.
    It is no use of a card and cannot be countered (CL-PASS-14); its function is asleep (CL-TERM-06). There
    is one a turn (CL-RULING-055)."""
    sender = s.turn
    face = s.rules.faces[o.card]
    in_sight = face.route == TEXT
    send(
        s,
        sender,
        o.card,
        EVERYONE if in_sight else 1 << sender,
        NO_HINT if in_sight else route_hint(face.route),
    )
    s.sent = True
    s.anchor = sender  # CL-RULING-004
    locked = s.marks.pop("locked", 0)
    s.transit = Transit(
        o.card,
        sender,
        face.route,
        o.target if face.route == DIRECT else NOBODY,
        o.number if o.number else 1,
        sender,
        locked=locked & ~LOCKED_CARD,
        locked_card=bool(locked & LOCKED_CARD),
    )
    emit(
        s,
        "send",
        sender,
        o.target,
        (o.card,),
        (s.seen[o.card],),
        s.rules.route_names[face.route],
        o.number if o.number else 1,
        o.rule,
    )
    s.stack.append(Frame("transmit", "hop", sender))


def next_stop(s: State, t: Transit) -> int:
    """Who is reached next, as things stand now: the first one locked, too (CL-CARD-LOCK-06), and everybody
    passed before, after a 退回 (CL-RULING-041); back at the sender if all are lured away (CL-RULING-039)."""
    if t.route == DIRECT or t.refused:
        # CL-PASS-10/15, CL-CARD-LURE-10: refused, or nobody there to take it: back to the sender
        if t.refused or t.position == t.addressee:
            return t.sender
        if not s.alive >> t.addressee & 1 or skipped(t, t.addressee):
            return t.sender
        return t.addressee
    n = s.rules.seats
    seat = t.position
    while True:  # CL-PASS-07/12: seat by seat until the sender's own place, dead or alive
        seat = (seat + t.direction) % n
        if seat == t.sender or (s.alive >> seat & 1 and not skipped(t, seat)):
            return seat


def skipped(t: Transit, seat: int) -> bool:
    """CL-CARD-LURE-02/06, CL-RULING-038: lured away, unless locked."""
    return bool(t.lured >> seat & 1) and not t.locked >> seat & 1


def bound(s: State, t: Transit) -> bool:
    """CL-CARD-LOCK-04, CL-OPT-07, CL-RULING-047/054: whether the player reached must accept because of a
    lock, whoever set it and whatever was looked at."""
    return bool(t.locked >> t.position & 1) or t.locked_card


class Transmit(Procedure):
    """One transmission, until somebody gains the card or nobody can."""

    name = "transmit"
    steps = ("hop", "go", "delivered", "arrived", "deciding")
    answers = ("decided",)

    def hop(self, s: State, f: Frame) -> None:
        """CL-RULING-032: a PASS window before every hop, the hop back to the sender included
        (CL-RULING-048); CL-OPT-24: or before the first only."""
        t = s.transit
        assert t is not None
        t.stage = PASS_STAGE
        t.hops += 1
        once = s.rules.house["pass_window"] == "once" and t.hops > 1
        if once or not open_window(s, f, PASS_STAGE, -1, "go"):
            self.go(s, f)

    def go(self, s: State, f: Frame) -> None:
        """The card reaches the next player (CL-PASS-04)."""
        t = s.transit
        if t is None:
            return  # intercepted
        seat = next_stop(s, t)
        if seat == t.sender and not s.alive >> seat & 1:
            self._drop(s, t)  # CL-PASS-16, CL-RULING-046
            return
        t.position = seat
        t.stage = ARRIVE
        emit(s, "arrive", seat, rule="CL-PASS-04")
        if t.locked_card:  # CL-RULING-165: only now somebody is locked
            event = raise_event(s, "reached_locked", t.sender, seat, s.rules.after[s.anchor][0])
            if event is not None:
                call(s, f, event, then="delivered")
                return
        self.delivered(s, f)

    def delivered(self, s: State, f: Frame) -> None:
        """The ARRIVE window: 破譯, 退回 and what is possible at any time."""
        t = s.transit
        assert t is not None
        if not s.alive >> t.position & 1 or not open_window(s, f, ARRIVE, -1, "arrived"):
            self.arrived(s, f)

    def arrived(self, s: State, f: Frame) -> None:
        """After the ARRIVE window: still there and alive, or on its way again."""
        t = s.transit
        assert t is not None
        if t.stage != ARRIVE:
            f.step = "hop"  # CL-CARD-RETURN-03
        elif s.alive >> t.position & 1:
            t.stage = DECIDE
            s.running_step = "deciding"
            self.deciding(s, f)
        elif t.position == t.sender:
            self._drop(s, t)  # CL-RULING-045: there is no second round
        else:
            f.step = "hop"  # CL-PASS-15

    def deciding(self, s: State, f: Frame) -> None:
        """CL-PASS-05, CL-SPEC-01: closed. CL-PASS-08/11/13: the sender must accept, so must who is
        locked."""
        t = s.transit
        assert t is not None
        options = [s.rules.plain("accept", "CL-PASS-05")]
        if t.position != t.sender and not bound(s, t):
            options.insert(0, s.rules.plain("decline", "CL-PASS-05"))
        ask(s, f, t.position, "decide", options, then="decided")

    def decided(self, s: State, f: Frame, o: Option) -> None:
        """Gain it (the sender too, in front of him: CL-RULING-049), or let it travel on (a 直達 goes back:
        CL-PASS-10)."""
        t = s.transit
        assert t is not None
        if o.kind == "accept":
            take_transit(s)
            f.step = ""
            gain(s, [(t.position, (t.card,))], t.sender, "sent", "CL-TERM-04")
            return
        emit(s, "decline", t.position, rule="CL-PASS-05")
        if t.route == DIRECT:
            t.refused = True
        f.step = "hop"

    def _drop(self, s: State, t: Transit) -> None:
        """Nobody is left to take it (CL-CHAR-HEIMEIGUI-1e/1f)."""
        drop_transit(s, t.sender, False, "CL-PASS-16")
