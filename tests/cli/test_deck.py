"""`fengsheng deck`: the cards, counted."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

from fengsheng.cli import app, main


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["deck", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_counts_agree_with_the_cards() -> None:
    data = json.loads(output("--json"))
    cards = data["cards"]
    assert data["edition"] == "classic"
    assert data["total"] == len(cards) == len({card["id"] for card in cards}) == 81
    for card in cards:
        assert card.keys() >= {"id", "function", "colors", "transmission", "lockable", "detail"}
    assert data["by_function"] == Counter(card["function"] for card in cards)
    assert data["by_color"] == Counter(colour for card in cards for colour in card["colors"])
    assert data["by_transmission"] == Counter(card["transmission"] for card in cards)
    assert data["by_color"].keys() == {"red", "blue", "black"}
    assert data["by_transmission"].keys() == {"密電", "直達", "文本"}


def test_a_preset_has_the_deck_of_its_edition() -> None:
    assert output("--edition", "classic-lite", "--json") == output("--edition", "classic", "--json")


def test_people_get_functions_by_colour_and_the_variants() -> None:
    rows = [[cell.strip() for cell in line.split("│")] for line in output().splitlines()]
    assert ["", "識破", "直達", "5", "5", "4", "14", ""] in rows
    assert ["", "in all", "直達 32, 文本 17, 密電 32", "25", "25", "31", "81", ""] in rows
    assert ["", "試探", "潛伏戰線", "抽2", "我是臥底", "red blue black", "3", ""] in rows
    assert sum(row[1:2] == ["試探"] for row in rows) == 7  # once among the functions, six variants


def test_an_unknown_edition_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "--edition", "bridge"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error[unknown-edition]: ")
