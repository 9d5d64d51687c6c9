"""The locale files are complete, and a file that is not would be caught."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.words.seen import everything_seen

from fengsheng import Game
from fengsheng.editions.classic.deck import FACES
from fengsheng.editions.classic.roster import ROSTER
from fengsheng.words import LANGUAGES, MissingWords, UnknownLanguage, card_name, say
from fengsheng.words import bundles as bundles_module
from fengsheng.words.check import messages, problems
from fengsheng.words.keys import decision_kinds, event_kinds, option_kinds


def test_every_key_exists_in_every_language_with_the_same_arguments_and_is_used() -> None:
    assert problems() == []


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the English files that may be damaged."""
    for file in bundles_module.files("en"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    true = bundles_module.files
    from fengsheng.words import check

    def files(lang: str) -> object:
        return sorted(tmp_path.iterdir()) if lang == "en" else true(lang)

    monkeypatch.setattr(check, "files", files)
    return tmp_path


def test_the_check_finds_a_missing_key_an_unused_one_and_another_argument(spoilt: Path) -> None:
    assert problems() == []
    log = spoilt / "log.ftl"
    text = log.read_text("utf-8")
    text = text.replace("log-reshuffle =", "log-nothing-says-this =")
    text = text.replace("{ $cards } in front of { $target }", "{ $cards } in front of { $whom }")
    log.write_text(text, "utf-8")
    found = problems()
    assert "en has no words for log-reshuffle." in found
    assert "en: nothing uses log-nothing-says-this." in found
    assert any(line.startswith("log-burn has ") and "whom" in line for line in found)


def test_the_check_refuses_what_cannot_be_read_and_what_is_said_twice(spoilt: Path) -> None:
    (spoilt / "more.ftl").write_text("seat-0 = again\n", "utf-8")
    with pytest.raises(ValueError, match="seat-0 twice"):
        messages("en")
    (spoilt / "more.ftl").write_text("seat-10 = { $broken\n", "utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        messages("en")


def test_what_games_show_is_what_the_code_was_read_to_say() -> None:
    """Several hundred games of both presets: no kind turns up that was not found by reading."""
    seen = everything_seen(games=300)
    assert seen.decisions <= decision_kinds()
    assert seen.events <= event_kinds()
    assert seen.options <= option_kinds()
    # and nearly everything that was found turns up (the rest takes house rules or rare accidents)
    assert decision_kinds() - seen.decisions <= {"after_probe"}
    assert event_kinds() - seen.events <= {"drop", "surplus", "show_hand"}
    assert option_kinds() - seen.options <= {"none"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_the_same_for_two_cards_or_two_characters(lang: str) -> None:
    assert len({card_name(lang, face.name) for face in FACES}) == len({face.name for face in FACES})
    assert len({say(lang, f"character-{who.code}") for who in ROSTER}) == len(ROSTER)
    texts = [say(lang, f"skill-{skill.name}") for who in ROSTER for skill in who.skills]
    assert len(set(texts)) == len(texts)


def test_english_has_no_chinese_but_examples_and_chinese_is_chinese() -> None:
    han = range(0x3400, 0xA000)
    free = {"term-help-why", "term-help-language", "term-welcome"}
    for file in bundles_module.files("en"):
        for line in file.read_text("utf-8").splitlines():
            if line.partition(" =")[0] not in free:
                assert not any(ord(c) in han for c in line), line


def test_simplified_and_traditional_are_not_mixed() -> None:
    def all_text(lang: str) -> str:
        return "".join(f.read_text("utf-8") for f in bundles_module.files(lang)).replace("繁體中文", "")

    assert not set("報鎖獲戰線軍醬燒毀識試偽譯電") & set(all_text("zh-Hans").replace("鎖定", ""))
    assert not set("报锁获战线军酱烧识试伪译电") & set(all_text("zh-Hant").replace("简体中文", ""))


def test_a_missing_word_is_an_error_and_never_a_guess() -> None:
    with pytest.raises(MissingWords, match="no words for 'no-such-key'"):
        say("en", "no-such-key")
    with pytest.raises(MissingWords, match="log-decline"):
        say("en", "log-decline", me="no")
    with pytest.raises(UnknownLanguage, match="'fr'"):
        say("fr", "seat-0")


def test_options_find_their_words_by_themselves() -> None:
    game = Game.new("classic", 5, 42)
    assert game.decision is not None
    option = game.decision.options[0]
    assert option.label("en").startswith("Play ")
    assert option.label("zh-Hant").startswith("選擇")
    assert option.effect("zh-Hans").startswith(("潜伏角色", "公开角色"))
