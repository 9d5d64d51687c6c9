"""The characters that docs/adding-a-character.md adds are added to a copy of the tree, and played."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.tools.trees import ROOT, contents, copy_tree, python, scenarios
from tools.new_character import main

PAGE = (ROOT / "docs" / "adding-a-character.md").read_text("utf-8")
FILES = dict(re.findall(r"^`([^`\n]+)`:\n\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SCENARIOS = [name for name in FILES if name.endswith(".scn")]
ROSTERS = {f"src/fengsheng/editions/{edition}/roster.py" for edition in ("classic", "spywar")}
COMPANY = {
    "classic": "信差 小馬哥 柒佰 怪盜阿十 六姐",
    "spywar": "邮差 毛不拔 白菲菲 老汉 裴玲 王田香",
}

GAMES = """
from random import Random
from fengsheng import Game
from fengsheng.core.laws import broken_laws

used = met = 0
for seed in range(60):
    dice = Random(seed)
    people = "{people}".split()
    people = people[: len(people) - seed % 2]
    game = Game.new("{edition}", len(people), seed, characters=people, ask_forced=seed % 3 == 0)
    while game.decision is not None:
        assert broken_laws(game.state) == []
        seat = game.decision.seat
        if not dice.randrange(9):
            assert game.determinize(seat, 1).view(seat) == game.view(seat)
        option = dice.choice(game.decision.options)
        used += option.notation == f"skill {{people[0]}} 1"
        game.apply(option)
    Game.replay(game.record())
print(used)
"""


def begin(tree: Path) -> None:
    """The page's first steps, as they are written there."""
    commands = [line for line in PAGE.splitlines() if line.startswith("make character")]
    assert len(commands) == 2
    for command in commands:
        given = dict(word.split("=") for word in shlex.split(command)[2:])
        edition = given.get("EDITION", "classic")
        words = [given["NAME"], "--title", given["TITLE"], "--edition", edition, "--root", str(tree)]
        assert main(words) == 0


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
    """The tree with the two newcomers."""
    copy = copy_tree(tmp_path_factory.mktemp("walk") / "tree")
    begin(copy)
    apply(copy)
    return copy


def test_nothing_else_is_touched(tree: Path, tmp_path: Path) -> None:
    before, after = contents(copy_tree(tmp_path / "tree")), contents(tree)
    touched = {name for name in after if before.get(name) != after[name]}
    assert touched == {*FILES, *ROSTERS}
    assert before.keys() <= after.keys()


def test_their_scenarios_hold(tree: Path) -> None:
    assert len(SCENARIOS) > 3
    assert {name: said for name, (code, said) in scenarios(tree, *SCENARIOS).items() if code} == {}


def test_their_scenarios_do_not_hold_before_they_are_written(tmp_path: Path) -> None:
    copy = copy_tree(tmp_path / "tree")
    begin(copy)
    for name in SCENARIOS:
        (copy / name).write_text(FILES[name], "utf-8")
    held = [name for name, (code, _) in scenarios(copy, *SCENARIOS).items() if code == 0]
    # that somebody is not asked is true of somebody who does nothing
    assert [Path(name).stem for name in held] == ["HOUSE-CL-XINCHAI-1-dead", "HOUSE-SW-YOUCHAI-1-own"]


def test_every_language_has_their_words(tree: Path) -> None:
    done = python(tree, "-c", "from fengsheng.words.check import problems; print(problems())")
    assert done.stdout.strip() == "[]", done.stderr


def test_what_was_green_stays_green(tree: Path) -> None:
    """What goes over all characters, and knows more of those of a box than of one of the house."""
    checks = (
        "rules/test_what_texts_name.py",
        "rulebook/test_book.py::test_every_name_has_its_sound",
        "words/test_rulings.py::test_every_card_has_three_and_every_character_one",
        "cli/test_simulate_counting.py::test_the_full_pool_deals_everybody_and_every_task",
    )
    quietly = ("-q", "-n0", "-p", "no:cacheprovider", "-o", f"pythonpath={ROOT}")
    given = (*quietly, "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"))
    done = python(tree, "-m", "pytest", *given, *(str(ROOT / "tests" / check) for check in checks))
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("edition", COMPANY)
def test_games_with_them_keep_the_laws(tree: Path, edition: str) -> None:
    done = python(tree, "-c", GAMES.format(edition=edition, people=COMPANY[edition]))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20
