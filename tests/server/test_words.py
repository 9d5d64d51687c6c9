"""A sentence that is missing is logged, counted and said in another language; never is there silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import server

import fengsheng.server.screens.words as server_words
import fengsheng.words.bundles as bundles
from fengsheng import Game, Option
from fengsheng.core.errors import FengshengError
from fengsheng.server.app import make_app
from fengsheng.server.config import Config
from fengsheng.server.store import Store
from fengsheng.server.wire import client
from fengsheng.words.editions import of_preset
from fengsheng.words.prompts import prompt_key

NAMES = ("Ann", "Bob", "Cho", "Dai", "Eva")
AS_PRINTED: dict[str, str] = {}  # no house rules
TURN = {"kind": "turn", "by": 0, "x": 1, "rule": "CL-TURN-01"}
Remove = Callable[[str, str], None]


def forget_words() -> None:
    bundles.written.cache_clear()
    for remembered in (server_words._option_words, server_words._line):
        remembered.cache_clear()


@pytest.fixture
def remove(monkeypatch: pytest.MonkeyPatch) -> Iterator[Remove]:
    """Take a sentence out of a language."""
    monkeypatch.setattr(server_words, "MISSING", server_words.Missing())
    monkeypatch.setattr(logging.getLogger("fengsheng"), "propagate", True)  # a server may have ended that

    def out(lang: str, key: str) -> None:
        monkeypatch.delitem(bundles._bundle(lang).sources, key)
        monkeypatch.delitem(bundles._bundle(lang).plain, key, raising=False)
        forget_words()

    yield out
    monkeypatch.undo()
    forget_words()


def option_keys(option: Option) -> tuple[str, str]:
    """Of what an option is called, and of what it does."""
    speech = of_preset(option.rules.preset)
    return speech.own(speech.label_key(option)), speech.own(speech.effect_key(option))


def first_option(kind: str) -> tuple[Game, Option]:
    """The first option of a kind that a game offers."""
    game = Game.new("classic", 5, 1, ask_forced=True)
    while game.decision is not None:
        for option in game.decision.options:
            if option.kind == kind:
                return game, option
        game.apply(0)
    raise AssertionError(f"nobody is offered to {kind}")


def test_with_all_words_nothing_is_missing(remove: Remove, caplog: pytest.LogCaptureFixture) -> None:
    for lang in bundles.LANGUAGES:
        assert server_words.event_text(lang, TURN, NAMES, 1, AS_PRINTED) not in ("", "[turn]")
    assert server_words.MISSING.count == 0
    assert caplog.records == []


@pytest.mark.parametrize(
    ("lang", "instead"), [("zh-Hant", "zh-Hans"), ("zh-Hans", "zh-Hant"), ("en", "zh-Hans")]
)
def test_an_event_is_told_in_the_nearest_language(
    lang: str, instead: str, remove: Remove, caplog: pytest.LogCaptureFixture
) -> None:
    remove(lang, "log-turn")
    assert (
        server_words.event_text(lang, TURN, NAMES, 1, AS_PRINTED)
        == server_words.event_text(instead, TURN, NAMES, 1, AS_PRINTED)
        != ""
    )
    assert server_words.MISSING.count == 1
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.__dict__ | {"lang": lang, "what": "event turn", "shown": instead} == record.__dict__
    assert "log-turn" in str(record.exc_info)


def test_an_edition_s_own_sentence_is_looked_for_in_every_language(remove: Remove) -> None:
    """English lacks the newer edition's own; the other languages still say that one, not the common one."""
    draw = {"kind": "draw", "by": 0, "x": 2, "cards": ["?", "?"], "rule": "SW-TURN-04"}
    meant = {lang: server_words.event_text(lang, draw, NAMES, 1, AS_PRINTED) for lang in bundles.LANGUAGES}
    remove("en", "sw-log-draw")
    told = {lang: server_words.event_text(lang, draw, NAMES, 1, AS_PRINTED) for lang in bundles.LANGUAGES}
    assert told == meant | {"en": meant["zh-Hans"]}


def test_it_is_counted_every_time_and_logged_once(remove: Remove, caplog: pytest.LogCaptureFixture) -> None:
    remove("en", "log-turn")
    for _ in range(5):
        assert server_words.event_text("en", TURN, NAMES, 1, AS_PRINTED)
    assert server_words.MISSING.count == 5
    assert len(caplog.records) == 1


@pytest.mark.parametrize("kind", ["end", "send"])
def test_what_an_option_is_called_and_does(kind: str, remove: Remove) -> None:
    game, option = first_option(kind)
    seat = game.state.ask_seat
    hand = game.state.hands[seat]
    before = {
        lang: server_words.choice(option, lang, "full", NAMES, seat, hand) for lang in bundles.LANGUAGES
    }
    for key in option_keys(option):
        remove("zh-Hant", key)
    now = server_words.choice(option, "zh-Hant", "full", NAMES, seat, hand)
    assert (now.label, now.effect) == (before["zh-Hans"].label, before["zh-Hans"].effect)
    assert server_words.effect_text(option, "zh-Hant", NAMES, seat) == before["zh-Hans"].effect
    assert server_words.MISSING.count == 3


def test_what_is_asked(remove: Remove) -> None:
    game, _ = first_option("send")
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    meant = server_words.question_text("en", view, seat, NAMES, AS_PRINTED)
    for lang in ("zh-Hans", "zh-Hant"):
        remove(lang, prompt_key(view))
    assert server_words.question_text("zh-Hans", view, seat, NAMES, AS_PRINTED) == meant != ""
    assert server_words.MISSING.count == 1


def test_why_something_cannot_be_done(remove: Remove) -> None:
    game, _ = first_option("pass")
    seat = (game.state.ask_seat + 1) % 5
    while not game.state.hands[seat]:
        game.apply(0)
    card = game.state.rules.faces[game.state.hands[seat][0]].name
    meant = server_words.explained(game, seat, card, "zh-Hans")
    why = [key for key in bundles._bundle("en").sources if key.startswith("why-")]
    for key in why:
        remove("zh-Hant", key)
    told = server_words.explained(game, seat, card, "zh-Hant")
    assert (told.sentence, told.rule, told.usable) == (meant.sentence, meant.rule, meant.usable)
    for key in why:
        remove("zh-Hans", key)
        remove("en", key)
    assert server_words.explained(game, seat, card, "en").sentence == f"[{card}]"
    assert server_words.MISSING.count == 2
    with pytest.raises(FengshengError):
        server_words.explained(game, seat, "no such card", "en")  # the reader's own mistake
    assert server_words.MISSING.count == 2


def test_what_no_language_has_is_still_shown(remove: Remove, caplog: pytest.LogCaptureFixture) -> None:
    """A made-up event; an option and a question whose sentences are gone everywhere."""
    made_up = {"kind": "made_up", "by": 0, "rule": "CL-TURN-01"}
    assert server_words.event_text("en", made_up, NAMES, None, AS_PRINTED) == "[made_up]"
    game, option = first_option("end")
    seat = game.state.ask_seat
    for key in (*option_keys(option), prompt_key(game.view(seat))):
        for lang in bundles.LANGUAGES:
            remove(lang, key)
    choice = server_words.choice(option, "en", "full", NAMES, seat, ())
    assert (choice.label, choice.effect) == (option.notation, option.notation)
    assert server_words.question_text("en", game.view(seat), seat, NAMES, AS_PRINTED) == "[play]"
    assert server_words.MISSING.count == 4
    assert {record.__dict__["shown"] for record in caplog.records} == {""}


def test_a_mistake_in_a_sentence_is_no_silence_either(remove: Remove) -> None:
    """Whatever goes wrong: here the event lacks what its sentence needs."""
    broken: dict[str, Any] = {"kind": "skill", "by": 0, "word": "nobody-9", "rule": "CL-FACE-03"}
    assert server_words.event_text("en", broken, NAMES, None, AS_PRINTED) == "[skill]"
    assert server_words.MISSING.count == 1


def test_a_log_cannot_be_flooded(remove: Remove, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(server_words.MOST_LOGGED + 10):
        server_words.event_text("en", {"kind": f"made_up_{number}", "rule": "CL-X"}, NAMES, None, AS_PRINTED)
    assert server_words.MISSING.count == server_words.MOST_LOGGED + 10
    assert len(caplog.records) == server_words.MOST_LOGGED


def test_the_count_is_among_the_figures(
    remove: Remove, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = server_words.Missing()
    monkeypatch.setattr("fengsheng.server.app.MISSING", missing)
    store = Store(f"sqlite:///{tmp_path / 'db'}")
    try:
        hub = make_app(Config(), store).state.hub
        assert b"fengsheng_words_missing 0.0" in hub.metrics.page()
        missing.count += 2
        assert b"fengsheng_words_missing 2.0" in hub.metrics.page()
    finally:
        store.close()


def test_at_a_table_the_reader_gets_the_sentence(remove: Remove, tmp_path: Path) -> None:
    """From the locale files to the frames of a person at a table."""
    remove("en", "log-turn")

    async def run() -> list[dict[str, Any]]:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=5)
            ann.words = "full"
            await running.say(room, ann, client.Start())
            for _ in range(200):
                turns = [event for event in ann.events if event["kind"] == "turn"]
                if turns:
                    return turns
                if ann.prompt:
                    await running.answer(room, ann, ann.prompt["options"][0]["n"])
                await running.wait(1)
            raise AssertionError("nobody has had a turn")

    turns = asyncio.run(run())
    assert all(event["text"] for event in turns)
    assert server_words.MISSING.count > 0
