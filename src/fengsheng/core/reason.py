"""Why something cannot be used: what a card or a skill may look at to say so, and what it says.

Everything looked at is public or belongs to the seat that asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fengsheng.core.face import NOBODY
from fengsheng.core.window import CHECKPOINT

if TYPE_CHECKING:
    from fengsheng.core.frame import Transit
    from fengsheng.core.option import Option
    from fengsheng.core.skill import Skill, Trigger
    from fengsheng.core.state import State


# When it will be possible, where that is not simply at the moments for which the thing is.
SAID: Final = "said"  # the sentence itself says when, or what to wait for
NEVER: Final = "never"  # no moment will mend it
FACE_UP: Final = "face-up"  # once the character lies face up
NEXT_TURN: Final = "next-turn"
AGAIN: Final = "again"  # once this window asks once more; true only of what fits this window


class Reason:
    """The answer: which sentence, which rule, whether it says that the thing can be used, and when it will be
    possible (empty: at the moments for which the thing is)."""

    __slots__ = ("key", "rule", "usable", "when")

    def __init__(self, key: str, rule: str, usable: bool = False, when: str = "") -> None:
        self.key = key
        self.rule = rule
        self.usable = usable
        self.when = when


class Case:
    """One question put by one seat. `offered` is None if that seat is not asked in the open window."""

    __slots__ = ("asked", "kind", "offered", "s", "seat")

    def __init__(self, s: State, seat: int, offered: Sequence[Option] | None) -> None:
        self.s = s
        self.seat = seat
        self.offered = offered
        self.kind = s.ask_kind
        self.asked = s.ask_seat

    @property
    def alive(self) -> bool:
        """Whether the seat is in the game."""
        return bool(self.s.alive >> self.seat & 1)

    @property
    def mine(self) -> bool:
        """Whether it is this seat's turn."""
        return self.s.turn == self.seat

    @property
    def alone(self) -> bool:
        """Whether nobody else is left."""
        return not self.s.alive & ~(1 << self.seat)

    @property
    def up(self) -> bool:
        """Whether the seat's character lies face up."""
        return bool(self.s.face_up >> self.seat & 1)

    @property
    def transit(self) -> Transit | None:
        """The card under way, where this question lets it matter."""
        return None if self.kind == CHECKPOINT else self.s.transit

    @property
    def stage(self) -> str:
        """How far the card under way is."""
        t = self.transit
        return "" if t is None else t.stage

    def house(self, name: str) -> str:
        """A house rule."""
        return self.s.rules.house[name]

    @property
    def again(self) -> Sequence[Option]:
        """What the seat could do if the open window asked it once more; between two actions, what it will be
        asked about the card under way when that goes on."""
        s = self.s
        f, t = s.stack[-1], s.transit
        if self.kind != CHECKPOINT or t is None:
            return s.rules.offer(s, self.seat, f.occasion, f.on)
        return s.rules.offer(s, self.seat, t.stage, NOBODY) if t.stage in s.rules.moments else ()


def must_accept(c: Case, kind: str, moment: str, sender: str, locked: str) -> Reason:
    """Why a seat has nothing to accept or decline: it is not asked that kind of question; or why it must
    accept: it is the sender, or locked. Each has its rule."""
    t = c.s.transit
    if c.kind != kind or c.asked != c.seat or t is None:
        return Reason("decide-moment", moment, when=SAID)
    if t.sender == c.seat:
        return Reason("decline-sender", sender, when=SAID)
    return Reason("decline-locked", locked, when=SAID)


class Reasons:
    """What holds for every card and every skill of an edition, in the order in which it is asked. An edition
    says by which rules, and what it has of its own."""

    over: str = ""  # the rule by which a game ends
    begins: str = ""  # by which it begins, once these questions are answered
    setup: tuple[str, ...] = ()
    dead: str = ""  # by which the dead are out of it, and those who have lost
    lost: str = ""
    to_others: str = ""  # by which nobody sends to themselves

    def out(self, c: Case) -> Reason | None:
        """The game is over or not begun, or the seat is out of it."""
        if c.s.result is not None:
            return Reason("game-over", self.over, when=NEVER)
        if c.kind in self.setup:
            return Reason("not-begun", self.begins)
        return None if c.alive else Reason("out", self._out_by(c.s, c.seat), when=NEVER)

    def _out_by(self, s: State, seat: int) -> str:
        return self.dead if s.dead >> seat & 1 else self.lost

    def moment(self, c: Case) -> Reason | None:
        """Special phases, effects that are being carried out, other people's moves."""
        raise NotImplementedError

    def skill(self, c: Case, skill: Skill) -> Reason | None:
        """How the character lies, and what makes all its skills void."""
        raise NotImplementedError

    def end(self, c: Case) -> Reason:
        """Why the seat cannot end its play phase now."""
        raise NotImplementedError

    def send(self, c: Case) -> Reason:
        """Why the seat cannot send anything now."""
        raise NotImplementedError

    def decide(self, c: Case) -> Reason:
        """Why the seat has nothing to accept now, or why it cannot decline."""
        raise NotImplementedError

    def declare(self, c: Case) -> Reason:
        """Why the seat cannot declare victory now."""
        raise NotImplementedError

    def gone(self, c: Case, target: int) -> Reason | None:
        """Somebody who is out of the game cannot be chosen."""
        return None if c.s.alive >> target & 1 else Reason("target-out", self._out_by(c.s, target))

    def send_to_self(self) -> Reason:
        """A message that goes to somebody the sender names goes to somebody else."""
        return Reason("send-self", self.to_others)

    def trigger(self, c: Case, skill: Trigger) -> Reason:
        """An answer to an event: not now, not this event, not possible, not yet."""
        raise NotImplementedError
