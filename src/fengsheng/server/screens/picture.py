"""A moment of a game that is over as a picture: SVG, with nothing in it but forms and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, Final
from unicodedata import east_asian_width
from xml.sax.saxutils import escape

from fengsheng.core.view import UNKNOWN
from fengsheng.words import say
from fengsheng.words.terms import card_name, character_name, colours_of

WIDTH, HEIGHT = 1000, 620
_MIDDLE: Final = (500.0, 268.0)
_ROUND: Final = (392.0, 178.0)  # from there to the seats
_PLATE: Final = (176, 62)
_CARD: Final = (44, 60)
_INK: Final = {"red": "#ae2a1e", "blue": "#1b4f8a", "black": "#211f1c"}
_SERIF: Final = "'Noto Serif TC','Noto Serif SC','Songti TC',serif"
_SANS: Final = "'Noto Sans TC','Noto Sans SC',sans-serif"


@dataclass(frozen=True)
class Picture:
    """What is drawn: a view, what its players are called, and what is said about it."""

    view: Mapping[str, Any]
    names: Sequence[str]
    lang: str
    head: str
    """Which moment this is, and whose eyes."""
    lines: Sequence[str]
    """What has just happened."""

    def svg(self) -> str:
        """The whole of it."""
        view = self.view
        seats = [self._seat(seat) for seat in view["seats"]]
        told = "\n".join([self.head, *self.lines])
        return "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                f'width="{WIDTH}" height="{HEIGHT}" role="img" lang="{self.lang}">',
                f"<title>{escape(told)}</title>",
                '<defs><radialGradient id="felt" cx=".45" cy=".4" r=".75"><stop stop-color="#4a5b51"/>'
                '<stop offset=".45" stop-color="#37463f"/><stop offset="1" stop-color="#141a18"/>'
                "</radialGradient></defs>",
                f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#felt)"/>',
                f'<ellipse cx="{_MIDDLE[0]}" cy="{_MIDDLE[1]}" rx="{_ROUND[0] * 0.72:.0f}" '
                f'ry="{_ROUND[1] * 0.66:.0f}" fill="none" stroke="#ffffff40" stroke-width="2" '
                'stroke-dasharray="2 9"/>',
                *seats,
                self._under_way(),
                self._in_use(),
                self._said(),
                "</svg>",
            )
        )

    def _place(self, seat: int) -> tuple[float, float]:
        """The middle of a plate: whose eyes these are below, the right neighbour to the right of it."""
        count = len(self.view["seats"])
        angle = 2 * pi * ((seat - (self.view["me"] or 0)) % count) / count
        return _MIDDLE[0] + _ROUND[0] * sin(angle), _MIDDLE[1] + _ROUND[1] * cos(angle)

    def _seat(self, seat: Mapping[str, Any]) -> str:
        x, y = self._place(seat["seat"])
        left, top = x - _PLATE[0] / 2, y - _PLATE[1] / 2
        out = seat["status"] != "in"
        turn = self.view["turn"] == seat["seat"] and self.view["turn_no"] > 0
        edge = "#ffc861" if turn else "#6f6344"
        who = seat["character"]
        played = character_name(self.lang, who if isinstance(who, str) else UNKNOWN)
        hand = say(self.lang, "picture-hand", n=seat["hand"])
        counts = "".join(
            _form(colour, left + 14 + 38 * i, top + 48) + _text(left + 24 + 38 * i, top + 53, str(n), 14)
            for i, (colour, n) in enumerate(zip(_INK, seat["colours"], strict=True))
        )
        return (
            f'<g opacity="{0.55 if out else 1}">'
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{_PLATE[0]}" height="{_PLATE[1]}" rx="2" '
            f'fill="{"#a79a78" if out else "#dccea9"}" stroke="{edge}" stroke-width="{3 if turn else 1}"/>'
            + _text(left + 10, top + 19, _cut(self.names[seat["seat"]], 9.5), 16, weight=700)
            + _text(left + 10, top + 36, _cut(played, 12), 12, fill="#463f33")
            + counts
            + _text(left + _PLATE[0] - 8, top + 53, hand, 12, anchor="end", fill="#463f33")
            + "</g>"
        )

    def _under_way(self) -> str:
        """The message that is on its way: where it has come from, and in front of whom it lies."""
        transit = self.view["transit"]
        if not transit:
            return ""
        (x0, y0), (x1, y1) = self._place(transit["sender"]), self._place(transit["position"])
        x, y = x1 + (_MIDDLE[0] - x1) * 0.38, y1 + (_MIDDLE[1] - y1) * 0.38
        start = (x0 + (_MIDDLE[0] - x0) * 0.3, y0 + (_MIDDLE[1] - y0) * 0.3)
        way = (
            f'<path d="M{start[0]:.0f} {start[1]:.0f}Q{_MIDDLE[0]} {_MIDDLE[1]} {x:.0f} {y:.0f}" fill="none" '
        )
        way += 'stroke="#ffc861" stroke-width="3"/>'
        return way + self._card(transit["card"], x, y)

    def _in_use(self) -> str:
        """The cards and skills that wait to take effect, in the middle."""
        used = [item for item in self.view["stack"] if item["name"] != "window"][-3:]
        found = []
        for i, item in enumerate(used):
            x = _MIDDLE[0] + (i - (len(used) - 1) / 2) * 96
            card = item.get("card") or next(iter(item.get("cards", ())), UNKNOWN)
            found.append(self._card(card, x, _MIDDLE[1] - 8))
            name = _cut(self.names[item["by"]], 6)
            found.append(_text(x, _MIDDLE[1] + 42, name, 13, anchor="middle", fill="#fbf5e6"))
        return "".join(found)

    def _card(self, face: str, x: float, y: float) -> str:
        left, top = x - _CARD[0] / 2, y - _CARD[1] / 2
        known = face != UNKNOWN
        box = (
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{_CARD[0]}" height="{_CARD[1]}" rx="3" '
            f'fill="{"#f3ead6" if known else "#26312d"}" stroke="#d6b36a" stroke-width="1.5"/>'
        )
        if not known:
            return box + _text(x, y + 6, "風", 18, anchor="middle", fill="#d6b36a", family=_SERIF)
        forms = "".join(
            _form(colour, x - 8 * (len(colours_of(face)) - 1) + 16 * i, top + 13)
            for i, colour in enumerate(colours_of(face.removesuffix("*")))
        )
        name = card_name(self.lang, face).partition("（")[0].partition(" (")[0]
        return (
            box + forms + _text(x, top + 42, _cut(name, 3.4), 12, anchor="middle", weight=700, family=_SERIF)
        )

    def _said(self) -> str:
        """The strip of paper below: which moment, and what has happened."""
        top = HEIGHT - 116
        lines = [line for text in self.lines for line in _wrapped(text, 56)][-3:]
        return (
            f'<rect x="28" y="{top}" width="{WIDTH - 56}" height="96" fill="#f3ead6"/>'
            + _text(46, top + 22, self.head, 14, fill="#5d5546")
            + "".join(_text(46, top + 45 + 21 * i, line, 16, family=_SERIF) for i, line in enumerate(lines))
            + _text(WIDTH - 46, top + 22, "風聲", 16, anchor="end", weight=700, family=_SERIF)
        )


def _text(
    x: float,
    y: float,
    said: str,
    size: int,
    *,
    anchor: str = "start",
    weight: int = 400,
    fill: str = "#1d1b18",
    family: str = _SANS,
) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="{family}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(said)}</text>'
    )


def _form(colour: str, x: float, y: float) -> str:
    """A colour keeps its form: round, a diamond, a square."""
    ink = _INK[colour]
    if colour == "red":
        return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="6" fill="{ink}"/>'
    if colour == "blue":
        return f'<path d="M{x:.0f} {y - 7:.0f}l7 7l-7 7l-7 -7z" fill="{ink}"/>'
    return f'<rect x="{x - 5:.0f}" y="{y - 5:.0f}" width="10" height="10" fill="{ink}"/>'


def _wide(letter: str) -> float:
    """How wide a letter is, as a share of its height."""
    return 1.0 if east_asian_width(letter) in "WFA" else 0.55


def _cut(text: str, room: float) -> str:
    """As much of it as fits."""
    wide = 0.0
    for i, letter in enumerate(text):
        wide += _wide(letter)
        if wide > room:
            return text[: max(1, i - 1)] + "…"
    return text


def _wrapped(text: str, room: float) -> list[str]:
    """Lines that fit: broken between words, or anywhere between Chinese characters."""
    lines, line, wide = [], "", 0.0
    for letter in text:
        line += letter
        wide += _wide(letter)
        if wide <= room:
            continue
        at = line.rfind(" ") + 1 if _wide(letter) < 1 and " " in line else len(line) - 1
        lines.append(line[:at].rstrip())
        line = line[at:]
        wide = sum(map(_wide, line))
    return [*lines, line] if line else lines
