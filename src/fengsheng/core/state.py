"""Every fact of one game as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.rng import Rng

if TYPE_CHECKING:
    from fengsheng.core.event import Event
    from fengsheng.core.option import Option
    from fengsheng.core.ruleset import Ruleset
    from fengsheng.core.skill import Active


class State:
    """Seats, zones, marks, knowledge, the stack and the question that is open.

    The constructor sets nothing: `Ruleset.new_state`, `clone` and the codec fill every field (a law
    compares `__slots__` with the codec by reflection, so that no field can be forgotten).
    """

    __slots__ = (
        "able",
        "acting",
        "active_seats",
        "alive",
        "anchor",
        "aside",
        "ask_forced",
        "ask_kind",
        "ask_seat",
        "ask_step",
        "asks",
        "character",
        "could_be",
        "dead",
        "deaths",
        "decisions",
        "deck",
        "deferred",
        "discard",
        "dying",
        "events",
        "face_up",
        "gender",
        "goal_stale",
        "hand_watch",
        "hands",
        "has",
        "held",
        "hint",
        "hooked",
        "identity",
        "identity_up",
        "intel",
        "killer",
        "listeners",
        "looks",
        "lost",
        "marks",
        "may_meet",
        "meets",
        "offered",
        "options",
        "phase",
        "probes",
        "queue",
        "quiet",
        "result",
        "rng",
        "rules",
        "running_step",
        "seen",
        "sent",
        "stack",
        "tally",
        "transit",
        "turn",
        "turn_no",
    )

    # rules and tables of the edition; shared, never copied, never saved
    rules: Ruleset
    # zones: lists of card ids; the stack and the transit are zones too
    deck: list[int]  # the last one is on top
    discard: list[int]
    aside: list[int]  # out of the game, face down
    hands: list[list[int]]
    intel: list[list[int]]
    transit: Transit | None
    stack: list[Frame]
    # seats, as bit masks where a fact is yes or no
    alive: int
    dead: int
    lost: int
    dying: int
    identity: list[int]
    identity_up: int
    character: list[int]
    face_up: int
    gender: list[int]
    offered: list[tuple[int, ...]]  # character cards dealt to choose from
    # the turn
    turn: int
    turn_no: int
    phase: str
    sent: bool
    anchor: int  # who acted last: polls start at the next seat
    quiet: bool  # nothing has happened since everybody passed at a checkpoint
    queue: list[int]  # deaths waiting
    killer: list[int]
    deaths: list[int]  # who has died, in order
    deferred: list[Frame]  # triggers that wait for the queue of deaths
    marks: dict[str, int]  # small facts of an edition
    rng: Rng
    # knowledge
    seen: list[int]  # per card: who knows what it is, where it lies now
    hint: list[int]  # per card lying hidden: what all know of it (see knowledge.py)
    looks: list[int]  # per seat: whose identity card it has looked at
    probes: list[Probe]
    could_be: list[int]  # per seat: what its face-down character can be, publicly
    # the open question
    ask_seat: int
    ask_kind: str
    ask_step: str  # the step that asked, to be run again after a load or a re-deal
    ask_forced: bool  # also stop at questions with one answer
    asks: int
    decisions: int
    result: Result | None
    # derived or transient: rebuilt, never saved
    options: tuple[Option, ...]
    has: list[int]  # per function: which seats hold it
    held: list[int]  # per seat and function: how many
    tally: list[int]  # per seat and colour: how much intelligence
    active_seats: tuple[int, ...]  # seats whose character has a skill to use at will
    hooked: dict[str, int]  # per hook: the seats whose character has a skill for it
    able: list[tuple[tuple[int, Active], ...] | None]  # per moment: skills that fit, once it was asked
    acting: int  # who could act when the open window last asked; -1: to be looked at (see window.py)
    listeners: dict[str, int]  # per event: the seats that may answer it, once it was asked (see triggers.py)
    hand_watch: int  # seats whose hand may matter for a win condition
    meets: int  # seats that meet a win condition, as far as not stale
    may_meet: int  # seats that may meet one, as far as everybody can see
    goal_stale: int  # seats whose win condition must be looked at again
    running_step: str  # the step that is running
    events: list[Event]

    def __init__(self) -> None:
        pass

    def clone(self) -> State:
        """An independent copy at any decision, also in the middle of a chain of responses."""
        t = State()
        t.rules = self.rules
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.aside = self.aside[:]
        t.hands = [h[:] for h in self.hands]
        t.intel = [i[:] for i in self.intel]
        transit = self.transit
        t.transit = None if transit is None else transit.clone()
        t.stack = [f.clone() for f in self.stack]
        t.alive = self.alive
        t.dead = self.dead
        t.lost = self.lost
        t.dying = self.dying
        t.identity = self.identity[:]
        t.identity_up = self.identity_up
        t.character = self.character[:]
        t.face_up = self.face_up
        t.gender = self.gender
        t.offered = self.offered
        t.turn = self.turn
        t.turn_no = self.turn_no
        t.phase = self.phase
        t.sent = self.sent
        t.anchor = self.anchor
        t.quiet = self.quiet
        t.queue = self.queue[:]
        t.killer = self.killer[:]
        t.deaths = self.deaths[:]
        t.deferred = [f.clone() for f in self.deferred] if self.deferred else []
        t.marks = self.marks.copy()
        t.rng = self.rng.clone()
        t.seen = self.seen[:]
        t.hint = self.hint[:]
        t.looks = self.looks[:]
        t.probes = self.probes[:]  # records never change once written
        t.could_be = self.could_be[:]
        t.ask_seat = self.ask_seat
        t.ask_kind = self.ask_kind
        t.ask_step = self.ask_step
        t.ask_forced = self.ask_forced
        t.asks = self.asks
        t.decisions = self.decisions
        t.result = self.result
        t.options = self.options
        t.has = self.has[:]
        t.held = self.held[:]
        t.tally = self.tally[:]
        t.active_seats = self.active_seats
        t.hooked = self.hooked  # replaced as a whole, never changed
        t.able = self.able
        t.acting = self.acting
        t.listeners = self.listeners  # likewise; what is added is true of both
        t.hand_watch = self.hand_watch
        t.meets = self.meets
        t.may_meet = self.may_meet
        t.goal_stale = self.goal_stale
        t.running_step = self.running_step
        t.events = []
        return t
