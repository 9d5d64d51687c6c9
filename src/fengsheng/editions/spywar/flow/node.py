"""Nodes (节点): triggers, verdict, dying, then whatever the node is there for (SW-TRIG).

Nothing is inserted into a running resolution (SW-TRIG-01): what happens is recorded in `s.deferred` and
offered to everybody at the next node. This file is the whole procedure of section 10 of the catalogue.

In a node's frame: `on` is where its batch begins among the recorded events (a node inside a death must
leave the batch of the node around it alone), `number` how many events make up the batch, `at` how many seats
of the round were visited, `target` the seat whose turn it is, `seats` marks of event, skill and player for
what was answered (SW-TRIG-11, SW-RECV-12), `flags` whether verdict and dying are left out.
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.skill import Trigger, start_skill
from fengsheng.core.state import State
from fengsheng.core.triggers import listeners
from fengsheng.editions.spywar.flow.dying import dying_seats, rescue_of
from fengsheng.editions.spywar.flow.victory import collected, something_due, verdict
from fengsheng.editions.spywar.hooks import void

CLOSED: Final = 1  # rescues or deaths are in progress (SW-TRIG-13)
OWN_FIRST: Final = 2  # SW-CONFLICT-05: only those who are about to die are visited before the rescues
_PLACES: Final = 16  # skills of one character that may answer one kind of event
_DOWN: Final = 8  # those of its face-down side are numbered from here on
_SEATS: Final = 16


def _mark(number: int, place: int, seat: int) -> int:
    """Event, skill and seat as one number: the same skill of two players answers each for itself."""
    return (number * _PLACES + place) * _SEATS + seat


def event_number(mark: int) -> int:
    """Which event such a number is about."""
    return mark // _SEATS // _PLACES


def _skill_of(s: State, mark: int) -> Trigger:
    """Which skill such a number is about."""
    place = mark // _SEATS % _PLACES
    table = s.rules.triggers_down if place >= _DOWN else s.rules.triggers_up
    occasion = s.deferred[event_number(mark)].occasion
    return table[occasion][s.character[mark % _SEATS]][place % _DOWN]


def answered_with(s: State, f: Frame, seat: int, skill: Trigger) -> set[int]:
    """The events of a node that a seat has answered with this skill."""
    mine = [mark for mark in f.seats if mark % _SEATS == seat and _skill_of(s, mark) is skill]
    return {event_number(mark) for mark in mine}


def place_is_past(s: State, f: Frame, seat: int) -> bool:
    """Whether this round has left a seat behind, which has answered, declined, or had nothing to answer
    (SW-TRIG-09). As long as only those about to die are visited another round comes for everybody
    (SW-CONFLICT-05)."""
    return not f.flags & OWN_FIRST and seat in s.rules.round[s.turn][: f.at]


def _numbered(ways: list[Option], mark: int, twice: bool) -> list[Option]:
    """Which event an offered skill would answer; said aloud if it could answer more than one."""
    if not twice:
        return [o.marked(mark, o.word) for o in ways]
    said = f" #{event_number(mark) + 1}"
    return [o.marked(mark, (o.word + said).strip()) for o in ways]


def record(s: State, kind: str, by: int, target: int = NOBODY, card: int = NO_CARD, x: int = 0) -> None:
    """SW-TRIG-05: an event is recorded when it happens and stays until a node has offered it, whatever
    becomes of its card (SW-RECV-10, SW-RULING-18). `card` must lie open: an event is no place for a
    secret."""
    if kind in s.rules.triggers_up:
        s.deferred.append(Frame("node", "", by, target, NO_CARD, card, -1, kind, 0, x))


def record_at_node(
    s: State, kind: str, by: int, target: int = NOBODY, card: int = NO_CARD, x: int = 0
) -> None:
    """The same where a node comes next, before anything else can happen. If nothing waits for that node and
    nobody listens, as far as everybody can see, the node would only drop the event again; it is worth a
    record all the same where that would be the end of a death (see `at_node`)."""
    if listeners(s, kind) or s.deferred or "just_died" in s.marks:
        record(s, kind, by, target, card, x)


def _outer(s: State) -> int:
    """How many recorded events belong to nodes that are still going on. (The bottom two frames are the set-up
    and the turn.)"""
    stack = s.stack
    total = 0
    for at in range(2, len(stack)):
        f = stack[at]
        if f.name == "node" and f.step:
            total += f.number
    return total


def at_node(s: State, f: Frame, then: str, closed: bool = False) -> bool:
    """Enter a node, then go on with step `then`; whether there is anything to wait for. If nothing is due
    there is not, and the caller goes on at once. Inside a rescue or a death a node is closed (SW-TRIG-13):
    the 澄清 of a rescue passes through nodes of its own."""
    if not s.deferred and (closed or not something_due(s)):
        if not closed and "just_died" in s.marks:
            _deaths_are_past(s)  # somebody has died in the middle of a skill (SW-RULING-68)
        return s.result is not None  # as most of them are
    due = unheard = False
    if s.deferred:
        first, end = _outer(s), len(s.deferred)
        if first != end:
            due = _concerned(s, first) or (_own_first(s) and _listening(s, first, end) != 0)
            if not due:  # the batch would go round the table without a question
                s.deferred = s.deferred[:first]
                unheard = True
    if closed:
        pass
    elif something_due(s):
        closed = _in_progress(s)
        if not closed and not due:
            if not dying_seats(s):  # a node of nothing but a verdict
                verdict(s)
                _deaths_are_past(s)
            else:
                due = True
    elif unheard:
        _deaths_are_past(s)  # as in `judge`
    if not due:
        return s.result is not None
    call(s, f, Frame("node", "begin", flags=CLOSED if closed else 0), then)
    return True


def _listening(s: State, first: int, end: int) -> int:
    """The seats whose character answers one of these events, or may be one that does, as far as everybody
    can see."""
    mask = 0
    kind = ""
    for number in range(first, end):
        if s.deferred[number].occasion != kind:
            kind = s.deferred[number].occasion
            mask |= listeners(s, kind)
    return mask


def _concerned(s: State, first: int) -> bool:
    """Whether one of the events from there on may be answered by anybody, as far as everybody can see."""
    for number in range(first, len(s.deferred)):
        e = s.deferred[number]
        hearing = listeners(s, e.occasion)
        if hearing and _concerns_some(s, hearing, e):
            return True
    return False


def _concerns_some(s: State, hearing: int, e: Frame) -> bool:
    """Whether one of those who listen may answer this event."""
    for seat in range(s.rules.seats):
        if hearing >> seat & 1:
            for t in _possible(s, seat, e.occasion):
                if _working(s, seat, t) and t.concerns(s, seat, e):
                    return True
    return False


def _own_first(s: State) -> bool:
    """SW-CONFLICT-05: the others answer after the rescues, when the same events may concern them."""
    return bool(dying_seats(s)) and s.rules.house["skills_before_dying"] == "own"


def _in_progress(s: State) -> bool:
    """SW-TRIG-13: somebody is being rescued or dies; the cards used meanwhile pass through nodes of their
    own."""
    return any(frame.name in ("rescue", "death") for frame in s.stack)


def _deaths_are_past(s: State) -> None:
    """SW-TASK-YOUBIANZHE-03: who has only just died counts so long and no longer."""
    if "just_died" in s.marks and not _in_progress(s):
        del s.marks["just_died"]


def _possible(s: State, seat: int, kind: str) -> tuple[Trigger, ...]:
    """The skills for such events of all the characters this seat may have, as far as everybody can see."""
    if s.face_up >> seat & 1:
        return s.rules.triggers_up[kind].get(s.character[seat], ())
    found: tuple[Trigger, ...] = ()
    for c, ts in s.rules.triggers_down[kind].items():
        if s.could_be[seat] >> c & 1:
            found += ts
    return found


def _working(s: State, seat: int, skill: Trigger) -> bool:
    """SW-DEATH-01: the dead have no skill but one about their own death."""
    if void(s, seat):
        return False
    return bool(s.alive >> seat & 1) != (skill.own_death and bool(s.dying >> seat & 1))


def event_of(s: State, f: Frame) -> Frame:
    """The recorded event that a triggered skill answers (its number is kept in the skill's frame)."""
    return s.deferred[f.at]


class Node(Procedure):
    """SW-TRIG-07: rounds of triggers until one records nothing new, then verdict, then dying."""

    name = "node"
    steps = ("begin", "seat", "asking", "batch_done", "judge", "dying", "rest")
    answers = ("answered",)

    def begin(self, s: State, f: Frame) -> None:
        """Take everything recorded so far as one batch."""
        f.number = 0
        f.on = _outer(s)
        f.number = len(s.deferred) - f.on
        f.at = 0
        f.seats = ()
        if f.number and _own_first(s):
            f.flags |= OWN_FIRST
        if f.number:
            self.seat(s, f)
        else:
            self.judge(s, f)

    def seat(self, s: State, f: Frame) -> None:
        """SW-TRIG-09/14/16, SW-RULING-17: seats once round from the turn seat; judged when their place
        comes."""
        order = s.rules.round[s.turn]
        hearing = _listening(s, f.on, f.on + f.number)
        while f.at < s.rules.seats:
            seat = order[f.at]
            if not hearing >> seat & 1:
                f.at += 1
                continue
            if f.flags & OWN_FIRST and seat not in dying_seats(s):
                f.at += 1
                continue
            mine = self._mine(s, f, seat)
            forced = [m for m in mine if m[1].forced]
            if len(mine) == 1 and forced:
                self._start(s, f, seat, forced[0][0], None)
                return
            if mine or (s.ask_forced and self._may_have(s, f, seat)):
                f.target = seat
                s.running_step = "asking"
                self.asking(s, f)
                return
            if self._may_have(s, f, seat):
                s.asks += 1
            f.at += 1
        self.batch_done(s, f)

    def _mine(self, s: State, f: Frame, seat: int) -> list[tuple[int, Trigger]]:
        """Events of the batch and the skills of this seat that can answer them now; face down, only one that
        turns the card up, in life and in death (SW-TERM-23, SW-RULING-24)."""
        rules = s.rules
        up = bool(s.face_up >> seat & 1)
        table = rules.triggers_up if up else rules.triggers_down
        first = 0 if up else _DOWN
        found: list[tuple[int, Trigger]] = []
        for number in range(f.on, f.on + f.number):
            e = s.deferred[number]
            for place, t in enumerate(table[e.occasion].get(s.character[seat], ()), first):
                mark = _mark(number, place, seat)
                if (
                    mark not in f.seats
                    and _working(s, seat, t)
                    and t.concerns(s, seat, e)
                    and t.mine(s, seat, e)
                ):
                    found.append((mark, t))
        return found

    def _may_have(self, s: State, f: Frame, seat: int) -> bool:
        """SW-TRIG-15: on public facts, does some character this seat may have answer the batch?"""
        rules = s.rules
        up = bool(s.face_up >> seat & 1)
        for number in range(f.on, f.on + f.number):
            e = s.deferred[number]
            if up:
                for place, t in enumerate(rules.triggers_up[e.occasion].get(s.character[seat], ())):
                    if self._open(s, f, seat, e, _mark(number, place, seat), t):
                        return True
            else:
                for c, ts in rules.triggers_down[e.occasion].items():
                    if s.could_be[seat] >> c & 1:
                        for place, t in enumerate(ts, _DOWN):
                            if self._open(s, f, seat, e, _mark(number, place, seat), t):
                                return True
        return False

    def _open(self, s: State, f: Frame, seat: int, e: Frame, pair: int, t: Trigger) -> bool:
        return not t.forced and pair not in f.seats and _working(s, seat, t) and t.concerns(s, seat, e)

    def asking(self, s: State, f: Frame) -> None:
        """SW-TRIG-09/12: the owner chooses the order; optional ones may be declined."""
        mine = self._mine(s, f, f.target)
        options: list[Option] = []
        if not any(t.forced for _, t in mine):
            options.append(s.rules.passing)
        several = len(mine) > 1
        for pair, t in mine:
            ways: list[Option] = []
            t.offer(s, f.target, s.deferred[event_number(pair)], ways)
            options += _numbered(ways, pair, several and self._same_skill(mine, t))
        ask(s, f, f.target, "trigger", options, then="answered")

    def _same_skill(self, mine: list[tuple[int, Trigger]], t: Trigger) -> bool:
        return sum(u is t for _, u in mine) > 1

    def answered(self, s: State, f: Frame, o: Option) -> None:
        """After each skill the same seat is looked at again; declining means: nothing more."""
        if o.kind == PASS:
            f.at += 1
            self.seat(s, f)
        else:
            self._start(s, f, f.target, o.mark, o)

    def _start(self, s: State, f: Frame, seat: int, pair: int, o: Option | None) -> None:
        f.seats = (*f.seats, pair)
        f.step = "seat"
        number = event_number(pair)
        frame = start_skill(s, _skill_of(s, pair), seat, o, s.deferred[number])
        frame.at = number

    def batch_done(self, s: State, f: Frame) -> None:
        """SW-TRIG-10: what was recorded meanwhile is the next batch."""
        if not f.flags & OWN_FIRST:
            del s.deferred[f.on : f.on + f.number]
            f.number = 0
            if len(s.deferred) > f.on:
                f.step = "begin"
                return
        self.judge(s, f)

    def judge(self, s: State, f: Frame) -> None:
        """SW-WIN-05, SW-TRIG-13: victory is judged when all skills are done, and not while rescues or deaths
        are in progress (SW-DYING-15, SW-WIN-12). Who wins is never dying, so nobody is polled for a winner
        (SW-DYING-16, SW-CARD-CHENGQING-05)."""
        if f.flags & CLOSED:
            return
        group = dying_seats(s)
        # SW-CONFLICT-04: dying waits for nobody's victory but one's own (SW-WIN-08), unless victories do not
        # wait either
        options = s.rules.house
        dying_first = options["dying_moment"] == "at_once" and options["victory_moment"] == "node"
        if group and dying_first and not any(collected(s, seat) for seat in group):
            f.step = "dying"
            return
        if something_due(s):
            verdict(s)
        if group:
            f.step = "dying"
            return
        _deaths_are_past(s)
        if f.flags & OWN_FIRST:
            f.step = "rest"

    def dying(self, s: State, f: Frame) -> None:
        """SW-TRIG-08, SW-DYING-03: rescues and deaths, then this node again from its triggers."""
        group = dying_seats(s)
        again = "rest" if f.flags & OWN_FIRST else "begin"
        if group:
            call(s, f, rescue_of(s, tuple(group)), then=again)
        elif f.flags & OWN_FIRST:
            f.step = "rest"

    def rest(self, s: State, f: Frame) -> None:
        """SW-CONFLICT-05: now everybody else answers the same batch."""
        f.flags &= ~OWN_FIRST
        f.at = 0
        f.step = "seat"
