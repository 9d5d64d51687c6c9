"""A house that adds a character of its own: who is dealt, and what stays as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.some import some
from tests.tools.trees import copy_tree, python
from tools.new_character import main

from fengsheng import Game, editions
from fengsheng.editions.registry import find

NEWCOMERS = {"classic": ("xinchai", "信差", 18, 5), "spywar": ("youchai", "邮差", 32, 6)}
WHO_IS_DEALT = """
from fengsheng import Game, editions
from fengsheng.editions.registry import find

def dealt(**house):
    found = set()
    for seed in range(60):
        state = Game.new("{edition}", {seats}, seed, options=house).state
        found |= {{state.rules.characters[c].code for offered in state.offered for c in offered}}
    return found

assert editions()["{edition}"]["options"]["home_made"]["values"] == ["off", "on"]
without, both = dealt(), dealt(home_made="on")
assert "{name}" in both - without and without < both
print(len(without))
people = ["{title}", *[who.name for who in find("{edition}").roster[: {seats} - 1]]]
assert Game.new("{edition}", {seats}, 1, characters=people).view(0)["seats"][0]["character"] == "{title}"
"""
REPLAY = "import json, sys; from fengsheng import Game; Game.replay(json.load(open(sys.argv[1])))"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with a newcomer in each edition."""
    copy = copy_tree(tmp_path_factory.mktemp("house") / "tree")
    for edition, (name, title, _, _) in NEWCOMERS.items():
        assert main([name, "--title", title, "--edition", edition, "--root", str(copy)]) == 0
    return copy


@pytest.mark.parametrize("edition", NEWCOMERS)
def test_home_made_characters_are_dealt_where_the_table_says_so(tree: Path, edition: str) -> None:
    name, title, count, seats = NEWCOMERS[edition]
    code = WHO_IS_DEALT.format(edition=edition, name=name, title=title, seats=seats)
    done = python(tree, "-c", code)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == count


@pytest.mark.parametrize("edition", NEWCOMERS)
def test_a_record_from_before_is_played_again(tree: Path, tmp_path: Path, edition: str) -> None:
    """Its characters are dealt by lot: one more in the pool would deal others."""
    game = Game.new(edition, NEWCOMERS[edition][3], 7)
    while game.decision is not None:
        game.apply(len(game.decision.options) - 1)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()), "utf-8")
    done = python(tree, "-c", REPLAY, str(path))
    assert done.returncode == 0, done.stderr


def test_a_house_without_such_characters_has_no_such_rule() -> None:
    """Nothing to switch, no switch."""
    for preset, listed in some(editions().items()):
        assert ("home_made" in listed["options"]) == bool(find(preset).home_made)
