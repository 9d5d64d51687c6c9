"""Questions of players and their answers: complete, up to date, short, and about every card and character."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.some import some
from tools.ruling_texts import ROOT

from fengsheng.editions.registry import EDITIONS
from fengsheng.rules import catalogue, catalogue_names
from fengsheng.words import LANGUAGES, character_name
from fengsheng.words import rulings as rulings_module
from fengsheng.words.bundles import RULINGS, files
from fengsheng.words.rulings import (
    RulingText,
    WrittenRuling,
    lacking_rulings,
    made_ruling,
    read,
    ruling_text,
    rulings,
    scenario_paths,
    scenario_stamp,
)
from fengsheng.words.terms import function_name
from tools import ruling_texts

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_edition = pytest.mark.parametrize("edition", catalogue_names())

# How long a sentence may be: words in English, characters in Chinese.
MOST = {"en": 25, "zh-Hant": 40, "zh-Hans": 40}
ENDS = {"en": ("?", (".", "”")), "zh-Hant": ("？", ("。",)), "zh-Hans": ("？", ("。",))}


def length(lang: str, sentence: str) -> int:
    return len(sentence.split()) if lang == "en" else len(sentence)


@every_language
@every_edition
def test_none_is_missing_out_of_date_or_without_its_scenario(edition: str, lang: str) -> None:
    assert lacking_rulings(edition, lang, ROOT) == ([], [], [])
    paths = scenario_paths(ROOT, edition)
    for key, written in some(rulings(edition, lang).items()):
        assert paths[key] == ROOT / written.file


@every_language
def test_there_are_three_hundred(lang: str) -> None:
    assert sum(len(rulings(edition, lang)) for edition in catalogue_names()) >= 300


@every_language
def test_every_card_has_three_and_every_character_one(lang: str) -> None:
    for edition in some(EDITIONS):
        texts = [" ".join(written.text) for written in rulings(edition.name, lang).values()]
        for function in some(edition.functions):
            name = function_name(lang, function)
            named = rf"\b{name}" if lang == "en" else f"【{name}】"
            assert sum(re.search(named, text) is not None for text in texts) >= 3, name
        for who in some(edition.published):
            name = character_name(lang, who.name)
            assert any(name in text for text in texts), name


@every_language
@every_edition
def test_questions_ask_and_answers_are_short(edition: str, lang: str) -> None:
    asks, answers = ENDS[lang]
    for key, written in some(rulings(edition, lang).items()):
        ask, answer = written.text
        assert ask.endswith(asks), key
        assert answer.endswith(answers), key
        for sentence in some(re.split(r"(?<=[.?])\s+|(?<=[。？])", f"{ask} {answer}")):
            assert length(lang, sentence) <= MOST[lang], key


@every_edition
def test_no_two_ask_the_same(edition: str) -> None:
    for lang in LANGUAGES:
        asked = [written.text.ask for written in rulings(edition, lang).values()]
        assert len(asked) == len(set(asked))


@every_language
def test_a_game_that_is_only_played_never_reads_them(lang: str) -> None:
    assert len(files(lang, RULINGS)) == len(catalogue_names())
    assert not any(file.name.startswith(RULINGS) for file in some(files(lang)))


@every_language
def test_fluent_reads_the_files_as_we_do(lang: str) -> None:
    for file in some(files(lang, RULINGS)):
        content = file.read_text("utf-8")
        body = FluentParser().parse(content).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
        parsed = {
            entry.id.name: {
                attribute.id.name: "".join(
                    part.value for part in attribute.value.elements if isinstance(part, ftl.TextElement)
                )
                for attribute in entry.attributes
            }
            for entry in body
            if isinstance(entry, ftl.Message)
        }
        assert parsed == {key: written.text._asdict() for key, written in read(content, file.name)}


# -- what a reader gets -----------------------------------------------------------------------


def test_a_scenario_has_its_question_by_the_name_of_its_file() -> None:
    text = ruling_text("classic", "CL-SC-LOCK-06", "zh-Hant")
    assert text == ("可以【鎖定】自己，好讓情報一定歸我嗎？", "不可以。【鎖定】只能指定另一位玩家。")
    assert ruling_text("classic", "no-such-scenario", "zh-Hant") is None
    assert ruling_text("spywar", "CL-SC-LOCK-06", "zh-Hant") is None


def test_a_scenario_without_a_text_asks_what_its_rules_answer() -> None:
    ruling = made_ruling("classic", ["CL-CARD-LOCK-03", "CL-RULING-035"], "zh-Hant")
    assert ruling is not None
    assert ruling.ask.endswith("？")
    assert ruling.answer.startswith("都可以。")
    rules = made_ruling("classic", ["CL-CARD-LOCK-03"], "en")
    assert rules is not None
    assert rules.ask == "What do the rules say about Function cards?"
    assert rules.answer == "Lock targets any one player other than you."
    house = made_ruling("classic", ["CL-OPT-16"], "en")
    assert house is not None
    assert house.answer == "That depends on the table’s house rules."
    assert made_ruling("classic", ["HOUSE-1"], "en") is None


@every_edition
def test_every_scenario_has_a_question_and_an_answer(edition: str) -> None:
    expander = catalogue(edition).expander
    for path in some(scenario_paths(ROOT, edition).values()):
        cited = re.search(r"^rules: (.*)$", path.read_text("utf-8"), re.MULTILINE)
        assert cited is not None
        ids = [citation.id for citation in expander.expand(cited[1])]
        text = ruling_text(edition, path.stem, "zh-Hant") or made_ruling(edition, ids, "zh-Hant")
        assert text is not None, path
        assert all(text), path


# -- what is wrong is noticed -----------------------------------------------------------------

SCENE = "title: Nobody locks himself\nrules: CL-CARD-LOCK-03\n\n甲: hand 鎖定/red\nplay:\nexpect turn 甲\n"


def test_the_stamp_is_of_what_is_played() -> None:
    now = scenario_stamp(SCENE)
    assert scenario_stamp("# a note\n" + SCENE.replace("Nobody locks himself", "No lock on oneself")) == now
    assert scenario_stamp(SCENE.replace("expect turn 甲", "expect turn 乙")) != now


def test_what_is_missing_out_of_date_or_gone_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "scenarios" / "classic" / "cards"
    folder.mkdir(parents=True)
    for name in ("CL-A", "CL-B"):
        (folder / f"{name}.scn").write_text(SCENE, "utf-8")
    good = WrittenRuling(RulingText("?", "."), "", scenario_stamp(SCENE))
    here = {"cl-a": good, "cl-b": good._replace(stamp="00000000"), "cl-gone": good}
    monkeypatch.setattr(
        rulings_module, "rulings", lambda edition, lang: here if lang == "zh-Hant" else {"cl-c": good}
    )
    assert lacking_rulings("classic", "zh-Hant", tmp_path) == (["cl-c"], ["cl-b"], ["cl-gone"])
    (folder / "more").mkdir()
    (folder / "more" / "cl-a.scn").write_text(SCENE, "utf-8")
    with pytest.raises(ValueError, match="Two scenarios of classic are called"):
        scenario_paths(tmp_path, "classic")


WHOLE = "# scenarios/a.scn\n# from: 0123abcd\ncl-a =\n    .ask = A?\n    .answer = B.\n"


@pytest.mark.parametrize(
    "line", ["# scenarios/a.scn\n", "# from: 0123abcd\n", "    .ask = A?\n", "    .answer = B.\n"]
)
def test_a_text_that_is_not_whole_is_an_error(line: str) -> None:
    assert read(WHOLE, "x")[0][1].text == ("A?", "B.")
    with pytest.raises(ValueError, match="x: cl-a lacks its file"):
        read(WHOLE.replace(line, ""), "x")


# -- the tool ---------------------------------------------------------------------------------


def test_texts_are_put_in_with_their_stamps_in_the_order_of_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ruling_texts, "LOCALES", tmp_path)
    monkeypatch.setattr(ruling_texts, "rulings", lambda edition, lang: {})
    (tmp_path / "en").mkdir()
    given = tmp_path / "new.tsv"
    given.write_text("# note\n\nCL-SC-LURE-02\tC?\tD.\nCL-SC-LOCK-06\tA?\tB.\n", "utf-8")
    assert ruling_texts.main(["classic", "en", "--add", str(given)]) == 0
    texts = dict(read((tmp_path / "en" / "rulings_classic.ftl").read_text("utf-8"), "new"))
    assert list(texts) == ["cl-sc-lock-06", "cl-sc-lure-02"]
    file = "scenarios/classic/cards/lock/CL-SC-LOCK-06.scn"
    now = scenario_stamp((ROOT / file).read_text("utf-8"))
    assert texts["cl-sc-lock-06"] == (("A?", "B."), file, now)
    assert "there are 2 now" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("CL-SC-LOCK-06\tno answer", "it is not a scenario, a question and an answer"),
        ("CL-SC-LOCK-06\tA?\t", "it is not a scenario, a question and an answer"),
        ("no-such-one\tA?\tB.", "there is no scenario no-such-one"),
        ("CL-SC-LOCK-06\tA?\tB.\nCL-SC-LOCK-06\tA?\tB.", "CL-SC-LOCK-06 is there twice"),
        ("CL-SC-LOCK-06\t{ $x }?\tB.", "CL-SC-LOCK-06 has a brace"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_is_written(
    line: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ruling_texts, "LOCALES", tmp_path)
    given = tmp_path / "new.tsv"
    given.write_text(line + "\n", "utf-8")
    assert ruling_texts.main(["classic", "en", "--add", str(given)]) == 1
    assert says in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["new.tsv"]


def test_the_tool_prints_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert ruling_texts.main([]) == 0
    count = len(rulings("spywar", "en"))
    assert f"spywar   en       {count:4} written, 0 missing, 0 out of date" in capsys.readouterr().out
    assert ruling_texts.main(["spywar", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == count
    assert all(len(line.split("\t")) == 3 for line in lines)
