"""A character's page: marks and texts of the skills stand together, however narrow the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.some import some

from fengsheng.editions.registry import EDITIONS
from fengsheng.terminal import pages
from fengsheng.words import LANGUAGES, skill_mark


def lines_of(edition: str, name: str, lang: str, width: int) -> list[str]:
    out = io.StringIO()
    pages.character(Console(file=out, width=width, color_system=None), lang, {"edition": edition}, name)
    return [line.strip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("width", [44, 60, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mark_stands_alone_on_a_line(lang: str, width: int) -> None:
    for edition, who in some((one, who) for one in EDITIONS for who in one.roster):
        lines = lines_of(edition.name, who.name, lang, width)
        for skill in some(who.skills):
            mark = skill_mark(lang, skill.name)
            begun = [line for line in lines if line.startswith(mark)]
            assert len(begun) == 1, (who.name, mark, lines)
            assert len(begun[0]) > len(mark) + 5, (who.name, begun)
