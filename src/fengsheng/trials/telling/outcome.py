"""How it ended, or that it did not."""

from __future__ import annotations

from fengsheng.scenario.expect import Expect
from fengsheng.scenario.table import Table
from fengsheng.trials.telling.teller import Tell, Teller, clause
from fengsheng.words import end_reason

_NONE = "none"


def _somebody(name: str) -> Tell:
    """A list of people, or nobody."""

    def tell(t: Teller, table: Table, e: Expect) -> str:
        what = e.said["what"]
        if what == _NONE:
            return t.told(f"{name}-none")
        # in the order in which they stand there
        return t.told(name, who=t.people(t.words.seat(one, e.line) for one in what.split()))

    return tell


def _goes_on(t: Teller, table: Table, e: Expect) -> str:
    return t.told("goes-on")


def _reason(t: Teller, table: Table, e: Expect) -> str:
    return t.told("reason", why=clause(end_reason(t.lang, e.said["what"])))


def _rule(t: Teller, table: Table, e: Expect) -> str:
    return t.told("rule", rule=e.said["what"])


def _usurper(t: Teller, table: Table, e: Expect) -> str:
    if e.said["what"] is None:
        return t.told("usurper-none")
    robbed = t.people(t.words.seats(e.said["of"], e.line))
    return t.person("usurper", t.words.seat(e.said["what"], e.line), names=robbed)


TELL: dict[str, Tell] = {
    "winners": _somebody("winners"),
    "goes-on": _goes_on,
    "reason": _reason,
    "rule": _rule,
    "declarer": _somebody("declarers"),
    "declarers": _somebody("declarers"),
    "usurper": _usurper,
}
