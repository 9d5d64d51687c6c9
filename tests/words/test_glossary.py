"""One word for one thing: every sentence keeps to the glossary of its language."""

from __future__ import annotations

import pytest
from tests.words import glossary_en, glossary_zh_hans, glossary_zh_hant
from tests.words.glossary import (
    Form,
    Glossary,
    Never,
    Sentence,
    banned,
    foreign,
    misshapen,
    needless,
    sentences,
    unwritable,
)

from fengsheng.rules import catalogue_names
from fengsheng.words.bundles import RULINGS
from fengsheng.words.rulings import rulings

GLOSSARIES: dict[str, Glossary] = {
    "en": glossary_en.GLOSSARY,
    "zh-Hant": glossary_zh_hant.GLOSSARY,
    "zh-Hans": glossary_zh_hans.GLOSSARY,
}
# The character set of a place before all scripts were in one, and what that set has of the other script.
SCRIPTS = {
    "zh-Hant": (
        "big5",
        "万与么于优体儿党几听圣坏复夸宁岭并庄异怀怜惊扑扰据机极构气洁确离种筑网胜腊蜡触赶踊适价丰厂",
    ),
    "zh-Hans": ("gb2312", "乾俱夥後徵摺於菸著藉麽"),
}
# A language is named in its own script.
OWN = {
    "zh-Hant": {"term-help-language": "简体中文"},
    "zh-Hans": {"term-help-language": "繁體中文"},
}

every_language = pytest.mark.parametrize("lang", GLOSSARIES)
chinese = pytest.mark.parametrize("lang", SCRIPTS)


@every_language
def test_no_sentence_says_what_the_glossary_rules_out(lang: str) -> None:
    assert list(banned(sentences(lang), GLOSSARIES[lang].never)) == []


@every_language
def test_no_exception_is_left_that_nothing_needs(lang: str) -> None:
    assert list(needless(sentences(lang), GLOSSARIES[lang].never)) == []


@every_language
def test_sentences_have_the_form_and_the_length_of_their_kind(lang: str) -> None:
    assert list(misshapen(sentences(lang), GLOSSARIES[lang].forms)) == []


@chinese
def test_nothing_is_in_letters_that_has_a_word(lang: str) -> None:
    assert list(foreign(sentences(lang), GLOSSARIES[lang].latin)) == []


@chinese
def test_no_character_is_of_the_other_script(lang: str) -> None:
    charset, forbidden = SCRIPTS[lang]
    assert list(unwritable(sentences(lang), charset, forbidden, OWN[lang])) == []


@every_language
def test_questions_and_answers_of_rulings_are_held_against_it(lang: str) -> None:
    written = sum(len(rulings(edition, lang)) for edition in catalogue_names())
    assert sum(sentence.file.startswith(RULINGS) for sentence in sentences(lang)) == 2 * written


def line(text: str, key: str = "log-x", file: str = "log.ftl") -> Sentence:
    return Sentence(file, key, text)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("zh-Hant", line("{by}燒掉{cards}。")),
        ("zh-Hant", line("{by}使用{skill}。")),
        ("zh-Hant", line("看回放", "web-end-replay", "web-pages.ftl")),
        ("zh-Hant", line("輪到 {who}", "web-x", "web.ftl")),
        ("zh-Hant", line("共 3 張。")),
        ("zh-Hant", line("你・我")),
        ("zh-Hant", line("好,走。")),
        ("zh-Hant", line("“好”")),
        ("zh-Hant", line("從牌庫摸一張。", "card-x-text", "cards.ftl")),
        ("zh-Hant", line("亮出牌庫頂的牌。", "log-x", "spywar_log.ftl")),
        ("zh-Hans", line("看重播", "web-end-replay", "web-pages.ftl")),
        ("zh-Hans", line("电脑代打", "web-x", "web.ftl")),
        ("zh-Hans", line("「好」")),
        ("zh-Hans", line("{by}弃置{cards}。")),
        ("en", line("You burn a black intelligence.")),
        ("en", line("Intelligence lies in front of you.")),
        ("en", line("Put it on the pile.")),
        ("en", line("It cannot be seen through.")),
        ("en", line("Somebody is dying.")),
        ("en", line("You see the hand of {target}.")),
        ("en", line("Play it in your own turn.")),
        ("en", line("It turns up.", "why-x", "why.ftl")),
        ("en", line("It can’t be used: 鎖定.")),
        ("en", line("You can't.")),
    ],
)
def test_the_check_finds_a_word_that_is_ruled_out(lang: str, sentence: Sentence) -> None:
    assert len(list(banned([sentence], GLOSSARIES[lang].never))) == 1


def test_the_check_knows_where_a_word_means_another_thing() -> None:
    row = Never("身後", "觀戰", frozenset({"log-y"}), edition="classic", keys="^log-")
    assert list(banned([line("身後")], [row])) == []  # said at every table
    assert list(banned([line("身後", "log-y", "cards.ftl")], [row])) == []
    assert list(banned([line("身後", "web-x", "cards.ftl")], [row])) == []
    assert len(list(banned([line("身後", "log-x", "cards.ftl")], [row]))) == 1
    assert list(needless([line("身後", "log-y")], [row])) == []
    assert len(list(needless([line("觀戰", "log-y")], [row]))) == 1


def test_the_check_finds_another_script_letters_and_another_form() -> None:
    for lang, sign in (("zh-Hant", "报"), ("zh-Hant", "胜"), ("zh-Hans", "報"), ("zh-Hans", "後")):
        charset, forbidden = SCRIPTS[lang]
        assert len(list(unwritable([line(sign)], charset, forbidden, {}))) == 1, sign
    assert list(unwritable([line("简体中文", "a")], "big5", "", {"a": "简体中文"})) == []
    assert len(list(foreign([line("用 Burn 回應{who}")], frozenset({"Tab"})))) == 1
    assert list(foreign([line("按 Tab{who}")], frozenset({"Tab"}))) == []
    form = Form("^log-", "。$", 3)
    assert list(misshapen([line("{who}走了。"), line("很長的標題", "web-x")], [form])) == []
    assert len(list(misshapen([line("走了"), line("他走了。")], [form]))) == 2


def test_every_wording_of_a_message_is_read() -> None:
    said = {sentence.text for sentence in sentences("zh-Hant") if sentence.key == "cards-hidden"}
    assert said == {"一張牌", "{n}張牌"}
