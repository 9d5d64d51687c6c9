"""Going through a game once, and keeping what the analysis needs of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fengsheng.bots.belief import Moved
from fengsheng.bots.valuation.odds import Odds
from fengsheng.coach.adviser import IDLE
from fengsheng.core.event import Event
from fengsheng.editions.registry import find
from fengsheng.review.judge import version
from fengsheng.review.lapses import Lapses
from fengsheng.review.minds import Minds, knowing
from fengsheng.review.model import Grid, Seen
from fengsheng.review.questions import STAKE, Question
from fengsheng.review.sides import Sides
from fengsheng.review.walking import Walk, quickly
from fengsheng.review.winning import Start

SHOWN_A_TURN: Final = 2  # choices of a turn that are kept, in case it is a turning point


class Happened(NamedTuple):
    """Something that happened, and the question that was open then; -1: none."""

    turn: int
    moment: int
    event: Event


class Chosen:
    """A question with what was answered, what that brought about at once, and what all believed before."""

    def __init__(self, question: Question, done: int) -> None:
        self.question = question
        self.done = done
        self.events: list[Event] = []
        self.minds: list[list[Odds]] = []  # by viewer

    @property
    def behind(self) -> float:
        return self.question.behind(self.done)

    @property
    def weight(self) -> tuple[float, float]:
        """What is worth showing: first what the expert would not have done, then where most was at stake."""
        return self.behind, self.question.stake


def _sorts(chosen: Chosen) -> list[object]:
    """What the expert would have done, and what was done, whatever the card."""
    options = chosen.question.decision.options
    return [(options[at].kind, options[at].uses) for at in (chosen.question.best, chosen.done)]


class Reading:
    """Everything that can be known without playing anything out."""

    def __init__(self, record: Mapping[str, Any], seat: int | None, everybody: bool, judging: bool) -> None:
        self._record = record
        self._walk = walk = Walk(record)
        if seat is not None:
            walk.end.view(seat)  # refuses a seat that there is not
        self.end = walk.end
        self.sides = Sides(walk.end)
        self.truth = tuple(self.sides.factions(walk.end))
        self._minds = Minds(walk.game)
        self.judged = judging and bool(version(find(record["edition"]).name))
        self._own = seat
        self._everybody = everybody
        self.starts: list[Start] = []
        self.whose: list[int] = []  # turns
        self.suspicion: list[Seen] = []
        self.knowing: list[Grid] = []
        self.beliefs: dict[int, list[list[Odds]]] = {}  # at the end of a turn, by viewer
        self.chosen: list[Chosen] = []  # key choices that were not as the expert's, of those judged
        self.shown: dict[int, list[Chosen]] = {}  # by turn
        self.key = [0] * walk.game.seats
        self.like = [0] * walk.game.seats
        self.late: set[int] = set()  # questions that a clock answered
        self.happened: list[Happened] = []
        self._turn = 0
        self._asked: set[tuple[object, ...]] = set()
        self._read()

    def _read(self) -> None:
        walk = self._walk
        lapses = Lapses(self._record)
        self._note()
        while (decision := walk.decision) is not None:
            if lapses.meets(decision):
                self.late.add(decision.number)
            if walk.game.state.turn_no != self._turn:
                self._begin()
            chosen = self._question() if self.judged and len(decision.options) > 1 else None
            events = walk.go()
            if chosen is not None:
                chosen.events = events
            self._minds.tell(events)
            self._note()
            self._remember(events)
        self.beliefs[self._turn] = self._by_viewer()

    def _remember(self, events: Sequence[Event]) -> None:
        now = self._walk.decision
        for event in events:
            turn = event.x if event.kind == "turn" else self.happened[-1].turn if self.happened else 0
            self.happened.append(Happened(turn, -1 if now is None else now.number, event))

    def when(self, moved: Moved, seat: int, before: int) -> int:
        """The question that was open once something had happened which a seat saw; -1: it cannot be said."""
        rules = self._walk.game.state.rules
        for turn, moment, event in reversed(self.happened):
            known = turn == moved.turn and 0 <= moment <= before and event.kind == moved.event["kind"]
            if known and event.seen_by(rules, seat) == moved.event:
                return moment
        return -1

    def _by_viewer(self) -> list[list[Odds]]:
        return [mind.marginals() for mind in self._minds.seats]

    def _begin(self) -> None:
        """A turn begins, and the one before is over."""
        game, decision = self._walk.game, self._walk.decision
        assert decision is not None
        self.beliefs[self._turn] = self._by_viewer()
        self._turn = game.state.turn_no
        self.whose.append(game.state.turn)
        start = Start(self._turn, decision.number, quickly(game.clone()), self._minds.clones())
        self.starts.append(start)
        self.knowing.append(
            tuple(
                tuple((b.faction, round(b.odds, 3), b.known) for b in knowing(game, self._minds, viewer))
                for viewer in range(game.seats)
            )
        )

    def _note(self) -> None:
        odds = tuple(self._minds.public.marginals())
        rounded = tuple((round(a, 3), round(b, 3), round(c, 3)) for a, b, c in odds)
        if not self.suspicion or self.suspicion[-1].odds != rounded:
            decision = self._walk.decision
            moment = -1 if decision is None else decision.number
            self.suspicion.append(Seen(moment, self._walk.game.state.turn_no, rounded))

    def _question(self) -> Chosen | None:
        """A key choice, if it is one that somebody may want to see."""
        game, decision = self._walk.game, self._walk.decision
        assert decision is not None
        if game.state.phase == "setup":
            return None
        seat = decision.seat
        question = Question(game, decision, self._minds.seats[seat], self._minds.public)
        if not question.judged:
            return None
        done = decision.options.index(self._walk.answer())
        chosen = Chosen(question, done)
        idle = all(decision.options[at].kind in IDLE for at in (question.best, done))
        if idle or max(question.stake, chosen.behind) < STAKE:
            return None
        return self._kept(chosen)

    def _kept(self, chosen: Chosen) -> Chosen | None:
        """Count it, and keep it if it may be shown. Windows ask the same again and again: of one turn it is
        counted once."""
        question, seat = chosen.question, chosen.question.seat
        again = (question.turn, seat, chosen.behind > 0.0, *_sorts(chosen))
        if again in self._asked:
            return None
        self._asked.add(again)
        self.key[seat] += 1
        self.like[seat] += not chosen.behind
        keep = chosen.behind > 0.0 and (self._everybody or seat == self._own)
        rows = self.shown.setdefault(question.turn, [])
        rows.append(chosen)
        rows.sort(key=lambda one: one.weight, reverse=True)
        del rows[SHOWN_A_TURN:]
        if keep:
            self.chosen.append(chosen)
        if not keep and chosen not in rows:
            return None
        question.keep()
        chosen.minds = self._by_viewer()
        return chosen

    def public_at(self, moment: int, seat: int) -> float:
        """How sure everybody was of the truth about a seat when that question was put."""
        found = self.suspicion[0]
        for seen in self.suspicion:
            if 0 <= seen.moment <= moment:
                found = seen
        return found.odds[seat][self.truth[seat]]

    def public_after(self, turn: int, seat: int) -> float:
        """The same at the end of a turn."""
        found = self.suspicion[0]
        for seen in self.suspicion:
            if seen.turn <= turn and seen.moment >= 0:
                found = seen
        return found.odds[seat][self.truth[seat]]
