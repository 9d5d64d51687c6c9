"""Questions of every kind, from games and from the rulings that can be run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fengsheng import Decision, Game, Scenario, View
from fengsheng.bots import make_bot
from fengsheng.core.event import Event
from fengsheng.editions.registry import find
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table, Watcher

EDITIONS = ("classic", "spywar")
RULINGS = Path(__file__).resolve().parents[2] / "scenarios"
EACH = 4  # of every kind, from rulings


def asked(
    edition: str, games: int, seats: int = 5, forced: bool = False, seed: str = "coach"
) -> Iterator[tuple[Game, Decision]]:
    """Every decision of some games, half of whose players are novices and half random."""
    for number in range(games):
        game = Game.new(edition, seats, f"{seed} {number}", ask_forced=forced)
        bots = [
            make_bot(("novice", "random")[(seat + number) % 2], f"{number}/{seat}") for seat in range(seats)
        ]
        while (decision := game.decision) is not None:
            yield game, decision
            game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))


@cache
def of_every_kind(edition: str) -> tuple[tuple[View, Decision], ...]:
    """Some questions of each kind that an edition has, as the rulings put them."""
    counts = {kind.name: 0 for kind in find(edition).vocabulary.questions}
    found: list[tuple[View, Decision]] = []
    for path in sorted((RULINGS / edition).rglob("*.scn")):
        for view, decision in _of_ruling(path):
            if counts[decision.kind] < EACH:
                counts[decision.kind] += 1
                found.append((view, decision))
        if min(counts.values()) >= EACH:
            break
    return tuple(found)


def _of_ruling(path: Path) -> list[tuple[View, Decision]]:
    """Every question that is put in it."""
    scenario = Scenario.load(path)
    game, fresh = lay_out(scenario.position)
    heard = _Ear()
    table = Table(game, fresh, scenario.position.play, heard, lawful=False)
    for step in scenario.steps:
        step.run(table)
    return heard.questions


class _Ear(Watcher):
    def __init__(self) -> None:
        self.questions: list[tuple[View, Decision]] = []

    def begun(self, game: Game, events: Sequence[Event]) -> None:
        """The first question."""
        if (decision := game.decision) is not None:
            self.questions.append((game.view(decision.seat), decision))

    def answered(self, before: Decision, notation: str, game: Game, events: Sequence[Event]) -> None:
        """The next one."""
        self.begun(game, events)
