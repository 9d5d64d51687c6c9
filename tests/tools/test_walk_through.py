"""The character that docs/adding-a-character.md adds is added to a copy of the tree, and played."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.tools.trees import ROOT, contents, copy_tree, python
from tools.new_character import main

PAGE = (ROOT / "docs" / "adding-a-character.md").read_text("utf-8")
FILES = dict(re.findall(r"^`([^`\n]+)`:\n\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SCENARIOS = [name for name in FILES if name.endswith(".scn")]
ROSTER = "src/fengsheng/editions/classic/roster.py"

GAMES = """
from random import Random
from fengsheng import Game
from fengsheng.core.laws import broken_laws

used = met = 0
for seed in range(60):
    lots = Random(seed)
    first = ["信差", "小馬哥", "柒佰", "阿十", "六姐"][: 3 + seed % 3]
    first = [{"阿十": "怪盜阿十"}.get(name, name) for name in first]
    game = Game.new("classic", len(first), seed, characters=first, ask_forced=seed % 2 == 0)
    while game.decision is not None:
        assert broken_laws(game.state) == []
        seat = game.decision.seat
        if not lots.randrange(9):
            assert game.determinize(seat, 1).view(seat) == game.view(seat)
        met += game.state.book.met(game.state, 0) and game.state.identity[0] == 2
        option = lots.choice(game.decision.options)
        used += option.notation == "skill 信差 1"
        game.apply(option)
    Game.replay(game.record())
print(used, met)
"""


def begin(tree: Path) -> None:
    """The page's first step, as it is written there."""
    command = next(line for line in PAGE.splitlines() if line.startswith("make character"))
    given = dict(word.split("=") for word in shlex.split(command)[2:])
    assert main([given["NAME"], "--title", given["TITLE"], "--root", str(tree)]) == 0


def apply(tree: Path) -> None:
    """Write the page's files; lines of a locale file take the place of those with the same key."""
    for name, text in FILES.items():
        path = tree / name
        if path.suffix == ".ftl":
            new = {line.split(" = ")[0]: line for line in text.splitlines()}
            old = path.read_text("utf-8").splitlines()
            assert new.keys() <= {line.split(" = ")[0] for line in old}
            text = "".join(new.get(line.split(" = ")[0], line) + "\n" for line in old)
        path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with the nineteenth character."""
    copy = copy_tree(tmp_path_factory.mktemp("walk") / "tree")
    begin(copy)
    apply(copy)
    return copy


def test_nothing_else_is_touched(tree: Path) -> None:
    before, after = contents_of_ours(), contents(tree)
    touched = {name for name in after if before.get(name) != after[name]}
    assert touched == {*FILES, ROSTER}
    assert before.keys() <= after.keys()


def contents_of_ours() -> dict[str, str]:
    names = ("src/fengsheng", "scenarios")
    found = {f"{name}/{path}": text for name in names for path, text in contents(ROOT / name).items()}
    return found | {"pyproject.toml": (ROOT / "pyproject.toml").read_text("utf-8")}


@pytest.mark.parametrize("name", SCENARIOS)
def test_her_scenarios_hold(tree: Path, name: str) -> None:
    done = python(tree, "-m", "fengsheng", "scenario", "run", name)
    assert done.returncode == 0, done.stdout + done.stderr


def test_her_scenarios_do_not_hold_before_she_is_written(tmp_path: Path) -> None:
    copy = copy_tree(tmp_path / "tree")
    begin(copy)
    for name in SCENARIOS:
        (copy / name).write_text(FILES[name], "utf-8")
    failed = [n for n in SCENARIOS if python(copy, "-m", "fengsheng", "scenario", "run", n).returncode == 1]
    assert len(failed) >= 3  # that she is not asked after a death is true of somebody who does nothing


def test_every_language_has_her_words(tree: Path) -> None:
    done = python(tree, "-c", "from fengsheng.words.check import problems; print(problems())")
    assert done.stdout.strip() == "[]", done.stderr


def test_games_with_her_keep_the_laws(tree: Path) -> None:
    done = python(tree, "-c", GAMES)
    assert done.returncode == 0, done.stderr
    used, _met = map(int, done.stdout.split())
    assert used > 20
