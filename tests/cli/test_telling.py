"""Sentences for events, and `fengsheng watch`, which is made of them."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from fengsheng import Game
from fengsheng.cli import app, main
from fengsheng.cli.telling import Teller, as_seen, whole_log
from fengsheng.core.event import Event
from fengsheng.editions.registry import EDITIONS
from fengsheng.words import LANGUAGES, MissingWords


def teller(names: list[str] | None = None, lang: str = "en", seat: int | None = None) -> Teller:
    return Teller(Game.new(seats=names or 5, seed=1), lang, seat)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "turn", "by": 2, "x": 7}, "Turn 7: C’s turn."),
        ({"kind": "draw", "by": 0, "cards": ["?", "識破/red"]}, "A draws Foil (red) and a card."),
        (
            {"kind": "send", "by": 0, "target": 3, "cards": ["?"], "word": "直達", "x": 1},
            "A sends a card to D (direct).",
        ),
        (
            {"kind": "play", "by": 1, "target": 2, "cards": ["識破/red"], "word": "lock"},
            "B uses Foil (red) as Lock on C.",
        ),
        ({"kind": "die", "by": 4}, "E dies."),
    ],
)
def test_an_event_is_a_sentence(event: dict[str, Any], sentence: str) -> None:
    assert teller().sentence(event) == sentence


def test_seats_go_by_the_names_they_were_given() -> None:
    decline = {"kind": "decline", "by": 2}
    assert teller(["Ada", "Bo", "Cy"]).sentence(decline) == "Cy declines it."
    assert teller(["Ada", "Bo", "Cy"], "zh-Hans").sentence(decline) == "Cy不收。"


def test_the_reader_is_you() -> None:
    decline = {"kind": "decline", "by": 2}
    assert teller(seat=2).sentence(decline) == "You decline it."
    assert teller(seat=1).sentence(decline) == "C declines it."


def test_an_event_nobody_has_words_for_is_an_error() -> None:
    with pytest.raises(MissingWords, match="log-sneeze"):
        teller().sentence({"kind": "sneeze", "by": 4})


def test_an_opened_event_shows_every_card_to_everybody() -> None:
    game = Game.new(seats=3, seed=1)
    secret = Event("discard", 0, cards=(0, 1), masks=(0, 1), audience=1)
    assert as_seen(game, [secret], 2, everything=False) == []
    (told,) = as_seen(game, [secret], 2, everything=True)
    assert told["cards"] == sorted(game.state.rules.faces[card].name for card in (0, 1))


def test_the_whole_log_hides_nothing() -> None:
    game = Game.new(seats=4, seed=1)
    while (decision := game.decision) is not None:
        game.apply(decision.options[-1])
    assert all("?" not in event.get("cards", ()) for event in whole_log(game))
    assert len(whole_log(game)) == len(game._all_events())
    assert any("?" in event.get("cards", ()) for event in game.events(0))


# -- watch ---------------------------------------------------------------------------------------


def watch(*arguments: str) -> list[str]:
    result = CliRunner().invoke(app, ["watch", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_a_game_is_told_from_its_deal_to_its_winners() -> None:
    lines = watch("--seed", "4", "--seats", "4", "--bots", "random,holder")
    assert lines[0] == "classic, seed 4: A random, B holder, C random and D holder"
    assert "  A chooses a character." in lines
    assert sum(line.startswith("  A is ") for line in lines) >= 1
    assert any(line.startswith("The game is over: ") for line in lines)
    assert "CL-" in lines[-1]  # the result, with its rule


@pytest.mark.parametrize("preset", [name for edition in EDITIONS for name in edition.presets])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_edition_is_told_in_every_language(preset: str, lang: str) -> None:
    rule = {"c": "CL-", "s": "SW-"}[preset[0]]
    lines = watch("--edition", preset, "--seats", "6", "--seed", "4", "--lang", lang, "--rules")
    assert rule in lines[-1]
    assert all(f"[{rule}" in line for line in lines[1:-1] if not line.startswith("  ") or "[" in line)
    words = {"en": "Turn 1: ", "zh-Hant": "第1回合，", "zh-Hans": "第1回合，"}
    assert any(line.startswith(words[lang]) for line in lines)
    assert len(set(lines)) > 30


def test_the_seed_decides_the_game_and_is_named() -> None:
    assert watch("--seed", "4") == watch("--seed", "4")
    assert watch("--seed", "4") != watch("--seed", "5")
    fresh = watch()
    seed = fresh[0].partition("seed ")[2].partition(":")[0]
    assert watch("--seed", seed) == fresh


def test_every_line_names_its_rule_on_demand() -> None:
    lines = watch("--seed", "4", "--rules")
    assert "Turn 1: " in "".join(lines)
    assert all(line.endswith("[CL-TURN-01]") for line in lines if line.startswith("Turn "))


def test_delay_waits_after_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    lines = watch("--seed", "4", "--delay", "0.25")
    assert waited == [0.25] * (len(lines) - 2)  # all but heading and result


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--edition", "bridge"], "unknown-edition"),
        (["--seats", "2"], "bad-seats"),
        (["--bots", "oracle"], "unknown-bot"),
        (["--option", "moon=full"], "unknown-option"),
        (["--delay", "-1"], "usage"),
        (["--lang", "tlh"], "unknown-language"),
    ],
)
def test_errors_are_one_line(arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
