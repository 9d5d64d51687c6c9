"""A scenario told step by step: what happened, who is asked what, and why each seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fengsheng.core.event import Event
from fengsheng.core.notation import SEATS
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.vocabulary import Vocabulary
from fengsheng.game import Game
from fengsheng.scenario.form import names
from fengsheng.scenario.happenings import tell
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import MANY

Say = Callable[[str], None]


class Trace:
    """Tells what a running scenario does, line by line."""

    def __init__(self, vocabulary: Vocabulary, say: Say) -> None:
        self._vocabulary = vocabulary
        self._say = say
        self._text = ""

    def line(self, line: Line) -> None:
        """The next line of the text."""
        self._text = line.text
        self._say(f"{line.number:4}  {line.text}")

    def begun(self, game: Game, events: Sequence[Event]) -> None:
        """The position was laid out, and ran to its first question."""
        self._told(game, events)
        self._asked(game)

    def answered(self, before: Decision, notation: str, game: Game, events: Sequence[Event]) -> None:
        """Somebody answered: what the line says, or what it stands for."""
        said = f"{SEATS[before.seat]}: {notation}"
        if said != self._text:
            self._say(f"      {said}")
        self._told(game, events)
        self._asked(game)

    def holds(self) -> None:
        """A check holds."""
        self._say("      holds")

    def _told(self, game: Game, events: Sequence[Event]) -> None:
        faces = game.state.rules.faces
        for event in events:
            cards = f" cards {names(faces[card].name for card in event.cards)}" if event.cards else ""
            number = f" count {event.x}" if event.x else ""
            rule = f"  [{event.rule}]" if event.rule else ""
            self._say(f"        {tell(event)}{number}{cards}{rule}")

    def _asked(self, game: Game) -> None:
        asked = game.decision
        if asked is None:
            self._say(f"      the game is over: {game.result}")
            return
        kind = self._vocabulary.question(asked.kind)
        why = "" if kind is None else f" {kind.about} Asked: {kind.whom}."
        self._say(f"      {SEATS[asked.seat]} is asked ({asked.kind}).{why}")
        for event in game.state.rules.asked_about(game.state):
            by = f" by {SEATS[event.by]}" if event.by >= 0 else ""
            on = f" on {SEATS[event.target]}" if event.target >= 0 else ""
            self._say(f"        because of: {event.occasion}{by}{on}")
        idle = []
        for place, (seat, options) in enumerate(game.window()):
            if place and [option.kind for option in options] == [PASS]:
                idle.append(seat)
            else:
                self._say(f"        {SEATS[seat]} {'later' if place else 'now'}: {_offered(options)}")
        if idle:
            asks = "is asked all the same" if game.state.ask_forced else "is passed over"
            self._say(f"        {' '.join(SEATS[seat] for seat in idle)}: who can only pass {asks}")


def _offered(options: tuple[Option, ...]) -> str:
    """Every option with the rule that allows it."""
    texts = [f"{o.notation} [{o.rule}]" if o.rule else o.notation for o in options]
    more = f" | … and {len(texts) - MANY} more" if len(texts) > MANY else ""
    return " | ".join(texts[:MANY]) + more
