"""CL-RULING-179, CL-OPT-01: cards are written alike at every table; words say what the table is called."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console
from tests.laws.tables import Table, play

from fengsheng import Game
from fengsheng.cli.telling import Teller
from fengsheng.core import codec
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.server.screens.words import choice, event_text, question_text
from fengsheng.terminal import screen
from fengsheng.terminal.lookup import find
from fengsheng.words import LANGUAGES, card_name, faction_name, log_line, option_effect, option_label, prompt
from fengsheng.words.catalogue import catalogue

PROBE = "試探/red/軍情局抽2"
TEXT = f"""title: A table that calls the blue faction otherwise
rules: CL-RULING-179
option: bureau_name = 軍情處
option: discard_visibility = face_up
甲: character 怪盜阿十; hand {PROBE}, 試探/black/軍情局棄1, 鎖定/red
乙: hand ?2
play:
expect game goes on
"""
CALLED = {"zh-Hant": "軍情處", "zh-Hans": "军情处", "en": "Intelligence Office"}
USUALLY = {"zh-Hant": "軍情局", "zh-Hans": "军情局", "en": "Military Intelligence"}


def laid() -> Game:
    return lay_out(Scenario.parse(TEXT, "x.scn").position)[0]


def said(text: str, lang: str) -> None:
    """The table's own name, and not the other one."""
    assert CALLED[lang] in text
    assert USUALLY[lang] not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_says_what_the_table_calls_it(lang: str) -> None:
    game = laid()
    rules = game.state.rules
    assert game.decision is not None
    (option,) = (o for o in game.decision.options if o.notation == f"play {PROBE} on 乙")
    sent = choice(option, lang, "full", (), 0, game.state.hands[0])
    assert (sent.n, sent.card) == (f"play {PROBE} on 乙", PROBE)
    for text in (option_label(lang, option), option_effect(lang, option), sent.label, sent.effect):
        said(text, lang)
    said(game.explain(0, "試探/black/軍情局棄1", lang).sentence, lang)
    page = io.StringIO()
    console = Console(file=page, width=100, markup=False, highlight=False, emoji=False)
    screen.draw(console, lang, game.view(0), rules.house)
    said(page.getvalue(), lang)
    name = card_name(lang, PROBE, rules.house)
    said(name, lang)
    assert find(name, game.view(0), rules.house) == [PROBE]
    said(faction_name(lang, "bureau", rules.house), lang)
    assert faction_name(lang, "bureau") == USUALLY[lang]
    assert faction_name(lang, "soy", rules.house) == faction_name(lang, "soy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_under_way_and_what_has_happened_is_called_so_too(lang: str) -> None:
    game = laid()
    rules = game.state.rules
    game.apply("send 試探/black/軍情局棄1")
    while game.decision is not None and game.decision.kind != "decide":
        game.apply("pass")
    view = {**game.view(0), "decision": {"seat": 0, "kind": "decide"}}
    said(prompt(lang, view, (), rules.house), lang)
    said(question_text(lang, view, 0, (), rules.house), lang)
    text = io.StringIO()
    console = Console(file=text, width=100, markup=False, highlight=False, emoji=False)
    console.print(screen.transit(lang, view, rules.house))
    said(text.getvalue(), lang)
    game.apply("accept")
    (gained,) = (event for event in game.events(2) if event["kind"] == "gain")
    assert gained["cards"] == ["試探/black/軍情局棄1"]
    said(log_line(lang, gained, (), 2, rules.house), lang)
    said(event_text(lang, gained, (), 2, rules.house), lang)
    said(Teller(game, lang).sentence(gained), lang)
    about = game.view(0)
    assert about["decision"] is not None
    assert about["decision"]["about"][0]["card"] == "試探/black/軍情局棄1"
    said(prompt(lang, about, (), rules.house), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_preset_call_it_as_the_preset_does(lang: str) -> None:
    names = {
        preset: {card["face"]: card["name"] for card in catalogue(preset, lang)["cards"]}[PROBE]
        for preset in ("classic", "classic-lite")
    }
    said(names["classic-lite"], lang)
    assert USUALLY[lang] in names["classic"]


def lite() -> Game:
    """A finished game in which 試探 that name the blue faction were used."""
    for seed in range(20):
        table = Table("classic-lite", 5, seed)
        game = table.new()
        for _ in play(game, table.dice("called")):
            pass
        if "軍情局" in json.dumps(game.record()["answers"], ensure_ascii=False):
            return game
    raise AssertionError("no such game")


def old(data: dict[str, Any]) -> dict[str, Any]:
    """As it was written for a while."""
    text = json.dumps(data["answers"], ensure_ascii=False)
    return {**data, "answers": json.loads(text.replace("/軍情局", "/軍情處"))}


def test_records_and_saves_write_the_same_name_everywhere_and_old_ones_can_be_read() -> None:
    game = lite()
    record = game.record()
    told = json.dumps([record["answers"], *(game.events(seat) for seat in range(5))], ensure_ascii=False)
    assert "/軍情局" in told
    assert "/軍情處" not in told
    before = old(record)
    assert before != record
    assert Game.replay(before).record() == record
    save = game.to_dict()
    aged = old(save)
    aged["digest"] = codec.digest(aged)
    assert Game.from_dict(aged).to_dict() == save
