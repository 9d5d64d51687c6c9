"""Declaring victory, last survivors, and who wins along (CL-WIN)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.face import BLACK, NOBODY
from fengsheng.core.frame import Frame, Result
from fengsheng.core.goals import can_declare, may_declare
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure, ask, call
from fengsheng.core.reveals import show_hand, turn_up_character, turn_up_identity
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.turns import end_game
from fengsheng.editions.classic.genders import is_female
from fengsheng.editions.classic.identities import CODES, SOY

DEADLY: Final = 3  # CL-DEATH-01


def as_good_as_dead(s: State) -> int:
    """Who counts as dead already (CL-DEATH-03). Whoever was rescued lives from that moment on, although the
    skills of the others still get their turn in that death (CL-RULING-151)."""
    seats = s.dying
    for seat in s.queue:
        if s.tally[seat * 3 + BLACK] < DEADLY:
            seats &= ~(1 << seat)
    return seats


def offer_victory(s: State, f: Frame, then: str) -> bool:
    """CL-RULING-075: whoever meets a condition may declare now, then step `then`; whether there is anything
    to wait for (if not, the caller goes on at once). Everybody who may meet one as far as the table can see
    is asked alike (CL-RULING-169); who does not can only pass."""
    if s.queue and s.rules.house["win_and_death"] == "deaths_first":
        return False  # CL-RULING-177: a death is queued or in progress; the last one to be over offers it
    asked = may_declare(s) if s.may_meet or s.goal_stale else 0
    if asked:
        automatic = s.rules.house["win_trigger"] == "automatic"
        winners = can_declare(s)
        if automatic:
            if winners:  # CL-OPT-21: the first in order counts as the declarer
                f.step = then
                declare(s, _first(s, winners))
                return True
        elif winners or s.ask_forced:
            call(s, f, Frame("offer", "poll"), then)
            return True
        else:
            s.asks += s.rules.count[asked]
    if not s.alive & (s.alive - 1):
        check_survivors(s)
    return s.result is not None


def _order(s: State) -> tuple[int, ...]:
    """CL-RULING-078, CL-OPT-51: from the right of the last actor, or the last actor first."""
    if s.rules.house["declare_order"] == "last_actor_last":
        return s.rules.after[s.anchor]
    return s.rules.round[s.anchor]


def _first(s: State, mask: int) -> int:
    for seat in _order(s):
        if mask >> seat & 1:
            return seat
    raise AssertionError("an empty mask has no first seat")


def check_survivors(s: State) -> None:
    """CL-RULING-088/089, CL-OPT-47: one player left, or none, and no death waiting."""
    alive = s.alive
    if alive & (alive - 1) or s.queue or s.result is not None:
        return
    if not alive:
        end_game(s, Result((), "nobody is left", "CL-RULING-089", NOBODY, ""), "CL-WIN-06")
        return
    seat = alive.bit_length() - 1
    choice = s.rules.house["last_survivor"]
    identity = s.identity[seat]
    if choice == "draw":
        end_game(s, Result((), "one player is left", "CL-RULING-088", NOBODY, ""), "CL-WIN-06")
    elif choice == "win_alone" or (choice == "win" and identity == SOY):
        end_game(s, Result((seat,), "last survivor", "CL-RULING-088", NOBODY, CODES[identity]), "CL-WIN-06")
    elif choice == "win":
        winners = _faction(s, identity)
        end_game(s, Result(winners, "last survivor", "CL-RULING-088", NOBODY, CODES[identity]), "CL-WIN-06")


def _faction(s: State, identity: int) -> tuple[int, ...]:
    """CL-RULING-079: the dead win with their faction, those who lost do not (CL-LOSE-05)."""
    return tuple(
        seat for seat in range(s.rules.seats) if s.identity[seat] == identity and not s.lost >> seat & 1
    )


def declare(s: State, seat: int) -> None:
    """Begin a declaration: a special phase, nothing can be inserted (CL-WIN-13, CL-SPEC-01/02)."""
    s.stack.append(Frame("declare", "proof", seat))


class OfferVictory(Procedure):
    """Ask in seat order; the first who declares ends the game (CL-WIN-07/08)."""

    name = "offer"
    steps = ("poll", "asking")
    answers = ("answered",)

    def poll(self, s: State, f: Frame) -> None:
        """The next seat that may meet a condition."""
        asked = may_declare(s)
        winners = can_declare(s)
        order = _order(s)
        for i in range(f.at, s.rules.seats):
            seat = order[i]
            if asked >> seat & 1:
                if winners >> seat & 1 or s.ask_forced:
                    f.at = i + 1
                    f.target = seat
                    f.step = "asking"
                    return
                s.asks += 1
        check_survivors(s)

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-50: declare or withhold."""
        options = [s.rules.passing]
        if can_declare(s) >> f.target & 1:
            options.append(Option(s.rules, "declare", rule="CL-WIN-07"))
        ask(s, f, f.target, "victory", options, then="answered")

    def answered(self, s: State, f: Frame, o: Option) -> None:
        """Withheld: the next one is asked."""
        f.step = "poll"
        if o.kind == "declare":
            declare(s, f.target)


class Declare(Procedure):
    """Proof first, then who wins along."""

    name = "declare"
    steps = ("proof", "asking", "conclude")
    answers = ("chosen",)

    def proof(self, s: State, f: Frame) -> None:
        """CL-RULING-077/147: identity, character and, where the mission is about it, the hand are shown.
        That is proof only: gender and skills are judged as things lay before (kept in `x`)."""
        seat = f.by
        f.number = s.face_up
        emit(s, "declare", seat, rule="CL-WIN-06")
        skill = modifier(s, seat, "wins_along")
        mission = s.rules.characters[s.character[seat]].mission
        turn_up_identity(s, seat, "CL-RULING-077")
        turn_up_character(s, seat, "CL-RULING-077")
        if s.identity[seat] == SOY and mission is not None and mission.shows_hand:
            show_hand(s, seat, "CL-RULING-077", mission.set_aside(s, seat))
        f.step = "asking" if skill is not None and _partners(s, f) else "conclude"

    def asking(self, s: State, f: Frame) -> None:
        """CL-CHAR-QIBAI-3/3a, CL-DEC-88: one female must be taken along."""
        options = [Option(s.rules, "partner", target=t, rule="CL-CHAR-QIBAI-3") for t in _partners(s, f)]
        ask(s, f, f.by, "partner", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """She wins alone: her faction does not (CL-WIN-11/12, CL-CHAR-QIBAI-3d)."""
        f.target = o.target
        emit(s, "partner", f.by, o.target, rule="CL-CHAR-QIBAI-3")
        f.step = "conclude"

    def conclude(self, s: State, f: Frame) -> None:
        """CL-WIN-01..06: the game ends at once; who wins along has not declared (CL-WIN-09)."""
        seat = f.by
        identity = s.identity[seat]
        if identity == SOY:
            # CL-WIN-04: alone; CL-ADV-01, CL-RULING-144: or with all of them
            alliance = s.rules.house["soy_alliance"] == "on"
            winners = set(_faction(s, SOY)) if alliance else {seat}
            rule = "CL-ADV-01" if alliance else "CL-WIN-03"
        else:
            winners = set(_faction(s, identity))
            rule = "CL-WIN-01" if identity == 0 else "CL-WIN-02"
        if f.target != NOBODY:
            winners.add(f.target)
        there = s.alive & ~as_good_as_dead(s)
        for other in range(
            s.rules.seats
        ):  # CL-RULING-080/081: missions of the living about somebody's declaration
            mission = s.rules.characters[s.character[other]].mission
            if (
                other != seat
                and there >> other & 1
                and s.identity[other] == SOY
                and mission is not None
                and mission.wins_along(s, other, seat, f.number)
            ):
                winners.add(other)
        end_game(
            s, Result(tuple(sorted(winners)), "declared victory", rule, seat, CODES[identity]), "CL-WIN-06"
        )


def _partners(s: State, f: Frame) -> list[int]:
    """CL-RULING-122: any other living female, as things lay before the declaration; one who has her third
    black counts as dead already (CL-DEATH-03)."""
    there = s.alive & ~as_good_as_dead(s) & ~(1 << f.by)
    return [t for t in s.rules.after[f.by] if there >> t & 1 and is_female(s, t, f.number)]
