"""Who wins more often than whom, and how much everybody wins."""

from __future__ import annotations

import math
from html import escape
from typing import Any

from fengsheng.arena.report.charts import Mark, Scale, axis, marked, strip
from fengsheng.arena.report.parts import (
    folded,
    interval,
    percent,
    scale_for,
    section,
    side_name,
    strips,
    table,
)
from fengsheng.words import say

RATIOS = Scale(0.25, 4.0, (0.25, 0.5, 1.0, 2.0, 4.0), log=True)
FEW = 3  # comparisons that are shown at once
WIDE = Scale(0.0625, 16.0, (0.0625, 0.25, 1.0, 4.0, 16.0), log=True)


def cross_table(data: dict[str, Any], lang: str) -> str:
    """Every pair, and the same by side as a chart."""
    if not data["ratios"]:
        return ""
    names = list(data["bots"])
    cells: dict[tuple[str, str], tuple[float, float, float]] = {}
    for row in data["ratios"]:
        if row["ratio"] is not None:
            low, high = row["ci95"]
            cells[row["of"], row["to"]] = (row["ratio"], low, high)
            if data["mode"] != "focal":
                cells[row["to"], row["of"]] = (1 / row["ratio"], 1 / high, 1 / low)
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = ""
    for of in names:
        row = "".join(_cell(cells.get((of, to)), of == to) for to in names)
        rows += f'<tr><th scope="row">{escape(of)}</th>{row}</tr>'
    cross = (
        f'<div class="wide"><table class="cross"><thead><tr><td class="self"></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
    about = say(lang, f"arena-cross-{data['mode']}")
    return section(say(lang, "arena-cross"), about, cross + _by_side(data, lang))


def _cell(found: tuple[float, float, float] | None, same: bool) -> str:
    if same or found is None:
        return f'<td class="self">{"" if same else "–"}</td>'
    value, low, high = found
    much = min(55, round(30 * abs(math.log2(value))))
    kind = "more" if low > 1 else "less" if high < 1 else ""
    ends = f"<small>{low:.2f}–{high:.2f}</small>"
    return f'<td class="{kind}" style="--much:{much}%"><b>{value:.2f}</b>{ends}</td>'


def _by_side(data: dict[str, Any], lang: str) -> str:
    """The same comparison for each side alone, on a scale of ratios."""
    names = list(data["bots"])
    drawn = []
    far = any(
        one["ratio"] is not None and not RATIOS.low < one["ratio"] < RATIOS.high
        for row in data["ratios"]
        for one in (row, *row["by_side"].values())
    )
    scale = WIDE if far else RATIOS
    for row in data["ratios"]:
        lines = [(say(lang, "arena-all"), row)]
        lines += [(side_name(lang, data["preset"], side), one) for side, one in row["by_side"].items()]
        drawn.append(
            f'<div class="name" style="grid-column:1/-1;padding-top:.6rem"><b>{escape(row["of"])} : '
            f"{escape(row['to'])}</b></div>"
        )
        for word, one in lines:
            if one["ratio"] is None:
                drawn.append(f'<div class="name">{escape(word)}</div><div></div><div class="value">–</div>')
                continue
            mark = Mark(names.index(row["of"]), one["ratio"], *one["ci95"])
            low, high = one["ci95"]
            drawn.append(
                f'<div class="name">{escape(word)}</div>{strip([mark], scale, 1.0)}'
                f'<div class="value"><div>{one["ratio"]:.2f} <small>{low:.2f}–{high:.2f}</small></div></div>'
            )
    ticks = [f"{tick:g}" if tick >= 1 else f"1/{round(1 / tick)}" for tick in scale.ticks]
    heading = say(lang, "arena-cross-by-side")
    chart = f'<div class="rows">{"".join(drawn)}{axis(scale, ticks)}</div>'
    return folded(heading, chart) if len(data["ratios"]) > FEW else f"<h3>{escape(heading)}</h3>{chart}"


def standings(data: dict[str, Any], lang: str) -> str:
    """What every bot wins, its rating and its time."""
    names = list(data["bots"])
    bots = list(data["bots"].values())
    scale = scale_for(max(bot["ci95"][1] for bot in bots))
    rows = [
        (
            name,
            [Mark(number, bot["win_rate"], *bot["ci95"])],
            [f"{percent(bot['win_rate'])}"],
        )
        for number, (name, bot) in enumerate(data["bots"].items())
    ]
    even = data["calibration"]["seat_win_rate"]
    heads = [
        escape(say(lang, "arena-bot")),
        escape(say(lang, "arena-seats")),
        escape(say(lang, "arena-wins")),
        escape(say(lang, "arena-rate")),
        "95 %",
        escape(say(lang, "arena-rating")),
        escape(say(lang, "arena-ms")),
    ]
    cells = [
        (
            marked(number, name),
            f"{bot['seats_played']:,}",
            f"{bot['wins']:,}",
            percent(bot["win_rate"]),
            f"<small>{interval(bot['ci95'])}</small>",
            f"{bot['rating']:.1f} <small>± {bot['rating_sigma']:.1f}</small>",
            f"{bot['ms_per_decision']:.3f}",
        )
        for number, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]
    body = table(heads, cells, "brief") + strips(rows, scale, even)
    return section(say(lang, "arena-standings"), say(lang, "arena-standings-about", rate=percent(even)), body)
