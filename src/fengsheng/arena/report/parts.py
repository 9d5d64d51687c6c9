"""What several sections of the page are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from fengsheng.arena.report.charts import Mark, Scale, axis, strip
from fengsheng.editions.registry import find
from fengsheng.words import identity_name, say


def side_name(lang: str, preset: str, side: str) -> str:
    """A side by what its identities are called; those who play alone may have one each."""
    edition = find(preset)
    if side in edition.identities:
        return identity_name(lang, side)
    return say(lang, f"faction-{edition.factions[side]}")


def section(title: str, about: str, body: str) -> str:
    """A sheet of the page."""
    return f'<section><h2>{escape(title)}</h2><p class="about">{escape(about)}</p>{body}</section>\n'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], style: str = "") -> str:
    """Cells are HTML already; the first of a row is its head."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    kind = f' class="{style}"' if style else ""
    return f'<div class="wide"><table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def percent(rate: float, digits: int = 1) -> str:
    """A rate for readers."""
    return f"{100 * rate:.{digits}f} %"


def interval(ends: Sequence[float]) -> str:
    """The two ends of an interval of rates."""
    return f"{100 * ends[0]:.1f}–{100 * ends[1]:.1f} %"


def scale_for(highest: float) -> Scale:
    """From nothing to a round number above the highest."""
    top = next((top for top in (0.25, 0.5, 0.75) if highest <= top), 1.0)
    step = top / 5 if top in (0.25, 0.5) else 0.25
    ticks = tuple(round(step * n, 4) for n in range(round(top / step) + 1))
    return Scale(0.0, top, ticks)


def strips(
    rows: Sequence[tuple[str, Sequence[Mark], Sequence[str]]], scale: Scale, even: float | None = None
) -> str:
    """Rows of marks with a name before and values behind them, above one scale."""
    drawn = "".join(
        f'<div class="name">{escape(name)}</div>{strip(marks, scale, even)}'
        f'<div class="value">{"".join(f"<div>{escape(value)}</div>" for value in values)}</div>'
        for name, marks, values in rows
    )
    ticks = [percent(tick, 0) for tick in scale.ticks]
    return f'<div class="rows">{drawn}{axis(scale, ticks)}</div>'


def folded(summary: str, body: str) -> str:
    """What not everybody wants to see."""
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"
