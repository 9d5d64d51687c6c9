"""How good beliefs were."""

from __future__ import annotations

from html import escape
from typing import Any

from fengsheng.arena.report.charts import Square, colour, marked
from fengsheng.arena.report.parts import percent, section, table
from fengsheng.words import say

TENTHS = (0.0, 0.25, 0.5, 0.75, 1.0)


def beliefs(data: dict[str, Any], lang: str) -> str:
    """Loss by quarter, calibration, and who is read how well; nothing where nobody believes anything."""
    if not data["beliefs"]:
        return ""
    names = list(data["bots"])
    figures, cells = [], []
    for reader, told in data["beliefs"].items():
        number = names.index(reader)
        figures.append(_loss(told, number, reader, lang))
        figures.append(_calibration(told, number, reader, lang))
        below = "–" if told["below_prior"] is None else percent(told["below_prior"])
        cells.append(
            (
                marked(number, reader),
                f"{told['judged']:,}",
                below,
                f"{told['calibration_error']:.3f}",
                *(_read(told["reads"].get(name)) for name in names),
            )
        )
    heads = [
        say(lang, "arena-reader"),
        say(lang, "arena-judged"),
        say(lang, "arena-below-prior"),
        say(lang, "arena-calibration-error"),
        *(say(lang, "arena-reads", bot=name) for name in names),
    ]
    key = (
        f'<ul class="key"><li>{_dash("thin")}{escape(say(lang, "arena-prior"))}</li>'
        f"<li>{_dash('thin dotted')}{escape(say(lang, 'arena-deduction'))}</li></ul>"
    )
    charts = f'<div class="charts pairs">{"".join(figures)}</div>'
    body = charts + key + table([escape(head) for head in heads], cells)
    return section(say(lang, "arena-beliefs"), say(lang, "arena-beliefs-about"), body)


def _dash(style: str) -> str:
    return (
        '<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">'
        f'<polyline class="curve {style}" points="0,8 16,8"/></svg>'
    )


def _read(below: float | None) -> str:
    return "–" if below is None else percent(below)


def _loss(told: dict[str, Any], number: int, reader: str, lang: str) -> str:
    title = say(lang, "arena-loss")
    chart = Square(title, (1.0, 4.0), (0.0, 1.25), 210)
    chart.ticks([(float(q), str(q)) for q in range(1, 5)], [(y, f"{y:g}") for y in (0.0, 0.5, 1.0)])
    for name, style in (
        ("loss_of_prior", "curve thin"),
        ("loss_of_deduction", "curve thin dotted"),
        ("loss", f"curve {colour(number)}"),
    ):
        points = [(float(q), min(loss, 1.25)) for q, loss in enumerate(told[name], 1) if loss is not None]
        chart.line(points, style)
        if name == "loss":
            chart.dots(points, number)
    return f"<figure><figcaption>{escape(reader)}: {escape(title)}</figcaption>{chart.drawn()}</figure>"


def _calibration(told: dict[str, Any], number: int, reader: str, lang: str) -> str:
    title = say(lang, "arena-calibration")
    chart = Square(title, (0.0, 1.0), (0.0, 1.0), 210)
    ticks = [(tick, percent(tick, 0)) for tick in TENTHS]
    chart.ticks(ticks, ticks)
    chart.line([(0.0, 0.0), (1.0, 1.0)], "curve thin")
    points = [(said, true) for count, said, true in told["bins"] if count]
    chart.line(points, f"curve {colour(number)}")
    chart.dots(points, number)
    return f"<figure><figcaption>{escape(reader)}: {escape(title)}</figcaption>{chart.drawn()}</figure>"
