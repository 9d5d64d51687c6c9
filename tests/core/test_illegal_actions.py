"""An answer that was not offered changes nothing and says what could have been answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.laws.tables import Table, play

from fengsheng import Game, IllegalAction, Option


def waiting() -> Game:
    game = Game.new("classic", 4, 3, ask_forced=True)
    assert len(game.state.options) == 2
    return game


def other_decision() -> Option:
    """Something that is offered, but elsewhere."""
    game = waiting()
    game.apply(0)
    return game.state.options[0]


WRONG: dict[str, Callable[[], Any]] = {
    "a text nobody offered": lambda: "play 識破/red on 截獲",
    "an empty text": lambda: "",
    "a text with a space too many": lambda: waiting().state.options[0].notation + " ",
    "an index too large": lambda: 2,
    "a negative index": lambda: -1,
    "true": lambda: True,
    "false": lambda: False,
    "nothing": lambda: None,
    "a fraction": lambda: 0.0,
    "a list": lambda: [0],
    "an option of another decision": other_decision,
    "the text of another decision": lambda: other_decision().notation,
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_answer_that_is_not_offered_changes_nothing(wrong: str) -> None:
    game = waiting()
    before, decision = game.fingerprint(), game.decision
    told, record = game.events(0), game.record()
    with pytest.raises(IllegalAction) as refused:
        game.apply(WRONG[wrong]())
    assert game.fingerprint() == before
    assert game.decision is decision
    assert game.events(0) == told
    assert game.record() == record
    assert refused.value.code == "illegal-action"
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("wrong", ["a text nobody offered", "an index too large", "a negative index"])
def test_the_error_names_what_is_offered(wrong: str) -> None:
    game = waiting()
    with pytest.raises(IllegalAction) as refused:
        game.apply(WRONG[wrong]())
    for option in game.state.options:
        assert option.notation in str(refused.value)


def test_after_the_end_nothing_can_be_answered() -> None:
    table = Table("classic", 3, 4)
    game = table.new()
    for _ in play(game, table.dice("over")):
        pass
    before = game.fingerprint()
    for choice in (0, "pass", "", None):
        with pytest.raises(IllegalAction, match="over"):
            game.apply(choice)  # type: ignore[arg-type]
    assert game.fingerprint() == before
    assert game.decision is None


def test_an_equal_option_of_a_twin_is_as_good_as_ones_own() -> None:
    """Options compare by what they say, so a bot may keep one from a clone."""
    game = waiting()
    twin = game.clone()
    option = twin.state.options[1]
    game.apply(option)
    twin.apply(1)
    assert game.fingerprint() == twin.fingerprint()


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    game = waiting()
    for look in (game.view, game.events, lambda s: game.determinize(s, 1)):
        with pytest.raises(ValueError, match="no seat"):
            look(seat)
