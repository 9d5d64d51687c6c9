"""`fengsheng scenario run` and `list`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fengsheng.cli import main
from fengsheng.scenario import Scenario
from fengsheng.words import LANGUAGES

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


LOCK = "scenarios/classic/cards/lock/CL-SC-LOCK-06.scn"


def test_list_asks_and_answers(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "list", LOCK, str(folder / "good.scn"), "--lang", "zh-Hans"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "CL-SC-LOCK-06  可以【锁定】自己，好让情报一定归我吗？",
        "    不可以。【锁定】只能指定另一位玩家。",
    ]
    assert lines[2] == "good  Good"  # nobody has written a question for it: the title, and its rule
    assert lines[3].startswith("    关于“")
    assert main(["scenario", "list", LOCK, str(folder / "good.scn"), "--json"]) == 0
    written, made = json.loads(capsys.readouterr().out)
    assert written["answer"] == "No. Lock can only be used on another player."
    assert (written["written"], made["written"], made["rules"]) == (True, False, ["CL-TURN-05"])
    assert main(["scenario", "list", LOCK, "--lang", "fr"]) == 2
    assert "There is no language 'fr'" in capsys.readouterr().err


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


TRACED = """title: Traced
rules: CL-TURN-05
甲: hand 截獲/black, 鎖定/red
丁: hand 燒毀/red
丙: intel 識破/black
play:
甲: send 截獲/black
until 甲
expect transit at 甲
"""


def test_a_trace_tells_questions_reasons_and_events(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.scn").write_text(TRACED, "utf-8")
    assert main(["scenario", "run", "--trace", str(tmp_path / "x.scn")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        "Traced",
        f"  {tmp_path / 'x.scn'}",
        "   6  play:",
        "      甲 is asked (play). The play phase. Asked: the turn player.",
    ]
    sent = lines.index("   7  甲: send 截獲/black")
    assert lines[sent + 1 :] == [
        "        send by 甲 word 密電 count 1 cards 截獲/black  [CL-PASS-07]",
        "      丁 is asked (pass). Before intelligence is passed on: 鎖定, 調虎離山, 截獲. "
        "Asked: everybody in turn.",
        "        丁 now: pass | play 燒毀/red on 丙 識破/black [CL-CARD-BURN-03]",
        "        甲 later: pass | play 鎖定/red on 乙 [CL-CARD-LOCK-07] | play 鎖定/red on 丙 "
        "[CL-CARD-LOCK-07] | play 鎖定/red on 丁 [CL-CARD-LOCK-07] | play 鎖定/red on 戊 [CL-CARD-LOCK-07]",
        "        戊: who can only pass is passed over",
        "   8  until 甲",
        "      丁: pass",
        "      甲 is asked (pass). Before intelligence is passed on: 鎖定, 調虎離山, 截獲. "
        "Asked: everybody in turn.",
        "        甲 now: pass | play 鎖定/red on 乙 [CL-CARD-LOCK-07] | play 鎖定/red on 丙 "
        "[CL-CARD-LOCK-07] | play 鎖定/red on 丁 [CL-CARD-LOCK-07] | play 鎖定/red on 戊 [CL-CARD-LOCK-07]",
        "   9  expect transit at 甲",
        "      holds",
        "",
        "1 passed, 0 failed",
    ]


def test_a_trace_in_a_language_is_told_in_its_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.scn").write_text(TRACED, "utf-8")
    told = {}
    for lang in LANGUAGES:
        assert main(["scenario", "run", "--trace", "--lang", lang, str(tmp_path / "x.scn")]) == 0
        told[lang] = capsys.readouterr().out
        assert "CL-PASS-07" in told[lang]
        assert "is asked" not in told[lang]  # that is for those who write rules
    assert len(set(told.values())) == len(LANGUAGES)
    assert "青鸟以密电向右传出截获（黑）" in told["zh-Hans"]
    assert "→ 情报在青鸟面前。" in told["zh-Hans"]  # what is checked
    assert main(["scenario", "run", "--trace", "--lang", "tlh", str(tmp_path / "x.scn")]) != 0
    assert "tlh" in capsys.readouterr().err


def test_a_trace_says_what_skills_answer() -> None:
    """Who is asked about an event is told about which."""
    text = """title: T
rules: SW-TRIG-07
edition: spywar
phase: pass
甲: hand 威逼/red+black/→, ?
乙: character 金生火; hand ?
play:
甲: send 威逼/red+black/→
乙: accept
expect event gain by 乙
"""
    told: list[str] = []
    Scenario.parse(text).run(told.append)
    assert any(line.startswith("      乙 is asked (trigger). Something has happened") for line in told)
    assert "        because of: received by 甲 on 乙" in told


def test_a_trace_ends_where_the_scenario_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = str(folder / "deep" / "bad.scn")
    assert main(["scenario", "run", "--trace", bad]) == 1
    out = capsys.readouterr().out
    assert "   5  expect 甲 hand 3" in out
    assert "holds" not in out
    assert main(["scenario", "run", "--trace", "--json", bad]) == 1
    (report,) = json.loads(capsys.readouterr().out)["scenarios"]
    assert report["trace"][0] == "   4  play:"
    assert report["trace"][-1] == "   5  expect 甲 hand 3"


def test_a_trace_tells_how_a_game_ended() -> None:
    told: list[str] = []
    text = "title: T\nrules: CL-TURN-05\n甲: identity front; hand ?2; intel 識破/red x3\nplay:\n甲: declare\n"
    Scenario.parse(text + "expect declarer 甲\n").run(told.append)
    assert any(line.startswith("      the game is over: ") for line in told)
