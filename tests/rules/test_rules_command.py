"""`fengsheng rules` as a person and as a script meet it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import fengsheng.cli
import fengsheng.cli.rules_coverage
from fengsheng.cli import app, main
from fengsheng.rules import catalogue
from fengsheng.words import rules as texts_of_rules
from fengsheng.words import rulings
from fengsheng.words.rules import Written, stamp, wanted
from fengsheng.words.rulings import RulingText, WrittenRuling


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["rules", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def run_json(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def squeeze(text: str) -> str:
    """Without the line breaks that a narrow terminal makes."""
    return " ".join(text.split())


def test_an_id_prints_the_rule_its_source_and_what_belongs_to_it() -> None:
    output = squeeze(run("cl-card-lock-04"))
    assert catalogue("classic")["CL-CARD-LOCK-04"].text in output
    assert "001 L198; 000 L79-82" in output
    assert "CL-OPT-07 lock_target" in output
    assert "CL-RULING-054 May a locked player still DECODE?" in output
    assert "CL-SC-LURE-12" in output


def test_an_id_for_machines() -> None:
    data = run_json("CL-CARD-LOCK-04")
    assert data["id"] == "CL-CARD-LOCK-04"
    assert data["edition"] == "classic"
    assert data["options"] == ["CL-OPT-07"]
    assert "CL-RULING-054" in data["rulings"]
    assert "CL-SC-LURE-12" in data["scenarios"]


def test_a_word_lists_matches_one_per_line() -> None:
    lines = run("reshuffle").splitlines()
    matches = catalogue("classic").search("reshuffle")
    assert [line.split()[0] for line in lines] == [entry.id for entry in matches]


def test_a_word_for_machines() -> None:
    data = run_json("燒毀")
    assert data["query"] == "燒毀"
    assert "CL-CARD-BURN-02" in [match["id"] for match in data["matches"]]


def test_the_beginning_of_an_id_lists_what_begins_so() -> None:
    assert [line.split()[0] for line in run("CL-DRAW").splitlines()] == ["CL-DRAW-01", "CL-DRAW-02"]


def test_nothing_asked_prints_sections_with_counts() -> None:
    assert "371" not in run()  # sections, not kinds
    data = run_json("--edition", "classic")
    (edition,) = data["editions"]
    assert edition["entries"] == 919
    sections = {s["section"]: s["entries"] for s in edition["sections"]}
    assert sections["14 Open questions and rulings"] == 182


def test_coverage_has_the_promised_shape(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src" / "fengsheng").mkdir(parents=True)
    data = run_json("--coverage", "--edition", "classic", "--root", str(tmp_path))
    assert {"rules", "uncovered", "definitions"} <= data.keys()
    assert {"id", "kind", "code", "tests"} <= data["rules"][0].keys()
    assert "CL-TURN-05" in data["uncovered"]
    text = run("CL-TURN-05", "--coverage", "--root", str(tmp_path))
    assert "CL-TURN-05  no code, no test" in text


def test_coverage_says_what_is_not_carried_out_and_why(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src" / "fengsheng").mkdir(parents=True)
    data = run_json("SW-VAR", "--coverage", "--root", str(tmp_path))
    assert list(data["not_carried_out"]) == ["SW-VAR-04", "SW-VAR-05", "SW-VAR-02", "SW-VAR-06"]
    assert data["expansion"] == ["SW-VAR-02", "SW-VAR-06"]
    lines = run("SW-VAR", "--coverage", "--root", str(tmp_path)).splitlines()
    assert "rules covered: 0 of 2" in lines
    assert "not carried out: 4" in lines
    for rule_id, reason in data["not_carried_out"].items():
        assert f"{rule_id}  not carried out: {reason}" in lines


def test_the_second_edition_by_id_and_by_coverage(tmp_path: Path) -> None:
    output = squeeze(run("SW-TRIG-07"))
    assert "Entering a node runs three stages" in output
    assert "rule, spywar: 10 Trigger queue and nodes" in output
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src" / "fengsheng").mkdir(parents=True)
    data = run_json("--coverage", "--edition", "spywar", "--root", str(tmp_path))
    assert "SW-TRIG-07" in data["uncovered"]
    assert "SW-CARD-MILING-01" not in data["uncovered"]
    assert all(rule["id"].startswith("SW-") for rule in data["rules"])


# -- for players ------------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """One text in 繁體中文, made from an older sentence."""
    lines = {"CL-CARD-LURE-04": Written("調虎離山碰上鎖定：以鎖定為準。", stamp("older"))}
    monkeypatch.setattr(texts_of_rules, "texts", lambda edition, lang: lines if lang == "zh-Hant" else {})


@pytest.mark.usefixtures("told")
def test_a_language_tells_the_rules_in_its_words() -> None:
    output = squeeze(run("CL-CARD-LURE-04", "--lang", "zh-Hant"))
    assert "調虎離山碰上鎖定：以鎖定為準。" in output
    assert catalogue("classic")["CL-CARD-LURE-04"].text not in output
    assert catalogue("classic")["CL-CARD-LURE-04"].text in squeeze(run("CL-CARD-LURE-04", "--lang", "en"))
    data = run_json("CL-CARD-LURE-04", "--lang", "zh-Hant")
    assert (data["text"], data.get("lang")) == ("調虎離山碰上鎖定：以鎖定為準。", None)


@pytest.mark.usefixtures("told")
def test_words_are_found_in_the_language_without_quotation_marks() -> None:
    lines = run("碰上", "為準", "--lang", "zh-Hant").splitlines()
    assert lines == ["CL-CARD-LURE-04  調虎離山碰上鎖定：以鎖定為準。"]
    (match,) = run_json("碰上", "--lang", "zh-Hant")["matches"]
    assert match["text"] == "調虎離山碰上鎖定：以鎖定為準。"


def test_whoever_reads_chinese_is_not_told_the_english_of_the_program() -> None:
    """Situations by what players ask about them; what is written for programmers alone is counted."""
    *lines, others = run("調虎離山", "鎖定", "--lang", "zh-Hant", "--edition", "classic").splitlines()
    assert "more in English" in others
    for line in lines:
        assert re.search("[一-鿿]{3}", line), line
    assert any(line.startswith("CL-SC-LURE-12") and "嗎？" in line for line in lines)
    # who asks for them by their ID is given them as they are
    assert "more in English" not in run("CL-DEC", "--lang", "zh-Hant")


@pytest.mark.usefixtures("told")
def test_coverage_of_a_language_lists_what_is_missing_and_what_is_out_of_date() -> None:
    lines = run("--coverage", "--lang", "zh-Hant", "--edition", "classic").splitlines()
    assert lines[0] == f"classic, zh-Hant: 1 of {len(wanted('classic'))} texts written, 1 out of date"
    assert any(line.startswith("CL-SETUP-01  no text: The game is for") for line in lines)
    assert any(line.startswith("CL-CARD-LURE-04  out of date: ") for line in lines)
    data = run_json("--coverage", "--lang", "zh-Hant")["editions"]
    assert data["classic"]["outdated"] == ["CL-CARD-LURE-04"]
    assert len(data["spywar"]["missing"]) == len(wanted("spywar"))


def test_a_language_has_the_questions_that_players_ask_about_a_rule() -> None:
    output = squeeze(run("CL-CARD-LOCK-03", "--lang", "zh-Hant"))
    assert (
        "CL-SC-LOCK-06 可以【鎖定】自己，好讓情報一定歸我嗎？ 不可以。【鎖定】只能指定另一位玩家。" in output
    )
    (question,) = run_json("CL-CARD-LOCK-03", "--lang", "en")["questions"]
    assert question["scenario"] == "CL-SC-LOCK-06"
    assert question["answer"] == "No. Lock can only be used on another player."


def test_coverage_of_a_language_lists_questions_whose_scenario_is_another_by_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = WrittenRuling(RulingText("自己？", "不行。"), "scenarios/classic/x.scn", "00000000")
    written = {"cl-sc-lock-06": text, "cl-sc-gone-01": text}
    for module in (rulings, fengsheng.cli.rules_coverage):
        monkeypatch.setattr(module, "rulings", lambda edition, lang: written if lang == "zh-Hant" else {})
    lines = run("--coverage", "--lang", "zh-Hant", "--edition", "classic").splitlines()
    assert "classic, zh-Hant: 2 questions written, 1 out of date" in lines
    assert "cl-sc-lock-06  out of date, see scenarios/classic/x.scn: 自己？" in lines
    assert "cl-sc-gone-01  there is no such scenario: scenarios/classic/x.scn" in lines
    lines = run("--coverage", "--lang", "en", "--edition", "classic").splitlines()
    assert "cl-sc-lock-06  another language has this question" in lines
    data = run_json("--coverage", "--lang", "zh-Hant", "--edition", "classic")["questions"]
    assert data["classic"]["outdated"] == ["cl-sc-lock-06"]


# -- errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["rules", "CL-CARD-LOK-04"], "unknown-rule", "CL-CARD-LOCK-04"),
        (["rules", "xyzzy"], "nothing-found", "xyzzy"),
        (["rules", "--edition", "bridge"], "unknown-edition", "bridge"),
        (["rules", "--coverage", "--root", "/"], "no-source-tree", "source tree"),
        (["rules", "--nonsense"], "usage", "--nonsense"),
        (["rules", "--lang", "tlh"], "unknown-language", "tlh"),
        (["nonsense"], "usage", "nonsense"),
    ],
)
def test_errors_are_one_line_and_exit_with_2(
    arguments: list[str], code: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
    assert words in line


def test_help_and_version_succeed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert main(["--version"]) == 0
    assert main([]) == 0
    assert "rules" in capsys.readouterr().out


def broken_app(error: BaseException) -> typer.Typer:
    broken = typer.Typer()

    @broken.command()
    def fail() -> None:
        raise error

    return broken


@pytest.mark.parametrize("error", [KeyboardInterrupt(), typer.Abort()])
def test_an_interrupt_exits_with_130(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fengsheng.cli, "app", broken_app(error))
    assert main([]) == 130


def test_a_bug_is_not_dressed_up_as_a_mistake_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fengsheng.cli, "app", broken_app(ValueError("a bug")))
    with pytest.raises(ValueError, match="a bug"):
        main([])


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fengsheng", "rules", "CL-NOPE-01"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("error[unknown-rule]: ")
    assert "Traceback" not in done.stderr
