"""The locale files are complete, and a file that is not would be caught."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.words.seen import NAMES, edition, everything_seen

from fengsheng import Game
from fengsheng.core.vocabulary import EventKind, QuestionKind
from fengsheng.editions.registry import make_ruleset
from fengsheng.words import (
    LANGUAGES,
    MissingWords,
    UnknownLanguage,
    card_name,
    character_name,
    edition_name,
    house_rule_about,
    house_rule_name,
    house_value,
    identity_goal,
    identity_name,
    say,
    skill_label,
    skill_text,
)
from fengsheng.words import bundles as bundles_module
from fengsheng.words.check import messages, problems
from fengsheng.words.editions import speech_of
from fengsheng.words.keys import decision_kinds, event_kinds, gain_words


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


def test_the_check_asks_for_a_sentence_for_every_kind_that_is_declared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = edition("classic").vocabulary
    more = words._replace(
        events=(*words.events, EventKind("sneeze", "Somebody sneezes.")),
        questions=(*words.questions, QuestionKind("bless", "Somebody sneezed.", "everybody", ("pass",))),
    )
    monkeypatch.setattr(type(edition("classic")), "vocabulary", more)
    found = set(problems())
    assert {f"{lang} has no words for log-sneeze." for lang in LANGUAGES} <= found
    assert {f"{lang} has no words for prompt-bless." for lang in LANGUAGES} <= found


def test_the_check_refuses_what_cannot_be_read_and_what_is_said_twice(spoilt: Path) -> None:
    (spoilt / "more.ftl").write_text("seat-0 = again\n", "utf-8")
    with pytest.raises(ValueError, match="seat-0 twice"):
        messages("en")
    (spoilt / "more.ftl").write_text("seat-10 = { $broken\n", "utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        messages("en")


# Questions, events and options that take house rules or rare accidents.
UNSEEN: dict[str, tuple[set[str], set[str], set[str]]] = {
    "classic": (
        {"after_probe"},
        {"drop", "surplus", "show_hand"},
        {"none"},
    ),
    "spywar": (set(), {"fizzle"}, set()),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_games_show_is_what_the_vocabulary_declares(name: str) -> None:
    """No kind turns up that is not declared, and nearly all do: the last ones in game 94 and game 40."""
    seen = everything_seen(name, games=50 if name == "spywar" else 110)
    decisions, events, options = UNSEEN[name]
    spoken = edition(name)
    assert seen.decisions <= decision_kinds(spoken)
    assert seen.events <= event_kinds(spoken)
    assert seen.options <= speech_of(spoken).option_kinds()
    assert decision_kinds(spoken) - seen.decisions <= decisions
    assert event_kinds(spoken) - seen.events <= events
    assert speech_of(spoken).option_kinds() - seen.options <= options


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_of_the_vocabulary_has_words(name: str) -> None:
    assert speech_of(edition(name)).option_kinds() == {verb.name for verb in edition(name).vocabulary.verbs}


def test_every_registered_edition_speaks() -> None:
    assert len({id(speech_of(edition(name))) for name in NAMES}) == len(NAMES)
    for lang in LANGUAGES:
        presets = [preset for name in NAMES for preset in edition(name).presets]
        assert len({edition_name(lang, preset) for preset in presets}) == len(presets)


def test_every_way_to_get_intelligence_has_a_sentence() -> None:
    spywar = edition("spywar")
    assert {word.split("-")[1] for word in speech_of(spywar).variants["gain"]} == gain_words(spywar)


def test_a_name_says_by_itself_which_edition_it_belongs_to() -> None:
    """The combined tables of words stand on it: 試探 is one card, 试探 another."""
    for table in ("functions", "routes", "identities"):
        rows = [dict(getattr(edition(name), table)) for name in NAMES]
        for names in rows, [dict.fromkeys(row.values()) for row in rows]:
            assert sum(len(row) for row in names) == len({name for row in names for name in row}), table
    people = [who.name for name in NAMES for who in edition(name).roster]
    assert len(people) == len(set(people))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_the_same_for_two_things(lang: str, name: str) -> None:
    speaks = edition(name)
    rules = make_ruleset(next(iter(speaks.presets)), 5, {})
    faces = {face.name for face in rules.faces}
    assert len({card_name(lang, face) for face in faces}) == len(faces)
    roster = speaks.roster
    assert len({character_name(lang, who.name) for who in roster}) == len(roster)
    skills = [skill.name for who in roster for skill in who.skills]
    assert len({skill_label(lang, skill) for skill in skills}) == len(skills)
    texts = {skill_text(lang, skill) for skill in skills}
    assert len(texts) == len(skills)
    identities = speaks.identity_names
    assert len({identity_name(lang, identity) for identity in identities}) == len(identities)
    goals = {identity_goal(lang, identity, {"faction_goal": "3"}) for identity in identities}
    assert len(goals) == len(identities)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_house_rule_has_words(lang: str, name: str) -> None:
    rules = edition(name).house_rules
    for rule in rules:
        values = [house_value(lang, rule.name, value) for value in rule.values]
        assert len(set(values)) == len(values), rule.name
        assert house_rule_about(lang, rule.name).endswith((".", "?", "。", "？"))
    assert len({house_rule_name(lang, rule.name) for rule in rules}) == len(rules)


def test_a_value_nobody_has_words_for_is_an_error() -> None:
    with pytest.raises(MissingWords, match="house-draw_phase-never"):
        house_value("en", "draw_phase", "never")


# In English: how to ask about a card, and the names of languages in themselves.
CHINESE_EXAMPLES = {"term-help-why", "sw-term-help-why", "term-help-language", "term-welcome"}


def sentences(lang: str) -> dict[str, str]:
    """Every message, without what is filled in and without its tags."""
    found: dict[str, str] = {}
    for file in bundles_module.files(lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                texts = _Texts()
                texts.visit(entry)
                found[entry.id.name] = " ".join(texts.found)
    assert len(found) > 500
    return found


class _Texts(Visitor):
    """Collects what is written out in a message, in every variant of it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def test_english_has_no_chinese_but_examples() -> None:
    chinese = {key for key, text in sentences("en").items() if re.search(r"[\u3400-\u9fff]", text)}
    assert chinese == CHINESE_EXAMPLES


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
def test_chinese_is_chinese(lang: str) -> None:
    """Whatever has words at all has Chinese ones, except names that are written in letters."""
    foreign = {
        key
        for key, text in sentences(lang).items()
        if re.search(r"[A-Za-z]{2}", text) and not re.search(r"[\u3400-\u9fff]", text)
    }
    assert foreign == set()


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
