"""Death of a group: tasks, last skills, gifts, discards (SW-DEATH-02)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_from_hand, discard_hand, discard_intel, give
from fengsheng.core.option import PASS, Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import Procedure, ask
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.node import at_node, record
from fengsheng.editions.spywar.flow.victory import death_tasks, last_survivor

GIFT: Final = 3  # SW-DEATH-05


class Death(Procedure):
    """In the frame: `on` counts the gifts of the group, `target` takes them, `at` how many were given. The
    group is what the queue holds from place `x` on: a death may begin in the middle of another one."""

    name = "death"
    steps = ("tasks", "die", "last_skills", "giver", "asking_taker", "asking_gift", "discard", "over")
    answers = ("taker", "gift")

    def tasks(self, s: State, f: Frame) -> None:
        """(1) SW-DEATH-02/03/15, SW-CONFLICT-07: tasks before everything else."""
        death_tasks(s, s.queue[f.number :])
        f.step = "die"

    def die(self, s: State, f: Frame) -> None:
        """From now on they are no target and have no skill but one about their own death (SW-DEATH-01)."""
        s.marks["just_died"] = s.marks.get("just_died", 0)
        for seat in s.queue[f.number :]:
            bit = 1 << seat
            s.alive &= ~bit
            s.dead |= bit
            s.deaths.append(seat)
            s.marks["just_died"] |= bit
            emit(s, "die", seat, x=len(s.deaths), rule="SW-DYING-08")
            record(s, "dies", seat, seat)
        s.goal_stale = (1 << s.rules.seats) - 1
        f.step = "last_skills"

    def last_skills(self, s: State, f: Frame) -> None:
        """(2) SW-DEATH-04, SW-CONFLICT-19/20: a node without verdict."""
        f.on = f.number - 1
        if not at_node(s, f, "giver", closed=True):
            self.giver(s, f)

    def giver(self, s: State, f: Frame) -> None:
        """(3) SW-DEATH-05/09: gifts one player after the other, in order of death."""
        if s.rules.house["victory_moment"] == "at_once" and f.on < f.number:
            last_survivor(s)  # SW-CONFLICT-13: not even for the gifts
            if s.result is not None:
                return
        f.on += 1
        f.at = 0
        if f.on >= len(s.queue):
            f.step = "discard"
            return
        f.step = "asking_taker" if s.hands[s.queue[f.on]] else "giver"

    def asking_taker(self, s: State, f: Frame) -> None:
        """SW-DEATH-06/10, SW-CONFLICT-08, SW-RULING-22: another living player, or nobody."""
        giver = s.queue[f.on]
        everybody = s.rules.house["gift_taker"] == "any_player"
        options = [s.rules.passing]
        for seat in s.rules.after[giver]:
            if seat != giver and (s.alive >> seat & 1 or (everybody and not s.lost >> seat & 1)):
                options.append(Option(s.rules, "taker", target=seat, rule="SW-DEATH-05"))
        ask(s, f, giver, "gift", options, then="taker")

    def taker(self, s: State, f: Frame, o: Option) -> None:
        """Who takes them all."""
        if o.kind == PASS:
            f.step = "giver"
        else:
            f.target = o.target
            f.step = "asking_gift"

    def asking_gift(self, s: State, f: Frame) -> None:
        """Up to three, one at a time; the first one is certain once a taker was named."""
        giver = s.queue[f.on]
        options = hand_options(s, giver, "give", "SW-DEATH-05")
        if f.at:
            options.insert(0, Option(s.rules, "done", rule="SW-DEATH-05"))
        ask(s, f, giver, "gift_card", options, then="gift")

    def gift(self, s: State, f: Frame, o: Option) -> None:
        """Face down (SW-DEATH-06)."""
        giver = s.queue[f.on]
        if o.kind == "done":
            f.step = "giver"
            return
        if s.alive >> f.target & 1:
            give(s, giver, f.target, o.card, "SW-DEATH-05")
        else:
            discard_from_hand(s, giver, o.card, True, "SW-CONFLICT-08")
        f.at += 1
        f.step = "asking_gift" if f.at < GIFT and s.hands[giver] else "giver"

    def discard(self, s: State, f: Frame) -> None:
        """(4) SW-DEATH-07..09, SW-CONFLICT-21: all discard; identity and character stay as they lie
        (SW-DEATH-14, SW-RULING-25)."""
        for seat in s.queue[f.number :]:
            discard_hand(s, seat, True, "SW-DEATH-07")
            discard_intel(s, seat, "SW-DEATH-07")
            s.dying &= ~(1 << seat)
        del s.queue[f.number :]
        f.step = "over"

    def over(self, s: State, f: Frame) -> None:
        """SW-DEATH-12: what the last skills brought about is judged at the first node from here."""
