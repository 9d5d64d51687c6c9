"""Games to learn from: what was done in them, and what seats could rule out at the start of every turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from fengsheng.bots import lend, make_bot
from fengsheng.bots.belief.tables import MANY, NOTHING
from fengsheng.bots.belief.told import Listener
from fengsheng.bots.belief.tracker import TOOK, Tracker
from fengsheng.bots.bot import BLIND
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.table import LIMIT
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.event import Event
from fengsheng.editions.registry import find
from fengsheng.fit.plan import FitPlan
from fengsheng.game import Game

READERS: Final = 2  # seats whose eyes are looked through in every turn
Row = dict[str, Any]


def follow(plan: FitPlan, number: int) -> Row:
    """Play game `number`. Everything in it is plain data: who sat there and what they were, what was done
    ([what, by, other, colour]), and moments, each with who looks, how much was done before, what lies in
    front of everybody and the ways the factions can lie as far as that seat knows."""
    seed = plan.first + number
    seats, lineup = plan.table(number)
    game = Game.new(plan.preset, seats, seed, options=plan.options)
    bots = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(lineup)]
    looks = [getattr(bot, "needs_view", True) for bot in bots]
    for seat, bot in enumerate(bots):
        lend(bot, seat, game)
    listeners = Listeners(bots)
    pupil = _Pupil(game, seats, Random(f"{seed}/readers"))
    events = game.log()
    for _ in range(LIMIT):
        listeners.tell(game.state.rules, events)
        pupil.hear(events)
        decision = game.decision
        if decision is None or pupil.lost:
            break
        seat = decision.seat
        view = game.view(seat) if looks[seat] else BLIND
        events = game.apply(bots[seat].choose(view, decision))
    return {
        "seed": seed,
        "seats": seats,
        "population": plan.population(number),
        "lineup": list(lineup),
        "truth": pupil.truth,
        "done": pupil.done,
        "moments": pupil.moments,
        "turns": game.state.turn_no,
    }


class _Pupil:
    """Listens with a spectator's ears: what was done looks the same from every seat."""

    def __init__(self, game: Game, seats: int, chance: Random) -> None:
        self._game = game
        self._chance = chance
        self._listener = Listener(lore_of(find(game.state.rules.preset)), seats)
        self._readers = [Tracker(game.view(seat), seat, NOTHING) for seat in range(seats)]
        self.truth: list[int] = []
        self.done: list[list[Any]] = []
        self.moments: list[Row] = []
        self.lost = False  # an identity has changed hands: who is what is no longer what was dealt

    def hear(self, events: Sequence[Event]) -> None:
        """What has happened since; a new turn is a moment to look."""
        s = self._game.state
        turned = False
        for event in events:
            seen = event.seen_by(s.rules, None)
            if seen is None:
                continue
            turned |= seen["kind"] == "turn"
            self.lost |= seen["kind"] == TOOK
            for told in self._listener.hear(seen):
                self.done.append([told.what, told.by, told.other, told.colour])
        if min(s.identity) >= 0 and not self.lost:
            self.truth = [min(identity, 2) for identity in s.identity]
        if turned and not self.lost and s.result is None:
            living = [seat for seat in range(s.rules.seats) if s.alive >> seat & 1]
            for seat in self._chance.sample(living, min(READERS, len(living))):
                self.moments.append(self._moment(seat))

    def _moment(self, seat: int) -> Row:
        view = self._game.view(seat)
        reader = self._readers[seat]
        reader.look(view)
        return {
            "seat": seat,
            "turn": view["turn_no"],
            "done": len(self.done),
            "lies": [[min(count, MANY) for count in row["colours"]] for row in view["seats"]],
            "hidden": [i for i, row in enumerate(view["seats"]) if row["identity"] == "?"],
            "sides": view["sides"],
            "ways": ["".join(map(str, way)) for way, _ in reader.joint()],
        }


def fits(moment: Mapping[str, Any], truth: Sequence[int]) -> bool:
    """Whether the truth is among what the seat thinks possible (a deal by hand may leave it out)."""
    return "".join(map(str, truth)) in moment["ways"]
