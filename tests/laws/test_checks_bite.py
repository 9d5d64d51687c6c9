"""What the tests of laws look at beside the laws is shown to bite: history, replays, notation, endings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws.asking import asking

from fengsheng import Game, Option
from fengsheng.core.engine import chosen
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import function_hint
from fengsheng.core.laws import broken_laws
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State
from fengsheng.core.window import Window
from fengsheng.editions.classic.deck import PROBE

from .checks import broken_history, wrong_ending, wrong_notation, wrong_replay
from .positions import table_for
from .tables import POLICIES, Table, new_dice, play

# History.


def turn_somebody(s: State) -> None:
    s.identity[1] = 0


def change_the_card_of_a_probe(s: State) -> None:
    s.probes[0].named = 2


def travel_another_way(s: State) -> None:
    assert s.transit is not None
    s.transit.route = 0


def misname_a_hidden_card(s: State) -> None:
    s.hint[s.deck[0]] = function_hint(PROBE)


def be_somebody_impossible(s: State) -> None:
    s.could_be[2] = 1 << s.character[1]


def stay_a_riddle(s: State) -> None:
    s.could_be[2] |= 1 << s.character[1]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (turn_somebody, "as its identity demands"),
        (change_the_card_of_a_probe, "something else than its card"),
        (travel_another_way, "travels another way"),
        (misname_a_hidden_card, "what all know it to be"),
        (be_somebody_impossible, "nobody thinks possible"),
        (stay_a_riddle, "still a riddle"),
    ],
)
def test_history_that_does_not_fit_is_found(fault: Callable[[State], None], words: str) -> None:
    state = asking().state
    fault(state)
    assert any(words in found for found in broken_history(state))


# Replays, notation, endings.


def played(ask_forced: bool = False) -> Game:
    table = Table("classic", 4, 5, ask_forced)
    game = table.new()
    for number, _ in enumerate(play(game, table.dice("half"))):
        if number == 40:
            break
    return game


def test_a_replay_that_depends_on_chance_from_outside_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played()
    assert wrong_replay(game) == []
    outside = new_dice("outside")
    monkeypatch.setattr(Rng, "below", lambda self, n: outside.word() % n)
    assert wrong_replay(game)


def test_a_game_that_depends_on_the_mode_of_asking_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody forgets to count the questions that are skipped."""
    table = Table("classic", 4, 5)
    game = table.new()
    real = Window.again

    def careless(self: Window, s: State, f: Frame) -> None:
        asks = s.asks
        real(self, s, f)
        s.asks = asks

    monkeypatch.setitem(game.state.rules.steps["window"], "again", careless.__get__(Window()))
    for _ in play(game, table.dice("careless")):
        pass
    assert wrong_replay(game) == []
    assert wrong_replay(game, other_mode=True)


@pytest.mark.parametrize("forgotten", ["target", "colour"])
def test_a_notation_that_says_too_little_is_found(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red", "鎖定/black").deck("識破/red")
    game = lay.done()
    assert wrong_notation(game) == []

    def vague(self: Ruleset, o: Option) -> str:
        return f"{o.kind} {self.faces[o.card].name if forgotten == 'target' else o.target}"

    monkeypatch.setattr(Ruleset, "notation", vague)
    assert wrong_notation(game)
    assert any(found.startswith("options: ") for found in broken_laws(game.state))


def test_a_notation_that_names_another_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are all different, but a text is read as the option before it."""
    game = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red").deck("識破/red").done()

    def confused(s: State, choice: object) -> Option:
        option = chosen(s, choice)
        return s.options[s.options.index(option) - 1] if isinstance(choice, str) else option

    monkeypatch.setattr("fengsheng.core.engine.chosen", confused)
    assert wrong_notation(game)


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("classic", 3, 1)
    game = table.new()
    monkeypatch.setitem(
        game.state.rules.answers["setup"], "kept", lambda s, f, o: setattr(f, "step", "asking")
    )
    with pytest.raises(AssertionError, match="has not ended after 50 decisions"):
        for _ in play(game, table.dice("for ever"), limit=50):
            pass


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("winners", (0, 0), "winners are"),
        ("winners", (7,), "winners are"),
        ("declarer", 5, "did not declare first"),
        ("declarers", (0, 1, 2, 3), "the declarer does not win"),
        ("usurper", 0, "did not usurp"),
        ("usurped", (0,), "did not usurp"),
        ("rule", "", "no reason"),
        ("reason", "", "no reason"),
        ("faction", "", "for nobody"),
    ],
)
def test_a_result_that_makes_no_sense_is_found(field: str, value: Any, words: str) -> None:
    table = Table("classic", 4, 5)
    game = table.new()
    assert wrong_ending(game) == ["the game is not over"]
    for _ in play(game, table.dice("end")):
        pass
    assert wrong_ending(game) == []
    assert game.result is not None
    assert game.result.winners
    setattr(game.result, field, value)
    assert any(words in found for found in wrong_ending(game))


def test_a_loser_who_wins_is_found() -> None:
    table = Table("classic", 4, 5)
    game = table.new()
    for _ in play(game, table.dice("end")):
        pass
    assert game.result is not None
    game.state.lost |= 1 << game.result.winners[0]
    game.state.ask_seat = 0
    found = wrong_ending(game)
    assert "somebody who has lost wins" in found
    assert "something is still asked" in found


def test_ways_to_play_do_what_they_are_called() -> None:
    """Else a game that ends under all of them would show less than it seems."""
    d = asking().decision
    assert d is not None
    kinds = [d.options[policy(d, new_dice("once"))].kind for policy in POLICIES[1:5]]
    assert kinds == ["pass", "play", "play", "pass"]
