"""Deaths, one after the other: a special phase in which nothing can be inserted (CL-SPEC-01..03)."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import BLACK, RED
from fengsheng.core.frame import Frame
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.editions.classic.flow.lose import leave
from fengsheng.editions.classic.flow.victory import DEADLY, declare, offer_victory
from fengsheng.editions.classic.hooks import OwnDeath
from fengsheng.editions.classic.identities import SOY


class Deaths(Procedure):
    """Drain the queue, first in, first out (CL-RULING-090); the order inside one death is CL-RULING-092.

    In the frame: `target` dies, `at` counts the red cards that were openly taken from that hand during
    the death, `cards` are hand cards set aside until it is over, `x` says that the mission comes late.
    """

    name = "deaths"
    steps = (
        "next",
        "mission",
        "asking_mission",
        "own_skill",
        "asking_own",
        "others",
        "late_mission",
        "complete",
        "deferred",
    )
    answers = ("mission_answered", "own_answered")

    def next(self, s: State, f: Frame) -> None:
        """Take the next dying player. CL-SPEC-03: no window opens here."""
        if not s.queue:
            f.step = "deferred"
            return
        seat = f.target = s.queue[0]
        emit(s, "dying", seat, s.killer[seat], rule="CL-DEATH-01")
        early = s.rules.house["death_mission"] == "before_rescue"  # CL-OPT-52, CL-RULING-098/134
        f.number = f.at = 0
        f.step = "mission" if early else "own_skill"

    def mission(self, s: State, f: Frame) -> None:
        """(1) a mission fulfilled by dying. Everybody who may have one is asked (CL-RULING-169)."""
        after = "own_skill" if f.number == 0 else "complete"
        if not _may_fulfil(s, f.target):
            f.step = after
        elif s.rules.house["win_trigger"] == "automatic":
            f.step = after
            if _fulfils(s, f.target):
                declare(s, f.target)
        elif _fulfils(s, f.target) or s.ask_forced:
            f.step = "asking_mission"
        else:
            s.asks += 1
            f.step = after

    def asking_mission(self, s: State, f: Frame) -> None:
        """CL-DEC-80/81."""
        options = [s.rules.passing]
        if _fulfils(s, f.target):
            options.append(Option(s.rules, "declare", rule="CL-WIN-03"))
        ask(s, f, f.target, "death_mission", options, then="mission_answered")

    def mission_answered(self, s: State, f: Frame, o: Option) -> None:
        """Declared, or on with the death."""
        f.step = "own_skill" if f.number == 0 else "complete"
        if o.kind == "declare":
            declare(s, f.target)

    def own_skill(self, s: State, f: Frame) -> None:
        """(2) the dying player's own "when I die" skill (CL-DEATH-06, CL-PRIO-12), before any identity is
        shown (CL-CHAR-LAOGUI-3b)."""
        skill = _own_death(s, f.target)
        f.step = "others" if skill is None or not skill.usable(s, f.target) else "asking_own"

    def asking_own(self, s: State, f: Frame) -> None:
        """CL-DEC-82."""
        options = [s.rules.passing]
        skill = _own_death(s, f.target)
        assert skill is not None
        skill.offer(s, f.target, options)
        ask(s, f, f.target, "own_death", options, then="own_answered")

    def own_answered(self, s: State, f: Frame, o: Option) -> None:
        """Nothing may respond to it (CL-RULING-013), and it moves no anchor (CL-RULING-174)."""
        f.step = "others"
        if o.kind != PASS:
            skill = _own_death(s, f.target)
            assert skill is not None
            skill.happen(s, f, o)

    def others(self, s: State, f: Frame) -> None:
        """(3) death skills of the others, anticlockwise from the dying player (CL-DEATH-02/07)."""
        event = raise_event(s, "dies", s.killer[f.target], f.target, s.rules.after[f.target][0])
        f.step = "late_mission"
        if event is not None:
            call(s, f, event, then="late_mission")

    def late_mission(self, s: State, f: Frame) -> None:
        """CL-OPT-52: at some tables the mission comes only now, and not after a rescue."""
        f.step = "complete"
        if s.rules.house["death_mission"] == "after_rescue" and not _rescued(s, f.target):
            f.number = 1
            f.step = "mission"

    def complete(self, s: State, f: Frame) -> None:
        """(4) rescued (CL-RULING-084/151), or everything is shown and discarded and the player has left;
        (5) victory of all who are not dying: whoever was rescued could not declare before (CL-RULING-073)."""
        seat = f.target
        s.queue.pop(0)
        s.dying &= ~(1 << seat)
        skill = _own_death(s, seat)
        if skill is not None and f.cards:
            skill.put_away(s, f)
        if _rescued(s, seat):
            emit(s, "rescued", seat, rule="CL-RULING-151")
        else:
            leave(s, seat, "CL-DEATH-04")
            s.dead |= 1 << seat
            s.deaths.append(seat)
            emit(s, "die", seat, s.killer[seat], x=len(s.deaths), rule="CL-DEATH-01")
        if not offer_victory(s, f, "next"):
            f.step = "next"

    def deferred(self, s: State, f: Frame) -> None:
        """CL-RULING-163: gains made during the deaths now have their skills."""
        if s.deferred:
            waiting = s.deferred
            s.deferred = []
            for event in reversed(waiting):
                s.stack.append(event)


def taken_openly(s: State, card: int) -> None:
    """A hand card of the dying player became intelligence: its colour still counts for the mission."""
    for f in reversed(s.stack):
        if f.name == "deaths":
            f.at += RED in s.rules.faces[card].colours
            return


def in_death(s: State) -> Frame:
    """The death that is going on."""
    for f in reversed(s.stack):
        if f.name == "deaths":
            return f
    raise AssertionError("nobody is dying")


def _rescued(s: State, seat: int) -> bool:
    """CL-DEATH-09: saved, if black intelligence was burned meanwhile."""
    return s.tally[seat * 3 + BLACK] < DEADLY


def _own_death(s: State, seat: int) -> OwnDeath | None:
    """CL-CHAR-LAOGUI-3a: only a face-up character has it."""
    if s.face_up >> seat & 1:
        for skill in s.rules.characters[s.character[seat]].skills:
            if isinstance(skill, OwnDeath):
                return skill
    return None


def _fulfils(s: State, seat: int) -> bool:
    mission = s.rules.characters[s.character[seat]].mission
    return s.identity[seat] == SOY and mission is not None and mission.met_by_dying(s, seat)


def _may_fulfil(s: State, seat: int) -> bool:
    if s.identity_up >> seat & 1 and s.identity[seat] != SOY:
        return False
    for c, character in enumerate(s.rules.characters):
        mission = character.mission
        if s.could_be[seat] >> c & 1 and mission is not None and mission.might_by_dying(s, seat):
            return True
    return False
