"""A ruling laid out with everything open: a first view, then step by step what its script does, in words, and
what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.game import Game
from fengsheng.lessons.words import names as lesson_names
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.scenario import Scenario
from fengsheng.scenario.table import Table
from fengsheng.trials.opened import open_view
from fengsheng.trials.positions import where_it_counts
from fengsheng.trials.telling import tell_check
from fengsheng.trials.telling.offers import label
from fengsheng.trials.telling.teller import Teller
from fengsheng.words.people import bot_names


class Line(NamedTuple):
    """A sentence, and the rule behind it (empty: none is cited)."""

    text: str
    rule: str


@dataclass(slots=True)
class Moment:
    """The table after a step: who acted, what happened, and what can be said of it now."""

    view: dict[str, Any]
    actors: tuple[int, ...] = ()
    events: list[dict[str, Any]] = field(default_factory=list)  # with their sentences
    told: list[Line] = field(default_factory=list)
    so: list[str] = field(default_factory=list)  # the checks of the script


@dataclass(frozen=True)
class Stage:
    """`seat` is where the point is made, `concerned` are those whom it is about; the first moment is the
    position."""

    names: tuple[str, ...]
    seat: int
    concerned: tuple[int, ...]
    moments: tuple[Moment, ...]


def people(lang: str, seats: int) -> tuple[str, ...]:
    """Who sits at the table of a ruling: those of the lessons, and more where they are too few."""
    known = lesson_names(lang)
    return (*known, *(name for name in bot_names(lang) if name not in known))[:seats]


def lay_on_stage(scenario: Scenario, lang: str) -> Stage:
    """Play it through, and tell it in a language."""
    game, fresh = lay_out(scenario.position)
    seats = game.state.rules.seats
    names = people(lang, seats)
    play = _Playing(Teller(lang, names, scenario.position.words), game, fresh)
    table = Table(game, fresh, scenario.position.play, play, lawful=False)
    for step in scenario.steps:
        if step.checks:
            play.moments[-1].so.append(tell_check(play.teller, step, table))
        else:
            step.run(table)
            play.close()
    moments = tuple(play.moments)
    seat = where_it_counts(play.given)
    return Stage(names, seat, tuple(_concerned(scenario, moments, seat, seats)), moments)


class _Playing:
    """Watches a scenario that is played, and makes moments of it."""

    def __init__(self, teller: Teller, game: Game, fresh: Sequence[Event]) -> None:
        self.teller = teller
        self.given: list[tuple[int, str]] = []
        self._game = game
        self._events: list[Event] = []
        self._answers: list[tuple[int, Option]] = []  # since the last line
        self.moments = [Moment(open_view(game))]
        self.moments[0].events = self._seen(fresh)
        self.moments[0].told = self._lines(self.moments[0].events)

    def begun(self, game: Game, events: Sequence[Event]) -> None:
        """It was laid out before."""

    def answered(self, before: Decision, notation: str, game: Game, events: Sequence[Event]) -> None:
        """One more answer of the line that is carried out."""
        self.given.append((before.seat, notation))
        self._answers.append((before.seat, next(o for o in before.options if o.notation == notation)))
        self._events += events

    def close(self) -> None:
        """A line was carried out. One after which nothing was to be done is no step, and those who only pass,
        one after the other, are one."""
        answers, events = self._answers, self._seen(self._events)
        self._answers, self._events = [], []
        if not answers:
            return
        passing = not events and all(option.kind == PASS for _, option in answers)
        actors = tuple(dict.fromkeys(seat for seat, _ in answers))
        last = self.moments[-1]
        if passing and last.actors and not last.events and not last.so and self._passed:
            last.view, last.actors = open_view(self._game), tuple(dict.fromkeys([*last.actors, *actors]))
            last.told = [self._passes(last.actors)]
            return
        self._passed = passing
        if passing:
            told = [self._passes(actors)]
        else:
            told = self._lines(events) or [self._answer(*one) for one in answers if one[1].kind != PASS]
        self.moments.append(Moment(open_view(self._game), actors, events, told))

    _passed = False  # whether the last moment is one of passing alone

    def _passes(self, seats: Sequence[int]) -> Line:
        return Line(self.teller.told("passes", who=self.teller.people(seats)), "")

    def _answer(self, seat: int, option: Option) -> Line:
        return Line(self.teller.person("answers", seat, what=label(self.teller, option)), option.rule)

    def _seen(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        opened = (self.teller.opened(event) for event in events)
        return [{**event, "text": self.teller.event(event)} for event in opened]

    def _lines(self, events: Sequence[dict[str, Any]]) -> list[Line]:
        return [Line(event["text"], event.get("rule", "")) for event in events]


def _concerned(scenario: Scenario, moments: Sequence[Moment], seat: int, seats: int) -> Iterator[int]:
    """Those whom a position describes or a script names, who acts, and whom the message meets."""
    named = {
        SEATS.index(letter)
        for step in scenario.steps
        for letter in step.line.text
        if letter in SEATS[:seats] and not step.line.text.endswith(f": {PASS}")
    }
    named |= {at for at, person in enumerate(scenario.position.people) if person.line is not None}
    for moment in moments:
        transit = moment.view["transit"]
        if transit is not None:
            named |= {transit["sender"], transit["position"]}
    named |= {seat, moments[0].view["turn"]} & set(range(seats))
    yield from sorted(named)
