"""How games end, how long they last, and how long bots think."""

from __future__ import annotations

from html import escape
from typing import Any

from fengsheng.arena.report.charts import columns, marked, stacked
from fengsheng.arena.report.parts import interval, percent, section, side_name, table
from fengsheng.words import say

MOST = 24  # columns of a histogram; longer ones have several turns in a column


def balance(data: dict[str, Any], lang: str) -> str:
    """Who wins at each pairing's tables, and after how many turns."""
    drawn, cells, lengths = [], [], []
    names = list(data["bots"])
    sides: list[str] = []
    for tables in data["tables"]:
        pairing = " : ".join(tables["bots"])
        sides = [side_name(lang, data["preset"], side) for side in tables["won_by"]]
        won = list(tables["won_by"].values())
        shares = [one["rate"] for one in won]
        bar = stacked([*shares, tables["nobody"]["rate"]])
        drawn.append(f'<div class="name">{escape(pairing)}</div>{bar}<div></div>')
        between = tables["decided_between_factions"]
        cells.append(
            (
                escape(pairing),
                f"{tables['games']:,}",
                *(f"{percent(one['rate'])}<br><small>{interval(one['ci95'])}</small>" for one in won),
                f"{percent(between['rate'])}<br><small>{interval(between['ci95'])}</small>",
                f"{tables['turns']['mean']:.1f}",
                f"{tables['questions_mean']:,.0f}",
            )
        )
        first = names.index(tables["bots"][0]) if len(tables["bots"]) == 1 else 5
        lengths.append(
            f"<figure><figcaption>{escape(pairing)}</figcaption>{_lengths(tables, first, lang)}</figure>"
        )
    swatches = "".join(
        f'<li><svg class="mark" viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect class="part{place}" width="16" height="16" rx="2"/></svg>{escape(word)}</li>'
        for place, word in enumerate([*sides, say(lang, "arena-nobody")])
    )
    heads = [
        say(lang, "arena-tables"),
        say(lang, "arena-games-played"),
        *sides,
        say(lang, "arena-first-of-two", side=sides[0] if sides else ""),
        say(lang, "arena-turns"),
        say(lang, "arena-questions"),
    ]
    body = (
        f'<ul class="key">{swatches}</ul><div class="rows">{"".join(drawn)}</div>'
        f"{table([escape(head) for head in heads], cells)}"
        f'<h3>{escape(say(lang, "arena-lengths"))}</h3><div class="charts">{"".join(lengths)}</div>'
    )
    return section(say(lang, "arena-balance"), say(lang, "arena-balance-about"), body)


def _lengths(tables: dict[str, Any], bot: int, lang: str) -> str:
    """Games by their turns, some turns in a column where there are many."""
    counts = dict(tables["turns"]["counts"])
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // MOST)
    bins = [
        (float(start), sum(counts.get(turn, 0) for turn in range(start, start + width)))
        for start in range(low, high + 1, width)
    ]
    labels = [str(int(start)) for start, _ in bins]
    return columns(bins, bot, labels, say(lang, "arena-lengths"))


def time(data: dict[str, Any], lang: str) -> str:
    """Of the processor, a decision."""
    heads = [say(lang, "arena-bot"), say(lang, "arena-decisions"), say(lang, "arena-mean")]
    heads += ["50 %", "95 %", "99 %", say(lang, "arena-longest")]
    cells = []
    drawn = []
    for number, (name, bot) in enumerate(data["bots"].items()):
        ms = bot["ms"]
        values = (bot["ms_per_decision"], ms["p50"], ms["p95"], ms["p99"], ms["max"])
        cells.append((marked(number, name), f"{bot['decisions']:,}", *(f"{one:,.3f}" for one in values)))
        octaves = [(float(start), int(count)) for start, count in ms["octaves"]]
        labels = [f"{start:.3g}" if start < 1 else f"{start:,.0f}" for start, _ in octaves]
        chart = columns(octaves, number, labels, say(lang, "arena-time"))
        drawn.append(f"<figure><figcaption>{marked(number, name)}</figcaption>{chart}</figure>")
    body = table([escape(head) for head in heads], cells) + f'<div class="charts">{"".join(drawn)}</div>'
    return section(say(lang, "arena-time"), say(lang, "arena-time-about"), body)
