"""The sentences of the lessons: the same in three languages, short, and in the words of the glossary."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.some import some

import fengsheng
from fengsheng.lessons import lessons
from fengsheng.lessons.catalogue import SHARED
from fengsheng.lessons.check import keys, problems
from fengsheng.lessons.index import courses
from fengsheng.lessons.words import SEAT_WORDS, key_of, names, pointed, said
from fengsheng.scenario import Scenario
from fengsheng.scenario.teaching import Do
from fengsheng.scenario.things import SORTS, Thing
from fengsheng.words import LANGUAGES
from fengsheng.words.bundles import LESSONS, files
from fengsheng.words.check import arguments

ROOT = Path(fengsheng.__file__).parent


def messages(lang: str) -> dict[str, ftl.Message]:
    entries = [e for file in files(lang, LESSONS) for e in FluentParser().parse(file.read_text("utf-8")).body]
    assert not [e for e in entries if isinstance(e, ftl.Junk)]
    found = [e for e in entries if isinstance(e, ftl.Message)]
    assert not [key for key, n in Counter(e.id.name for e in found).items() if n > 1]
    return {e.id.name: e for e in found}


def used() -> set[str]:
    """Every key that a lesson, the terminal, the commands or the page may ask for."""
    wanted = {
        key_of(lesson.edition, lesson.number, key)
        for edition in courses()
        for lesson in lessons(edition)
        for scene in lesson.scenes
        for key in keys(scene)
    }
    wanted |= {f"lesson-{key}" for key in SHARED}
    wanted |= {f"lesson-at-{sort}" for sort in (*SORTS, "hand-card")}
    for path in (*ROOT.glob("lessons/*.py"), *ROOT.glob("terminal/*.py"), *ROOT.glob("cli/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = ast.unparse(node.func).rpartition(".")[2]
                place = {"say_lesson": 1, "_teach": 0, "common": 0}.get(called)
                if place is not None and isinstance(node.args[place], ast.Constant):
                    key = str(ast.literal_eval(node.args[place]))
                    wanted.add(key if key.startswith("lesson-") else f"lesson-{key}")
    return wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_written_and_used(lang: str) -> None:
    assert set(messages(lang)) == used()


def test_arguments_are_the_same_in_every_language() -> None:
    reference = messages(LANGUAGES[0])
    for lang in LANGUAGES:
        for key, message in some(messages(lang).items(), 100):
            assert arguments(message) == arguments(reference[key]), (lang, key)


def sentences() -> list[str]:
    return some(
        key_of(lesson.edition, lesson.number, key)
        for edition in courses()
        for lesson in lessons(edition)
        for scene in lesson.scenes
        for key in keys(scene)
    )


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
def test_a_chinese_sentence_has_at_most_forty_characters(lang: str) -> None:
    for key in some(sentences(), 100):
        longest = max(re.split(r"[。？！]", said(lang, key)), key=len)
        assert len(longest) <= 40, (key, longest)


def test_an_english_sentence_has_at_most_twenty_five_words() -> None:
    for key in some(sentences(), 100):
        longest = max(len(part.split()) for part in re.split(r"[.?!](?:\s|$)", said("en", key)))
        assert longest <= 25, key


def test_the_three_languages_keep_to_their_own_letters() -> None:
    hans = "".join(said("zh-Hans", key) for key in sentences())
    hant = "".join(said("zh-Hant", key) for key in sentences())
    assert not re.search(r"[這個張戰線傳遞調離鎖識譯試偽獲勝陣營軍無們長鴿鷹]", hans)
    assert not re.search(r"[这个张战线传递调离锁识译试伪获胜阵营军无们长鸽鹰]", hant)
    english = "".join(said("en", key) for key in sentences())
    assert not re.search(r"[\u3400-\u9fff]", english)


# words that the glossaries rule out
NEVER = {
    "zh-Hant": r"放過|假情報|蓋著|亮著|份情報|接下|拒收|燒掉|錯了|太棒|獨自獲勝|出局",
    "zh-Hans": r"放过|假情报|盖着|亮着|份情报|接下|拒收|烧掉|错了|太棒|独自获胜|出局",
    "en": r"intelligence|Lurking|See Through|Decipher|Clear Up|somebody|nobody|anybody|\bin your turn\b|whom|"
    r"under way|under-way|\bpile\b(?! up)|great job|\b[Ww]rong\b| he | him | his | she | her ",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_glossary_and_the_tone_of_the_teacher(lang: str) -> None:
    text = "\n".join(said(lang, key) for key in sentences()).replace("pile up", "")
    assert re.findall(NEVER[lang], text) == []


def test_a_wrong_click_ends_with_the_way_back() -> None:
    wrong = {
        key_of(lesson.edition, lesson.number, tried.key)
        for edition in courses()
        for lesson in lessons(edition)
        for scene in lesson.scenes
        for step in scene.steps
        if isinstance(step, Do)
        for tried in step.wrong
    }
    for key in some(wrong, 20):
        assert "退一步" in said("zh-Hant", key), key
        assert "退一步" in said("zh-Hans", key), key
        assert "et’s step back" in said("en", key), key


def test_the_people_have_names() -> None:
    for lang in LANGUAGES:
        assert len(set(names(lang))) == len(SEAT_WORDS)
    assert names("zh-Hant")[1:] == ("白鴿", "松", "林默", "夜鷹")
    assert names("en")[1:] == ("Jade", "Amber", "Ivory", "Onyx")


def test_everything_that_can_be_pointed_at_has_words() -> None:
    samples = {
        "seat": Thing("seat", 1),
        "hand-card": Thing("hand", word="鎖定/red"),
        "stamp": Thing("stamp", word="鎖定/red"),
        "skill": Thing("skill", word="譯電員 1"),
        "option": Thing("option", word="accept"),
        "pile": Thing("pile", word="deck"),
        **{sort: Thing(sort, 0) for sort in ("portrait", "tray", "mark")},
    }
    things = [samples.get(sort, Thing(sort)) for sort in (*SORTS, "hand-card")]
    for lang in LANGUAGES:
        told = [pointed(lang, thing, None, {}, 5) for thing in things]
        assert len(set(told)) == len(things)
    assert pointed("en", Thing("tray", 0), None, {}, 5) == "your messages"
    assert pointed("en", Thing("tray", 2), None, {}, 5) == "Amber’s messages"
    where = [pointed("en", Thing("seat", seat), None, {}, 4) for seat in range(1, 4)]
    assert where == [
        "Jade, the seat on your right",
        "Amber, the seat across the table",
        "Ivory, the seat on your left",
    ]


TEXT = """title: T
rules: CL-TURN-05
lesson: classic {number}
seats: 3
甲: hand 破譯/blue, 燒毀/red
play:
do send at hand by CL-TURN-05
why end {key}
甲: send 破譯/blue
expect game goes on
"""


def test_a_key_without_words_is_found() -> None:
    scene = Scenario.parse(TEXT.format(number=2, key="no-such-key"), "02.scn")
    assert problems(scene) == [
        f"02.scn: {lang} has no words for 'lesson-classic-2-no-such-key'." for lang in LANGUAGES
    ]


def test_a_scene_that_is_not_listed_is_found() -> None:
    scene = Scenario.parse(TEXT.format(number=2, key="unsent"), "somewhere/99.scn")
    assert problems(scene) == ["somewhere/99.scn: lessons/index.toml does not list it as classic/2."]


def test_a_sentence_that_names_no_rule_is_found() -> None:
    scene = Scenario.parse(TEXT.format(number=2, key="draw"), "lessons/classic/02.scn")
    assert problems(scene) == [
        f"{lang}, lesson-classic-2-draw: it names no rule, and the rule is CL-TURN-05." for lang in LANGUAGES
    ]
