"""What happened, in the words of the log; what did not, in words of its own."""

from __future__ import annotations

from fengsheng.core.vocabulary import CARD, SKILL
from fengsheng.scenario.expect import Expect
from fengsheng.scenario.happenings import fitting, in_order, read_order
from fengsheng.scenario.pattern import Pattern, read_pattern
from fengsheng.scenario.table import Table
from fengsheng.trials.telling.teller import Tell, Teller, clause
from fengsheng.words import item_name


def _event(t: Teller, table: Table, e: Expect) -> str:
    return t.event(t.opened(fitting(table, read_pattern(e.said["what"], t.words, e.line))[0]))


def _no_event(t: Teller, table: Table, e: Expect) -> str:
    return _denied(t, read_pattern(e.said["what"], t.words, e.line))


def _denied(t: Teller, pattern: Pattern) -> str:
    """It has not happened: nobody did it, or whoever it is about did not."""
    by, on = pattern.by, pattern.on
    what = _deed(t, pattern, by is None)
    details = [
        *([t.told("detail-count", n=pattern.count)] if pattern.count is not None else []),
        *([t.cards(pattern.cards)] if pattern.cards is not None else []),
        *([pattern.rule] if pattern.rule is not None else []),
    ]
    for detail in details:
        what = t.told("detail", what=what, detail=detail)
    if on is not None:
        what = t.told("done-to", what=what, name=t.names[on])
    return t.told("nobody", what=what) if by is None else t.person("not-done", by, what=what)


def _deed(t: Teller, pattern: Pattern, nobody: bool) -> str:
    """What could have been done. English puts its verb otherwise behind 'nobody'."""
    kind, word = pattern.kind, pattern.word
    args = {"me": "yes" if nobody else "no"}
    if word is None:
        return t.told(f"did-{kind.name}", **args)
    if SKILL in kind.words or CARD in kind.words:
        return t.told(f"did-{kind.name}-item", item=item_name(t.lang, word), **args)
    return t.told(f"did-{kind.name}-{word}", **args)


def _several(t: Teller, table: Table, e: Expect) -> str:
    pattern = read_pattern(e.said["what"], t.words, e.line)
    found = fitting(table, pattern)
    if not found:
        return _denied(t, pattern)
    first, *others = dict.fromkeys(clause(t.event(t.opened(event))) for event in found)
    what = t.told("several-alike", what=first) if others else first
    return t.told("several", what=what, n=len(found))


def _order(t: Teller, table: Table, e: Expect) -> str:
    events = in_order(table, read_order(e.said["what"], t.words, e.line))
    told = [clause(t.event(t.opened(event))) for event in events]
    text = told[0]
    for more in told[1:]:
        text = t.told("then", a=text, b=more)
    return t.told("order", what=text)


TELL: dict[str, Tell] = {
    "event": _event,
    "no-event": _no_event,
    "several": _several,
    "order": _order,
}
