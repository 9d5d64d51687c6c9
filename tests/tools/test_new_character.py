"""`make character` writes what it says, once, and refuses in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tools.trees import contents, copy_tree, python
from tools.new_character import main

SCENARIO = "scenarios/classic/characters/HOUSE-XINCHAI-1.scn"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_tree(tmp_path / "tree")


def refusal(tree: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said; nothing may have been written."""
    before = contents(tree)
    assert main([*arguments, "--root", str(tree)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert contents(tree) == before
    assert said.err.count("\n") == 1
    return said.err.strip()


def test_it_writes_a_character_that_runs_and_a_scenario_that_fails(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["xinchai", "--title", "信差", "--root", str(tree)]) == 0
    written = capsys.readouterr().out.split("\n\n")[0].splitlines()
    assert SCENARIO in written
    assert len(written) == 9
    done = python(tree, "-m", "fengsheng", "scenario", "run", SCENARIO)
    assert done.returncode == 1
    assert "asked 甲 gained_sent" in done.stdout + done.stderr
    words = python(tree, "-c", "from fengsheng.words.check import problems; print(problems())")
    assert words.stdout.strip() == "[]", words.stderr
    names = "from fengsheng.editions.classic.roster import ROSTER; print(len(ROSTER), ROSTER[-1].name)"
    assert python(tree, "-c", names).stdout.split() == ["19", "信差"]


def test_without_a_title_the_name_is_the_title(tree: Path) -> None:
    assert main(["xinchai", "--root", str(tree)]) == 0
    assert "character xinchai;" in (tree / SCENARIO).read_text("utf-8")


def test_the_imports_of_the_roster_stay_in_order(tree: Path) -> None:
    for name in ("aaa", "zzz", "middle"):
        assert main([name, "--root", str(tree)]) == 0
    roster = (tree / "src/fengsheng/editions/classic/roster.py").read_text("utf-8").splitlines()
    imports = [line for line in roster if line.startswith("from .characters.")]
    assert len(imports) == 21
    assert imports == sorted(imports)
    listed = [line.strip() for line in roster if line.startswith("    ") and line.endswith(",")]
    assert listed[-3:] == ["AAA,", "ZZZ,", "MIDDLE,"]


def test_a_character_of_the_catalogue_cites_its_rules(tree: Path) -> None:
    """As if 小馬哥 had not been written yet."""
    characters = tree / "src/fengsheng/editions/classic/characters"
    (characters / "xiaomage.py").unlink()
    assert main(["xiaomage", "--title", "小馬", "--root", str(tree)]) == 0
    assert 'law = "CL-CHAR-XIAOMAGE-1"' in (characters / "xiaomage.py").read_text("utf-8")
    scenario = tree / "scenarios/classic/characters/CL-CHAR-XIAOMAGE-1.scn"
    assert "rules: CL-CHAR-XIAOMAGE-1\n" in scenario.read_text("utf-8")


def test_nobody_is_added_twice(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(tree, capsys, "laogui") == "There is a character 'laogui' already."
    said = refusal(tree, capsys, "xinchai", "--title", "老鬼")
    assert said == "'laogui' has the title '老鬼' already."


@pytest.mark.parametrize(
    "name", ["", "x", "Xinchai", "../evil", "a b", "xin-chai", "1st", "class", "信差", "x" * 40]
)
def test_an_unsafe_name_is_refused(tree: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert refusal(tree, capsys, name).startswith(f"{name!r} cannot be a name: ")


@pytest.mark.parametrize("name", ["common", "blank7"])
def test_a_name_that_means_something_else_is_refused(
    tree: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert refusal(tree, capsys, name) == f"The name {name!r} means something else in this tree."


@pytest.mark.parametrize("title", ["two words", 'qu"ote', "{x}", "a;b", "a\nb"])
def test_an_unsafe_title_is_refused(tree: Path, capsys: pytest.CaptureFixture[str], title: str) -> None:
    assert "cannot be a title" in refusal(tree, capsys, "xinchai", "--title", title)


@pytest.mark.parametrize("edition", ["nothing", "../classic"])
def test_an_edition_without_a_template_is_refused(
    tree: Path, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    assert "only for classic" in refusal(tree, capsys, "xinchai", "--edition", edition)
