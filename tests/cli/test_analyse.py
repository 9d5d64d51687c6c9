"""`fengsheng analyse`: told, as JSON, of many games, and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.review.games import QUICK, record_of
from typer.testing import CliRunner

from fengsheng.cli import app, main
from fengsheng.review import LEVELS, Review, review
from fengsheng.words import LANGUAGES, say


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record_of("spywar")), "utf-8")
    return path


def test_it_is_told_in_words_with_errors(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    told = CliRunner().invoke(app, ["analyse", str(file), "--seat", "0", "--lang", "zh-Hant"])
    assert told.exit_code == 0, told.output
    assert "±" in told.output
    assert "高手" in told.output
    assert "⁅" not in told.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_looked_like_what_and_who_could_know_it_in_every_language(file: Path, lang: str) -> None:
    found = review(record_of("spywar"), level="at-once")
    told = CliRunner().invoke(app, ["analyse", str(file), "--level", "at-once", "--lang", lang]).output
    turns = [say(lang, "analyse-turn"), *(str(turn.turn) for turn in found.turns[:-1])]
    first = [line.split()[0] for line in told.splitlines() if line.strip()]
    assert first[1 : len(turns) + 2] == [*turns, say(lang, "analyse-truth")]
    short = [say(lang, f"analyse-short-{name}") for name in ("red", "blue", "alone")]
    truth = next(line for line in told.splitlines() if say(lang, "analyse-truth") in line)
    assert truth.split()[1:] == [short[faction] for faction in found.truth]
    assert "100 =" in told  # everybody but oneself: somebody had come to know somebody


def test_json_is_an_analysis(file: Path) -> None:
    told = CliRunner().invoke(app, ["analyse", str(file), "--level", "at-once", "--json"])
    data = json.loads(told.stdout)
    assert Review.from_dict(data).key.level == "at-once"
    assert set(data["honest"]) == {"en", "zh-Hant", "zh-Hans"}


def test_many_games_are_counted(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    told = CliRunner().invoke(app, ["analyse", str(file.parent), "--mistakes", "--seat", "0", "--json"])
    data = json.loads(told.stdout)
    assert data["games"] == 1
    assert data["key_choices"] >= data["like"]
    assert data["calibration"]["bins"]


def test_what_cannot_be_analysed_is_one_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of("spywar")
    for wrong, word in (
        ({**record, "fingerprint": "0" * 64}, "fingerprint"),
        ({**record, "rules_version": "0.0", "fingerprint": "0" * 64}, "of the rules 0.0"),
        ({**record, "answers": record["answers"][:20]}, ""),
        ({"format": "something else"}, "format"),
    ):
        file.write_text(json.dumps(wrong), "utf-8")
        assert main(["analyse", str(file)]) == 2
        said = capsys.readouterr().err.strip()
        assert len(said.splitlines()) == 1
        assert word in said
    file.write_text('{"format": "fengsheng-rec', "utf-8")
    assert main(["analyse", str(file)]) == 2
    assert "no JSON" in capsys.readouterr().err
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["analyse", str(empty), "--mistakes"]) == 2
    assert "no records" in capsys.readouterr().err
