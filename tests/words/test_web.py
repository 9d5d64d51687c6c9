"""The words of the browser client: complete in every language, and none that nothing uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.web_words import ANY, SOURCE, messages, problems, wanted

from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.levels import at_tables
from fengsheng.server.wire.codes import ERRORS
from fengsheng.words.bundles import LANGUAGES, WEB, files
from fengsheng.words.catalogue import catalogue

# Where the words are said that do not come with the first page: in folders and files that load them, and in
# what the table shows in a lesson or a trial alone.
TABLE = (
    "table/ask.ts",
    "table/bar/",
    "table/DeskTable.svelte",
    "table/Table.svelte",
    "table/sheets/Menu.svelte",
)
SAID = {
    "analysis": ("analysis/",),
    "learn": ("learn/", "pages/Learn.svelte", "pages/LessonPage.svelte", *TABLE),
    "replay": (
        "replay/",
        "lookback/",
        "analysis/",
        "pages/TrialPage.svelte",
        "table/dock/RulingWay.svelte",
        *TABLE,
    ),
    "rules": ("rules/", "pages/Rules.svelte", "table/sheets/Rules.svelte"),
    "rulings": ("rules/", "table/dock/RulingWay.svelte"),
}


def test_nothing_is_missing_and_nothing_unused() -> None:
    assert problems() == []


def test_words_that_come_with_a_page_are_said_there_alone() -> None:
    plugin = (SOURCE.parent / "plugins" / "words.ts").read_text("utf-8")
    (listed,) = re.findall(r"const PARTS = \[(.*)\]", plugin)
    assert re.findall(r"\w+", listed) == sorted(SAID)
    sources = {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in SOURCE.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    }
    for file in files("en", WEB):
        part = file.name.removeprefix("web-").removesuffix(".ftl")
        keys = re.findall(r"(?m)^(web-[\w-]+) =", file.read_text("utf-8"))
        assert keys
        for name, text in sources.items():
            if part in SAID and not name.startswith(SAID[part]):
                said = set(re.findall(r"""['"`](web-[a-z0-9-]+)['"`]""", text))
                assert said.isdisjoint(keys), (name, part)


def test_everything_the_server_refuses_has_a_sentence() -> None:
    for lang in LANGUAGES:
        assert {f"web-error-{code}" for code in ERRORS} - messages(lang).keys() == set(), lang


@pytest.mark.parametrize("bot", at_tables())
def test_every_bot_is_named_and_told_about_in_a_sentence(bot: str) -> None:
    for lang in LANGUAGES:
        assert {f"web-bot-{bot}", f"web-bot-about-{bot}"} <= messages(lang).keys(), lang


def test_keys_are_found_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "a.svelte").write_text("""{t('web-one')} {t(x ? "web-two" : `web-three`)}""", "utf-8")
    (tmp_path / "b.ts").write_text("t(`web-pace-${pace}`); has(`web-a-${x ? `${y}` : z}-end`)", "utf-8")
    (tmp_path / "c.test.ts").write_text("t('web-not-this')", "utf-8")
    plain, composed = wanted(tmp_path)
    assert set(plain) == {"web-one", "web-two", "web-three"}
    assert "web\\-pace\\-[a-zA-Z0-9_-]+" in composed
    assert len(composed) == 2


def test_a_form_that_any_key_has_would_hide_what_nothing_uses(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text("t(`web-${key}`); t(`web-card-${key}`)", "utf-8")
    _, composed = wanted(tmp_path)
    assert [form.startswith(ANY) for form in composed] == [True, False]
    assert not any("any key" in said for said in problems())


def test_keys_that_an_edition_says_otherwise_are_wanted_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text("tIn(view?.edition, 'web-one'); t('web-two')", "utf-8")
    plain, (form,) = wanted(tmp_path)
    assert set(plain) == {"web-one", "web-two"}
    assert re.fullmatch(form, "web-one-spywar")
    assert not re.fullmatch(form, "web-one-about")
    assert not re.fullmatch(form, "web-two-spywar")
    (tmp_path / "a.ts").write_text("tIn(edition, `web-guess-${guess}`)", "utf-8")
    assert [bool(re.fullmatch(form, "web-guess-other-spywar")) for form in wanted(tmp_path)[1]] == [
        True,
        True,
    ]


def test_what_an_edition_calls_otherwise_is_asked_for_by_edition() -> None:
    """Nothing else would ever say it."""
    (file,) = (file for file in files("en", WEB) if file.name == "web-spywar.ftl")
    keys = re.findall(r"(?m)^(web-[a-z-]+-spywar) =", file.read_text("utf-8"))
    assert len(keys) > 2
    asked = [form for form in wanted()[1] if form.endswith("spywar)")]
    assert [key for key in keys if not any(re.fullmatch(form, key) for form in asked)] == []


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_the_page_is_told_how_a_turn_goes_and_has_words_for_it(edition: Edition) -> None:
    for lang in LANGUAGES:
        told, words = catalogue(next(iter(edition.presets)), lang), messages(lang).keys()
        phases = {phase.name: phase.bar for phase in edition.vocabulary.phases}
        assert told["bar"] == phases
        assert told["phases"].keys() == phases.keys()
        assert told["steps_of_play"] == list(edition.steps_of_play)
        shown = set(phases.values()) - {""}
        assert len(shown) > 2
        assert {f"web-table-phase-{phase}" for phase in shown} <= words
        assert {f"web-table-stage-{step}" for step in edition.steps_of_play} <= words
        assert told["draw_label_key"] in words
