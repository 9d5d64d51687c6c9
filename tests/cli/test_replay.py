"""`fengsheng replay`: recorded games told, verified and refused."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fengsheng import RULES_VERSION, Game
from fengsheng.bots import make_bot, play_out
from fengsheng.cli import app, main
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.words import LANGUAGES, cards_phrase

Record = dict[str, Any]


def played(limit: int = 100_000, *, seats: int | list[str] = 5, seed: int = 11) -> Game:
    game = Game.new(seats=seats, seed=seed)
    play_out(game, [make_bot("holder", f"replay {seat}") for seat in range(game.seats)], limit=limit)
    return game


def write(path: Path, record: object) -> Path:
    file = path / "game.json"
    file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    return file


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["replay", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_what_simulate_records_can_be_verified_and_told(tmp_path: Path) -> None:
    assert main(["simulate", "--games", "3", "--seats", "4", "--records", str(tmp_path), "--json"]) == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-00000{i}.json" for i in range(3)]
    for file in files:
        assert output(str(file), "--verify").startswith("verified: ")
        assert "Turn 1: " in output(str(file))


def test_verify_prints_fingerprint_rules_version_and_the_hash_of_the_seed(tmp_path: Path) -> None:
    game = played()
    record = game.record()
    (line,) = output(str(write(tmp_path, record)), "--verify").splitlines()
    assert game.fingerprint() in line
    assert f"rules version {RULES_VERSION}" in line
    assert sha256(bytes.fromhex(record["seed"])).hexdigest() in line
    data = json.loads(output(str(write(tmp_path, record)), "--verify", "--json"))
    assert data["verified"] is True
    assert data["fingerprint"] == game.fingerprint()
    assert game.result is not None
    assert data["result"]["winners"] == list(game.result.winners)
    assert data["result"]["declarers"] == list(game.result.declarers)
    assert (data["result"]["usurper"], data["result"]["usurped"]) == (-1, [])


def test_an_unfinished_game_is_verified_and_told_up_to_its_question(tmp_path: Path) -> None:
    game = played(limit=60)
    assert game.result is None
    file = write(tmp_path, game.record())
    assert output(str(file), "--verify").startswith("verified: ")
    assert output(str(file)).splitlines()[-1].startswith("Not over yet: ")
    assert json.loads(output(str(file), "--json"))["result"] is None


def test_the_events_for_machines_are_those_of_the_game(tmp_path: Path) -> None:
    game = played()
    data = json.loads(output(str(write(tmp_path, game.record())), "--seat", "2", "--json"))
    told = data["events"]
    assert all(event.pop("text") for event in told)
    assert told == game.events(2)
    assert data["seat"] == 2


def test_a_seat_is_told_its_own_cards_and_not_the_others(tmp_path: Path) -> None:
    game = played()
    file = write(tmp_path, game.record())
    mine, open_ = output(str(file), "--seat", "0"), output(str(file))
    own = next(e for e in game.events(0) if e["kind"] == "draw" and e["by"] == 0)
    others = next(e for e in game.events(1) if e["kind"] == "draw" and e["by"] == 1)
    assert f"You draw {cards_phrase('en', own['cards'])}." in mine
    assert f"B draws {cards_phrase('en', others['cards'])}." not in mine
    assert "B draws 3 cards." in mine
    assert f"A draws {cards_phrase('en', own['cards'])}." in open_
    assert f"B draws {cards_phrase('en', others['cards'])}." in open_
    assert " cards." not in open_.split("Turn 1")[0]


def test_it_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    game = played()
    file = write(tmp_path, game.record())
    told = {lang: output(str(file), "--seat", "0", "--lang", lang) for lang in LANGUAGES}
    assert "Turn 1: " in told["en"]
    assert "你抽了" in told["zh-Hant"]
    assert "第1回合，" in told["zh-Hans"]
    assert len(set(told.values())) == 3
    assert {text.count("\n") for text in told.values()} == {told["en"].count("\n")}
    data = json.loads(output(str(file), "--lang", "zh-Hans", "--json"))
    assert data["events"][0]["text"].endswith("选好了角色。")
    assert main(["replay", str(file), "--lang", "tlh"]) == 2


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_is_replayed(edition: Edition, tmp_path: Path) -> None:
    folder = str(tmp_path)
    preset = edition.name
    assert main(["simulate", "--edition", preset, "--games", "1", "--records", folder, "--json"]) == 0
    (file,) = tmp_path.iterdir()
    told = output(str(file)).splitlines()
    assert any(line.startswith("Turn 1: ") for line in told)
    assert told[-1].startswith(("Won by ", "Nobody wins: "))


def test_names_given_to_the_seats_are_used(tmp_path: Path) -> None:
    file = write(tmp_path, played(seats=["Ada", "Bo", "Cy"]).record())
    text = output(str(file))
    assert "Ada draws " in text
    assert not re.search(r"\b[ABC] (draws|has|sends)", text)


def test_rules_are_named_on_demand(tmp_path: Path) -> None:
    file = write(tmp_path, played(limit=40).record())
    assert "[CL-TURN-01]" in output(str(file), "--rules")
    assert "CL-TURN-01" not in output(str(file))


def test_another_fingerprint_is_a_warning_when_told_and_an_error_when_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, {**played().record(), "fingerprint": "0" * 64})
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err.startswith("warning: ")
    assert "Turn 1: " in told.out
    assert main(["replay", str(file), "--verify"]) == 2
    refused = capsys.readouterr()
    assert refused.out == ""
    assert refused.err.startswith("error[bad-record]: ")
    assert "fingerprint" in refused.err


def _without(record: Record, key: str) -> Record:
    return {k: v for k, v in record.items() if k != key}


@pytest.mark.parametrize(
    ("damage", "code", "words"),
    [
        (lambda r: _without(r, "answers"), "bad-record", "answers is missing"),
        (lambda r: _without(r, "format"), "bad-record", "format"),
        (lambda r: {**r, "format": "fengsheng-save"}, "bad-record", "format"),
        (lambda r: {**r, "save_version": 999}, "newer-save", "newer program"),
        (lambda r: {**r, "seed": "xyz"}, "bad-record", "seed"),
        (lambda r: {**r, "edition": "bridge"}, "unknown-edition", "bridge"),
        (lambda r: {**r, "seats": 40}, "bad-seats", "3 to 9"),
        (
            lambda r: {**r, "answers": [*r["answers"][:9], "fly", *r["answers"][10:]]},
            "bad-record",
            "answers[9]",
        ),
        (lambda r: {**r, "answers": [*r["answers"], "pass"]}, "bad-record", "over"),
        (lambda r: {**r, "answers": r["answers"][:-1]}, "bad-record", "fingerprint"),
        (lambda r: {**r, "seed": "00" * 32}, "bad-record", "answers["),
        (lambda r: {**r, "deal": {}}, "bad-record", "deal"),
        (
            lambda r: {**r, "rules_version": "0.0", "answers": [*r["answers"][:9], "fly"]},
            "bad-record",
            "of the rules 0.0",
        ),
        (lambda r: [r], "bad-record", "not an object"),
        (lambda r: None, "bad-record", "not an object"),
    ],
)
def test_a_damaged_record_is_one_line(
    damage: Any, code: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, damage(played().record()))
    assert main(["replay", str(file), "--verify"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
    assert words in line


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'{"format": "fengsheng-record",\n "seed": ', "line 2, column 10"),
        (b"", "line 1, column 1"),
        (b"{'format': 1}", "line 1, column 2"),
        (b'{"names": ["\xff"]}', "byte 12"),
        (b"[" * 100_000, "nested"),
    ],
)
def test_a_file_that_is_no_json_is_refused_with_the_place(
    content: bytes, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error[bad-record]: ")
    assert place in line


def test_a_mark_at_the_beginning_of_a_file_is_no_damage(tmp_path: Path) -> None:
    file = write(tmp_path, played(limit=20).record())
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert output(str(file), "--verify").startswith("verified: ")


def test_names_of_a_record_never_steer_the_terminal(tmp_path: Path) -> None:
    record = played(limit=200).record()
    record["names"] = ["A\x1b[2J", "B\nTurn 9: won", "C\u202e", "D", "E"]
    for arguments in ([], ["--chapters"], ["--json"]):
        told = output(str(write(tmp_path, record)), *arguments)
        assert not set(told) & {"\x1b", "\u202e"}
        assert not any(line.startswith("Turn 9: won") for line in told.splitlines())
    assert "A\\u001b[2J" in output(str(write(tmp_path, record)))


def test_chapters_of_a_game_that_does_not_come_out_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(limit=60).record()
    file = write(tmp_path, {**record, "answers": record["answers"][:20]})
    assert main(["replay", str(file), "--chapters"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_seat_or_file_that_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, played(limit=20).record())
    assert main(["replay", str(file), "--seat", "5"]) == 2
    assert capsys.readouterr().err.startswith("error[bad-deal]: There is no seat 5")
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.startswith("error[usage]: ")
    assert main(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("error[usage]: ")


def test_chapters_are_turns_with_what_mattered(tmp_path: Path) -> None:
    game = played()
    file = str(write(tmp_path, game.record()))
    told = output(file, "--chapters").splitlines()
    assert told[0] == "The deal"
    assert [line for line in told if not line.startswith("  ")][1:] == [
        line for line in output(file).splitlines() if line.startswith("Turn ")
    ]
    data = json.loads(output(file, "--chapters", "--json"))
    assert [f"  {mark['text']}" for chapter in data["chapters"] for mark in chapter["marks"]] == [
        line for line in told if line.startswith("  ")
    ]
    assert re.search(r"That makes [23] (red|blue|black)\.", "\n".join(told))
    chinese = output(file, "--chapters", "--lang", "zh-Hant")
    assert re.search(r"至此有[23]張[紅藍黑]色情報。", chinese)


def test_some_turns_alone_are_told(tmp_path: Path) -> None:
    file = str(write(tmp_path, played().record()))
    part = output(file, "--seat", "0", "--from", "2", "--to", "3")
    assert re.findall(r"^Turn (\d+)", part, re.M) == ["2", "3"]
    assert "Won by" not in part
    assert part in output(file, "--seat", "0")
    assert re.findall(r"^Turn (\d+)", output(file, "--chapters", "--from", "2", "--to", "3"), re.M) == [
        "2",
        "3",
    ]
    assert main(["replay", file, "--from", "3", "--to", "2"]) == 2
    unfinished = str(write(tmp_path, played(limit=60).record()))
    assert main(["replay", unfinished, "--chapters"]) == 2
