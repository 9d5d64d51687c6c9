"""Charts in SVG. What must stay readable on a phone has its text in the page: strips are as wide as there is
room, with places in per cent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROW = 16  # pixels a mark
KINDS = 6  # colours there are


class Mark(NamedTuple):
    """A value with its interval, of one bot."""

    bot: int
    value: float
    low: float
    high: float


class Scale(NamedTuple):
    """Where values lie on a strip."""

    low: float
    high: float
    ticks: tuple[float, ...]
    log: bool = False

    def at(self, value: float) -> float:
        """In per cent; what lies outside is at the end."""
        low, high = self.low, self.high
        value = min(max(value, low), high)
        if self.log:
            return round(100 * math.log(value / low) / math.log(high / low), 2)
        return round(100 * (value - low) / (high - low), 2)


def colour(bot: int) -> str:
    """The class with the colour of a bot."""
    return f"b{bot % KINDS}"


def dot(bot: int, x: str, y: float) -> str:
    """The mark of a bot: nobody needs to see its colour to know it."""
    shapes = (
        f'<circle class="dot" r="5.5" cx="{x}" cy="{y}"/>',
        _turned(x, y, '<rect class="dot" x="-5" y="-5" width="10" height="10"/>'),
        _turned(x, y, '<path class="dot" d="M0-6.5 6.5 0 0 6.5-6.5 0z"/>'),
        _turned(x, y, '<path class="dot" d="M0-6 6 5-6 5z"/>'),
        _turned(x, y, '<path class="dot" d="M0 6 6-5-6-5z"/>'),
        _turned(x, y, '<path class="dot" d="M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/>'),
    )
    return shapes[bot % KINDS]


def _turned(x: str, y: float, shape: str) -> str:
    """A shape round a place in per cent: only a nested picture can be put there."""
    return f'<svg x="{x}" y="{y}" overflow="visible">{shape}</svg>'


def marked(bot: int, name: str) -> str:
    """A bot's name behind its mark."""
    mark = (
        f'<svg class="mark {colour(bot)}" viewBox="-8 -8 16 16" aria-hidden="true">{dot(bot, "0", 0)}</svg>'
    )
    return mark + escape(name)


def key(names: Sequence[str]) -> str:
    """Which mark is whose."""
    items = "".join(f"<li>{marked(bot, name)}</li>" for bot, name in enumerate(names))
    return f'<ul class="key">{items}</ul>'


def strip(marks: Sequence[Mark], scale: Scale, even: float | None = None) -> str:
    """One row of values, a line each."""
    height = ROW * max(len(marks), 1)
    parts = [
        f'<line class="grid" x1="{scale.at(tick)}%" x2="{scale.at(tick)}%" y1="0" y2="{height}"/>'
        for tick in scale.ticks
    ]
    if even is not None:
        at = scale.at(even)
        parts.append(f'<line class="even" x1="{at}%" x2="{at}%" y1="0" y2="{height}"/>')
    for place, mark in enumerate(marks):
        y = ROW * place + ROW / 2
        low, middle, high = (f"{scale.at(value)}%" for value in (mark.low, mark.value, mark.high))
        parts.append(
            f'<g class="{colour(mark.bot)}"><line class="whisker" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
            f"{dot(mark.bot, middle, y)}</g>"
        )
    return f'<svg class="strip" height="{height}" aria-hidden="true">{"".join(parts)}</svg>'


def axis(scale: Scale, words: Sequence[str]) -> str:
    """The scale below the strips."""
    parts = []
    for tick, word in zip(scale.ticks, words, strict=True):
        at = scale.at(tick)
        anchor = "start" if at < 3 else "end" if at > 97 else "middle"
        parts.append(f'<text x="{at}%" y="14" text-anchor="{anchor}">{escape(word)}</text>')
    return f'<svg class="strip axis" height="20" aria-hidden="true">{"".join(parts)}</svg>'


def stacked(parts: Sequence[float]) -> str:
    """Shares of a whole, side by side."""
    drawn, at = [], 0.0
    whole = max(sum(parts), 1e-9)  # where two sides win the same game, shares are more than a whole
    for number, part in enumerate(one / whole for one in parts):
        drawn.append(
            f'<rect class="part{number}" x="{100 * at:.2f}%" width="{100 * part:.2f}%" y="2" height="14"/>'
        )
        at += part
    return f'<svg class="strip" height="18" aria-hidden="true">{"".join(drawn)}</svg>'


def bars(shares: Sequence[tuple[int, float]]) -> str:
    """Shares of one each, a bar a bot."""
    drawn = "".join(
        f'<rect class="track" width="100%" y="{ROW * place + 4}" height="8" rx="2"/>'
        f'<g class="{colour(bot)}"><rect class="bar" width="{100 * share:.1f}%" y="{ROW * place + 4}" '
        f'height="8" rx="2"/></g>'
        for place, (bot, share) in enumerate(shares)
    )
    return f'<svg class="strip" height="{ROW * len(shares)}" aria-hidden="true">{drawn}</svg>'


def columns(counts: Sequence[tuple[float, int]], bot: int, labels: Sequence[str], title: str) -> str:
    """A histogram: every column with its label below, as far as there is room."""
    most = max((count for _, count in counts), default=1)
    width = 100 / max(len(counts), 1)
    every = max(1, math.ceil(len(counts) / 7))
    drawn = []
    for place, ((_, count), label) in enumerate(zip(counts, labels, strict=True)):
        height = 84 * count / most
        drawn.append(
            f'<rect class="bar" x="{place * width + width * 0.08:.2f}%" width="{width * 0.84:.2f}%" '
            f'y="{90 - height:.1f}" height="{height:.1f}"/>'
        )
        if place % every == 0:
            drawn.append(
                f'<text x="{(place + 0.5) * width:.2f}%" y="106" text-anchor="middle">{escape(label)}</text>'
            )
    return (
        f'<svg class="strip {colour(bot)}" height="110" role="img" aria-label="{escape(title)}">'
        f'<line class="rule" x1="0" x2="100%" y1="90.5" y2="90.5"/>{"".join(drawn)}</svg>'
    )


SIDE = 280
PAD = 38


class Square:
    """Axes with curves in them; as wide as a phone."""

    def __init__(
        self, title: str, x: tuple[float, float], y: tuple[float, float], height: int = SIDE
    ) -> None:
        self._title = title
        self._x, self._y = x, y
        self._height = height
        self._parts: list[str] = []

    def _at(self, x: float, y: float) -> tuple[float, float]:
        across = PAD + (SIDE - PAD) * (x - self._x[0]) / (self._x[1] - self._x[0])
        up = (self._height - 30) * (1 - (y - self._y[0]) / (self._y[1] - self._y[0])) + 6
        return round(across, 1), round(up, 1)

    def ticks(self, x: Sequence[tuple[float, str]], y: Sequence[tuple[float, str]]) -> None:
        """Numbers beside and below."""
        for value, word in y:
            left, at = self._at(self._x[0], value)
            right, _ = self._at(self._x[1], value)
            self._parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{at}" y2="{at}"/>')
            self._parts.append(f'<text x="{PAD - 6}" y="{at + 4}" text-anchor="end">{escape(word)}</text>')
        for value, word in x:
            at, _ = self._at(value, self._y[0])
            anchor = "end" if at > SIDE - 8 else "middle"
            self._parts.append(
                f'<text x="{at}" y="{self._height - 6}" text-anchor="{anchor}">{escape(word)}</text>'
            )

    def line(self, points: Sequence[tuple[float, float]], style: str) -> None:
        """A curve."""
        path = " ".join(f"{x},{y}" for x, y in (self._at(*point) for point in points))
        self._parts.append(f'<polyline class="{style}" points="{path}"/>')

    def dots(self, points: Sequence[tuple[float, float]], bot: int) -> None:
        """Marks of a bot."""
        for point in points:
            x, y = self._at(*point)
            self._parts.append(f'<g class="{colour(bot)}">{dot(bot, str(x), y)}</g>')

    def drawn(self) -> str:
        """The chart."""
        return (
            f'<svg class="chart" viewBox="0 0 {SIDE + 8} {self._height}" role="img" '
            f'aria-label="{escape(self._title)}">{"".join(self._parts)}</svg>'
        )
