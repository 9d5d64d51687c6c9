"""Sentences for events, and `fengsheng watch`, which is made of them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import fengsheng
from fengsheng import Game
from fengsheng.cli import app, main
from fengsheng.cli.sentences import SENTENCES
from fengsheng.cli.telling import Teller, as_seen, listing, whole_log
from fengsheng.core.event import Event
from fengsheng.editions.registry import EDITIONS


def teller(names: list[str] | None = None) -> Teller:
    return Teller(Game.new(seats=names or 5, seed=1))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "turn", "by": 2, "x": 7}, "Turn 7: 丙."),
        ({"kind": "draw", "by": 0, "cards": ["?", "?"], "x": 2}, "甲 draws 2 cards."),
        ({"kind": "draw", "by": 0, "cards": ["?", "識破/red"]}, "甲 draws 識破/red and a card."),
        (
            {"kind": "send", "by": 0, "target": 3, "cards": ["?"], "word": "直達", "x": 1},
            "甲 sends a card as 直達 to 丁.",
        ),
        (
            {"kind": "send", "by": 0, "cards": ["退回/red"], "word": "文本", "x": -1},
            "甲 sends 退回/red as 文本 to the left.",
        ),
        (
            {"kind": "play", "by": 1, "target": 2, "cards": ["?"], "word": "probe"},
            "乙 plays a face-down 試探 on 丙.",
        ),
        ({"kind": "play", "by": 1, "cards": ["截獲/red"], "word": "intercept"}, "乙 plays 截獲/red."),
        (
            {"kind": "play", "by": 1, "target": 2, "cards": ["識破/red"], "word": "lock"},
            "乙 plays 識破/red as 鎖定 on 丙.",
        ),
        ({"kind": "locked", "by": 1}, "The intelligence is locked by 乙."),
        ({"kind": "locked", "by": 1, "target": 0}, "甲 is locked by 乙."),
        (
            {"kind": "react", "by": 1, "target": 0, "word": "draw"},
            "乙 reacts to the probe of 甲 by drawing.",
        ),
        ({"kind": "react", "by": 1, "target": 0, "word": "dance"}, "乙 reacts to 甲: dance."),
        ({"kind": "lay_out", "by": 1, "x": 1}, "乙 lays out 1 card, face down."),
        ({"kind": "die", "by": 4}, "戊 is dead."),
        (
            {"kind": "sneeze", "by": 4, "target": 0, "cards": ["?"], "x": 3},
            "sneeze: by 戊, target 甲, x 3, a card.",
        ),
        ({"kind": "sneeze"}, "sneeze."),
        ({"kind": "give", "by": 1, "cards": ["?"]}, "give: by 乙, a card."),
    ],
)
def test_an_event_is_a_sentence(event: dict[str, Any], sentence: str) -> None:
    assert teller().sentence(event) == sentence


def test_seats_go_by_the_names_they_were_given() -> None:
    assert teller(["Ada", "Bo", "Cy"]).sentence({"kind": "decline", "by": 2}) == "Cy declines it."


def test_every_kind_of_event_the_engine_knows_has_a_sentence() -> None:
    kinds = emitted()
    assert {"turn", "gain", "countered"} <= kinds
    assert kinds - {key.partition(":")[0] for key in SENTENCES} == set()


def emitted() -> set[str]:
    """Every kind that core and the registered editions pass to `emit`, or to `place`, which emits it."""
    kinds: set[str] = set()
    assert fengsheng.__file__ is not None
    package = Path(fengsheng.__file__).parent
    folders = [package / "core", *(package / "editions" / edition.name for edition in EDITIONS)]
    for file in [file for folder in folders for file in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"emit": 1, "place": 4}.get(node.func.id, len(node.args))
                if at < len(node.args):
                    kind = node.args[at]
                    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                        kinds.add(kind.value)
    return kinds


def test_an_opened_event_shows_every_card_to_everybody() -> None:
    game = Game.new(seats=3, seed=1)
    secret = Event("discard", 0, cards=(0, 1), masks=(0, 1), audience=1)
    assert as_seen(game, [secret], 2, everything=False) == []
    (told,) = as_seen(game, [secret], 2, everything=True)
    assert told["cards"] == sorted(game.state.book.faces[card].name for card in (0, 1))


def test_the_whole_log_hides_nothing() -> None:
    game = Game.new(seats=4, seed=1)
    while (decision := game.decision) is not None:
        game.apply(decision.options[-1])
    assert all("?" not in event.get("cards", ()) for event in whole_log(game))
    assert len(whole_log(game)) == len(game._all_events())
    assert any("?" in event.get("cards", ()) for event in game.events(0))


def test_listing() -> None:
    assert listing(["a"]) == "a"
    assert listing(["a", "b", "c"]) == "a, b and c"


# -- watch ---------------------------------------------------------------------------------------


def watch(*arguments: str) -> list[str]:
    result = CliRunner().invoke(app, ["watch", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_a_game_is_told_from_its_deal_to_its_winners() -> None:
    lines = watch("--seed", "4", "--seats", "4", "--bots", "random,holder")
    assert lines[0] == "classic, seed 4: 甲 random, 乙 holder, 丙 random, 丁 holder"
    assert "  甲 has chosen a character." in lines
    assert sum(line.startswith("  甲 is ") for line in lines) >= 1
    assert any(line.startswith("The game is over: ") for line in lines)
    assert "CL-" in lines[-1]  # the result, with its rule


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
    ],
)
def test_errors_are_one_line(arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith(f"error[{code}]: ")
