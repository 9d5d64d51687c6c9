"""Patches: whatever two views are, the difference turns one into the other."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fengsheng import Game
from fengsheng.server.wire.patch import apply, diff

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(2, 6)
    | st.sampled_from(["", "a", "b"]),  # 0 is no false, see diff
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), PLAIN, max_size=4)


@given(OBJECTS, OBJECTS)
def test_applying_the_difference_gives_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    changes = json.loads(json.dumps(diff(old, new)))
    assert json.dumps(apply(copy.deepcopy(old), changes), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(OBJECTS)
def test_nothing_changed_is_an_empty_patch(view: dict[str, Any]) -> None:
    assert diff(view, copy.deepcopy(view)) == []


def test_null_is_a_value_and_a_missing_key_is_not() -> None:
    assert apply({"a": 1, "b": 2}, diff({"a": 1, "b": 2}, {"a": None})) == {"a": None}


def test_patches_of_a_game_are_small() -> None:
    game = Game.new("classic", 6, 2, ask_forced=True)
    dice = Random(2)
    view = game.view(1)
    sizes: list[int] = []
    while game.decision is not None:
        options = game.decision.options
        game.apply(int(dice.random() * len(options)))
        new = game.view(1)
        changes = diff(view, new)
        sizes.append(len(json.dumps(changes, ensure_ascii=False).encode()))
        assert apply(copy.deepcopy(view), json.loads(json.dumps(changes))) == new
        view = new
    assert sum(sizes) / len(sizes) < 300
    assert len(json.dumps(view, ensure_ascii=False).encode()) > 2000
