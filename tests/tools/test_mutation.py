"""The tool that breaks rules: which changes it makes, how it draws them, that it leaves the tree alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tools.trees import ROOT
from tools.mutation.edits import Edit, Source
from tools.mutation.overlay import Overlay, snapshot, watchers
from tools.mutation.report import as_data, survivors, table
from tools.mutation.sites import LEAST, Mutant, drawn, mutants_of, rule_files

VALUES: dict[str, tuple[str, ...]] = {"self_counter": ("allowed", "forbidden")}


def changes(tmp_path: Path, text: str) -> set[tuple[str, str]]:
    """What is done to a module, and how its line reads afterwards."""
    path = tmp_path / "rule.py"
    path.write_text(text, "utf-8")
    return {(m.what, m.after) for m in mutants_of(path, tmp_path, VALUES)}


@pytest.mark.parametrize(
    ("line", "what", "after"),
    [
        ("if a < b: x = y", "comparison changed", "if a <= b: x = y"),
        ("if a == b: x = y", "condition negated", "if not (a == b): x = y"),
        ("x = [c for c in y if c]", "condition negated", "x = [c for c in y if not (c)]"),
        ("x = a and b and c", "operand dropped", "x = ((a) and (c))"),
        ("x = (a or b) and c", "operand dropped", "x = ((c))"),
        ("x = a is not None", "comparison changed", "x = a is None"),
        ("count = 3", "number + 1", "count = 4"),
        ("count = 3", "number - 1", "count = 2"),
        ("flip = True", "truth flipped", "flip = False"),
        ("draw(s, seat)", "call dropped", "pass"),
        ("s.dead |= bit", "update dropped", "pass"),
        ("s.dead &= ~bit", "mask turned round", "s.dead &= bit"),
        ("x = alive & ~bit", "mask turned round", "x = alive & bit"),
        (
            'x = o["self_counter"] == "allowed"',
            "other value of the house rule",
            'x = o["self_counter"] == "forbidden"',
        ),
        ("x = book.after[seat]", "round for after", "x = book.round[seat]"),
        ("鎖定 = 老鬼 < 老槍", "comparison changed", "鎖定 = 老鬼 <= 老槍"),
    ],
)
def test_a_rule_is_broken_this_way(tmp_path: Path, line: str, what: str, after: str) -> None:
    assert (what, after) in changes(tmp_path, f"{line}\n")


def test_guards_answers_and_steps_are_broken_inside_a_rule(tmp_path: Path) -> None:
    text = '''class Turn(Rule):
    steps = ("start", "draw")

    def over(self, s: State) -> bool:
        """Nothing in here: 3 < 4."""
        if s.sent:
            return True
        f.step = "draw"
        return s.alive
'''
    found = changes(tmp_path, text)
    assert ("guard dropped", "if False:") in found
    assert ("always False", "return False") in found
    assert ("other step", 'f.step = "start"') in found
    assert not any("4" in after for _, after in found)


@pytest.mark.parametrize(
    "line",
    [
        '"""A text with 3 < 4 in it."""',
        "import os",
        "DRAW: Final = 2",
        'assert x == 1, "text"',
        'raise ValueError("3 < 4" if a else "")',
        'emit("draw")',
        'x = "CL-TURN-03"',
        "x = o.law or self.law",
    ],
)
def test_words_and_declarations_are_left_alone(tmp_path: Path, line: str) -> None:
    assert changes(tmp_path, f"{line}\n") == set()


def test_every_rule_file_of_the_tree_has_something_to_break() -> None:
    package = ROOT / "src" / "fengsheng"
    names = {path.relative_to(package).as_posix() for path in rule_files(package)}
    assert {"core/window.py", "editions/classic/cards/lock.py", "editions/classic/flow/gain.py"} <= names
    assert "editions/classic/characters/laogui.py" in names
    assert not any("__init__" in name or "laws" in name for name in names)
    counts = {name: len(mutants_of(package / name, package, {})) for name in names}
    poor = {name for name, count in counts.items() if count < LEAST}
    assert poor <= {"editions/classic/identities.py", "editions/classic/questions.py"}
    assert sum(counts.values()) > 2000


def made_up(file: str, count: int) -> list[Mutant]:
    kinds = ("a", "b", "c")
    return [Mutant(file, n, kinds[n % 3], "", "", f"{file}{n}", Edit("", 0, 0, "")) for n in range(count)]


def test_the_draw_is_the_same_every_time_and_takes_two_of_every_file() -> None:
    found = {"x": made_up("x", 9), "y": made_up("y", 1), "z": made_up("z", 30)}
    names = [m.name for m in drawn(found, 1, 12)]
    assert names == [m.name for m in drawn(found, 1, 12)]
    assert names != [m.name for m in drawn(found, 2, 12)]
    assert len(names) == len(set(names)) == 12
    few = [m.file for m in drawn(found, 1, 2)]
    assert sorted(few) == ["x", "x", "y", "z", "z"]
    first = [m.what for m in drawn(found, 1, 40) if m.file == "z"][:3]
    assert sorted(first) == ["a", "b", "c"]
    alone = [m.name for m in drawn({"x": found["x"]}, 1, 4)]
    assert alone == [name for name in [m.name for m in drawn(found, 1, 12)] if name[0] == "x"][:4]


def test_a_change_is_put_into_a_copy_and_taken_back(tmp_path: Path) -> None:
    """A scenario notices that a character who draws no longer does; the tree itself is as it was."""
    place = ROOT / "src" / "fengsheng" / "editions" / "classic" / "characters" / "common.py"
    before = place.read_text("utf-8")
    snapshot(ROOT, tmp_path / "copy")
    overlay = Overlay(tmp_path / "copy")
    copied = overlay.package / "editions" / "classic" / "characters" / "common.py"
    at = Source(before).raw.index(b"draw(s, f.by, self.count")
    end = before.encode().index(b"\n", at)
    edit = Edit("call dropped", at, end, "pass")
    mutant = Mutant("editions/classic/characters/common.py", 1, "call dropped", "", "", "x", edit)
    overlay.put(mutant)
    assert copied.read_text("utf-8") == Source(before).edited(edit) != before
    answer = overlay.trial("scenarios", (), 60)
    assert answer.noticed
    assert ".scn: ScenarioFailed" in answer.words
    overlay.restore(mutant)
    assert copied.read_text("utf-8") == place.read_text("utf-8") == before


def test_other_tests_have_another_digest(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    one = watchers(tmp_path)
    (tmp_path / "tests" / "test_x.py").write_text("", "utf-8")
    two = watchers(tmp_path)
    (tmp_path / "tests" / "test_x.py").write_text("x", "utf-8")
    assert len({one, two, watchers(tmp_path)}) == 3


def test_the_report_counts_by_file_and_lists_who_survived() -> None:
    first, second, third = made_up("core/x.py", 3)
    results = [as_data(first, "scenarios", ""), as_data(second, "", ""), as_data(third, "tests", "")]
    rows = table(results).splitlines()
    assert rows[1].split() == ["core/x.py", "2/3", "1", "0", "0", "1"]
    assert rows[2].split() == ["all", "2/3", "1", "0", "0", "1"]
    assert survivors(results).splitlines()[0] == "core/x.py:1: b (core/x.py1)"
