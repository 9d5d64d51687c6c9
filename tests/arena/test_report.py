"""The report: one page, whole, in three languages, with nothing from elsewhere."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.arena.plans import arena

from fengsheng.arena import run
from fengsheng.arena.figures import figures
from fengsheng.arena.mistakes import NAMES
from fengsheng.arena.modes import MODES
from fengsheng.arena.report import page
from fengsheng.arena.report.charts import Mark, Scale, strip
from fengsheng.arena.seeds import RANGES
from fengsheng.cli import main
from fengsheng.words import LANGUAGES
from fengsheng.words.keys import wanted

EMPTY = {"meta", "br"}  # HTML's own, without an end


class Reader(HTMLParser):
    """Whether everything that begins ends, in order, and what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@cache
def told(mode: str, edition: str = "classic") -> dict[str, Any]:
    """The figures of a few games; nobody changes them."""
    bots = ("novice", "random") if mode == "population" else ("novice", "holder", "random")
    plan = arena(4, bots, edition=edition, mode=mode, mistakes=True)
    return figures(plan, run(plan))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "edition"), [("mixed", "spywar"), ("focal", "classic"), ("population", "classic")]
)
def test_the_page_is_whole_and_needs_nothing(mode: str, edition: str, lang: str) -> None:
    text = page(told(mode, edition), lang)
    reader = read(text)
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert not [value for name, value in reader.attributes if name in ("src", "href", "onclick")]
    assert "url(" not in text
    assert "http" not in text
    assert reader.tags.count("section") == (8 if mode == "population" else 9)
    assert ("lang", lang) in reader.attributes
    assert "None" not in text
    assert "nan" not in "".join(value for name, value in reader.attributes if name in ("x", "x1", "points"))
    if lang == "en":
        assert re.findall(r"[\u3400-\u9fff]+", "".join(reader.words)) == []


def test_every_mode_seeds_and_mistake_has_words() -> None:
    keys = wanted()
    for start, names in (
        ("arena-mode-", set(MODES)),
        ("arena-cross-", {*MODES, "by-side"}),
        ("arena-seeds-", {one.name for one in RANGES}),
        ("arena-mistake-", set(NAMES)),
    ):
        assert {key.removeprefix(start) for key in keys if key.startswith(start)} == names


def test_the_cross_table_has_both_ways_of_every_pair() -> None:
    data = told("focal")
    fixed = {
        **data,
        "mode": "mixed",
        "ratios": [
            {**data["ratios"][0], "of": "novice", "to": "random", "ratio": 2.0, "ci95": [1.6, 2.5]},
            {**data["ratios"][1], "of": "novice", "to": "holder", "ratio": None, "ci95": None},
        ],
    }
    text = page(fixed, "en")
    assert "<b>2.00</b><small>1.60–2.50</small>" in text
    assert "<b>0.50</b><small>0.40–0.62</small>" in text
    assert "wins 2.00 times as often as one played by random (95 % interval 1.60 to 2.50)" in text
    worse = {**fixed, "ratios": [{**fixed["ratios"][0], "ratio": 0.5, "ci95": [0.4, 0.625]}]}
    assert "played by random wins 2.00 times as often as one played by novice" in page(worse, "en")
    unsure = {**fixed, "ratios": [{**fixed["ratios"][0], "ci95": [0.9, 4.4]}]}
    assert "cannot be told apart yet" in page(unsure, "en")


def test_what_bots_are_called_and_do_wrong_is_text() -> None:
    data = told("population")
    odd = {
        **data,
        "bots": {"<b>&": data["bots"]["novice"]},
        "tables": [{**data["tables"][0], "bots": ["<b>&"]}],
        "beliefs": {},
        "mistakes": False,
        "faults": [
            {"game": 1, "seat": 2, "bot": "<b>&", "kind": "crash", "fault": "<script>alert(1)</script>"}
        ],
    }
    text = page(odd, "en")
    assert "&lt;b&gt;&amp;" in text
    assert "<script>" not in text
    assert "Game 1, seat 2" in text
    assert "so lost: 1." in text
    read(text)


def test_marks_lie_where_their_values_are() -> None:
    scale = Scale(0.25, 4.0, (0.25, 1.0, 4.0), log=True)
    assert [scale.at(value) for value in (0.25, 0.5, 1.0, 4.0, 99.0, 0.01)] == [0, 25, 50, 100, 100, 0]
    drawn = strip([Mark(0, 1.0, 0.5, 2.0)], scale, 1.0)
    assert 'class="whisker" x1="25.0%" x2="75.0%"' in drawn
    assert 'cx="50.0%"' in drawn


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.html"
    command = ["arena", "--bots", "holder,random", "--games", "2", "--jobs", "1", "--lang", "zh-Hant"]
    assert main([*command, "--html", str(path)]) == 0
    assert "對照表" in path.read_text("utf-8")
    capsys.readouterr()
    assert main([*command, "--html", str(tmp_path / "no" / "report.html")]) == 2
    assert capsys.readouterr().err.startswith("error[usage]: ")
