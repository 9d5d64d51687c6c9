"""What bots win with each identity and each character."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fengsheng.arena.report.charts import Mark, key
from fengsheng.arena.report.parts import folded, percent, scale_for, section, strips
from fengsheng.words import character_name, identity_name, say

Named = Callable[[str, str], str]  # language and title


def by_identity(data: dict[str, Any], lang: str) -> str:
    """A row an identity, a mark a bot."""
    body = key(list(data["bots"])) + _chart(data, lang, "by_identity", identity_name)
    return section(say(lang, "arena-identities"), say(lang, "arena-identities-about"), body)


def by_character(data: dict[str, Any], lang: str) -> str:
    """The same for characters, and for those among them who play alone: they are many, so they are folded."""
    marks = key(list(data["bots"]))
    every = marks + _chart(data, lang, "by_character", character_name)
    alone = marks + _chart(data, lang, "loners_by_character", character_name)
    body = folded(say(lang, "arena-characters-all"), every) + folded(
        say(lang, "arena-characters-alone"), alone
    )
    return section(say(lang, "arena-characters"), say(lang, "arena-characters-about"), body)


def _chart(data: dict[str, Any], lang: str, what: str, named: Named) -> str:
    """Those first that win most, whoever plays them."""
    wins: dict[str, list[int]] = {}
    for bot in data["bots"].values():
        for title, share in bot[what].items():
            both = wins.setdefault(title, [0, 0])
            both[0] += share["wins"]
            both[1] += share["seats_played"]
    order = sorted(wins, key=lambda title: (-wins[title][0] / wins[title][1], title))
    rows = []
    highest = 0.0
    for title in order:
        marks, values = [], []
        for number, bot in enumerate(data["bots"].values()):
            share = bot[what].get(title)
            if share is not None:
                marks.append(Mark(number, share["win_rate"], *share["ci95"]))
                values.append(f"{percent(share['win_rate'], 0)} ({share['seats_played']:,})")
                highest = max(highest, share["ci95"][1])
        rows.append((named(lang, title), marks, values))
    return strips(rows, scale_for(highest))
