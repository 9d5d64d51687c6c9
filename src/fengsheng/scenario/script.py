"""A line after `play:` as something to do or to check."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fengsheng.core.notation import SEATS
from fengsheng.scenario.actions import AllPass, Answer, Until
from fengsheng.scenario.expect import read_expect
from fengsheng.scenario.lines import Line
from fengsheng.scenario.offers import Asked, FromHere, NeverAsked, Offered
from fengsheng.scenario.words import Words

if TYPE_CHECKING:
    from fengsheng.scenario.scenario import Step

_SEAT = rf"(?P<seat>[{SEATS}])"
_ANSWER = re.compile(rf"{_SEAT}: ?(?P<text>.+)")
_UNTIL = re.compile(rf"until {_SEAT}")
_OFFERED = re.compile(rf"(?P<mode>offered|not offered|offered only) {_SEAT}: ?(?P<text>.+)")
_ASKED = re.compile(rf"(?P<no>not |never )?asked {_SEAT}( (?P<kind>[a-z_]+))?")


def read_step(line: Line, words: Words) -> Step:
    """The step that a line stands for."""
    text = line.text
    if text == "all pass":
        return AllPass(line)
    if (m := _ANSWER.fullmatch(text)) is not None:
        return Answer(line, words.seat(m["seat"], line), words.notation(m["text"], line))
    if (m := _UNTIL.fullmatch(text)) is not None:
        return Until(line, words.seat(m["seat"], line))
    if (m := _OFFERED.fullmatch(text)) is not None:
        notations = tuple(words.notation(part.strip(), line) for part in m["text"].split(","))
        return Offered(line, words.seat(m["seat"], line), notations, m["mode"])
    if (m := _ASKED.fullmatch(text)) is not None:
        kind = words.question_kind(m["kind"], line) if m["kind"] else ""
        seat = words.seat(m["seat"], line)
        if m["no"] == "never ":
            return NeverAsked(line, seat, kind)
        return Asked(line, seat, kind, not m["no"])
    if text == "from here":
        return FromHere(line)
    if text.startswith("expect "):
        return read_expect(line, words)
    raise line.wrong(
        f"{text!r} is neither action nor check; expected '甲: …', 'all pass', 'until 甲', 'offered 甲: …', "
        "'not offered 甲: …', 'offered only 甲: …', 'asked 甲', 'not asked 甲', 'never asked 甲', "
        "'from here' or 'expect …'"
    )
