"""How the game ended, or that it did not."""

from __future__ import annotations

import re

from fengsheng.core.frame import Result
from fengsheng.core.notation import SEATS
from fengsheng.scenario.denials import cannot_happen
from fengsheng.scenario.form import Form, Gap, Test, form, same, seat_names
from fengsheng.scenario.lines import Line
from fengsheng.scenario.pattern import read_pattern
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Words

Match = re.Match[str]


def _result(t: Table) -> Result | None:
    return t.game.result


def _winners(words: Words, line: Line, m: Match) -> Test:
    wanted = seat_names(words.seats(m["what"], line))

    def test(t: Table) -> Gap | None:
        result = _result(t)
        return same(wanted, "the game goes on" if result is None else seat_names(result.winners))

    return test


def _goes_on(words: Words, line: Line, m: Match) -> Test:
    return lambda t: same("the game goes on", "the game goes on" if _result(t) is None else _result(t))


def _reason(words: Words, line: Line, m: Match) -> Test:
    wanted = words.one_of("reason", m["what"], words.vocabulary.reasons, line)

    def test(t: Table) -> Gap | None:
        result = _result(t)
        return same(wanted, "the game goes on" if result is None else result.reason)

    return test


def _rule(words: Words, line: Line, m: Match) -> Test:
    wanted = words.rule(m["what"], line)

    def test(t: Table) -> Gap | None:
        result = _result(t)
        return same(wanted, "the game goes on" if result is None else result.rule)

    return test


def _declarer(words: Words, line: Line, m: Match) -> Test:
    wanted = "none" if m["what"] == "none" else SEATS[words.seat(m["what"], line)]

    def test(t: Table) -> Gap | None:
        result = _result(t)
        if result is None:
            return wanted, "the game goes on"
        return same(wanted, SEATS[result.declarer] if result.declarer >= 0 else "none")

    return test


def _declarers(words: Words, line: Line, m: Match) -> Test:
    """In the order in which they declared."""
    wanted = m["what"]
    words.seats(wanted, line)

    def test(t: Table) -> Gap | None:
        result = _result(t)
        if result is None:
            return wanted, "the game goes on"
        return same(wanted, " ".join(SEATS[seat] for seat in result.declarers) or "none")

    return test


def _usurper(words: Words, line: Line, m: Match) -> Test:
    """Who took the victory from whom; nobody from nobody."""
    wanted = "none" if m["what"] is None else SEATS[words.seat(m["what"], line)]
    robbed = "none" if m["of"] is None else seat_names(words.seats(m["of"], line))
    if words.vocabulary.event("usurp") is None:
        raise line.wrong("in this edition nobody ever takes a victory away")
    theft = read_pattern("usurp", words, line)

    def test(t: Table) -> Gap | None:
        result = _result(t)
        if result is None:
            return f"{wanted} of {robbed}", "the game goes on"
        if wanted == "none" and (reason := cannot_happen(t, theft)):
            return "somebody could have taken the victory", reason
        usurper = SEATS[result.usurper] if result.usurper >= 0 else "none"
        return same(f"{wanted} of {robbed}", f"{usurper} of {seat_names(result.usurped)}")

    return test


FORMS: tuple[Form, ...] = (
    form("winners", "winners 甲 丙|none", r"winners <what:L>", _winners),
    form("goes-on", "game goes on", r"game goes on", _goes_on),
    form("reason", "reason WORDS", r"reason (?P<what>.+)", _reason),
    form("rule", "rule ID", r"rule (?P<what>\S+)", _rule),
    form("declarer", "declarer 甲|none", rf"declarer (?P<what>none|[{SEATS}])", _declarer),
    form("declarers", "declarers 甲 丙|none", r"declarers <what:L>", _declarers),
    form(
        "usurper",
        "usurper 甲 of 乙 丙|none",
        rf"usurper (?:(?P<what>[{SEATS}]) of (?P<of>[{SEATS}](?: [{SEATS}])*)|none)",
        _usurper,
    ),
)
