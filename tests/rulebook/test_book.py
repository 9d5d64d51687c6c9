"""The rulebook as data: nothing in it points nowhere, and when a card can be used is what the engine says."""

from __future__ import annotations

import gzip
import json
import re
from random import Random

import pytest
from tests.some import some

from fengsheng import Game
from fengsheng.editions.registry import EDITIONS, find
from fengsheng.rulebook import book, scene_file, scenes
from fengsheng.rulebook.contents import contents
from fengsheng.rulebook.names import named, pages, sounds, spelling, spoken
from fengsheng.rulebook.printed import printed
from fengsheng.rulebook.tables import differing, read_house
from fengsheng.words.bundles import BOOK, LANGUAGES, MissingWords, files, say_book

NAMES = [edition.name for edition in EDITIONS]
KINDS = {"card", "character", "identity"}
LARGEST = 150_000  # bytes of a book, compressed: it has the index in it


def home_made(edition: str) -> set[str]:
    """Characters that a house has added: no catalogue has rules for them."""
    return {who.code for who in find(edition).home_made}


@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_book_points_nowhere(edition: str, lang: str) -> None:
    data = book(edition, lang)
    ids = {entry["id"] for entry in data["entries"]}
    known = {f"{page['kind']}/{page['key']}" for page in data["pages"]}
    assert not [entry["id"] for entry in data["entries"] if "lang" in entry], "notes in English are no rules"
    assert {page["kind"] for page in data["pages"]} == KINDS
    for chapter in some(data["chapters"]):
        assert {said["rule"] for said in some(chapter["said"])} <= ids
        assert set(chapter["rules"]) <= ids
    for page in data["pages"]:
        assert set(page["rules"]) <= ids
        assert page["rules"] or page["kind"] == "identity" or page["key"] in home_made(edition), page["key"]
    for term in some(data["terms"]):
        assert set(term["rules"]) <= ids
        assert set(term["beside"]) <= {one["key"] for one in data["terms"]}
    for scene in some(data["scenes"]):
        assert set(scene["about"]) <= known
        assert ("title" in scene) != ("ask" in scene)
    sections = [rule for section in data["sections"] for rule in section["ids"]]
    assert sorted(sections) == sorted(ids)
    size = len(gzip.compress(json.dumps(data, ensure_ascii=False).encode(), 9))
    assert size <= LARGEST


def test_a_scene_is_found_by_its_name_and_is_about_what_it_plays() -> None:
    found = {scene.id: scene for scene in scenes("classic")}
    scene = found["CL-SC-INTERCEPT-07"]
    assert {"card/intercept", "card/lock"} <= set(scene.about)
    path = scene_file("cl-sc-intercept-07")
    assert path is not None
    assert path.stem == scene.id
    assert scene_file("no-such-scene") is None
    # 鎖定技 is another thing than 鎖定
    assert named("classic", "這是鎖定技。") == []
    assert named("classic", "鎖定老鬼") == ["card/lock", "character/laogui"]


def test_every_name_has_its_sound() -> None:
    for edition in NAMES:
        for page in pages(edition):
            if page.key in home_made(edition):
                continue
            hans = [char for char in page.names["zh-Hans"] if "\u4e00" <= char <= "\u9fff"]
            assert len(spelling()[page.names["zh-Hans"]].split()) == len(hans)
    (intercept,) = (page for page in pages("classic") if page.key == "intercept")
    assert sounds(intercept.names) == ["jiehuo", "jh"]
    assert sounds({"zh-Hans": "无此名"}) == []


def test_how_players_talk_is_said_once_and_in_the_words_of_the_book() -> None:
    said = spoken()
    alike = some(said["alike"])
    every = [word for group in alike for word in group]
    assert len(every) == len(set(every)), "a word stands in two groups"
    assert len(said["characters"]) % 2 == 0
    assert not set(said["idle"]) & set(every)
    texts = {
        lang: " ".join(
            str(one.get(part, "")).lower()
            for edition in NAMES
            for one in (*book(edition, lang)["entries"], *book(edition, lang)["scenes"])
            for part in ("text", "ask", "answer")
        )
        for lang in ("zh-Hant", "en")
    }
    unsaid = [group[0] for group in alike if not any(group[0] in text for text in texts.values())]
    assert unsaid == [], "the first of a group is the book's word"


@pytest.mark.parametrize("edition", NAMES)
def test_the_strip_says_when_cards_are_used_in_games(edition: str) -> None:
    """Wherever a card is offered, the strip has the step; and most steps that it has come up."""
    cards = [page for page in book(edition, "en")["pages"] if page["kind"] == "card"]
    steps = {page["key"]: set(page["when"]["steps"]) for page in cards}
    used: dict[str, set[str]] = {key: set() for key in steps}
    for seed in range(12):
        game = Game.new(edition, seats=6, seed=seed)
        chance = Random(seed)
        while (decision := game.decision) is not None:
            here = _steps(game, decision.kind)
            for option in decision.options:
                if option.kind == "play":
                    assert here & steps[option.uses], (option, here)
                    used[option.uses] |= here & steps[option.uses]
            game.apply(chance.choice(decision.options))
    assert all(used.values()), used
    assert sum(map(len, used.values())) >= 0.8 * sum(map(len, steps.values()))


def _steps(game: Game, kind: str) -> set[str]:
    """Where on the strip the open question stands; a response can fall into a transmission."""
    s = game.state
    stage = {s.transit.stage} if s.transit is not None else set()
    if kind in ("respond", "contest", "pass", "arrive"):
        return {kind, *stage}
    phase = str(game.view(None)["phase"])
    bar = {one.name: one.bar for one in find(s.rules.preset).vocabulary.phases}
    return {{"rescue": "dying", "decide": "pass"}.get(kind, bar.get(phase, phase))}


def test_house_rules_change_when_and_are_marked_in_print() -> None:
    pages_ = {page["key"]: page for page in book("classic", "en")["pages"] if page["kind"] == "card"}
    (other,) = pages_["lock"]["when"]["otherwise"]
    assert (other["option"], other["value"], other["steps"]) == (
        "lock_timing",
        "with_intel",
        ["play", "pass"],
    )
    chosen = read_house("classic", "lock_timing:with_intel")
    assert [rule.name for rule, _, _ in differing("classic", chosen)] == ["lock_timing"]
    assert differing("classic", {}) == []
    assert len(differing("classic-lite", {})) > 3
    plain, changed = printed("classic", "en", {}), printed("classic", "en", chosen)
    assert "<ins>" not in plain
    assert 'id="house"' not in plain
    assert "<ins>" in changed
    assert 'id="house"' in changed
    assert "<script" not in plain


def test_the_sheet_names_colours_in_one_order() -> None:
    for edition in EDITIONS:
        rows = re.findall(r"<small>([^<]+)</small>", printed(edition.name, "en", {}).split('id="sheet"')[1])
        assert rows
        assert {"".join(mark for mark in row if mark in "●◆■") for row in rows} == {"●◆■"}


@pytest.mark.parametrize("text", ["lock_timing", "lock_timing:nonsense", "no_such:1"])
def test_house_rules_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"house rule|cannot be|name:value"):
        read_house("classic", text)


def test_every_word_of_the_book_is_used_and_in_three_languages() -> None:
    keys = {
        lang: {
            line.partition(" = ")[0]
            for file in files(lang, BOOK)
            for line in file.read_text("utf-8").splitlines()
            if " = " in line
        }
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["zh-Hant"] == keys["zh-Hans"]
    said = {
        f"book-{edition}-{chapter.key}-{number}"
        for edition, chapters in contents().chapters.items()
        for chapter in chapters
        for number in range(1, len(chapter.said) + 1)
    }
    terms = {f"book-term-{term.key}{end}" for term in contents().terms for end in ("", "-text")}
    others = {key for key in keys["en"] if key.startswith(("book-chapter-", "book-step-", "book-print-"))}
    facts = {
        f"book-{what}-{page.key}"
        for edition in NAMES
        for page in pages(edition)
        for what in ("on", "stops")
        if page.kind == "card"
    }
    assert keys["en"] == said | terms | others | facts
    with pytest.raises(MissingWords):
        say_book("en", "book-nothing")
