"""A game that cannot exist is refused with one sentence, a class and a code that never changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.some import some

from fengsheng import FengshengError, Game, SetupError, editions
from fengsheng.core import errors
from fengsheng.core.errors import BadDeal, BadOptionValue, BadSeats, UnknownEdition, UnknownOption

WRONG: list[tuple[dict[str, Any], type[SetupError], str]] = [
    ({"edition": "poker"}, UnknownEdition, "poker"),
    ({"edition": ""}, UnknownEdition, "classic"),
    ({"seats": 2}, BadSeats, "3 to 9"),
    ({"seats": 10}, BadSeats, "10"),
    ({"seats": 0}, BadSeats, "0"),
    ({"seats": True}, BadSeats, "3 to 9"),
    ({"seats": ["甲", "乙"]}, BadSeats, "2"),
    ({"seats": ["甲", "乙", "甲"]}, BadDeal, "same name"),
    ({"options": {"tea": "green"}}, UnknownOption, "tea"),
    ({"options": {"faction_goal": 2}}, BadOptionValue, "faction_goal"),
    ({"options": {"draw_phase": None}}, BadOptionValue, "draw_phase"),
    ({"options": {"auto_declare": "perhaps"}}, BadOptionValue, "auto_declare"),
    ({"options": {"auto_declare": True, "win_trigger": "declare"}}, BadOptionValue, "win_trigger"),
    ({"options": {"identity_table": "B"}, "seats": 5}, BadOptionValue, "identity_table"),
    ({"characters": ["老鬼"]}, BadDeal, "characters"),
    ({"characters": ["老鬼"] * 4}, BadDeal, "two seats"),
    ({"characters": ["老鬼", "老槍", "老金", "老外"]}, BadDeal, "老外"),
    ({"characters": "老鬼老槍"}, BadDeal, "老"),
    ({"identities": ["front"] * 3}, BadDeal, "identities"),
    ({"identities": ["front", "bureau", "soy", "milk"]}, BadDeal, "milk"),
    ({"genders": ["male"]}, BadDeal, "genders"),
    ({"genders": ["male", "female", "none", "cat"]}, BadDeal, "cat"),
    ({"first": 4}, BadDeal, "first"),
    ({"first": -2}, BadDeal, "first"),
    ({"first": True}, BadDeal, "first"),
    ({"banned": ["老外"]}, BadDeal, "老外"),
    ({"banned": ["老鬼", "譯電員", "老槍", "閃靈", "黑玫瑰", "峨嵋風", "老金"], "seats": 6}, BadDeal, "11"),
    ({"ask_forced": 1}, BadDeal, "ask_forced"),
]


@pytest.mark.parametrize(("wrong", "error", "word"), WRONG, ids=[str(w) for w, _, _ in WRONG])
def test_a_game_that_cannot_exist_is_refused(
    wrong: dict[str, Any], error: type[SetupError], word: str
) -> None:
    with pytest.raises(FengshengError) as refused:
        Game.new(**{"edition": "classic", "seats": 4, "seed": 1, **wrong})
    assert type(refused.value) is error
    text = str(refused.value)
    assert word in text
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text


CODES = {
    "FengshengError": "error",
    "IllegalAction": "illegal-action",
    "SetupError": "bad-setup",
    "UnknownEdition": "unknown-edition",
    "UnknownOption": "unknown-option",
    "BadOptionValue": "bad-option-value",
    "BadSeats": "bad-seats",
    "BadDeal": "bad-deal",
    "SaveError": "bad-save",
    "NewerSave": "newer-save",
    "RecordError": "bad-record",
    "ScenarioError": "bad-scenario",
    "ScenarioFailed": "scenario-failed",
}


def test_every_error_keeps_its_code() -> None:
    """Callers tell errors apart by these; the sentences may change."""
    classes = {name: cls for name, cls in vars(errors).items() if isinstance(cls, type)}
    found = {name: cls.code for name, cls in classes.items() if issubclass(cls, FengshengError)}
    assert found == CODES
    assert all(issubclass(classes[name], ValueError) for name in CODES)


@pytest.mark.parametrize("preset", editions())
def test_every_value_of_every_house_rule_makes_a_game(preset: str) -> None:
    for name, rule in some(editions()[preset]["options"].items()):
        assert rule["default"] in rule["values"]
        for value in rule["values"]:
            game = Game.new(preset, 7, 1, options={name: value})
            assert game.to_dict()["options"][name] == value


def test_house_rules_may_be_given_as_numbers_and_truths() -> None:
    given = {"faction_goal": 4, "soy_alliance": True, "auto_declare": False}
    chosen = Game.new("classic-lite", 5, 1, options=given).to_dict()["options"]
    assert (chosen["faction_goal"], chosen["soy_alliance"], chosen["win_trigger"]) == ("4", "on", "declare")


def test_a_lite_game_differs_from_a_classic_one_where_the_presets_say_so() -> None:
    a, b = (Game.new(preset, 5, 1).to_dict()["options"] for preset in ("classic", "classic-lite"))
    listed = editions()
    assert a == {name: rule["default"] for name, rule in listed["classic"]["options"].items()}
    assert b == {name: rule["default"] for name, rule in listed["classic-lite"]["options"].items()}
    assert a != b
