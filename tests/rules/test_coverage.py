"""Coverage on a small made-up tree: what counts as a citation, and what does not; then on the real one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.some import some

from fengsheng.rules import NoSourceTree, coverage, find_root, scenario_files
from fengsheng.rules.coverage import NO_EXPANSIONS, Report, RuleCoverage, definitions, not_carried_out

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    write(tmp_path, "pyproject.toml", "")
    write(tmp_path, "src/fengsheng/__init__.py", "")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def rule(report: Report, rule_id: str) -> RuleCoverage:
    return next(rule for rule in report["rules"] if rule["id"] == rule_id)


def test_an_empty_tree_covers_nothing_but_definitions_that_nothing_can_show(tree: Path) -> None:
    report = coverage(tree, ["classic"])
    assert len(report["rules"]) == 371 + 51 + 182
    assert report["not_carried_out"] == {}  # everything of the classic edition can be played
    free = {r["id"] for r in report["rules"]} - set(report["uncovered"])
    assert free < set(report["definitions"])
    assert "CL-TERM-02" in free
    assert "CL-PRIO-07" not in free  # an example needs no code, but a test can show it


def test_code_and_test_together_cover(tree: Path) -> None:
    write(tree, "src/fengsheng/cards/lock.py", "# why\n# CL-CARD-LOCK-03/04\n")
    write(tree, "tests/cards/test_lock.py", '"""Lock."""\n\n# CL-CARD-LOCK-04..06\n')
    report = coverage(tree, ["classic"])
    assert rule(report, "CL-CARD-LOCK-04") == {
        "id": "CL-CARD-LOCK-04",
        "kind": "rule",
        "code": ["src/fengsheng/cards/lock.py:2"],
        "tests": ["tests/cards/test_lock.py:3"],
        "covered": True,
        "status": "covered",
    }
    assert "CL-CARD-LOCK-04" not in report["uncovered"]
    assert "CL-CARD-LOCK-03" in report["uncovered"]  # code alone
    assert "CL-CARD-LOCK-05" in report["uncovered"]  # test alone


def test_a_definition_that_can_be_shown_needs_a_test_and_no_code(tree: Path) -> None:
    assert "CL-PRIO-07" in coverage(tree)["uncovered"]
    write(tree, "scenarios/classic/counter.txt", "rules: CL-PRIO-07\n")
    assert "CL-PRIO-07" not in coverage(tree)["uncovered"]


def test_talk_about_the_catalogue_is_no_citation(tree: Path) -> None:
    for name in (
        "src/fengsheng/rules/x.py",
        "src/fengsheng/cli/rules.py",
        "tests/rules/test_x.py",
        "src/fengsheng/__pycache__/x.py",
        "docs/x.md",
    ):
        write(tree, name, "# CL-TURN-05\n")
    assert rule(coverage(tree), "CL-TURN-05")["code"] == []
    assert rule(coverage(tree), "CL-TURN-05")["tests"] == []


def test_a_line_that_cites_twice_is_listed_once(tree: Path) -> None:
    write(tree, "src/fengsheng/a.py", "# CL-TURN-05, again CL-TURN-05\n")
    assert rule(coverage(tree), "CL-TURN-05")["code"] == ["src/fengsheng/a.py:1"]


def test_ids_that_do_not_exist_are_reported(tree: Path) -> None:
    write(tree, "src/fengsheng/a.py", "\n# CL-TURN-99\n")
    assert coverage(tree)["unknown"] == [{"id": "CL-TURN-99", "at": "src/fengsheng/a.py:2"}]


def test_files_that_are_not_text_are_passed_over(tree: Path) -> None:
    (tree / "scenarios").mkdir()
    (tree / "scenarios" / "x.bin").write_bytes(b"\xff\xfeCL-TURN-05")
    assert rule(coverage(tree), "CL-TURN-05")["tests"] == []


def test_scenarios_without_a_file(tree: Path) -> None:
    write(tree, "scenarios/classic/CL-SC-PROBE-01.txt", "")
    write(tree, "scenarios/classic/cl-sc-probe-02-phrase.txt", "")
    write(tree, "scenarios/classic/CL-SC-PROBE-041.txt", "")
    missing = coverage(tree, ["classic"])["scenarios_missing"]
    assert "CL-SC-PROBE-01" not in missing
    assert "CL-SC-PROBE-02" not in missing
    assert "CL-SC-PROBE-04" in missing
    assert len(missing) == 224 - 2


def test_scenario_files_that_cite_an_id(tree: Path) -> None:
    write(tree, "scenarios/classic/a.txt", "rules: CL-CARD-PROBE-04/08\n")
    write(tree, "scenarios/classic/b.txt", "rules: CL-CARD-PROBE-05\n")
    assert scenario_files("CL-CARD-PROBE-08", tree) == ["scenarios/classic/a.txt"]


def test_the_tree_is_found_from_below(tree: Path) -> None:
    assert find_root(tree / "src" / "fengsheng") == tree.resolve()


def test_no_tree_is_an_error_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSourceTree, match="source tree"):
        coverage(tmp_path)


def test_without_an_edition_all_are_looked_at(tree: Path) -> None:
    ids = {r["id"] for r in coverage(tree)["rules"]}
    assert {"CL-TURN-05", "SW-TURN-05"} <= ids
    assert {r["id"][:2] for r in coverage(tree, ["spywar"])["rules"]} == {"SW"}


def test_what_only_expansions_bring_is_listed_apart(tree: Path) -> None:
    report = coverage(tree, ["spywar"])
    assert "SW-CARD-MILING-01" in report["expansion"]
    assert "SW-CHAR-CHIJINGHAI-1" in report["expansion"]
    assert "SW-SCN-97" in report["expansion"]
    assert "SW-TASK-QINGDAOFU-01" not in report["expansion"]  # a house rule brings it into a base game
    played = {r["id"] for r in report["rules"] if r["status"] != "not carried out"}
    assert (played | set(report["scenarios_missing"])) & set(report["expansion"]) == set()
    assert all(report["not_carried_out"][rule_id] == NO_EXPANSIONS for rule_id in report["expansion"])


def test_codes_with_an_underscore_are_cited(tree: Path) -> None:
    write(tree, "src/fengsheng/a.py", "# SW-CHAR-LININGYU_SP-1/1a and SW-CHAR-LININGYU_XX-1\n")
    report = coverage(tree, ["spywar"])
    assert rule(report, "SW-CHAR-LININGYU_SP-1a")["code"] == ["src/fengsheng/a.py:1"]
    assert [u["id"] for u in report["unknown"]] == ["SW-CHAR-LININGYU_XX-1"]


# What the engine does not carry out.


NOT_PLAYED = ("SW-VAR-02", "SW-VAR-04", "SW-VAR-05", "SW-VAR-06", "SW-RULING-59")


@pytest.mark.parametrize("rule_id", NOT_PLAYED)
def test_what_the_engine_does_not_carry_out_has_its_own_status_and_a_reason(rule_id: str, tree: Path) -> None:
    report = coverage(tree, ["spywar"])
    assert rule(report, rule_id)["status"] == "not carried out"
    assert rule(report, rule_id)["covered"] is False
    assert len(report["not_carried_out"][rule_id]) > 20
    assert rule_id not in report["uncovered"]
    assert rule_id not in report["definitions"]


def test_what_is_cited_is_not_thereby_carried_out(tree: Path) -> None:
    write(tree, "src/fengsheng/a.py", "# SW-VAR-05\n")
    write(tree, "tests/test_a.py", "# SW-VAR-05\n")
    assert rule(coverage(tree, ["spywar"]), "SW-VAR-05")["status"] == "not carried out"


def test_every_status_is_in_one_list(tree: Path) -> None:
    report = coverage(tree)
    for row in some(report["rules"]):
        lists = {
            "uncovered": row["id"] in report["uncovered"],
            "not carried out": row["id"] in report["not_carried_out"],
        }
        assert [status for status, there in lists.items() if there] == (
            [row["status"]] if row["status"] in lists else []
        )
        assert row["covered"] is (row["status"] in ("covered", "definition"))
        assert row["status"] != "definition" or row["id"] in report["definitions"]


# The tree this file belongs to.


@pytest.fixture(scope="module")
def real() -> Report:
    return coverage(ROOT)


def test_nothing_is_uncovered(real: Report) -> None:
    assert real["uncovered"] == []
    assert real["scenarios_missing"] == []
    assert real["unknown"] == []


def test_the_rest_is_not_carried_out_and_said_to_be_so(real: Report) -> None:
    """What only an expansion brings, and what is named with its reason; nothing of it is counted."""
    assert set(real["not_carried_out"]) == set(real["expansion"]) | set(not_carried_out())
    assert set(NOT_PLAYED) <= set(real["not_carried_out"])
    covered = {row["id"] for row in real["rules"] if row["covered"]}
    assert covered & set(real["not_carried_out"]) == set()
    assert len(covered) + sum(row["status"] == "not carried out" for row in real["rules"]) == len(
        real["rules"]
    )


def test_nothing_is_said_to_be_not_carried_out_that_code_and_tests_cite(real: Report) -> None:
    cited = [row["id"] for row in real["rules"] if row["code"] and row["tests"]]
    assert set(cited) & set(not_carried_out()) == set()


def test_nothing_is_excused_that_needs_no_excuse(real: Report) -> None:
    """An entry that code and tests cite is no definition: it has behaviour, and somebody has shown it."""
    cited = {row["id"] for row in real["rules"] if row["code"] and row["tests"]}
    assert cited & set(definitions()) == set()
    assert set(definitions()) & set(not_carried_out()) == set()


def test_what_can_be_shown_by_a_test_is_not_excused_from_it(real: Report) -> None:
    shown = {row["id"] for row in real["rules"] if row["tests"]}
    assert {rule_id for rule_id, d in definitions().items() if not d.needs_test} & shown == set()
