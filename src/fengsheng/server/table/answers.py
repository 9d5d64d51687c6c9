"""A game and the answers given to its open question: pure, without time, disk or sockets.

All seats that are asked answer in any order. An answer is held until the question is closed: then passes and
the first action are applied in the rules' order, and what those behind have answered is dropped unseen.
Characters are chosen in secret and by all at once: those answers are held until the last one is in. So the
same answers to each question give the same game, which is what makes the list of accepted answers enough to
continue after a crash.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fengsheng.core.errors import IllegalAction
from fengsheng.core.event import Event
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.game import Game
from fengsheng.server.errors import Refused, ServerError


class Misfit(ServerError):
    """A stored answer that the rules of today do not accept."""

    code = "misfit"


SECRET = "character"  # the kind of question whose answers nobody can see or be moved by
PASSABLE = ("trigger", "confine")  # kinds in which it depends on what is hidden whether passing is offered


class Question:
    """What is open: one seat, all that may act in a window, or all that choose in secret, in the rules'
    order. `lasting`: it is put on public facts, and whoever is asked may have nothing to choose."""

    __slots__ = ("_listed", "kind", "lasting", "number", "offers", "secret", "window")

    def __init__(
        self,
        number: int,
        kind: str,
        window: bool,
        offers: dict[int, tuple[Option, ...]],
        lasting: bool = False,
    ) -> None:
        self.number = number
        self.kind = kind
        self.window = window
        self.lasting = window or lasting
        self.secret = kind == SECRET
        self.offers = offers
        self._listed: dict[int, dict[str, Option]] = {}

    def listed(self, seat: int) -> dict[str, Option]:
        """The options of a seat by their notation, in alphabetical order."""
        found = self._listed.get(seat)
        if found is None:
            written = {option.notation: option for option in self.offers[seat]}
            found = self._listed[seat] = {text: written[text] for text in sorted(written)}
        return found

    def find(self, seat: int, notation: str) -> Option:
        """The option of that seat with that notation."""
        option = self.listed(seat).get(notation)
        if option is not None:
            return option
        offered = ", ".join(option.notation for option in self.offers[seat])
        raise IllegalAction(f"{notation!r} is not offered; offered are: {offered}.")


class Answers:
    """`given` are the answers to the open question that wait for their turn."""

    def __init__(self, game: Game, history: Iterable[Event] | None = None) -> None:
        self.game = game
        self.given: dict[int, Option] = {}
        self.acted: list[int] = []  # the seats whose answers were applied, one after the other
        self.history: list[Event] = list(game.log() if history is None else history)
        self.question: Question | None = None
        self._look()

    def _look(self) -> None:
        decision = self.game.decision
        if decision is None:
            self.question = None
            return
        offers = dict(self.game.window())
        if decision.kind == SECRET:
            offers = self._choosers()
        window = self.game.state.stack[-1].name == "window"
        lasting = not window and self._on_public_facts(decision)
        self.question = Question(decision.number, decision.kind, window, offers, lasting)

    def _on_public_facts(self, decision: Decision) -> bool:
        """Whether a question to one seat is put because of what everybody can see, so that there may be
        nothing to choose. What follows from the seat's own card or skill waits for the seat."""
        kinds = {option.kind for option in decision.options}
        if decision.kind == "decide":
            return "decline" not in kinds  # the card must be taken; some can still look at it first
        top = self.game.state.stack[-1]
        if top.by == decision.seat and top.name in self.game.state.rules.items:
            return False
        return PASS in kinds or decision.kind in PASSABLE

    def _choosers(self) -> dict[int, tuple[Option, ...]]:
        """Everybody who has yet to choose, with what they were dealt: nobody's choice changes another's."""
        ahead = self.game.clone()
        offers: dict[int, tuple[Option, ...]] = {}
        while (decision := ahead.decision) is not None and decision.kind == SECRET:
            offers[decision.seat] = decision.options
            ahead.apply(decision.options[0])
        return offers

    def asked(self, seat: int, prompt: int) -> Question:
        """The open question, if it is the one meant and this seat is asked; else why not."""
        question = self.question
        if question is None or prompt != question.number:
            raise Refused("stale-prompt", "That question is no longer open.")
        if seat not in question.offers:
            raise Refused("not-asked", "You are not asked.")
        return question

    def unanswered(self, seat: int, prompt: int) -> Question:
        """The same, if this seat has not answered yet."""
        question = self.asked(seat, prompt)
        if seat in self.given:
            raise Refused("already-answered", "Your answer to this question is in already.")
        return question

    def option(self, seat: int, prompt: int, notation: str) -> Option:
        """The option that somebody means, or why there is none; changes nothing. What comes from outside
        becomes an option here and nowhere else."""
        return self.unanswered(seat, prompt).find(seat, notation)

    def give(self, seat: int, option: Option) -> None:
        """Take one of the options of a seat as its answer, and hold it until `close`."""
        question = self.question
        offered = question.offers.get(seat, ()) if question is not None and seat not in self.given else ()
        if not any(option is mine for mine in offered):
            raise IllegalAction(f"{option!r} is not offered to seat {seat}.")
        self.given[seat] = option

    def close(self) -> list[Event] | None:
        """Apply what was answered. What happened because of it; None: somebody must be waited for."""
        ready = self._ready()
        if not ready:
            return None
        events: list[Event] = []
        for asked in ready:
            decision = self.game.decision
            if decision is None or decision.seat != asked:
                if not events and asked == ready[0]:
                    raise Misfit(f"Seat {asked} is not the one that is asked.")
                break  # a pass changed who is asked: the rest is asked anew
            events += self.game.apply(self.given[asked])
            self.acted.append(asked)
        self.given = {}
        self.history += events
        self._look()
        return events

    def _ready(self) -> list[int]:
        """The seats whose answers can be applied now, in order; empty if somebody must be waited for."""
        ready: list[int] = []
        if self.question is None:
            return ready
        for seat in self.question.offers:
            option = self.given.get(seat)
            if option is None:
                return []
            ready.append(seat)
            if option.kind != PASS and not self.question.secret:
                break
        return ready

    def waiting(self) -> list[int]:
        """The seats whose answers are still missing and matter, in the rules' order."""
        if self.question is None:
            return []
        missing: list[int] = []
        for seat in self.question.offers:
            option = self.given.get(seat)
            if option is None:
                missing.append(seat)
            elif option.kind != PASS and not self.question.secret:
                break
        return missing


EVENT_FIELDS = (
    "kind",
    "by",
    "target",
    "cards",
    "masks",
    "word",
    "x",
    "rule",
    "audience",
    "aim",
    "on",
    "named",
)
"""The fields of an event in the order in which it is made; new ones come at the end, with defaults."""


def event_row(event: Event) -> list[Any]:
    """An event as plain data, for the store: unfiltered."""
    return [list(v) if isinstance(v := getattr(event, name), tuple) else v for name in EVENT_FIELDS]


def event_from(row: list[Any]) -> Event:
    """The same, back."""
    fields: list[Any] = [tuple(value) if isinstance(value, list) else value for value in row]
    return Event(*fields)
