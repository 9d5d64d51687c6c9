"""One game of a simulation, and what is counted of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from fengsheng.bots import make_bot, play_out
from fengsheng.core.event import Event
from fengsheng.core.face import NOBODY
from fengsheng.core.laws import broken_laws
from fengsheng.game import Game
from fengsheng.simulate.counting import count
from fengsheng.simulate.plan import Plan


@dataclass(frozen=True)
class Outcome:
    """One game, counted."""

    number: int
    finished: bool
    decisions: int
    asks: int
    turns: int
    faction: str = ""  # of the winners; empty when nobody won
    reason: str = ""
    draw: bool = False
    killed: int = 0
    lost: int = 0
    after_loss: bool = False
    checked: bool = False
    violations: tuple[str, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)  # how often each was used
    missions: Mapping[str, int] = field(default_factory=dict)  # by the character's code
    tasks: Mapping[str, int] = field(default_factory=dict)  # by the identity's code
    fingerprint: str = ""  # of the game when it was over
    record: str = ""  # for replay, where the plan wants it


def play_game(plan: Plan, number: int) -> Outcome:
    """Play game `number` of the plan."""
    seed = plan.game_seed(number)
    try:
        return _play(plan, number, seed)
    except Exception as error:
        error.add_note(f"in game {number} ({plan.preset}, {plan.seats} seats, seed {seed!r})")
        raise


def _play(plan: Plan, number: int, seed: str) -> Outcome:
    game = Game.new(plan.preset, plan.seats, seed, options=plan.options)
    bots = [make_bot(plan.bot_at(number, seat), f"{seed}/bot {seat}") for seat in range(plan.seats)]
    checked = plan.checks(number)
    violations: list[str] = []

    def check(at: Game, _events: list[Event]) -> None:
        found = broken_laws(at.state)
        violations.extend(f"game {number}, question {at.state.asks}: {words}" for words in found)

    if checked:
        check(game, [])
    finished = play_out(game, bots, each=check if checked else None)
    s = game.state
    result = game.result
    done = count(game)
    return Outcome(
        number,
        finished,
        s.decisions,
        s.asks,
        s.turn_no,
        "" if result is None else result.faction,
        "" if result is None else result.reason,
        result is not None and not result.winners,
        s.dead.bit_count(),
        s.lost.bit_count(),
        result is not None and result.declarer == NOBODY and _last_to_leave(game) == "lose",
        checked,
        tuple(violations),
        done.skills,
        done.missions,
        done.tasks,
        game.fingerprint(),
        "" if plan.records is None else json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n",
    )


def _last_to_leave(game: Game) -> str:
    """How the last player to leave went: `die`, `lose`, or nothing if everybody stayed."""
    for event in reversed(game.events()):
        if event["kind"] in ("die", "lose"):
            return str(event["kind"])
    return ""
