"""What did happen, and what was offered, is never called impossible by the check of denials."""

from __future__ import annotations

import pytest
from tests.laws.tables import PRESETS, Table, never_passing, new_dice

from fengsheng import Game
from fengsheng.core.event import Event
from fengsheng.editions.registry import find
from fengsheng.scenario.denials import cannot_be_offered, cannot_happen
from fengsheng.scenario.lines import Line
from fengsheng.scenario.pattern import Pattern
from fengsheng.scenario.table import Table as Running
from fengsheng.scenario.words import Cards, Words

START = Line("x", 1, "play:")


class Loose(Running):
    """A table whose laws are not checked: other tests do."""

    def check_laws(self, line: Line) -> None:
        pass


def pattern(game: Game, event: Event) -> Pattern:
    kind = find(game.state.rules.preset).vocabulary.event(event.kind)
    assert kind is not None
    by = event.by if event.by >= 0 else None
    state = game.state
    # a card that came back to the pile meanwhile could not move from anywhere else now
    named = tuple(state.rules.faces[card].name for card in event.cards if card not in state.deck)
    cards = Cards(named, 0, START)
    return Pattern(event.kind, kind, by, None, event.word or None, None, event.rule or None, cards)


@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_that_happens_is_called_impossible(preset: str, mixed: bool) -> None:
    wrong: set[str] = set()
    looked = 0
    for seed in range(6):
        game = Table(preset, 6, seed, False, mixed).new()
        table = Loose(game, [], START)
        words = Words(find(preset), game.state.rules)
        dice = new_dice(preset, seed, mixed, "denials")
        while (decision := game.decision) is not None:
            for option in decision.options:
                looked += 1
                assert words.notation(option.notation, START) == option.notation
                if reason := cannot_be_offered(table, decision.seat, option.notation):
                    wrong.add(f"{option.notation}: {reason}")
            pile = set(game.state.deck)
            for event in game.apply(never_passing(decision, dice)):
                looked += 1
                kind = find(preset).vocabulary.event(event.kind)
                assert kind is not None
                if pile.intersection(event.cards) and not kind.from_pile:
                    wrong.add(f"{event.kind}: a card of the pile")
                pile.difference_update(event.cards)
                if reason := cannot_happen(table, pattern(game, event)):
                    wrong.add(f"{event.kind} {event.word}: {reason}")
    assert wrong == set()
    assert looked > 1000
