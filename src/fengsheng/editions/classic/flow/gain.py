"""Gaining intelligence, and everything that is looked at afterwards (CL-RULING-072)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK, NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.moves import place
from fengsheng.core.procedure import Procedure, call
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.core.window import CHECKPOINT, open_window
from fengsheng.editions.classic.flow.lose import lose
from fengsheng.editions.classic.flow.victory import DEADLY, offer_victory
from fengsheng.editions.classic.hooks import LosesAt

NO_CHECKPOINT: Final = 1  # flags of a gain
NO_SKILLS: Final = 2


def gain(
    s: State,
    placements: list[tuple[int, tuple[int, ...]]],
    by: int,
    cause: str,
    rule: str,
    flag: int = 0,
) -> None:
    """Cards that are in no zone lie down in front of their gainers, all at once: one gaining event
    (CL-RULING-093), face up, never into the hand (CL-TERM-03/05). `by` is the sender, however the card was
    come by (CL-RULING-052), or whose card or skill it was. `cause` is how: "sent" or not."""
    black: list[int] = []
    for seat, cards in placements:
        place(s, by, seat, cards, "gain", cause, rule)
        if any(BLACK in s.rules.faces[c].colours for c in cards):
            black.append(seat)
    single = len(placements) == 1
    s.stack.append(
        Frame(
            "gain",
            "losses",
            by,
            placements[0][0] if single else NOBODY,
            NO_CARD,
            placements[0][1][0] if single and len(placements[0][1]) == 1 else NO_CARD,
            -1,
            cause,
            0,
            0,
            flag,
            (),
            tuple(black),
        )
    )


def live(s: State, name: str, other: str = "") -> bool:
    """Whether a frame of that name (or the other), not merely waiting to be popped, lies below the top. (The
    bottom two are the set-up and the turn.)"""
    stack = s.stack
    for at in range(2, len(stack) - 1):
        f = stack[at]
        if (f.name == name or f.name == other) and f.step:
            return True
    return False


class Gain(Procedure):
    """Loss, dying, victory, deaths, skills, checkpoint: in this order."""

    name = "gain"
    steps = ("losses", "dying", "deaths", "after_deaths", "skills", "settled")

    def losses(self, s: State, f: Frame) -> None:
        """(2) CL-RULING-133: some lose by too much intelligence, before anything else."""
        if "loses_at" in s.hooked:
            for seat in s.rules.after[f.by]:
                skill = modifier(s, seat, "loses_at")
                if isinstance(skill, LosesAt) and s.alive >> seat & 1 and len(s.intel[seat]) >= skill.limit:
                    lose(s, seat, skill.rule)
        self.dying(s, f)

    def dying(self, s: State, f: Frame) -> None:
        """(3) three black: counts as dead already (CL-DEATH-01/03); in seat order from the right of who
        caused it (CL-RULING-091). (4) the others may declare first (CL-RULING-073/074, CL-OPT-48)."""
        tally = s.tally
        for seat in s.rules.after[f.by]:
            if tally[seat * 3 + BLACK] >= DEADLY and s.alive & ~s.dying & 1 << seat:
                s.dying |= 1 << seat
                s.queue.append(seat)
                s.killer[seat] = f.by  # CL-RULING-115
        if not offer_victory(s, f, "deaths"):
            self.deaths(s, f)

    def deaths(self, s: State, f: Frame) -> None:
        """(5) unless a death is in progress already: then the new ones wait (CL-RULING-090)."""
        if s.queue and not live(s, "deaths"):
            call(s, f, Frame("deaths", "next"), then="after_deaths")
        else:
            self.skills(s, f)

    def after_deaths(self, s: State, f: Frame) -> None:
        """Victory was offered with the last of them."""
        self.skills(s, f)

    def skills(self, s: State, f: Frame) -> None:
        """(6) "when gained" skills, in seat order from the right of the last actor, after victory was offered
        (CL-RULING-158)."""
        if f.flags & NO_SKILLS:
            self.settled(s, f)
            return
        kind = "gained_sent" if f.occasion == "sent" else "gained_otherwise"
        later = live(s, "deaths")
        event = raise_event(s, kind, f.by, f.target, s.rules.after[s.anchor][0], f.aim, f.seats, later)
        if event is not None and not later:
            call(s, f, event, then="settled")
            return
        if event is not None:
            s.deferred.append(event)  # CL-RULING-163: after the queue of deaths
        self.settled(s, f)

    def settled(self, s: State, f: Frame) -> None:
        """(7) one checkpoint, after the outermost gain (CL-RULING-163); a tail call, so that a gain in
        that checkpoint is an outermost one again."""
        if not f.flags & NO_CHECKPOINT and not live(s, "gain", "deaths"):
            open_window(s, f, CHECKPOINT, -1, "")
