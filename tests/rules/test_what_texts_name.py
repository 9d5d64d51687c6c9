"""What is true of every text of the rules: a tooltip shows it alone, so it names what it is about."""

from __future__ import annotations

import re

import pytest
from tests.some import some

from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import find
from fengsheng.rules import catalogue
from fengsheng.words import LANGUAGES
from fengsheng.words.bundles import say
from fengsheng.words.rules import search, texts
from fengsheng.words.terms import character_name, function_name, skill_name

CLASSIC, SPYWAR = find("classic"), find("spywar")
# The functions as IDs of cards name them.
FUNCTIONS = {
    CLASSIC: {code.upper(): title for title, code in CLASSIC.functions.items()},
    SPYWAR: {
        "SHITAN": "试探",
        "WEIBI": "威逼",
        "LIYOU": "利诱",
        "PINGHENG": "平衡",
        "CHENGQING": "澄清",
        "POYI": "破译",
        "WUDAO": "误导",
        "JIEHUO": "截获",
        "DIAOBAO": "调包",
    },
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_edition = pytest.mark.parametrize("edition", FUNCTIONS, ids=lambda edition: edition.name)


def about(edition: Edition, lang: str, stem: str) -> dict[str, str]:
    """The texts whose IDs begin so."""
    start = f"{edition.rule_prefix}-{stem}"
    found = {key: line.text for key, line in texts(edition.name, lang).items() if key.startswith(start)}
    assert found, stem
    return found


@every_language
@every_edition
def test_a_text_about_a_card_names_the_card(edition: Edition, lang: str) -> None:
    assert set(FUNCTIONS[edition].values()) == set(edition.functions)
    assert [
        text
        for stem, function in FUNCTIONS[edition].items()
        for text in about(edition, lang, f"CARD-{stem}-").values()
        if function_name(lang, function).lower() not in text.lower()
    ] == []


@every_language
@every_edition
def test_a_text_about_a_character_names_the_character_or_the_skill(edition: Edition, lang: str) -> None:
    unnamed: list[str] = []
    for who in edition.published:
        names = {character_name(lang, who.name), *(skill_name(lang, skill.name) for skill in who.skills)}
        for key, text in about(edition, lang, f"CHAR-{who.code.upper()}-").items():
            if not any(name in text for name in names):
                unnamed.append(f"{key}: {text}")
    assert unnamed == []


@every_language
def test_a_text_about_a_task_names_the_stranger(lang: str) -> None:
    tasks = {key.split("-")[2] for key in about(SPYWAR, lang, "TASK-")}
    assert len(tasks) == 7
    assert [
        text
        for task in tasks
        for text in about(SPYWAR, lang, f"TASK-{task}-").values()
        if say(lang, f"identity-{task.lower()}") not in text
    ] == []


@every_language
@every_edition
def test_the_text_of_a_skill_begins_with_its_label(edition: Edition, lang: str) -> None:
    skills = [(who, number, skill) for who in edition.published for number, skill in enumerate(who.skills, 1)]
    for who, number, skill in some(skills):
        key = f"{edition.rule_prefix}-CHAR-{who.code.upper()}-{number}"
        text = texts(edition.name, lang)[key].text
        label = re.split("[：:]", text)[0]
        assert character_name(lang, who.name) in label, text
        assert skill_name(lang, skill.name) in label, text


@every_language
@every_edition
def test_a_ruling_is_a_question_and_its_answer(edition: Edition, lang: str) -> None:
    rulings = about(edition, lang, "RULING-")
    assert len(rulings) == len(catalogue(edition.name).of_kind("ruling"))
    assert [text for text in rulings.values() if not re.search(r"[？?]）?.*[。.]$", text)] == []


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("zh-Hant", "黑玫瑰 燒毀", "CL-CHAR-HEIMEIGUI-1d"),
        ("zh-Hans", "退回 锁定", "CL-RULING-042"),
        ("en", "Keepsake saved", "CL-RULING-127"),
        ("zh-Hant", "遺信 承志", "SW-CHAR-GUXIAOMENG-2c"),
        ("zh-Hans", "偷天 强令", "SW-CHAR-ZHANGYITING-1b"),
        ("en", "Steal the Sky Strict Order", "SW-CHAR-ZHANGYITING-1b"),
        ("zh-Hant", "試探 城府", "SW-RULING-66"),
        ("zh-Hans", "误导 两位", "SW-RULING-12"),
        ("en", "Mislead two players", "SW-RULING-12"),
        ("zh-Hant", "鎖定 破譯", "SW-CARD-POYI-06"),
    ],
)
def test_two_names_find_the_rule_in_which_both_occur(lang: str, words: str, rule: str) -> None:
    book = catalogue("classic" if rule.startswith(CLASSIC.rule_prefix) else "spywar")
    assert rule in [entry.id for entry in search(book, words, lang)]
