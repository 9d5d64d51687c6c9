"""`fengsheng scenario run`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fengsheng.cli import main

GOOD = "title: Good\nrules: CL-TURN-05\n甲: hand ?2\nplay:\nexpect 甲 hand 2\n"
BAD = "title: Bad\nrules: CL-TURN-05\n甲: hand ?2\nplay:\nexpect 甲 hand 3\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.scn").write_text(GOOD, "utf-8")
    (tmp_path / "deep" / "bad.scn").write_text(BAD, "utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", "utf-8")
    return tmp_path


def test_all_good(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(folder / "good.scn")]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_failure_is_explained_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(folder)]) == 1
    out = capsys.readouterr().out
    assert "FAILED  Bad" in out
    assert "bad.scn:5: expect 甲 hand 3" in out
    assert "expected: 3" in out
    assert "found:    2" in out
    assert out.endswith("1 passed, 1 failed\n")


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", "--json", str(folder)]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["failed"]) == (1, 1)
    bad, good = report["scenarios"]
    assert bad["passed"] is False
    assert bad["code"] == "scenario-failed"
    assert "found:    2" in bad["error"]
    assert good == {
        "file": str(folder / "good.scn"),
        "title": "Good",
        "rules": ["CL-TURN-05"],
        "passed": True,
        "error": "",
    }


def test_a_misspelt_file_is_a_failure_among_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "good.scn").write_text(GOOD + "expact 甲 hand 2\n", "utf-8")
    assert main(["scenario", "run", str(folder / "good.scn"), str(folder / "none.scn")]) == 1
    out = capsys.readouterr().out
    assert "good.scn:6:" in out
    assert "none.scn" in out
    assert "0 passed, 2 failed" in out


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(tmp_path)]) == 2
    assert "no .scn file" in capsys.readouterr().err
