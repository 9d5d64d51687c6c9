"""`make character` writes what it says, once, takes it away again, and refuses in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.tools.trees import Copy, contents, python, signs
from tools.new_character import main


class Case(NamedTuple):
    """A newcomer of one edition, and what the scenario that was written for it complains about."""

    edition: str
    name: str
    title: str
    rule: str
    missing: str

    @property
    def scenario(self) -> str:
        return f"scenarios/{self.edition}/characters/{self.name}/{self.rule}-1.scn"

    @property
    def roster(self) -> str:
        return f"src/fengsheng/editions/{self.edition}/roster.py"

    def add(self, tree: Path) -> None:
        command = [self.name, "--title", self.title, "--edition", self.edition, "--root", str(tree)]
        assert main(command) == 0


COURIER = Case("classic", "xinchai", "信差", "HOUSE-CL-XINCHAI", "asked 甲 gained_sent")
POSTMAN = Case("spywar", "youchai", "邮差", "HOUSE-SW-YOUCHAI", "asked 乙 trigger")
BOTH = pytest.mark.parametrize("who", [COURIER, POSTMAN], ids=["classic", "spywar"])


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("character") / "tree")


@pytest.fixture
def tree(copy: Copy) -> Iterator[Path]:
    yield copy.tree
    copy.restore()


@pytest.fixture
def untouched(copy: Copy) -> Path:
    """For all who are refused: they leave it as it was, and each looks whether they did."""
    return copy.tree


def refusal(untouched: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said; nothing may have been written."""
    before = signs(untouched)
    assert main([*arguments, "--root", str(untouched)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert signs(untouched) == before
    assert said.err.count("\n") == 1
    return said.err.strip()


@BOTH
def test_it_writes_a_character_that_can_be_imported_and_has_its_words(
    tree: Path, capsys: pytest.CaptureFixture[str], who: Case
) -> None:
    before = contents(tree)
    who.add(tree)
    written = set(capsys.readouterr().out.split("\n\n")[0].splitlines())
    after = contents(tree)
    assert written == {name for name in after if before.get(name) != after[name]}
    assert {who.scenario, who.roster} < written
    assert len(written) == {"classic": 12, "spywar": 9}[who.edition]
    names = f"""
from fengsheng.editions.registry import find
roster = find("{who.edition}").roster
print(roster[-1].code, roster[-1].name, len({{c.code for c in roster}}) == len(roster))"""
    assert python(tree, "-c", names).stdout.split() == [who.name, who.title, "True"]
    words = python(tree, "-c", "from fengsheng.words.check import problems; print(problems())")
    assert words.stdout.strip() == "[]", words.stderr


@BOTH
def test_its_scenario_fails_because_nobody_is_asked(tree: Path, who: Case) -> None:
    who.add(tree)
    done = python(tree, "-m", "fengsheng", "scenario", "run", who.scenario)
    said = done.stdout + done.stderr
    assert done.returncode == 1
    line = next(
        n for n, text in enumerate((tree / who.scenario).read_text().split("\n"), 1) if who.missing in text
    )
    assert f"{who.scenario}:{line}: {who.missing}" in said
    assert "0 passed, 1 failed" in said


@BOTH
def test_its_scenario_holds_once_the_skill_concerns_somebody(tree: Path, who: Case) -> None:
    """The template is a whole skill; only whom it concerns is left open."""
    who.add(tree)
    path = tree / f"src/fengsheng/editions/{who.edition}/characters/{who.name}.py"
    seat = "e.by" if who is COURIER else "e.target"
    path.write_text(path.read_text("utf-8").replace("return False", f"return {seat} == seat"), "utf-8")
    done = python(tree, "-m", "fengsheng", "scenario", "run", who.scenario)
    assert done.returncode == 0, done.stdout + done.stderr


@BOTH
def test_removing_it_restores_the_tree(tree: Path, who: Case) -> None:
    """Also what was written since, as long as it bears the character's name."""
    before = contents(tree)
    who.add(tree)
    more = tree / f"scenarios/{who.edition}/characters/{who.name}/{who.rule}-2-more.scn"
    more.write_text("title: More\n", "utf-8")
    for lang in ("en", "zh-Hant", "zh-Hans"):
        file = "characters.ftl" if who is COURIER else "spywar_characters.ftl"
        with (tree / "src/fengsheng/locales" / lang / file).open("a", encoding="utf-8") as words:
            words.write(f"skill-{who.name}-2 = One line,\n    and another.\n")
    assert main([who.name, "--edition", who.edition, "--remove", "--root", str(tree)]) == 0
    assert contents(tree) == before


def test_removing_one_of_two_leaves_the_other(tree: Path) -> None:
    for name in ("xin", "xinchai"):
        assert main([name, "--root", str(tree)]) == 0
    both = contents(tree)
    assert main(["xin", "--remove", "--root", str(tree)]) == 0
    left = contents(tree)
    assert {name for name in both if name not in left} == {
        "src/fengsheng/editions/classic/characters/xin.py",
        "scenarios/classic/characters/xin/HOUSE-CL-XIN-1.scn",
    }
    for name in left:
        gone = set(both[name].split("\n")) - set(left[name].split("\n"))
        assert not any("xinchai" in line.lower() for line in gone), name


def test_only_home_made_characters_can_be_removed(
    untouched: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(untouched, capsys, "laogui", "--remove")
    assert said == "'laogui' is not home-made: the catalogue has rules for it."
    assert refusal(untouched, capsys, "nobody", "--remove") == "There is no character 'nobody' in classic."


def test_without_a_title_the_name_is_the_title(tree: Path) -> None:
    assert main(["xinchai", "--root", str(tree)]) == 0
    assert "character xinchai;" in (tree / COURIER.scenario).read_text("utf-8")


def test_the_imports_of_the_roster_stay_in_order(tree: Path) -> None:
    def imports() -> list[str]:
        lines = (tree / COURIER.roster).read_text("utf-8").splitlines()
        return [line for line in lines if ".classic.characters." in line]

    before = len(imports())
    for name in ("aaa", "zzz", "middle"):
        assert main([name, "--root", str(tree)]) == 0
    assert len(imports()) == before + 3
    assert imports() == sorted(imports())
    lines = (tree / COURIER.roster).read_text("utf-8").splitlines()
    listed = [line.strip() for line in lines if line.startswith("    ") and line.endswith(",")]
    assert listed[-3:] == ["AAA,", "ZZZ,", "MIDDLE,"]


@pytest.mark.parametrize(
    ("edition", "name", "rule"),
    [("classic", "xiaomage", "CL-CHAR-XIAOMAGE"), ("spywar", "chijinghai", "SW-CHAR-CHIJINGHAI")],
)
def test_a_character_of_the_catalogue_cites_its_rules_and_is_published(
    tree: Path, edition: str, name: str, rule: str
) -> None:
    """As if 小馬哥 had not been written yet; 池镜海 comes with an expansion."""
    characters = tree / "src/fengsheng/editions" / edition / "characters"
    (characters / f"{name}.py").unlink(missing_ok=True)
    assert main([name, "--title", "某人", "--edition", edition, "--root", str(tree)]) == 0
    assert "rule=" not in (characters / f"{name}.py").read_text("utf-8")  # its IDs are the catalogue's
    scenario = tree / f"scenarios/{edition}/characters/{name}/{rule}-1.scn"
    assert f"rules: {rule}-1\n" in scenario.read_text("utf-8")
    roster = (characters.parent / "roster.py").read_text("utf-8")
    published = roster[roster.index("PUBLISHED:") : roster.index("HOME_MADE:")]
    assert f"    {name.upper()},\n)" in published


def test_nobody_is_added_twice(untouched: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(untouched, capsys, "laogui") == "There is a character 'laogui' already."
    said = refusal(untouched, capsys, "xinchai", "--title", "老鬼")
    assert said == "'laogui' has the title '老鬼' already."


def test_names_and_titles_are_shared_by_the_editions(
    untouched: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their words and their notation lie in the same places."""
    said = refusal(untouched, capsys, "laogui", "--edition", "spywar")
    assert said == "There is a character 'laogui' already."
    said = refusal(untouched, capsys, "xinchai", "--title", "毛不拔")
    assert said == "'maobuba' has the title '毛不拔' already."


@pytest.mark.parametrize(
    "name", ["", "x", "Xinchai", "../evil", "a b", "xin-chai", "1st", "class", "信差", "x" * 40]
)
def test_an_unsafe_name_is_refused(untouched: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert refusal(untouched, capsys, name).startswith(f"{name!r} cannot be a name: ")


@pytest.mark.parametrize("name", ["common", "blank7"])
def test_a_name_that_means_something_else_is_refused(
    untouched: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert refusal(untouched, capsys, name) == f"The name {name!r} means something else in this tree."


@pytest.mark.parametrize("title", ["two words", 'qu"ote', "{x}", "a;b", "a\nb"])
def test_an_unsafe_title_is_refused(untouched: Path, capsys: pytest.CaptureFixture[str], title: str) -> None:
    assert "cannot be a title" in refusal(untouched, capsys, "xinchai", "--title", title)


@pytest.mark.parametrize("edition", ["nothing", "../classic"])
def test_an_edition_without_a_template_is_refused(
    untouched: Path, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    said = refusal(untouched, capsys, "xinchai", "--edition", edition)
    assert said.endswith("only for classic, spywar.")
