"""What everybody could believe in the course of a game: a tracker for every seat, and one with the eyes of a
spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fengsheng.bots.belief import Tracker
from fengsheng.bots.hearing import same_for_all
from fengsheng.core.event import Event
from fengsheng.game import Game

PUBLIC = -1


class Minds:
    """Told what happens, each as its own eyes see it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.public = Tracker(game.view(None))
        self.seats = [Tracker(game.view(seat), seat) for seat in range(game.seats)]
        self._facts: object = None
        self.tell(game.log())

    def tell(self, events: Sequence[Event]) -> None:
        """What an answer brought about."""
        rules = self._game.state.rules
        for event in events:
            shared = event.seen_by(rules, None)
            if shared is not None:
                self.public.observe(shared)
            alike = same_for_all(event)
            for seat, mind in enumerate(self.seats):
                seen = shared if alike else event.seen_by(rules, seat)
                if seen is not None:
                    mind.observe(seen)
        self._look()

    def _look(self) -> None:
        """Views are dear, and facts change seldom."""
        game = self._game
        s = game.state
        facts = (s.identity_up, tuple(s.looks), len(s.probes), tuple(s.tally), s.phase == "setup")
        if facts != self._facts and s.result is None:
            self._facts = facts
            self.public.look(game.view(None))
            for seat, mind in enumerate(self.seats):
                mind.look(game.view(seat))

    def clones(self) -> list[Tracker]:
        """Those of the seats, to go on with elsewhere."""
        return [mind.clone() for mind in self.seats]


class Belief(NamedTuple):
    """What somebody took a seat for: the likeliest faction (0 and 1 collect red and blue, 2 plays alone), how
    likely, and how that was known: by `rule`, from `private` evidence too, or from `behaviour` alone."""

    faction: int
    odds: float
    known: str


CERTAIN = 0.9995


def knowing(game: Game, minds: Minds, viewer: int) -> list[Belief]:
    """What a seat could know of every seat at this moment."""
    view = game.view(viewer)
    asked = {p["target"] for p in view["probes"] if p.get("named") and p["sure"]}
    found: list[Belief] = []
    for seat, odds in enumerate(minds.seats[viewer].marginals()):
        likely = max(odds)
        known = "rule" if likely >= CERTAIN else "private" if seat in asked else "behaviour"
        found.append(Belief(odds.index(likely), likely, known))
    return found
