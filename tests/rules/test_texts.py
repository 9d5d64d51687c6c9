"""The rules as players read them: complete, up to date, in the words of the glossary, and found by them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.some import some
from tests.words.glossary import sentences

from fengsheng.rules import catalogue, catalogue_names
from fengsheng.words import LANGUAGES, rules
from fengsheng.words.bundles import RULES, files
from fengsheng.words.rules import (
    KINDS,
    Written,
    entry_data,
    lacking,
    read,
    rule_text,
    search,
    section_title,
    stamp,
    texts,
    wanted,
)
from tools import rule_texts

# Editions whose texts are still being written. A finished one leaves the list, and nothing may be missing.
UNFINISHED: set[str] = set()

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_edition = pytest.mark.parametrize("edition", catalogue_names())


@every_edition
def test_every_rule_ruling_and_section_is_wanted(edition: str) -> None:
    book = catalogue(edition)
    told = [entry for entry in book if rules.told(entry)]
    assert {entry.id for entry in told} | {rules.section_key(entry.section) for entry in told} == set(
        wanted(edition)
    )
    assert {entry.id for entry in book.of_kind(*KINDS)} <= set(wanted(edition))
    assert len(told) > 500


def test_what_no_house_rule_has_words_for_has_a_text_of_its_own() -> None:
    options = catalogue("spywar").of_kind("option")
    chosen = {entry.id for entry in options if rules.told(entry)}
    assert "SW-CONFLICT-06" in chosen  # an arrow up to oneself: decided, no table can choose
    assert "SW-CONFLICT-01" not in chosen  # the house rule dying_poll_start
    for lang in LANGUAGES:
        assert all(rule_text("spywar", entry, lang).lang == lang for entry in some(options))


@every_language
@every_edition
def test_no_text_is_missing_or_out_of_date(edition: str, lang: str) -> None:
    missing, outdated, unknown = lacking(edition, lang)
    assert (outdated, unknown) == ([], [])
    if edition not in UNFINISHED:
        assert missing == []


def test_an_edition_that_is_finished_is_not_called_unfinished() -> None:
    assert [name for name in UNFINISHED if not any(lacking(name, lang).missing for lang in LANGUAGES)] == []


@every_language
def test_fluent_reads_the_files_as_we_do(lang: str) -> None:
    for file in some(files(lang, RULES)):
        content = file.read_text("utf-8")
        parsed = {
            entry.id.name: Written(
                "".join(part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)),
                str(entry.comment.content).removeprefix("from: ") if entry.comment else "",
            )
            for entry in FluentParser().parse(content).body
            if isinstance(entry, ftl.Message) and entry.value is not None
        }
        assert parsed == dict(read(content))


@every_language
def test_every_id_that_a_text_mentions_exists(lang: str) -> None:
    assert [
        (key, rule_texts.unknown_ids(line.text))
        for edition in catalogue_names()
        for key, line in texts(edition, lang).items()
        if rule_texts.unknown_ids(line.text)
    ] == []


@every_language
def test_the_glossary_is_held_against_them(lang: str) -> None:
    written = sum(len(texts(edition, lang)) for edition in catalogue_names())
    assert sum(sentence.file.startswith(RULES) for sentence in sentences(lang)) == written


# -- what a reader gets -----------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two texts in 繁體中文 and nothing else."""
    lines = {
        "CL-SETUP-01": Written("三到九人遊戲。", stamp(catalogue("classic")["CL-SETUP-01"].text)),
        "section-3": Written("準備", stamp("3 Setup")),
        "CL-CARD-LURE-04": Written("同時受調虎離山與鎖定，以鎖定為準。", stamp("something older")),
        "CL-GONE-01": Written("早已不在。", stamp("gone")),
    }
    monkeypatch.setattr(rules, "texts", lambda edition, lang: lines if lang == "zh-Hant" else {})


@pytest.mark.usefixtures("written")
def test_a_text_is_in_the_readers_language_and_what_is_missing_is_english_and_says_so() -> None:
    book = catalogue("classic")
    entry, other = book["CL-SETUP-01"], book["CL-SETUP-02"]
    assert rule_text("classic", entry, "zh-Hant") == ("三到九人遊戲。", "zh-Hant")
    assert rule_text("classic", other, "zh-Hant") == (other.text, "en")
    assert section_title("classic", entry.section, "zh-Hant") == ("準備", "zh-Hant")
    assert section_title("classic", "14 Open questions and rulings", "zh-Hant").lang == "en"
    assert "lang" not in entry_data("classic", entry, "zh-Hant")
    assert entry_data("classic", other, "zh-Hant")["lang"] == "en"
    assert entry_data("classic", other, "zh-Hant")["section"] == "準備"
    assert "lang" not in entry_data("classic", other, "en")


@pytest.mark.usefixtures("written")
def test_what_is_missing_out_of_date_or_without_an_entry_is_listed() -> None:
    missing, outdated, unknown = lacking("classic", "zh-Hant")
    assert outdated == ["CL-CARD-LURE-04"]
    assert unknown == ["CL-GONE-01"]
    assert len(missing) == len(wanted("classic")) - 3
    assert "CL-SETUP-02" in missing


@pytest.mark.usefixtures("written")
def test_a_search_finds_the_words_of_the_language_and_of_the_catalogue() -> None:
    book = catalogue("classic")
    found = [entry.id for entry in search(book, "鎖定為準", "zh-Hant")]
    assert found == ["CL-CARD-LURE-04"]
    assert search(book, "鎖定為準", "zh-Hans") == []
    assert "CL-SETUP-01" in [entry.id for entry in search(book, "九人 CL-SETUP", "zh-Hant")]
    assert search(book, "  ", "zh-Hant") == []


@pytest.mark.parametrize(
    ("lang", "words"), [("zh-Hant", "調虎離山 鎖定"), ("zh-Hans", "调虎离山 锁定"), ("en", "Lure Away Lock")]
)
def test_two_cards_find_the_rulings_that_say_both(lang: str, words: str) -> None:
    found = {entry.id for entry in search(catalogue("classic"), words, lang) if entry.kind == "ruling"}
    assert {"CL-RULING-036", "CL-RULING-037", "CL-RULING-038", "CL-RULING-141"} <= found
    assert len(found) < 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_is_told_in_the_words_of_its_house_rule(lang: str) -> None:
    options = catalogue("classic").of_kind("option")
    told = {rule_text("classic", entry, lang).text for entry in some(options)}
    assert len(told) == len(options)
    assert rule_text("classic", catalogue("classic")["CL-OPT-07"], lang).lang == lang
    for entry in some(catalogue("spywar").of_kind("option")):  # some of these are no house rule
        assert rule_text("spywar", entry, lang).lang in (lang, "en")


# -- the tool ---------------------------------------------------------------------------------


def test_texts_are_put_in_with_their_stamps_in_the_order_of_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule_texts, "LOCALES", tmp_path)
    monkeypatch.setattr(
        rule_texts, "texts", lambda edition, lang: {"CL-TERM-02": Written("舊。", "00000000")}
    )
    (tmp_path / "zh-Hant").mkdir()
    given = tmp_path / "new.tsv"
    given.write_text("# note\n\nCL-TERM-02\t左上角。\nsection-1\t名詞\nCL-TERM-01\t見CL-TERM-02。\n", "utf-8")
    assert rule_texts.main(["classic", "zh-Hant", "--add", str(given)]) == 0
    lines = dict(read((tmp_path / "zh-Hant" / "rules_classic.ftl").read_text("utf-8")))
    assert list(lines) == ["section-1", "CL-TERM-01", "CL-TERM-02"]
    assert lines["CL-TERM-02"] == ("左上角。", stamp(wanted("classic")["CL-TERM-02"]))
    assert f"{len(wanted('classic')) - 3} are missing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("CL-TERM-01 no tab", "it is not an ID, a tab and a text"),
        ("CL-TERM-01\t", "it is not an ID, a tab and a text"),
        ("CL-TERM-99\t無。", "the catalogue has no rule, ruling or section CL-TERM-99"),
        ("CL-OPT-07\t無。", "the catalogue has no rule, ruling or section CL-OPT-07"),
        ("CL-TERM-01\t好。\nCL-TERM-01\t好。", "CL-TERM-01 is there twice"),
        ("CL-TERM-01\t{ $x }。", "CL-TERM-01 has a brace"),
        ("CL-TERM-01\t見CL-TERM-77。", "CL-TERM-77 does not exist"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_is_written(
    line: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule_texts, "LOCALES", tmp_path)
    given = tmp_path / "new.tsv"
    given.write_text(line + "\n", "utf-8")
    assert rule_texts.main(["classic", "zh-Hant", "--add", str(given)]) == 1
    assert says in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["new.tsv"]


def test_what_is_to_be_written_is_printed_with_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "texts", lambda edition, lang: {})
    monkeypatch.setattr(rule_texts, "texts", lambda edition, lang: {})
    assert rule_texts.main(["classic", "zh-Hans", "CL-DRAW"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{key}\t{wanted('classic')[key]}" for key in ("CL-DRAW-01", "CL-DRAW-02")]
    assert rule_texts.main([]) == 0
    assert "classic  zh-Hans     0 of" in capsys.readouterr().out
