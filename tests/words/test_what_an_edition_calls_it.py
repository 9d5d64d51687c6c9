"""The newer edition's rulebook says 牌堆 where the older one says 牌庫: each table has its own word."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from fengsheng import Game
from fengsheng.terminal import screen
from fengsheng.words import log_line

CALLED = {
    "classic": {"zh-Hant": "牌庫", "zh-Hans": "牌库"},
    "spywar": {"zh-Hant": "牌堆", "zh-Hans": "牌堆"},
}
PREFIXES = {"classic": "CL-", "spywar": "SW-"}  # an event says by its rule which edition it is from


def said(text: str, edition: str, lang: str) -> None:
    """The table's own word, and not the other one."""
    other = "spywar" if edition == "classic" else "classic"
    text = text.replace("棄牌堆", "").replace("弃牌堆", "")
    assert CALLED[edition][lang] in text
    assert CALLED[other][lang] not in text


@pytest.mark.parametrize("edition", CALLED)
@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
def test_the_pile_is_called_what_the_rulebook_calls_it(lang: str, edition: str) -> None:
    rule = PREFIXES[edition]
    card = {"classic": "鎖定/red", "spywar": "截获/red/↑"}[edition]
    said(log_line(lang, {"kind": "reshuffle", "x": 9, "rule": rule}, (), 0), edition, lang)
    said(log_line(lang, {"kind": "show_top", "by": 0, "cards": [card], "rule": rule}, (), 0), edition, lang)
    game = Game.new(edition, 5, 1)
    while game.view(0)["phase"] == "setup":
        game.apply(0)
    page = io.StringIO()
    Console(file=page, width=120, markup=False, highlight=False, emoji=False).print(
        screen.header(lang, game.view(0))
    )
    said(page.getvalue(), edition, lang)
